import { expect, test } from 'vitest';
import { wave } from '../../games/wave/index.ts';
import { parseSetup, setupJsonSchema } from '../../kernel/index.ts';
import { blank, isPosition, optionsOf, type Schema, worded } from './schema.ts';

test('what a form starts with can be played where the game has defaults', () => {
  const schema = setupJsonSchema(wave) as unknown as Schema;
  expect(parseSetup(wave, blank(schema)).players).toHaveLength(1);
});

test('every kind of field has something to begin with', () => {
  expect(blank({ type: 'array', minItems: 2, items: { type: 'boolean' } })).toEqual([false, false]);
  expect(blank({ type: 'integer', minimum: 3 })).toBe(3);
  expect(blank({ anyOf: [{ const: 'x' }, { type: 'string' }] })).toBe('x');
  expect(blank({ type: 'object', properties: { a: { type: 'string' }, b: { enum: ['p', 'q'] } } })).toEqual({
    a: '',
    b: 'p',
  });
});

test('names of fields become words', () => {
  expect(worded('secondWeapon')).toBe('Second weapon');
  expect(worded('even-death')).toBe('Even death');
});

test('a few plain values are a choice, whether they are words or numbers', () => {
  expect(optionsOf({ anyOf: [{ const: 1 }, { const: 2 }] })).toEqual([1, 2]);
  expect(optionsOf({ anyOf: [{ enum: ['random'] }, { type: 'integer', minimum: 1, maximum: 3 }] })).toEqual([
    'random',
    1,
    2,
    3,
  ]);
  expect(optionsOf({ anyOf: [{ const: 'all' }, { type: 'integer' }] })).toBeNull();
  expect(optionsOf({ type: 'string' })).toBeNull();
});

test('a table that may be left out is a position, and no part of the form', () => {
  expect(isPosition({ type: 'object' }, false)).toBe(true);
  expect(isPosition({ anyOf: [{ type: 'object' }, { type: 'null' }] }, false)).toBe(true);
  expect(isPosition({ type: 'object' }, true)).toBe(false);
  expect(isPosition({ type: 'string' }, false)).toBe(false);
});
