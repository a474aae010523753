import { z } from 'zod';
import { verbs, type Chance, type Flow, type Game, type PlayableAside, type Seat, type Table } from '../index.ts';

const SEATS = ['a', 'b', 'c'] as const;
const STOP = 'stop';
const CARDS = ['1', '1', '2', '2', '3', '3', '4', '4', '5', '5', STOP, STOP, STOP];
const HAND = 3;

interface Setup {
  readonly players: number;
}
export interface SnatchState {
  seats: Seat[];
  turn: number;
  deck: string[];
  /** Put back unseen: nobody draws these any more. */
  out: string[];
  hands: Record<Seat, string[]>;
  score: Record<Seat, number>;
  /** Whether the turn has been stopped. */
  stopped: boolean;
}
type SnatchTable = Table<SnatchState>;

const { choose, pick, draw, shuffle, reveal, emit, end } = verbs<SnatchState, `SNATCH.${number}`>();

/** Hidden hands: play a number for points or draw; whoever holds a stop may spoil another's turn. */
export const snatch: Game<Setup, SnatchState> = {
  id: 'snatch',
  title: 'Snatch',
  version: '1',
  seats: { min: 1, max: 3 },
  schema: z.strictObject({ players: z.int().min(1).max(3) }),
  examples: { two: { players: 2 }, three: { players: 3 } },
  seating: ({ players }) => SEATS.slice(0, players),
  setup(t, { players }) {
    const seats = SEATS.slice(0, players);
    const deck = [...CARDS];
    shuffle(t, deck);
    const hands = Object.fromEntries(seats.map((seat) => [seat, deck.splice(0, HAND)]));
    const score = Object.fromEntries(seats.map((seat) => [seat, 0]));
    return { seats, turn: 0, deck, out: [], hands, score, stopped: false };
  },
  *step(t: SnatchTable): Flow<void> {
    const { state } = t;
    const seat = state.seats[state.turn] as Seat;
    const play = yield* choose(t, seat, () => ({
      rule: 'SNATCH.1',
      prompt: { key: 'snatch.turn' },
      options: waysOf(state, seat),
      asides: stopAsides(state, seat),
      secret: true,
    }));
    if (play === 'draw') yield* drawOne(t, seat);
    else if (play !== 'pass') yield* playNumber(t, seat, play);
    state.stopped = false;
    state.turn = (state.turn + 1) % state.seats.length;
    if (state.deck.length > 0) return;
    // Whether the match goes on tells everybody something about the other hands.
    reveal(t, 'SNATCH.8');
    if (state.seats.every((other) => numbersIn(state, other).length === 0)) over(t);
  },
  asides: ({ state }) => {
    const seats = state.seats.filter((seat) => handOf(state, seat).length > 0);
    if (seats.length === 0) return [];
    return [{ means: 'fold', seats, rule: 'SNATCH.2', label: { key: 'snatch.fold' }, standing: true, play: fold }];
  },
  view: ({ deck, out, hands, ...open }, seat) => ({
    ...open,
    deck: deck.length,
    out: out.length,
    hands: Object.fromEntries(Object.entries(hands).map(([other, hand]) => [other, hand.length])),
    hand: seat === null ? null : [...(hands[seat] ?? [])],
  }),
  redeal,
  texts: {
    'snatch.turn': 'Play a number, or draw',
    'snatch.play': 'Play {card:card}',
    'snatch.turn.draw': 'Draw a card',
    'snatch.turn.pass': 'Pass',
    'snatch.stop': 'Stop the turn',
    'snatch.stopped': '{seat:seat} stops the turn',
    'snatch.fold': 'Throw the hand away',
    'snatch.folded': '{seat:seat} throws {cards:card} away',
    'snatch.drew': 'You draw {card:card}',
    'snatch.drew.others': '{seat:seat} draws a card',
    'snatch.discard': 'Too many cards: which {count} go?',
    'snatch.discard.others': '{seat:seat} has too many cards',
    'snatch.discarded': '{seat:seat} puts {count} back',
    'snatch.played': '{seat:seat} plays {card:card}',
    'snatch.bonus': 'Whoever is first gets a point',
    'snatch.bonus.take': 'Take it',
    'snatch.bonus.last': 'Take it, being last',
    'snatch.taken': '{seat:seat} was first',
    'snatch.scored': 'Scores {points}',
    'snatch.over': '{seats:seat} won',
    ...Object.fromEntries(['1', '2', '3', '4', '5'].map((n) => [`card.${n}`, `a ${n}`])),
    'card.stop': 'a stop',
  },
  names: ({ seats }) => Object.fromEntries(seats.map((seat, i) => [seat, `Player ${i + 1}`])),
  measure: (before, after, seat) => [
    {
      key: 'snatch.scored',
      params: { points: (after.score[seat] as number) - (before.score[seat] as number) },
      tone: 'good',
    },
  ],
  follow: (_state, request) => (request.kind === 'choose' ? (request.options[0]?.id ?? null) : null),
};

