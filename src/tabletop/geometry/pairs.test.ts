import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairUp } from './pairs.ts';

test('gives each its best if that leaves something for the others', () => {
  expect(pairUp([[0, 1], [1, 0], [2]])).toEqual([0, 1, 2]);
  expect(pairUp([[0, 1], [0]])).toEqual([1, 0]);
  expect(pairUp([[0], [0], []])).toEqual([0, null, null]);
});

test('pairs as many as there can be', () => {
  const most = (choices: readonly (readonly number[])[], taken: readonly number[] = []): number => {
    const [first, ...rest] = choices;
    if (first === undefined) return 0;
    const free = first.filter((other) => !taken.includes(other));
    return Math.max(most(rest, taken), ...free.map((other) => 1 + most(rest, [...taken, other])));
  };
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 4 }), { maxLength: 6 }), (choices) => {
      const paired = pairUp(choices);
      const found = paired.filter((other) => other !== null);
      expect(new Set(found).size).toBe(found.length);
      paired.forEach((other, one) => expect(other === null || choices[one]?.includes(other)).toBe(true));
      expect(found.length).toBe(most(choices));
    }),
  );
});
