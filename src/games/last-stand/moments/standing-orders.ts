import type { Option, PlayableAside } from '../../../kernel/index.ts';
import { askingIn, CONDITIONS_FOR, type Order, type Orders, WINDOWS, windowsOf } from './orders.ts';
import { lastingOf } from './sources.ts';
import type { State } from '../state.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { isChoice } from './windows.ts';

/** DLS.SPEC.5: standing orders can be given and changed whenever anybody is asked anything. */
export function ordersAside(state: State): PlayableAside<State>[] {
  if (state.phase === 'muster' || state.phase === 'deploy') return [];
  return [
    {
      id: 'orders',
      seats: state.seats,
      rule: 'DLS.SPEC.5',
      label: { key: 'ls.orders' },
      standing: true,
      play: giveOrders,
    },
  ];
}

interface Subject {
  readonly id: string;
  readonly orders: readonly Order[];
  readonly option: Option;
}

function* giveOrders(t: Table, seat: Seat): Flow<void> {
  for (;;) {
    const subjects = subjectsFor(t.state, seat);
    const what = yield* choose(t, seat, {
      rule: 'DLS.SPEC.5',
      prompt: { key: 'ls.orders.what' },
      options: [{ id: 'done', label: { key: 'ls.orders.done' } }, ...subjects.map(({ option }) => option)],
      quiet: t.state.seats, // one at a time
    });
    const subject = subjects.find(({ id }) => id === what);
    if (subject === undefined) return;
    const order = yield* choose(t, seat, {
      rule: 'DLS.SPEC.5',
      prompt: { key: 'ls.orders.how', params: { subject: subject.id } },
      options: subject.orders.map((id) => ({ id, label: { key: `ls.order.${id}` } })),
      quiet: t.state.seats, // one at a time
    });
    const own: Orders = { ...t.state.orders[seat], [subject.id]: order as Order };
    t.state.orders[seat] = own;
    emit(t, 'DLS.SPEC.5', 'ls.ordered', { seat, subject: subject.id, order });
  }
}

/** Every kind of moment, and every card and skill of the player's Rangers that has its say in one. */
function subjectsFor(state: State, seat: Seat): Subject[] {
  const given = state.orders[seat] ?? {};
  const subject = (id: string, orders: readonly Order[]): Subject => ({
    id,
    orders,
    option: { id, label: { key: 'ls.orders.subject', params: { subject: id, order: given[id] ?? 'ask' } } },
  });
  const windows = WINDOWS.map((window) => subject(`window:${window}`, askingIn([window])));
  const cards = state.rangers
    .filter((ranger) => ranger.seat === seat)
    .flatMap((ranger) =>
      lastingOf(state, ranger).flatMap((source) => {
        const kinds = source.abilities
          .filter((ability) => isChoice({ id: '', ranger, source, ability }))
          .flatMap(windowsOf);
        const conditions = [...new Set(kinds.flatMap((window) => [...CONDITIONS_FOR[window]]))];
        return kinds.length === 0 ? [] : [subject(`card:${source.key}`, [...askingIn(kinds), ...conditions])];
      }),
    );
  return [...windows, ...cards];
}
