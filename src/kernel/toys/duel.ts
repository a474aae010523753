import { z } from 'zod';
import { type Flow, type Game, type Seat, type Table, verbs } from '../index.ts';

/** Two take turns: rest, or fight a duel that is played out at once, a game inside the game. */
export interface DuelState {
  turn: number;
  wins: Record<Seat, number>;
  duel: Blows | null;
}
interface Blows {
  life: Record<Seat, number>;
  blow: number;
}

const SEATS = ['a', 'b'] as const;
const { choose, playOut, emit, end } = verbs<DuelState, `DUEL.${number}`>();

export const duel: Game<{ players: 2 }, DuelState> = {
  id: 'duel',
  title: 'Duel',
  version: '1',
  seats: { min: 2, max: 2 },
  schema: z.strictObject({ players: z.literal(2) }),
  examples: { two: { players: 2 } },
  seating: () => SEATS,
  setup: () => ({ turn: 0, wins: { a: 0, b: 0 }, duel: null }),
  *step(t): Flow<void> {
    const { state } = t;
    if (state.turn === 6) {
      const won = SEATS.filter((seat) => (state.wins[seat] ?? 0) > 2);
      return end(t, { won, lost: [], rule: 'DUEL.5', key: 'duel.over', params: {} });
    }
    const seat = SEATS[state.turn % 2] as Seat;
    const act = yield* choose(t, seat, { rule: 'DUEL.1', prompt: { key: 'duel.act' }, options: ['fight', 'rest'] });
    if (act === 'fight') yield* fight(t);
    state.turn++;
  },
  view: (state) => ({ ...state }) as never,
  redeal() {},
  texts: {
    'duel.act': 'Fight or rest?',
    'duel.act.fight': 'Fight',
    'duel.act.rest': 'Rest',
    'duel.boast': 'Boast?',
    'duel.boast.yes': 'Boast',
    'duel.boast.no': 'Keep quiet',
    'duel.blow.roll': 'Strike',
    'duel.blow': '{seat} strikes with a {die}.',
    'duel.fought': '{seat} wins the duel after {blows} blows.',
    'duel.boasted': '{seat} boasts.',
    'duel.over': 'It is over.',
  },
  names: () => ({ a: 'A', b: 'B' }),
};

/** DUEL.3: played out at once; then the winner says something in the same step (DUEL.4). */
function* fight(t: Table<DuelState>): Flow<void> {
  t.state.duel = { life: { a: 6, b: 6 }, blow: 0 };
  const { state } = yield* playOut(t, {
    rule: 'DUEL.3',
    state: t.state.duel,
    step: strike,
    interrupts: null,
    isOver: ({ life }) => SEATS.some((seat) => (life[seat] ?? 0) <= 0),
    follow: () => null,
    steps: 1000,
  });
  const winner = SEATS.find((seat) => (state.life[seat] ?? 0) > 0) as Seat;
  t.state.duel = null;
  t.state.wins[winner] = (t.state.wins[winner] ?? 0) + 1;
  emit(t, 'DUEL.3', 'duel.fought', { seat: winner, blows: state.blow });
  const boast = yield* choose(t, winner, { rule: 'DUEL.4', prompt: { key: 'duel.boast' }, options: ['yes', 'no'] });
  if (boast === 'yes') emit(t, 'DUEL.4', 'duel.boasted', { seat: winner });
}

const blows = verbs<Blows, `DUEL.${number}`>();

/** DUEL.2: each in turn; whoever rolls 4 or more wounds the other by as much. */
function* strike(t: Table<Blows>): Flow<void> {
  const { state } = t;
  const [seat, other] = state.blow % 2 === 0 ? SEATS : ([...SEATS].toReversed() as [Seat, Seat]);
  const [die = 1] = yield* blows.roll(t, '1d6', {
    rule: 'DUEL.2',
    prompt: { key: 'duel.blow.roll' },
    seat: seat as Seat,
  });
  if (die >= 4) state.life[other as Seat] = (state.life[other as Seat] ?? 0) - die;
  state.blow++;
  blows.emit(t, 'DUEL.2', 'duel.blow', { seat: seat as Seat, die });
}
