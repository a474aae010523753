import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Flow, type Game, Match, type Request, type Table, verbs } from '../kernel/index.ts';
import {
  chanceOf,
  chanceToPass,
  contestOdds,
  faceNeeded,
  type Pool,
  poolOf,
  rollOff,
  rollPool,
  rollTest,
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

/** What a rule makes of the dice that somebody types in. */
function typed<T>(
  rule: (t: Table<{ made: unknown }>) => Flow<T>,
  ...dice: number[][]
): { made: unknown; asked: unknown[] } {
  const game: Game<object, { made: unknown }> = {
    id: 'dice',
    title: 'Dice',
    version: '1',
    seats: { min: 3, max: 3 },
    schema: z.strictObject({}),
    examples: { one: {} },
    seating: () => ['a', 'b', 'c'],
    setup: () => ({ made: null }),
    *step(t) {
      t.state.made = (yield* rule(t)) ?? null;
      const { amount } = verbs<{ made: unknown }, string>();
      yield* amount(t, 'a', { rule: 'R.9', prompt: { key: 'stop' }, min: 1, max: 1 });
    },
    view: (state) => ({ ...state }) as never,
    redeal() {},
    texts: {},
    names: () => ({}),
  };
  const match = Match.start(game, {}, { seed: 's', dice: 'typed' });
  const asked = dice.map((rolled) => {
    const { seats, rule: under, count, sides, target } = match.request as Request & { kind: 'roll' };
    expect(match.answer(match.waitingFor[0] ?? '', rolled)).toMatchObject({ ok: true });
    return [seats, under, `${count}d${sides}`, target];
  });
  return { made: match.state.made, asked };
}

describe('rolling', () => {
  const by = { rule: 'R.1', seat: 'a', prompt: { key: 'roll' } };
  const skill = (value: number) => [{ rule: 'R.2', label: 'skill', value }] as const;

  test('a test of one die is counted against the face that it needs', () => {
    const shot = { dice: 1, sides: 6, needed: 7, modifiers: skill(3) };
    const roll = (die: number) => typed((t) => rollTest(t, shot, by), [die]);
    expect(roll(4)).toEqual({
      made: { total: 7, passed: true, rolled: [4], dice: { sides: 6, rolled: [4], target: 4 }, modifiers: skill(3) },
      asked: [[['a'], 'R.1', '1d6', 4]],
    });
    expect(roll(3).made).toMatchObject({ total: 6, passed: false });
  });

  test('a test of several dice is added up; one without a number is always passed', () => {
    const nerve = { dice: 2, sides: 6, needed: 7, modifiers: skill(1) };
    expect(typed((t) => rollTest(t, nerve, by), [2, 4])).toEqual({
      made: { total: 7, passed: true, rolled: [2, 4], dice: { sides: 6, rolled: [2, 4] }, modifiers: skill(1) },
      asked: [[['a'], 'R.1', '2d6', undefined]],
    });
    expect(typed((t) => rollTest(t, { ...nerve, dice: 1, needed: null }, by), [1])).toEqual({
      made: { total: 2, passed: true, rolled: [1], dice: { sides: 6, rolled: [1] }, modifiers: skill(1) },
      asked: [[['a'], 'R.1', '1d6', undefined]],
    });
  });

  test('a pool is rolled at once; nobody rolls no dice', () => {
    const pool = (dice: number, atMost = false): Pool =>
      poolOf('R.1', 'gun', { dice, sides: 6, needed: 4, atMost }, []);
    expect(typed((t) => rollPool(t, pool(2), by), [3, 5])).toEqual({
      made: [3, 5],
      asked: [[['a'], 'R.1', '2d6', 4]],
    });
    expect(typed((t) => rollPool(t, pool(2, true), by), [3, 5]).asked).toEqual([[['a'], 'R.1', '2d6', undefined]]);
    expect(typed((t) => rollPool(t, pool(0), by)).made).toEqual([]);
  });

  test('the first who are tied roll off; where nobody is, nobody rolls', () => {
    const how = { rule: 'R.1', prompt: () => ({ key: 'roll' }), sides: 6 };
    const off = (ranking: string[][], ...dice: number[][]): unknown =>
      typed((t) => rollOff(t, ranking, how), ...dice).made;
    expect(off([['b'], ['a']])).toEqual([['b'], ['a']]);
    expect(off([['b', 'a', 'c']], [2], [5], [2])).toEqual([['a'], ['b', 'c']]);
    expect(off([['b'], ['c', 'a']], [2], [5])).toEqual([['b'], ['a'], ['c']]);
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
