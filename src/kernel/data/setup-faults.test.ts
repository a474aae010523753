import { expect, test } from 'vitest';
import { z } from 'zod';
import { BadSetup } from './errors.ts';
import { parseSetup } from '../game.ts';

const schema = z.strictObject({
  round: z.int().min(1).max(6),
  phase: z.enum(['search', 'combat']),
  piles: z.array(z.string()).max(1),
  kind: z.literal('custom').default('custom'),
  name: z.string().min(1).max(3).regex(/^\w+$/, 'Letters only').default('x'),
  open: z.boolean().default(true),
  three: z.literal(3).default(3),
  pair: z.array(z.string()).min(2).default(['a', 'b']),
  by: z.record(z.string(), z.int()).default({}),
  size: z.map(z.string(), z.int()).max(0).optional(),
});

function complaints(setup: unknown): readonly string[] {
  try {
    parseSetup({ schema }, setup);
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
}

const right = { round: 1, phase: 'search', piles: [] };

test.each([
  [right, []],
  [{ ...right, round: 7 }, ['round: The number is at most 6']],
  [{ ...right, round: 0 }, ['round: The number is at least 1']],
  [{ ...right, round: 'one' }, ['round: A number has to stand here']],
  [{ ...right, round: 1.5 }, ['round: A whole number has to stand here']],
  [{ ...right, phase: 'lunch' }, ['phase: Choose one of “search”, “combat”']],
  [{ ...right, kind: 'usual' }, ['kind: Only “custom” can stand here']],
  [{ ...right, piles: ['a', 'b'] }, ['piles: The list has at most 1 entry']],
  [{ ...right, piles: {} }, ['piles: A list in [ ] has to stand here']],
  [{ ...right, name: '' }, ['name: The text has at least 1 character', 'name: Letters only']],
  [{ ...right, name: 'long' }, ['name: The text has at most 3 characters']],
  [{ ...right, name: '!' }, ['name: Letters only']],
  [{ ...right, name: 1 }, ['name: A text in quotation marks has to stand here']],
  [{ ...right, open: 'yes' }, ['open: True or false has to stand here']],
  [{ ...right, three: 4 }, ['three: Only 3 can stand here']],
  [{ ...right, pair: ['a'] }, ['pair: The list has at least 2 entries']],
  [{ ...right, by: [] }, ['by: An object in { } has to stand here']],
  [{ phase: 'search', piles: [] }, ['round: A number is missing']],
  [{ ...right, size: [] }, ['size: Invalid input: expected map, received array']],
  [{ ...right, size: new Map([['a', 1]]) }, ['size: Too big: expected map to have <=0 entries']],
  [{ round: 1, phase: 'search' }, ['piles: A list in [ ] is missing']],
  [
    { ...right, pile: [], x: 1 },
    [
      'pile: A set-up has nothing of this name here: take it out',
      'x: A set-up has nothing of this name here: take it out',
    ],
  ],
  [null, [': An object in { } has to stand here']],
])('%j', (setup, said) => {
  expect(complaints(setup)).toEqual(said);
});
