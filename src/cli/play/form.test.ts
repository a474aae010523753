import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyGame } from '../../kernel/index.ts';
import { ScriptedDesk } from '../testing.ts';
import { fillIn } from './form.ts';
import { Left } from './menu.ts';

const game = (schema: z.ZodType): AnyGame => ({ schema }) as unknown as AnyGame;

const everything = z.strictObject({
  name: z.string(),
  kind: z.enum(['fast', 'slow']).describe('How it goes'),
  night: z.boolean(),
  rounds: z.int().min(1).max(6),
  length: z.number(),
  sides: z
    .array(z.strictObject({ size: z.int().min(0).max(9) }))
    .min(1)
    .max(3),
  end: z.union([
    z.strictObject({ by: z.literal('round'), round: z.int().min(1).max(9) }),
    z.strictObject({ by: z.literal('points') }),
  ]),
});

test('every kind of field is asked for, and what is typed ends up in its place', async () => {
  const desk = new ScriptedDesk(['Test', '2', '2', '4', '2.5', '2', '7', '8', '1', '3']);
  expect(await fillIn(game(everything), {}, desk)).toEqual({
    name: 'Test',
    kind: 'slow',
    night: true,
    rounds: 4,
    length: 2.5,
    sides: [{ size: 7 }, { size: 8 }],
    end: { by: 'round', round: 3 },
  });
  expect(desk.text).toContain('kind: How it goes');
});

test('Enter keeps what is there already', async () => {
  const start = {
    name: 'Old',
    kind: 'slow',
    night: true,
    rounds: 4,
    length: 2.5,
    sides: [{ size: 7 }],
    end: { by: 'round', round: 2 },
  } as const;
  expect(await fillIn(game(everything), start, new ScriptedDesk(new Array(9).fill('')))).toEqual(start);
});

test('what cannot be is asked for again, with help, and what is wrong at the end is said with its place', async () => {
  const schema = z
    .strictObject({ low: z.int().min(0).max(9), high: z.int().min(0).max(9) })
    .refine(({ low, high }) => low < high, { path: ['low'], message: 'must be less than high' });
  const desk = new ScriptedDesk(['h', 'x', '99', '5', '3', '2', '']);
  expect(await fillIn(game(schema), {}, desk)).toEqual({ low: 2, high: 3 });
  expect(desk.said.filter((line) => line.includes('a whole number from 0 to 9'))).toHaveLength(3);
  expect(desk.text).toContain('low: must be less than high');
});

test('whoever leaves in the middle has begun nothing', async () => {
  await expect(fillIn(game(everything), {}, new ScriptedDesk(['q']))).rejects.toThrow(Left);
  await expect(fillIn(game(everything), {}, new ScriptedDesk([]))).rejects.toThrow(Left);
});
