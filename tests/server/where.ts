/** A game that shows in which thread somebody thought about it: a bot in a thread has only one of the two options. */
import { isMainThread } from 'node:worker_threads';
import { z } from 'zod';
import { type Game, type Json, verbs } from '../../src/kernel/index.ts';

interface Asked {
  left: number;
}
const asking = verbs<Asked, 'TOY.7' | 'TOY.8'>();

export const where: Game<{ moves: number }, Asked> = {
  id: 'where',
  title: 'Where',
  version: '1',
  seats: { min: 2, max: 2 },
  schema: z.strictObject({ moves: z.int().min(1).max(100) }),
  examples: { short: { moves: 10 } },
  seating: () => ['a', 'b'],
  setup: (_, { moves }) => ({ left: moves }),
  *step(t) {
    const options = isMainThread ? ['here', 'there'] : ['there'];
    const thought = yield* asking.choose(t, 'b', { rule: 'TOY.7', prompt: { key: 'where' }, options });
    asking.emit(t, 'TOY.7', 'thought', { thought });
    if (--t.state.left === 0) asking.end(t, { won: ['a', 'b'], lost: [], rule: 'TOY.8', key: 'done', params: {} });
  },
  view: (state) => state as unknown as Json,
  redeal: () => undefined,
  texts: {
    where: 'Where do you think?',
    'where.here': 'Here',
    'where.there': 'There',
    thought: 'Thought {thought}',
    done: 'Enough thought',
    'where.odds': 'A thought',
  },
  names: () => ({}),
};
