/** A game that a test can hold up: as long as a file lies in its folder, a rule does not come to an end. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Game, type Json, type Table, verbs } from '../../src/kernel/index.ts';

interface Held {
  readonly folder: string;
  left: number;
}
interface HeldSetup {
  readonly folder: string;
  readonly turns: number;
}
const held = verbs<Held, 'TOY.9'>();

/** A rule turns round this long before it looks again. */
const ROUND_MILLIS = 2;

function spin(folder: string, name: string, eachRound: () => void): void {
  while (existsSync(join(folder, name))) {
    const until = performance.now() + ROUND_MILLIS;
    while (performance.now() < until);
    eachRound();
  }
}

/** The kernel hears of every round. */
const hold = (t: Table<Held>, name: string): void => spin(t.state.folder, name, () => held.reveal(t, 'TOY.9'));
/** Nobody hears of anything until it is over. */
const holdDeaf = (folder: string, name: string): void => spin(folder, name, () => undefined);

const laneOf = (): string => (workerData as { lane?: string } | null)?.lane ?? '';

/**
 * Two players in turn. `go` takes no time, `work` ends when no file `work` is there, nor does `deaf` before its own, and neither
 * the kernel nor anybody else hears of it. Making a match waits for `setup`, a bot's thought for `thought`.
 */
export const latch: Game<HeldSetup, Held> = {
  id: 'latch',
  title: 'Latch',
  version: '1',
  seats: { min: 2, max: 2 },
  schema: z.strictObject({ folder: z.string(), turns: z.int().min(1).max(1000) }),
  examples: { short: { folder: '/nowhere', turns: 10 } },
  seating: () => ['a', 'b'],
  setup: (_, { folder, turns }) => {
    holdDeaf(folder, 'setup');
    return { folder, left: turns };
  },
  *step(t) {
    const { state } = t;
    if (laneOf() === 'thinking') holdDeaf(state.folder, 'thought');
    const seat = state.left % 2 === 0 ? 'a' : 'b';
    const options = ['go', 'work', 'deaf'];
    const how = yield* held.choose(t, seat, { rule: 'TOY.9', prompt: { key: 'how' }, options });
    if (how === 'work') hold(t, 'work');
    if (how === 'deaf') holdDeaf(state.folder, 'deaf');
    held.emit(t, 'TOY.9', 'done', { seat, how });
    if (--state.left === 0) held.end(t, { won: ['a', 'b'], lost: [], rule: 'TOY.9', key: 'end', params: {} });
  },
  view: (state) => ({ left: state.left }) as Json,
  redeal: () => undefined,
  texts: {
    how: 'How?',
    'how.go': 'Go',
    'how.work': 'Work',
    'how.deaf': 'Work without a word',
    done: '{seat:seat} is done',
    end: 'It is over',
    'latch.odds': 'A step',
  },
  names: () => ({}),
};
