import {
  type Answer,
  allowedFor,
  asidesFor,
  canonical,
  copy,
  type Json,
  type Match,
  ORDERS,
  type OrderSubject,
  type Seat,
} from '../index.ts';
import { difference, firstFound, type Law } from './broken.ts';

/** A standing order changes who is asked later and nothing else: not the question that is open, and not what is legal. */
export const ordersChangeNothingElse: Law = ({ match, below }) =>
  firstFound(match.seats, (seat) => {
    const subjects = orderable(match, seat);
    const subject = subjects[below(Math.max(1, subjects.length))];
    if (subject === undefined) return null;
    const fork = match.fork();
    const order = someOrder(subject, below);
    const result = fork.answer(seat, order);
    if (!result.ok) return `${seat} ${JSON.stringify(order)}: ${result.refusal.message}`;
    const said = `after ${JSON.stringify(order)} of ${seat}`;
    return (
      difference(said, offered(fork), offered(match)) ??
      difference(said, besideOrders(fork), besideOrders(match)) ??
      firstFound(
        match.seats.filter((other) => other !== seat),
        (other) =>
          difference(`orders of ${other} ${said}`, orderable(fork, other) as never, orderable(match, other) as never),
      )
    );
  });

function orderable(match: Match, seat: Seat): readonly OrderSubject[] {
  if (match.request === null) return [];
  return asidesFor(match.request, seat).flatMap(({ orders }) => orders?.(seat) ?? []);
}

function someOrder({ about, words }: OrderSubject, below: (n: number) => number): Answer {
  const { word, min, max } = words[below(words.length)] as OrderSubject['words'][number];
  const order = min === undefined || max === undefined ? word : { word, n: min + below(max - min + 1) };
  return { aside: ORDERS, about, order };
}

/** What is asked, of whom, and what each may answer. */
function offered({ request, seats, waitingFor }: Match): Json {
  if (request === null) return null;
  const { prompt, rule, kind, mode } = request;
  const may = Object.fromEntries(seats.map((seat) => [seat, allowedFor(request, seat)]));
  return { prompt: prompt as never, rule, kind, mode, waitingFor: [...waitingFor], may };
}

/** The state without the orders. */
function besideOrders({ game, state }: Match): string {
  const mine = copy(state);
  const orders = game.interrupts?.orders(mine) ?? {};
  for (const seat of Object.keys(orders)) delete orders[seat];
  return canonical(mine as Json);
}
