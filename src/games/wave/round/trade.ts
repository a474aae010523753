import { does, idOf } from '../../../kernel/index.ts';
import { beginCombat } from '../combat/combat.ts';
import { mayPay } from '../combat/damage.ts';
import { discardAside, discardCard, holdingOn, removeCard, roomBySwap } from './inventory.ts';
import { useItem, usableItems } from '../cards/items.ts';
import type { WaveAside } from '../means.ts';
import { type Meanwhile, perkOffer, seatOffer, useOffer } from '../options.ts';
import { usePerk } from '../cards/perks.ts';
import { hasRoomFor, perksAt, person, type State, type Table } from '../state.ts';
import { choose, emit, type Flow, type Seat, offer } from '../verbs.ts';
import type { CardId } from '../words.ts';

/** WAV.TRADE.3, WAV.TRADE.10: in no order, until everyone is done at the same time. */
export function* trade(t: Table): Flow<void> {
  const open = (): Seat[] => t.state.seats.filter((seat) => !t.state.done.includes(seat));
  if (open().length === 0) return yield* beginCombat(t);
  const { seat, answer } = yield* choose(
    t,
    () => ({ any: open() }),
    () => ({
      rule: 'WAV.TRADE.3',
      prompt: { key: 'wave.trade' },
      options: tradeOptions(t.state, open()),
      quiet: open(), // what they may use is among their options
      asides: [...discardAside(t, open()), ...comeBack(t)],
    }),
  );
  if (does(answer, 'give')) return yield* give(t, seat, answer.card);
  if (does(answer, 'use')) return yield* useItem(t, seat, answer.card); // WAV.HEAL.3
  if (does(answer, 'perk')) return yield* usePerk(t, seat, answer.perk);
  t.state.done.push(seat);
  emit(t, 'WAV.TRADE.2', 'wave.trade.finished', { seat });
}

/** WAV.TRADE.10: the phase is over when all are done, so a player who was done may come back until then. */
function comeBack(t: Table): WaveAside[] {
  const { done } = t.state;
  if (done.length === 0) return [];
  return [
    {
      means: 'back',
      seats: [...done],
      rule: 'WAV.TRADE.10',
      label: { key: 'wave.trade.back' },
      standing: true,
      *play(table: Table, seat: Seat): Flow<void> {
        reopen(table, seat);
        emit(table, 'WAV.TRADE.10', 'wave.trade.returned', { seat });
      },
    },
  ];
}

function reopen({ state }: Table, seat: Seat): void {
  state.done = state.done.filter((other) => other !== seat);
}

/** WAV.HEAL.3: a healing item may be used at any point of the phase, also by those who are done or wait for an answer. */
export function healAside({ state }: Table, seats: readonly Seat[] = state.seats, kept?: CardId): WaveAside[] {
  if (state.phase !== 'trade') return [];
  const held = new Map<CardId, Seat[]>();
  for (const seat of seats) {
    for (const card of usableItems(state, seat, ['ownTurnOrTrade'])) {
      if (card !== kept) held.set(card, [...(held.get(card) ?? []), seat]);
    }
  }
  return [...held].map(([card, holders]) => ({
    means: { do: 'use', card },
    seats: holders,
    rule: 'WAV.HEAL.3',
    label: { key: 'wave.use', params: { card } },
    standing: true,
    play: (table, seat) => useItem(table, seat, card),
  }));
}

/** What the open seats could do, each thing once with the seats that may name it. */
function tradeOptions(state: State, open: readonly Seat[]) {
  const offered = new Map<string, ReturnType<typeof waysToTrade>[number] & { seats: Seat[] }>();
  for (const seat of open) {
    for (const way of waysToTrade(state, seat)) {
      const found = offered.get(idOf(way.means));
      if (found === undefined) offered.set(idOf(way.means), { ...way, seats: [seat] });
      else found.seats.push(seat);
    }
  }
  return ['done', ...offered.values()] as const;
}

function waysToTrade(state: State, seat: Seat) {
  const perks = perksAt(state, seat, 'trade').filter(({ cost }) => mayPay(state, seat, cost));
  const gifts = mayGive(state, seat) ? [...new Set(person(state, seat).inventory)] : []; // any kind: WAV.TRADE.7
  return [
    ...usableItems(state, seat, ['ownTurnOrTrade']).map(useOffer),
    ...perks.map(({ id }) => perkOffer(id)),
    ...gifts.map(giveOffer),
  ];
}

const giveOffer = (card: CardId) =>
  offer({
    means: { do: 'give', card },
    label: { key: 'wave.trade.give', params: { card } },
    about: { card },
  });

/** WAV.TRADE.4: one item each; WAV.TRADE.11: alone there is nobody to give to. */
const mayGive = (state: State, seat: Seat): boolean => state.seats.length > 1 && !state.gave.includes(seat);

/** The giver holds on to the card on offer, and may heal with anything else. */
function offering(t: Table, giver: Seat, card: CardId): Meanwhile {
  const { quiet, asides } = holdingOn(t, giver, [card]);
  const copies = person(t.state, giver).inventory.filter((own) => own === card).length;
  return { quiet, asides: [...asides, ...healAside(t, [giver], copies > 1 ? undefined : card)] };
}

/** WAV.TRADE.1: one card, of a stack one; tokens, survivors and the WAVE! card are no such cards (WAV.TRADE.8). */
function* give(t: Table, giver: Seat, card: CardId): Flow<void> {
  const others = t.state.seats.filter((seat) => seat !== giver);
  const { seat: receiver } = yield* choose(t, giver, () => ({
    rule: 'WAV.TRADE.1',
    prompt: { key: 'wave.trade.whom', params: { card } },
    options: others.map(seatOffer),
    ...offering(t, giver, card),
  }));
  const way = yield* choose(t, receiver, () => ({
    rule: hasRoomFor(t.state, receiver, card) ? 'WAV.TRADE.5' : 'WAV.TRADE.9',
    prompt: { key: 'wave.trade.offer', params: { card, giver } },
    options: [
      ...(hasRoomFor(t.state, receiver, card) ? (['accept'] as const) : roomBySwap(t.state, receiver, card)),
      'refuse',
    ],
    facts: { card },
    ...offering(t, giver, card),
  }));
  if (way === 'refuse') {
    emit(t, 'WAV.TRADE.5', 'wave.trade.refused', { giver, receiver, card });
    return;
  }
  if (way !== 'accept') discardCard(t, receiver, way.card, 'WAV.TRADE.9');
  removeCard(t.state, giver, card);
  person(t.state, receiver).inventory.push(card);
  t.state.gave.push(giver); // WAV.TRADE.4; nothing is owed in return: WAV.TRADE.6
  reopen(t, receiver); // WAV.TRADE.3: there may be something to pass on now
  emit(t, 'WAV.TRADE.1', 'wave.trade.given', { giver, receiver, card });
}
