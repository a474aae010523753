import { verbs } from '../asking/flow.ts';
import type { OrderSubject, Seat } from '../asking/request.ts';
import { type Flow, type PlayableAside, type Table, workingsOf } from '../asking/table.ts';
import { isOrderGiven, type OrderGiven, ORDERS } from './answer.ts';
import {
  type AnyInterrupts,
  type Interrupts,
  numberOf,
  type StandingOrder,
  subjectsOf,
  termOf,
  wordOf,
} from './orders.ts';

/** How orders are given: by the way, whenever anybody is asked anything; in one answer, or from question to question. */

const { choose, amount } = verbs<unknown, string>();

export function ordersAside<S>(interrupts: Interrupts<S, object>, t: Table<S>): PlayableAside<S>[] {
  const seats = interrupts.seats(t.state);
  if (seats.length === 0) return [];
  return [
    {
      means: ORDERS,
      seats,
      rule: interrupts.rule,
      label: { key: 'orders' },
      standing: true,
      orders: (seat) => orderable(interrupts, t.state, seat),
      play: (table, seat, said) =>
        isOrderGiven(said) ? giveAtOnce(interrupts, table, seat, said) : giveOrders(interrupts, table, seat),
    },
  ];
}

/** What a seat can order now, and what it has ordered. */
function orderable<S>(interrupts: Interrupts<S, object>, state: S, seat: Seat): OrderSubject[] {
  const given = interrupts.orders(state)[seat] ?? {};
  return subjectsOf(interrupts, state, seat).map(({ about, words }) => ({
    about,
    order: given[about] ?? null,
    words: words.map((word) => wordOffered(interrupts, word)),
  }));
}

function wordOffered({ kinds }: AnyInterrupts, word: string): OrderSubject['words'][number] {
  const term = termOf(kinds, word);
  return term === undefined ? { word } : { word, says: term.says, ...term.amount };
}

// oxlint-disable-next-line require-yield
function* giveAtOnce<S>(interrupts: Interrupts<S, object>, t: Table<S>, seat: Seat, given: OrderGiven): Flow<void> {
  give(interrupts, t, seat, given);
}

function* giveOrders<S>(interrupts: Interrupts<S, object>, t: Table<S>, seat: Seat): Flow<void> {
  const { rule, open } = interrupts;
  const common = { rule, quiet: interrupts.seats(t.state), ...(open ? undefined : { secret: true }) } as const;
  const others = { key: 'orders.others', params: { seat } };
  for (;;) {
    const subjects = orderable(interrupts, t.state, seat);
    const what: string = yield* choose(t, seat, {
      ...common,
      prompt: { key: 'orders.what' },
      others,
      options: [
        { means: 'done', label: { key: 'orders.done' } },
        ...subjects.map(({ about, order }) => ({
          means: about,
          label: saying('orders.subject', about, order ?? 'ask'),
        })),
      ],
    });
    const subject = subjects.find(({ about }) => about === what);
    if (subject === undefined) return;
    const { about } = subject;
    const word: string = yield* choose(t, seat, {
      ...common,
      prompt: { key: 'orders.how', params: { subject: about } },
      others,
      options: [
        ...subject.words.map((one) => ({
          means: one.word,
          label: { key: one.min === undefined ? 'orders.word' : 'orders.word.n', params: { order: one.word } },
        })),
        ...(subject.order === null ? [] : [{ means: WITHDRAW, label: { key: 'orders.withdraw' } }]),
      ],
    });
    const { min, max } = subject.words.find((one) => one.word === word) ?? {};
    const n =
      min === undefined || max === undefined
        ? null
        : yield* amount(t, seat, {
            ...common,
            prompt: { key: 'orders.amount', params: { subject: about, order: word } },
            others,
            min,
            max,
          });
    const order = word === WITHDRAW ? null : n === null ? word : { word, n };
    give(interrupts, t, seat, { aside: ORDERS, about, order });
  }
}
const WITHDRAW = 'withdraw';

/** Where orders are hidden, only their owner reads of them. */
function give<S>(interrupts: Interrupts<S, object>, t: Table<S>, seat: Seat, { about, order }: OrderGiven): void {
  const all = interrupts.orders(t.state);
  const own = { ...all[seat] };
  if (order === null) delete own[about];
  else own[about] = order;
  if (Object.keys(own).length === 0) delete all[seat];
  else all[seat] = own;
  const { key, params } =
    order === null ? { key: 'orders.withdrawn', params: { subject: about } } : saying('orders.given', about, order);
  workingsOf(t).happened(interrupts.rule, key, { seat, ...params }, interrupts.open ? undefined : { to: [seat] });
}

/** A message about a subject and what is ordered, with its number where it has one. */
function saying(key: string, subject: string, order: StandingOrder) {
  const params = { subject, order: wordOf(order) };
  return typeof order === 'string' ? { key, params } : { key: `${key}.n`, params: { ...params, n: numberOf(order) } };
}

/**
 * What orders say, for a game's own texts. The game adds `subject.…` for what they are about and `order.…` for each of its
 * words, and for a word with a number what is counted: `order-unit.…`.
 */
export const ORDER_TEXTS = {
  orders: 'Standing orders',
  'orders.others': '{seat:seat} gives standing orders',
  'orders.what': 'Which standing order do you want to change?',
  'orders.done': 'That is all',
  'orders.subject': '{subject:subject}: {order:order}',
  'orders.subject.n': '{subject:subject}: {order:order} {n} {order:order-unit}',
  'orders.how': '{subject:subject}',
  'orders.word': '{order:order}',
  'orders.word.n': '{order:order} … {order:order-unit}',
  'orders.amount': '{subject:subject}: {order:order} how many {order:order-unit}?',
  'orders.withdraw': 'Withdraw the order',
  'orders.given': '{seat:seat} gives a standing order. {subject:subject}: {order:order}.',
  'orders.given.n': '{seat:seat} gives a standing order. {subject:subject}: {order:order} {n} {order:order-unit}.',
  'orders.withdrawn': '{seat:seat} withdraws a standing order. {subject:subject}: asks as usual.',
  'orders.carried': '{seat:seat} had ordered it. {subject:subject}: {order:order}.',
  'orders.carried.n': '{seat:seat} had ordered it. {subject:subject}: {order:order} {n} {order:order-unit}.',
  'orders.passed': 'Your order lets it pass. {subject:subject}: {order:order}.',
  'orders.passed.n': 'Your order lets it pass. {subject:subject}: {order:order} {n} {order:order-unit}.',
  'order.ask': 'always ask',
  'order.never': 'never ask',
  'order.always': 'do it whenever possible',
} as const;

export const orderSaid = saying;
