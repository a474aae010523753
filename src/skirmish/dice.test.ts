import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  chanceToPass,
  contestOdds,
  faceNeeded,
  type Pool,
  poolOf,
  successesIn,
  successOdds,
  type Test,
  winOdds,
} from './index.ts';

const rounded = (odds: readonly number[]): number[] => odds.map((p) => Math.round(p * 1e9) / 1e9);

describe('pools', () => {
  test('factors change how many dice there are or what they show, and each says its rule', () => {
    const pool = poolOf('R.1', 'gun', { dice: 3, sides: 6, needed: 5 }, [
      { rule: 'R.2', label: 'aim', results: 1 },
      { rule: 'R.3', label: 'far', dice: -1 },
      { rule: 'R.4', label: 'drum', dice: 2 },
    ]);
    expect(pool).toEqual({
      dice: 4,
      sides: 6,
      needed: 5,
      results: 1,
      modifiers: [
        { rule: 'R.1', label: 'gun', value: '3 dice, 5+' },
        { rule: 'R.2', label: 'aim', value: 1 },
        { rule: 'R.3', label: 'far', value: '−1 die' },
        { rule: 'R.4', label: 'drum', value: '+2 dice' },
      ],
    });
    expect(faceNeeded(pool)).toBe(4);
    expect(successesIn(pool, [3, 4, 6, 1])).toBe(2);
  });

  test('fewer than no dice are none', () => {
    const less = { rule: 'R.2', label: 'less', dice: -2 };
    expect(poolOf('R.1', 'gun', { dice: 1, sides: 6, needed: 4 }, [less])).toMatchObject({ dice: 0 });
  });

  test('dice may have to stay at or below a number, which a bonus raises', () => {
    const pool = poolOf('R.1', 'rep', { dice: 2, sides: 6, needed: 3, atMost: true }, [
      { rule: 'R.2', label: 'cover', results: 1 },
    ]);
    expect(faceNeeded(pool)).toBe(4);
    expect(successesIn(pool, [4, 5])).toBe(1);
    expect(pool.modifiers[0]?.value).toBe('2 dice, 3−');
    expect(rounded(successOdds(pool))).toEqual(rounded([1 / 9, 4 / 9, 4 / 9]));
    const sure = poolOf('R.1', 'rep', { dice: 1, sides: 6, needed: 6, atMost: true }, []);
    expect(successOdds(sure)).toEqual([0, 1]);
    const never = poolOf('R.1', 'rep', { dice: 1, sides: 6, needed: 0, atMost: true }, []);
    expect(successOdds(never)).toEqual([1, 0]);
  });

  test('odds are those of counting every roll', () => {
    const of = (dice: number, needed: number): Pool => poolOf('R.1', 'x', { dice, sides: 4, needed }, []);
    for (const [a, b] of [
      [of(2, 2), of(2, 3)],
      [of(3, 4), of(1, 2)],
    ] as const) {
      const counts = new Array<number>(a.dice + 1).fill(0);
      const rolls = (n: number): number[][] =>
        n === 0 ? [[]] : rolls(n - 1).flatMap((roll) => [1, 2, 3, 4].map((die) => [...roll, die]));
      const all = rolls(a.dice).flatMap((mine) => rolls(b.dice).map((theirs) => [mine, theirs] as const));
      for (const [mine, theirs] of all) {
        const more = Math.max(0, successesIn(a, mine) - successesIn(b, theirs));
        counts[more] = (counts[more] as number) + 1 / all.length;
      }
      expect(rounded(winOdds(a, b))).toEqual(rounded(counts));
    }
  });

  test('one die cannot do better than always, nor worse than never', () => {
    expect([0, 1, 4, 6, 7, 9].map((needed) => chanceOf(needed, 6))).toEqual([1, 1, 1 / 2, 1 / 6, 0, 0]);
  });
});

describe('tests', () => {
  const of = (dice: number, bonus: number, needed: number | null): Test => ({
    dice,
    sides: 6,
    needed,
    modifiers: [{ rule: 'R.1', label: 'skill', value: bonus }],
  });

  test('what is added counts towards the number', () => {
    expect(chanceToPass(of(1, 3, 7))).toBeCloseTo(1 / 2, 12);
    expect(chanceToPass(of(2, 0, 7))).toBeCloseTo(21 / 36, 12);
    expect(chanceToPass(of(1, 7, 7))).toBeCloseTo(1, 12);
    expect(chanceToPass(of(1, 0, 7))).toBe(0);
    expect(chanceToPass(of(1, 0, null))).toBe(1);
  });

  test('of two against each other one has more, or they are even', () => {
    const { win, tie, lose } = contestOdds(of(1, 1, null), of(1, 0, null));
    expect(rounded([win, tie, lose])).toEqual(rounded([21 / 36, 5 / 36, 10 / 36]));
  });
});
