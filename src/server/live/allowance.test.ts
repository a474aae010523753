import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Allowances } from './allowance.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const spent = (allowances: Allowances, name: string): number => {
  let messages = 0;
  while (allowances.of(name).take(1)) messages++;
  return messages;
};

describe('an allowance', () => {
  test('is a burst, and then so much a second', () => {
    const allowances = new Allowances(10, 30);
    expect(spent(allowances, 'ann')).toBe(30);
    vi.advanceTimersByTime(1000);
    expect(spent(allowances, 'ann')).toBe(10);
    vi.advanceTimersByTime(60_000);
    expect(spent(allowances, 'ann')).toBe(30);
  });

  test('is each person’s own', () => {
    const allowances = new Allowances(10, 30);
    spent(allowances, 'ann');
    expect(spent(allowances, 'ben')).toBe(30);
  });

  test('that does not suffice is left as it was', () => {
    const allowances = new Allowances(10, 30);
    expect(allowances.of('ann').take(31)).toBe(false);
    expect(spent(allowances, 'ann')).toBe(30);
  });

  test('is forgotten when it is full again and names are many, and not before', () => {
    const allowances = new Allowances(10, 30);
    spent(allowances, 'ann');
    for (let i = 0; i < 999; i++) allowances.of(`silent ${i}`);
    allowances.of('one more');
    expect(allowances.size).toBe(2);
    expect(spent(allowances, 'ann')).toBe(0);
  });
});
