import { createRequire } from 'node:module';
import { z } from 'zod';
import { type Flow, type Game, type Table, verbs } from '../src/kernel/index.ts';

/** The smallest dice game, written for the kernel and for boardgame.io: roll and add up, lose the turn's sum on a 1. */

export interface Pig {
  turn: number;
  sum: number;
  scores: number[];
  goal: number;
}
const SEATS = ['a', 'b'] as const;
const { choose, roll, emit, end } = verbs<Pig, string>();

export const pig: Game<{ goal: number }, Pig> = {
  id: 'pig',
  title: 'Pig',
  version: '1',
  seats: { min: 2, max: 2 },
  schema: z.object({ goal: z.int() }),
  examples: { default: { goal: 100 } },
  seating: () => SEATS,
  setup: (_t, { goal }) => ({ turn: 0, sum: 0, scores: [0, 0], goal }),
  *step(t: Table<Pig>): Flow<void> {
    const { state } = t;
    const seat = state.turn === 0 ? 'a' : 'b';
    const way = yield* choose(t, seat, { rule: 'PIG.1', prompt: { key: 'pig.turn' }, options: ['roll', 'hold'] });
    const [die = 1] =
      way === 'roll' ? yield* roll(t, '1d6', { rule: 'PIG.2', prompt: { key: 'pig.roll' }, seat }) : [0];
    if (die > 1) {
      state.sum += die;
      return emit(t, 'PIG.2', 'pig.rolled', { seat, die });
    }
    if (die === 0) state.scores[state.turn] = (state.scores[state.turn] ?? 0) + state.sum;
    emit(t, 'PIG.3', 'pig.passed', { seat, die });
    if ((state.scores[state.turn] ?? 0) >= state.goal)
      end(t, { won: [seat], lost: [], rule: 'PIG.4', key: 'pig.won', params: {} });
    state.sum = 0;
    state.turn = 1 - state.turn;
  },
  view: (state) => state as never,
  redeal: () => {},
  texts: {},
  names: () => ({}),
};

interface Peer {
  readonly moves: (count: number) => number;
}

/** boardgame.io's own reducer, made once, in production mode: its fastest use. */
export function boardgamePig(): Peer {
  const require = createRequire(new URL('./peers/package.json', import.meta.url));
  const { InitializeGame, CreateGameReducer, ProcessGameConfig } = require('boardgame.io/internal') as Internals;
  const game = ProcessGameConfig({
    name: 'pig',
    setup: () => ({ sum: 0, scores: [0, 0] }),
    moves: {
      roll: ({ G, random, events }: MoveContext) => {
        const die = random.D6();
        if (die > 1) return { ...G, sum: G.sum + die };
        events.endTurn();
        return { ...G, sum: 0 };
      },
      hold: ({ G, ctx, events }: MoveContext) => {
        events.endTurn();
        const scores = G.scores.map((score, i) => (i === Number(ctx.currentPlayer) ? score + G.sum : score));
        return { sum: 0, scores };
      },
    },
    endIf: ({ G }: MoveContext) => (Math.max(...G.scores) >= 100 ? { over: true } : undefined),
  });
  const reducer = CreateGameReducer({ game });
  const start = () => InitializeGame({ game, numPlayers: 2 });
  let state = start();
  return {
    moves(count) {
      for (let i = 0; i < count; i++) {
        if (state.ctx.gameover !== undefined) state = start();
        const type = state.G.sum >= 20 ? 'hold' : 'roll';
        state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args: [], playerID: state.ctx.currentPlayer } });
      }
      return count;
    },
  };
}

interface PeerState {
  readonly G: { sum: number; scores: number[] };
  readonly ctx: { currentPlayer: string; gameover?: unknown };
}
interface MoveContext extends PeerState {
  readonly random: { D6(): number };
  readonly events: { endTurn(): void };
}
interface Internals {
  InitializeGame(options: object): PeerState;
  CreateGameReducer(options: object): (state: PeerState, action: object) => PeerState;
  ProcessGameConfig(game: object): object;
}
