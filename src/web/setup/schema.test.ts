import { expect, test } from 'vitest';
import { wave } from '../../games/wave/index.ts';
import { parseSetup, setupJsonSchema } from '../../kernel/index.ts';
import { blank, type Schema, worded } from './schema.ts';

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
