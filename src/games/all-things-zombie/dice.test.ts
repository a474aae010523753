import { expect } from 'vitest';
import { diceAfter, halfOf, isIn, passedOf, successesOf } from './dice.ts';
import { test } from './testing.ts';

test('ATZ.DICE.2 ATZ.DICE.3 ATZ.X.1 each die at or below the Target Number is passed', () => {
  expect(passedOf([5, 2], 4)).toBe(1);
  expect(passedOf([4, 4], 4)).toBe(2);
  expect(passedOf([5, 6], 4)).toBe(0);
});

test('ATZ.DICE.4 6 or more passes every die, 0 none; where a 6 always fails it fails', () => {
  expect(passedOf([1, 6], 6)).toBe(2);
  expect(passedOf([1, 6], 9)).toBe(2);
  expect(passedOf([1, 1], 0)).toBe(0);
  expect(passedOf([1, 6], 9, true)).toBe(1);
});

test('ATZ.DICE.5 ATZ.X.2 a die of 1 to 3 is a success', () => {
  expect(successesOf([1, 2, 2, 3, 5, 6])).toBe(4);
  expect(successesOf([3, 4])).toBe(1);
});

test('ATZ.DICE.6 ATZ.X.3 a range in parentheses happens on its numbers alone', () => {
  expect(isIn(5, [1, 2])).toBe(false);
  expect([1, 2, 3].map((die) => isIn(die, [1, 2]))).toEqual([true, true, false]);
});

test('ATZ.DICE.8 ATZ.X.5 half a die is rounded up: 1 to 3', () => {
  expect([1, 2, 3, 4, 5, 6].map(halfOf)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(1 + halfOf(3)).toBe(3);
});

test('ATZ.DICE.10 dice change their number, and fewer than none are none', () => {
  const change = (dice: number) => ({ rule: 'ATZ.DICE.10' as const, label: 'atz.figure' as const, dice });
  expect(diceAfter(2, [change(1)])).toBe(3);
  expect(diceAfter(1, [change(-1), change(-1)])).toBe(0);
});
