import { describe, expect, test } from 'vitest';
import { Seeded } from './chance.ts';
import { seedWords } from '../data/hash.ts';

const seeded = (seed = 'chance'): Seeded => new Seeded(seedWords(seed));

/** How far counts are from equal: with few degrees of freedom, 30 is beyond any luck. */
function chiSquare(counts: readonly number[], total: number): number {
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the seeded generator', () => {
  test('the same words, the same chance; other words, another', () => {
    const [one, same, other] = [seeded('x'), seeded('x'), seeded('y')];
    const roll = (chance: Seeded): number[] => chance.dice(20, 6);
    expect(roll(one)).toEqual(roll(same));
    expect(roll(one)).not.toEqual(roll(other));
  });

  test('it goes on from its words as if it had never stopped', () => {
    const chance = seeded();
    chance.dice(7, 6);
    const again = new Seeded(chance.words());
    expect(again.words()).toEqual(chance.words());
    expect(again.dice(20, 6)).toEqual(chance.dice(20, 6));
  });

  test('its words are the caller’s to keep', () => {
    const chance = seeded();
    const words = chance.words();
    words[0] = 0;
    expect(chance.words()).not.toEqual(words);
  });

  test('dice fall fairly from 1 to their sides', () => {
    const rolled = seeded().dice(60_000, 6);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => rolled.filter((die) => die === face).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60_000);
    expect(chiSquare(counts, 60_000)).toBeLessThan(30);
    expect(seeded().dice(0, 6)).toEqual([]);
  });

  test('below and index reach every number, each as often', () => {
    const chance = seeded();
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 20_000; i++) {
      counts[chance.below(5)]!++;
      counts[chance.index('abcde'.split(''))]!++;
    }
    expect(chiSquare(counts, 40_000)).toBeLessThan(30);
    expect(chance.below(1)).toBe(0);
  });

  test('nothing cannot be picked from', () => {
    expect(() => seeded().below(0)).toThrow('one of 0');
    expect(() => seeded().index([])).toThrow('one of 0');
    expect(() => seeded().below(Number.NaN)).toThrow(RangeError);
  });

  test.each(['shuffle', 'arrange'] as const)('%s gives every order as often', (mix) => {
    const chance = seeded();
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const pile = ['a', 'b', 'c'];
      chance[mix](pile);
      counts.set(pile.join(''), (counts.get(pile.join('')) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expect(chiSquare([...counts.values()], 12_000)).toBeLessThan(30);
  });

  test('a card is drawn from the top', () => {
    const pile = ['a', 'b'];
    expect(seeded().draw(pile)).toBe('a');
    expect(pile).toEqual(['b']);
    expect(seeded().draw([])).toBeUndefined();
  });
});
