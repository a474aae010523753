import { expect, test } from 'vitest';
import { z } from 'zod';
import { type BadSetup, BrokenTable, parseSetup, setupJsonSchema, whole } from './index.ts';
import { bids, race, snatch, survey } from './toys.ts';

test('a set-up is read with its defaults, and read again it is the same', () => {
  const setup = parseSetup(race, { players: 3 });
  expect(setup).toEqual({ players: 3, goal: 30 });
  expect(parseSetup(race, setup)).toEqual(setup);
});

test('everything wrong with a set-up is listed with its path', () => {
  try {
    parseSetup(race, { players: 'two', goal: 1.5, extra: 1 });
  } catch (error) {
    expect(error).toMatchObject({ name: 'BadSetup' });
    expect((error as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
      'players',
      'goal',
      'extra',
    ]);
  }
  expect.assertions(2);
});

test('fifty errors are told, and how many more there are', () => {
  const schema = z.object({ list: z.array(z.string()) });
  const told = (n: number): readonly string[] => {
    try {
      parseSetup({ schema }, { list: new Array(n).fill(1) });
      return [];
    } catch (error) {
      return (error as BadSetup).errors.map(({ path, message }) => (path === '' ? message : path));
    }
  };
  const fifty = Array.from({ length: 50 }, (_, i) => `list.${i}`);
  expect([told(50), told(51), told(52)]).toEqual([fifty, [...fifty, '1 more error'], [...fifty, '2 more errors']]);
});

test('a path leads to where it is wrong', () => {
  const schema = z.object({ players: z.array(z.object({ name: z.string() })) });
  expect(() => parseSetup({ schema }, { players: [{ name: 'x' }, { name: 1 }] })).toThrow(/^players\.1\.name: /);
});

test('a set-up is looked at as a whole once each of its parts is right', () => {
  const parts = z.strictObject({ low: z.int(), high: z.int() });
  const schema = whole(parts, ({ low, high }) =>
    low > high ? [{ path: ['low'], message: `Not above ${high}` }] : [],
  ) as z.ZodType<{ low: number; high: number }>;
  expect(parseSetup({ schema }, { low: 1, high: 1 })).toEqual({ low: 1, high: 1 });
  expect(() => parseSetup({ schema }, { low: 2, high: 1 })).toThrow(/^low: Not above 1$/);
  expect(() => parseSetup({ schema }, { low: 2, high: 1, wide: 0 })).toThrow(/^wide: [^\n]+$/);
});

test('the schema of a set-up is JSON Schema of what goes in', () => {
  expect(setupJsonSchema(race)).toMatchObject({
    type: 'object',
    properties: { players: { type: 'integer', minimum: 1, maximum: 4 }, goal: { default: 30 } },
    required: ['players'],
  });
});

test.each([race, bids, snatch, survey])('$id: its examples can be played', (game) => {
  for (const setup of Object.values(game.examples)) expect(parseSetup(game as never, setup)).toEqual(setup);
});

test('a broken table says which rule found it, and what it found', () => {
  const error = new BrokenTable('WAV.SEARCH.2', { active: 0 });
  expect(error).toMatchObject({ name: 'BrokenTable', rule: 'WAV.SEARCH.2', facts: { active: 0 } });
  expect(error.message).toBe('WAV.SEARCH.2: the table cannot be like this: {"active":0}');
  expect(new BrokenTable('R').message).toBe('R: the table cannot be like this: null');
});
