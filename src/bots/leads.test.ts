import { expect, test } from 'vitest';
import { doubt, lead } from './leads.ts';

const tried = (...worths: number[]) => ({ worths });

test('one leads another by the mean of what is better world by world', () => {
  expect(lead(tried(3, 5), tried(1, 1))).toBe(3);
  expect(lead(tried(1, 1), tried(3, 5))).toBe(-3);
  expect(lead(tried(2, 4), tried(1))).toBe(2.5); // a world that the other has not seen counts as nothing
  expect(lead(tried(), tried(1))).toBe(0);
});

test('in doubt by the standard error, and without end with fewer than two worlds', () => {
  expect(doubt(tried(3, 5), tried(1, 1))).toBe(1);
  expect(doubt(tried(4, 4, 4), tried(1, 1, 1))).toBe(0);
  expect(doubt(tried(1, 2, 3, 6), tried(0, 0, 0, 0))).toBeCloseTo(Math.sqrt(14 / 3 / 4), 12);
  expect([doubt(tried(), tried()), doubt(tried(1), tried(0))]).toEqual([Infinity, Infinity]);
});
