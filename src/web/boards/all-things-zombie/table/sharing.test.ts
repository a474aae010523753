import { expect, test } from 'vitest';
import { burnedAt, sharedOut } from './sharing.ts';

const PLACES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  one: { x: 0, y: 0 },
  two: { x: 3, y: 0 },
};
const placeOf = (id: string) => PLACES[id];

test('ATZ.SHOOT.5 each target is told with its shots', () => {
  expect(sharedOut(['one', 'one', null, 'two'])).toEqual([
    { target: 'one', many: 2 },
    { target: 'two', many: 1 },
  ]);
});

test('ATZ.WPN.18 burned shots are drawn in the space between two targets, each at a place of its own', () => {
  expect(burnedAt(['one', null, 'two'], placeOf)).toEqual([{ x: 1.5, y: 0 }]);
  expect(burnedAt(['one', null, null, 'two'], placeOf)).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ]);
  expect(burnedAt(['one', 'two'], placeOf)).toEqual([]);
});
