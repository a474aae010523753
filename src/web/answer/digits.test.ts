import { expect, test } from 'vitest';
import type { SeenOption } from '../../kernel/index.ts';
import { placeOf } from '../boards/wave/view.ts';
import { digitsFor } from './digits.ts';

const option = (id: string, about?: SeenOption['about']): SeenOption =>
  ({ id, text: id, ...(about === undefined ? undefined : { about }) }) as SeenOption;

test('without numbers on the board the first nine options have the digits in order', () => {
  const options = Array.from({ length: 11 }, (_, i) => option(String(i)));
  expect(digitsFor(options)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, undefined, undefined]);
});

test('an enemy has the key of its place in the line, and what is no enemy takes a digit that is left', () => {
  const view = { line: [{ id: 7 }, { id: 4 }, { id: 9 }, { id: 12 }] };
  const options = [option('foe:4', { foe: 4 }), option('foe:12', { foe: 12 }), option('none')];
  expect(digitsFor(options, (one) => placeOf(view, one))).toEqual([2, 4, 1]);
});
