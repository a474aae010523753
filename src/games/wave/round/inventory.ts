import { BrokenTable } from '../../../kernel/index.ts';
import { stackOf } from '../cards/cards.ts';
import type { WaveAside } from '../means.ts';
import { type Meanwhile, placedCardOffer } from '../options.ts';
import { cardsOfStack, hasRoomFor, person, type State, type Table } from '../state.ts';
import { atRandom, choose, emit, type Flow, pick, type Seat, type WaveRule, offer } from '../verbs.ts';
import type { CardId } from '../words.ts';

/** WAV.RUBBLE.8: used, discarded and lost Rubble cards go to one discard pile. */
export function throwAway(t: Table, card: CardId): void {
  t.state.discard.push(card);
}

/** One card of that face leaves the inventory for the discards. */
export function discardCard(t: Table, seat: Seat, card: CardId, rule: WaveRule): void {
  spendCard(t, seat, card);
  emit(t, rule, 'wave.discarded', { seat, card });
}

/** The same without a word of its own: the event of the use says it. */
export function spendCard(t: Table, seat: Seat, card: CardId): void {
  removeCard(t.state, seat, card);
  throwAway(t, card);
}

export function removeCard(state: State, seat: Seat, card: CardId): void {
  const { inventory } = person(state, seat);
  const at = inventory.indexOf(card);
  if (at < 0) throw new BrokenTable('WAV.INV.1', { seat, card, inventory });
  inventory.splice(at, 1);
}

/** WAV.INV.9: the whole inventory is shuffled and one card of it is lost; every single card counts once. */
export function loseRandom(t: Table, seat: Seat, rule: WaveRule): void {
  const { inventory } = person(t.state, seat);
  if (inventory.length === 0) {
    emit(t, 'WAV.INV.9', 'wave.nothing-to-lose', { seat });
    return;
  }
  const card = inventory[atRandom(t, 'WAV.INV.9', inventory)] as CardId; // junk and starting weapons included: WAV.RUBBLE.6, WAV.WEAPON.15
  spendCard(t, seat, card);
  emit(t, rule, 'wave.lost-card', { seat, card });
}

/** Cards whose leaving would make room for `card`: one of a taller stack would not. */
export function roomBySwap(state: State, seat: Seat, card: CardId) {
  return [...new Set(person(state, seat).inventory)]
    .filter((own) => own !== card && opensSlot(state, seat, own))
    .map((own) => swapOffer(own));
}

const swapOffer = (card: CardId) =>
  offer({
    means: { do: 'swap', card },
    label: { key: 'wave.swap', params: { card } },
    about: { card },
  });

function opensSlot(state: State, seat: Seat, own: CardId): boolean {
  const stack = stackOf(own);
  return stack === null || cardsOfStack(state, seat, stack).length === 1;
}

/** Takes `card` in, discarding another where there is no slot; or leaves it where that is not wished. */
export function* takeIn(t: Table, seat: Seat, card: CardId, rule: WaveRule): Flow<'taken' | 'left'> {
  if (!hasRoomFor(t.state, seat, card)) {
    const way = yield* choose(t, seat, () => ({
      rule,
      prompt: { key: 'wave.full', params: { card } },
      options: [...(hasRoomFor(t.state, seat, card) ? (['keep'] as const) : roomBySwap(t.state, seat, card)), 'leave'],
      facts: { card },
    }));
    if (way === 'leave') return 'left';
    if (way !== 'keep') discardCard(t, seat, way.card, 'WAV.INV.7');
  }
  person(t.state, seat).inventory.push(card);
  return 'taken';
}

/** Which cards of a seat are in use for what is being resolved: the weapon of an attack, the card on offer. */
type InUse = (seat: Seat) => readonly CardId[];

/** WAV.INV.7: own cards may be discarded whenever anybody is asked for a decision, those in use at the moment aside. */
export function discardAside(t: Table, seats: readonly Seat[] = t.state.seats, inUse: InUse = () => []): WaveAside[] {
  if (t.state.phase === 'muster') return [];
  const able = seats.filter((seat) => looseCards(t.state, seat, inUse(seat)).length > 0);
  if (able.length === 0) return [];
  return [
    {
      means: 'discard',
      seats: able,
      rule: 'WAV.INV.7',
      label: { key: 'wave.aside.discard' },
      standing: true,
      play: (table, seat) => discardSome(table, seat, inUse(seat)),
    },
  ];
}

/** What a question adds whose answer needs these cards of `seat`: everything else of that seat can go meanwhile. */
export const holdingOn = (t: Table, seat: Seat, inUse: readonly CardId[]): Required<Meanwhile> => ({
  quiet: [seat],
  asides: discardAside(t, [seat], () => inUse),
});

/** The inventory by place, without one card of each face in use. */
function looseCards(state: State, seat: Seat, inUse: readonly CardId[]): [number, CardId][] {
  const held = [...inUse];
  return [...person(state, seat).inventory.entries()].filter(([, card]) => {
    const at = held.indexOf(card);
    if (at >= 0) held.splice(at, 1);
    return at < 0;
  });
}

function* discardSome(t: Table, seat: Seat, inUse: readonly CardId[]): Flow<void> {
  const loose = looseCards(t.state, seat, inUse);
  const chosen = yield* pick(t, seat, {
    rule: 'WAV.INV.7',
    prompt: { key: 'wave.discard' },
    options: loose.map(([place, card]) => placedCardOffer(place, card)),
    min: 1,
    max: loose.length,
    quiet: t.state.seats,
  });
  for (const { card } of chosen) discardCard(t, seat, card, 'WAV.INV.7');
}
