import type { Option } from '../../kernel/index.ts';
import { beginCombat } from './combat.ts';
import { mayPay } from './damage.ts';
import { discardCard, removeCard, roomBySwap } from './inventory.ts';
import { useItem, usableItems } from './items.ts';
import { usePerk } from './perks.ts';
import { hasRoomFor, perksAt, person, type State, type Table } from './state.ts';
import { choose, emit, type Flow, type Seat } from './table.ts';
import type { CardId } from './words.ts';

/** WAV.TRADE.3, WAV.TRADE.10: in no order, until everyone has declared to be done. */
export function* trade(t: Table): Flow<void> {
  const open = t.state.seats.filter((seat) => !t.state.done.includes(seat));
  if (open.length === 0) return yield* beginCombat(t);
  const { seat, answer } = yield* choose(t, { any: open }, () => ({
    rule: 'WAV.TRADE.3',
    prompt: { key: 'wave.trade' },
    options: tradeOptions(t.state, open),
  }));
  const [what = '', id = ''] = parts(answer);
  if (what === 'give') return yield* offer(t, seat, id);
  if (what === 'use') return yield* useItem(t, seat, id); // WAV.HEAL.3
  if (what === 'perk') return yield* usePerk(t, seat, id);
  t.state.done.push(seat);
  emit(t, 'WAV.TRADE.2', 'wave.trade.finished', { seat });
}

export const parts = (answer: string): string[] => answer.split(':');

function tradeOptions(state: State, open: readonly Seat[]): Option[] {
  const options: Option[] = [{ id: 'done' }];
  const offered = new Map<string, Option & { seats: Seat[] }>();
  const add = (seat: Seat, id: string, option: Omit<Option, 'id'>): void => {
    const found = offered.get(id);
    if (found === undefined) offered.set(id, { id, ...option, seats: [seat] });
    else found.seats.push(seat);
  };
  for (const seat of open) {
    for (const card of usableItems(state, seat, ['ownTurnOrTrade'])) {
      add(seat, `use:${card}`, { label: { key: 'wave.use', params: { card } }, about: { card } });
    }
    for (const perk of perksAt(state, seat, 'trade')) {
      if (mayPay(state, seat, perk.cost))
        add(seat, `perk:${perk.id}`, { label: { key: 'wave.perk.use', params: { perk: perk.id } } });
    }
    if (!mayGive(state, seat)) continue;
    for (const card of new Set(person(state, seat).inventory)) {
      add(seat, `give:${card}`, { label: { key: 'wave.trade.give', params: { card } }, about: { card } });
    }
  }
  return [...options, ...offered.values()];
}

/** WAV.TRADE.4: one item each; WAV.TRADE.11: alone there is nobody to give to. */
const mayGive = (state: State, seat: Seat): boolean => state.seats.length > 1 && !state.gave.includes(seat);

/** WAV.TRADE.1, WAV.TRADE.7: one card of any kind, of a stack one; tokens and survivors are no cards (WAV.TRADE.8). */
function* offer(t: Table, giver: Seat, card: CardId): Flow<void> {
  const others = t.state.seats.filter((seat) => seat !== giver);
  const receiver = yield* choose(t, giver, {
    rule: 'WAV.TRADE.1',
    prompt: { key: 'wave.trade.whom', params: { card } },
    options: others.map((id) => ({ id, label: { key: 'wave.seat', params: { seat: id } }, about: { seat: id } })),
    quiet: [giver],
  });
  const way = yield* choose(t, receiver, () => ({
    rule: hasRoomFor(t.state, receiver, card) ? 'WAV.TRADE.5' : 'WAV.TRADE.9',
    prompt: { key: 'wave.trade.offer', params: { card, giver } },
    options: [
      ...(hasRoomFor(t.state, receiver, card) ? [{ id: 'accept' }] : roomBySwap(t.state, receiver, card)),
      { id: 'refuse' },
    ],
    facts: { card },
    quiet: [giver],
  }));
  if (way === 'refuse') {
    emit(t, 'WAV.TRADE.5', 'wave.trade.refused', { giver, receiver, card });
    return;
  }
  if (way !== 'accept') discardCard(t, receiver, way.slice('swap:'.length), 'WAV.TRADE.9');
  removeCard(t.state, giver, card);
  person(t.state, receiver).inventory.push(card);
  t.state.gave.push(giver); // WAV.TRADE.4; nothing is owed in return: WAV.TRADE.6
  t.state.done = t.state.done.filter((seat) => seat !== receiver); // an accepted gift opens the phase again for its receiver
  emit(t, 'WAV.TRADE.1', 'wave.trade.given', { giver, receiver, card });
}