const handOf = (state: SnatchState, seat: Seat): string[] => state.hands[seat] as string[];
const numbersIn = (state: SnatchState, seat: Seat): string[] => handOf(state, seat).filter((card) => card !== STOP);

function waysOf(state: SnatchState, seat: Seat) {
  if (state.stopped) return ['pass'];
  const plays = [...new Set(numbersIn(state, seat))].map((card) => ({
    means: card,
    label: { key: 'snatch.play', params: { card } },
  }));
  const ways = state.deck.length > 0 ? [...plays, 'draw'] : plays;
  return ways.length > 0 ? ways : ['pass'];
}

function remove(state: SnatchState, seat: Seat, card: string): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
}

function stopAsides(state: SnatchState, seat: Seat): PlayableAside<SnatchState>[] {
  const seats = state.seats.filter((other) => other !== seat && handOf(state, other).includes(STOP));
  if (state.stopped || seats.length === 0) return [];
  return [{ means: 'stop', seats, rule: 'SNATCH.3', label: { key: 'snatch.stop' }, play: stop }];
}

// oxlint-disable-next-line require-yield
function* stop(t: SnatchTable, seat: Seat): Flow<void> {
  remove(t.state, seat, STOP);
  t.state.stopped = true;
  emit(t, 'SNATCH.3', 'snatch.stopped', { seat });
}

// oxlint-disable-next-line require-yield
function* fold(t: SnatchTable, seat: Seat): Flow<void> {
  const cards = handOf(t.state, seat);
  reveal(t, 'SNATCH.2');
  emit(t, 'SNATCH.2', 'snatch.folded', { seat, cards });
  t.state.hands[seat] = [];
}

function* drawOne(t: SnatchTable, seat: Seat): Flow<void> {
  const { state } = t;
  const found = draw(t, 'SNATCH.4', state.deck, 'secret') as string;
  handOf(state, seat).push(found);
  const others = { key: 'snatch.drew.others', params: { seat } };
  emit(t, 'SNATCH.4', 'snatch.drew', { card: found }, { to: [seat], others });
  const count = handOf(state, seat).length - HAND - 1;
  if (count <= 0) return;
  const back = yield* pick(t, seat, {
    rule: 'SNATCH.5',
    prompt: { key: 'snatch.discard', params: { count } },
    others: { key: 'snatch.discard.others', params: { seat } },
    options: handOf(state, seat).map((card, place) => ({
      means: { place, card },
      label: { key: 'snatch.play', params: { card } },
    })),
    min: count,
    max: count,
    secret: true,
    quiet: state.seats,
  });
  for (const { card } of back) {
    remove(state, seat, card);
    state.out.push(card);
  }
  emit(t, 'SNATCH.5', 'snatch.discarded', { seat, count });
}

function* playNumber(t: SnatchTable, seat: Seat, card: string): Flow<void> {
  const { state } = t;
  remove(state, seat, card);
  state.score[seat] = (state.score[seat] as number) + Number(card);
  emit(t, 'SNATCH.6', 'snatch.played', { seat, card });
  if (card !== '5') return;
  const last = state.seats[state.seats.length - 1] as Seat;
  const first = yield* choose(
    t,
    { any: state.seats },
    { rule: 'SNATCH.7', prompt: { key: 'snatch.bonus' }, options: ['take', { means: 'last', seats: [last] }] },
  );
  state.score[first.seat] = (state.score[first.seat] as number) + 1;
  emit(t, 'SNATCH.7', 'snatch.taken', { seat: first.seat });
}

/** A seat knows its own hand; the rest is dealt anew, by drawing, so that odds can walk through it. */
function redeal(state: SnatchState, seat: Seat | null, chance: Chance): void {
  const others = state.seats.filter((other) => other !== seat);
  const unseen = [...state.deck, ...state.out, ...others.flatMap((other) => handOf(state, other))].sort();
  chance.shuffle(unseen);
  for (const other of others) {
    state.hands[other] = handOf(state, other).map(() => chance.draw(unseen, true) as string);
  }
  state.out = state.out.map(() => chance.draw(unseen, true) as string);
  state.deck = unseen;
}

function over(t: SnatchTable): never {
  const { seats, score } = t.state;
  const best = Math.max(...Object.values(score));
  const won = seats.filter((seat) => score[seat] === best);
  const lost = seats.filter((seat) => score[seat] !== best);
  return end(t, { won, lost, rule: 'SNATCH.8', key: 'snatch.over', params: { seats: won } });
}
