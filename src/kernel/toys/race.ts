import { z } from 'zod';
import { verbs, type Flow, type Game, type Seat, type Table } from '../index.ts';

const SEATS = ['a', 'b', 'c', 'd'] as const;

interface Setup {
  readonly players: number;
  readonly goal: number;
}
export interface RaceState {
  seats: Seat[];
  goal: number;
  turn: number;
  pot: number;
  score: Record<Seat, number>;
}

const { choose, roll, emit, end } = verbs<RaceState, `RACE.${number}`>();

/** A race with one die: roll as long as you dare, a 1 loses the pot, whoever first holds the goal wins. */
export const race: Game<Setup, RaceState> = {
  id: 'race',
  title: 'Race',
  version: '1',
  seats: { min: 1, max: 4 },
  schema: z.strictObject({
    players: z.int().min(1).max(4),
    goal: z.int().min(1).default(30),
  }),
  examples: { two: { players: 2, goal: 30 }, one: { players: 1, goal: 20 }, four: { players: 4, goal: 20 } },
  seating: ({ players }) => SEATS.slice(0, players),
  setup(_t, { players, goal }) {
    const seats = SEATS.slice(0, players);
    return { seats, goal, turn: 0, pot: 0, score: Object.fromEntries(seats.map((seat) => [seat, 0])) };
  },
  *step(t: Table<RaceState>): Flow<void> {
    const { state } = t;
    const seat = state.seats[state.turn] as Seat;
    const way = yield* choose(t, seat, { rule: 'RACE.1', prompt: { key: 'race.turn' }, options: ['roll', 'hold'] });
    if (way === 'hold') {
      const score = (state.score[seat] as number) + state.pot;
      state.score[seat] = score;
      emit(t, 'RACE.2', 'race.held', { seat, score });
      if (score >= state.goal) {
        const lost = state.seats.filter((other) => other !== seat);
        end(t, { won: [seat], lost, rule: 'RACE.3', key: 'race.won', params: { seat } });
      }
      return pass(state);
    }
    const [die = 0] = yield* roll(t, '1d6', { rule: 'RACE.4', prompt: { key: 'race.roll' }, seat, target: 2 });
    emit(t, 'RACE.4', 'race.rolled', { seat, die }, { dice: [{ sides: 6, rolled: [die], target: 2 }] });
    if (die === 1) pass(state);
    else state.pot += die;
  },
  view: (state) => ({ ...state }),
  redeal() {},
  texts: {
    'race.turn': 'Roll or hold?',
    'race.turn.roll': 'Roll',
    'race.turn.hold': 'Hold',
    'race.roll': 'Roll one die',
    'race.held': '{seat:seat} holds {score}',
    'race.rolled': '{seat:seat} rolls {die}',
    'race.won': '{seat:seat} wins',
    'race.lost-pot': 'The pot is lost',
    'race.pot': 'The pot is {pot}',
  },
  names: (state) => Object.fromEntries(state.seats.map((seat) => [seat, `Player ${seat}`])),
  measure: (_before, after) =>
    after.pot === 0
      ? [{ key: 'race.lost-pot', tone: 'bad' }]
      : [{ key: 'race.pot', params: { pot: after.pot }, tone: 'good' }],
};

function pass(state: RaceState): void {
  state.pot = 0;
  state.turn = (state.turn + 1) % state.seats.length;
}
