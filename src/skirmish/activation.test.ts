import { describe, expect, test } from 'vitest';
import { activated, allTied, foremost, isSettled, nextUp, pay, placesBy } from './index.ts';

describe('places', () => {
  test('go from high to low, and equal values share one', () => {
    expect(placesBy(['a', 'b', 'c'], (one) => ({ a: 2, b: 5, c: 2 })[one] ?? 0)).toEqual([['b'], ['a', 'c']]);
    expect(foremost(['x', 'yy', 'zz'], ({ length }) => length)).toEqual(['yy', 'zz']);
    expect(foremost([], () => 1)).toEqual([]);
  });

  test('are settled once nobody shares one', () => {
    expect(isSettled(allTied(['a', 'b']))).toBe(false);
    expect(isSettled([['b'], ['a']])).toBe(true);
  });
});

describe('who comes next', () => {
  const order = ['a', 'b', 'c'];
  const waiting =
    (...seats: string[]) =>
    (seat: string): boolean =>
      seats.includes(seat);

  test('side by side, the round is over after the last', () => {
    expect(nextUp('side-by-side', order, 'a', waiting('a', 'b', 'c'))).toBe('b');
    expect(nextUp('side-by-side', order, 'a', waiting('c'))).toBe('c');
    expect(nextUp('side-by-side', order, 'c', waiting('a', 'b'))).toBeNull();
  });

  test('in turn, round and round, and oneself again where nobody else has anything left', () => {
    expect(nextUp('in-turn', order, 'c', waiting('a', 'b'))).toBe('a');
    expect(nextUp('in-turn', order, 'b', waiting('b'))).toBe('b');
    expect(nextUp('in-turn', order, 'b', waiting())).toBeNull();
  });
});

test('an activation pays for its deeds', () => {
  const activation = activated('a1', 3);
  pay(activation, 'move', 2);
  expect(activation).toEqual({ unit: 'a1', left: 1, of: 3, done: ['move'] });
});
