import { z } from 'zod';
import { verbs, type Flow, type Game, type PlayableAside, type Seat, type Table } from '../index.ts';

const SEATS = ['a', 'b', 'c'] as const;
const PRIZES = [1, 1, 2, 3, 5];

interface Setup {
  readonly players: number;
}
export interface BidsState {
  seats: Seat[];
  prizes: number[];
  coins: Record<Seat, number>;
  points: Record<Seat, number>;
  /** Who may still double a prize. */
  doubles: Seat[];
  prize: number;
}

const { amount, draw, shuffle, emit, end } = verbs<BidsState, `BIDS.${number}`>();

/** Secret bids: everybody bids at once, the only highest bid takes the prize, all bids are paid. */
export const bids: Game<Setup, BidsState> = {
  id: 'bids',
  title: 'Bids',
  version: '1',
  seats: { min: 1, max: 3 },
  schema: z.strictObject({ players: z.int().min(1).max(3) }),
  examples: { two: { players: 2 }, three: { players: 3 }, one: { players: 1 } },
  seating: ({ players }) => SEATS.slice(0, players),
  setup(t, { players }) {
    const seats = SEATS.slice(0, players);
    const prizes = [...PRIZES];
    shuffle(t, prizes);
    const all = (n: number): Record<Seat, number> => Object.fromEntries(seats.map((seat) => [seat, n]));
    return { seats, prizes, coins: all(6), points: all(0), doubles: [...seats], prize: 0 };
  },
  *step(t: Table<BidsState>): Flow<void> {
    const { state } = t;
    const prize = draw(t, 'BIDS.1', state.prizes, 'known');
    if (prize === undefined) return settle(t);
    state.prize = prize;
    emit(t, 'BIDS.1', 'bids.prize', { prize });
    const purse = Math.max(...Object.values(state.coins));
    const offers = yield* amount(t, { all: state.seats }, () => ({
      rule: 'BIDS.2',
      prompt: { key: 'bids.how-much', params: { prize: state.prize } },
      min: 0,
      max: purse,
    }));
    const paid = state.seats.map((seat) => Math.min(offers[seat] as number, state.coins[seat] as number));
    state.seats.forEach((seat, i) => {
      state.coins[seat] = (state.coins[seat] as number) - (paid[i] as number);
    });
    const best = Math.max(...paid);
    const winners = state.seats.filter((_, i) => paid[i] === best);
    const [winner] = winners;
    if (winner !== undefined && winners.length === 1) {
      state.points[winner] = (state.points[winner] as number) + state.prize;
      emit(t, 'BIDS.3', 'bids.sold', { seat: winner, bid: best });
    } else {
      emit(t, 'BIDS.3', 'bids.tied', { seats: winners });
    }
  },
  asides: (t) => (t.state.doubles.length > 0 ? [doubleAside(t)] : []),
  view: ({ prizes, ...open }) => ({ ...open, prizes: prizes.length }),
  redeal(state, _seat, chance) {
    state.prizes.sort((a, b) => a - b);
    chance.shuffle(state.prizes);
  },
  texts: {
    'bids.prize': 'A prize of {prize} is up',
    'bids.how-much': 'How much for a prize of {prize}?',
    'bids.sold': '{seat:seat} gets it for {bid} {bid:?coin|coins}',
    'bids.tied': 'Nobody gets it: {seats:seat} bid the same',
    'bids.double': 'Double the prize',
    'bids.doubled': '{seat:seat} doubles the prize to {prize}',
    'bids.over': '{seats:seat} {seats:?wins|win}',
  },
  names: () => ({}),
  follow: (_state, request) => (request.kind === 'amount' ? request.min : null),
};

const doubleAside = (t: Table<BidsState>): PlayableAside<BidsState> => ({
  means: 'double',
  seats: [...t.state.doubles],
  rule: 'BIDS.4',
  label: { key: 'bids.double' },
  standing: true,
  play: double,
});

/** The others hear of it before they bid; those who have bid already bid again. */
// oxlint-disable-next-line require-yield
function* double(t: Table<BidsState>, seat: Seat): Flow<void> {
  const { state } = t;
  state.doubles = state.doubles.filter((other) => other !== seat);
  state.prize *= 2;
  emit(t, 'BIDS.4', 'bids.doubled', { seat, prize: state.prize });
}

function settle(t: Table<BidsState>): never {
  const { seats, points } = t.state;
  const best = Math.max(...Object.values(points));
  const won = seats.filter((seat) => points[seat] === best);
  const lost = seats.filter((seat) => points[seat] !== best);
  return end(t, { won, lost, rule: 'BIDS.5', key: 'bids.over', params: { seats: won } });
}
