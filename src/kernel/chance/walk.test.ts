import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chance } from './chance.ts';
import { poolsOf, Unwalkable, Walk } from './walk.ts';

/** Every way through `play` with what it led to, and how likely each result is. */
function distribution(play: (chance: Chance) => unknown): { ways: number; odds: Record<string, number> } {
  const walk = new Walk();
  const odds: Record<string, number> = {};
  let ways = 0;
  do {
    ways++;
    const key = JSON.stringify(play(walk));
    odds[key] = (odds[key] ?? 0) + walk.weight;
  } while (walk.next());
  return { ways, odds };
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** What a pool shows, counted over every single throw. */
function bruteForce(count: number, sides: number): Record<string, number> {
  let throws: number[][] = [[]];
  for (let i = 0; i < count; i++) {
    throws = throws.flatMap((dice) => Array.from({ length: sides }, (_, die) => [...dice, die + 1]));
  }
  const odds: Record<string, number> = {};
  for (const dice of throws) {
    const key = JSON.stringify(ascending(dice));
    odds[key] = (odds[key] ?? 0) + 1 / throws.length;
  }
  return odds;
}

function expectClose(found: Record<string, number>, wanted: Record<string, number>): void {
  expect(Object.keys(found).sort()).toEqual(Object.keys(wanted).sort());
  for (const [key, p] of Object.entries(wanted)) expect(found[key]).toBeCloseTo(p, 12);
}

describe('dice pools', () => {
  test.each([
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 4],
    [5, 3],
    [3, 10],
    [6, 2],
    [4, 1],
  ])('%dd%d are walked as multisets with the weights of all single throws', (count, sides) => {
    const pools = poolsOf(count, sides);
    expectClose(
      Object.fromEntries(pools.map(({ dice, weight }) => [JSON.stringify(dice), weight])),
      bruteForce(count, sides),
    );
    expect(sum(pools.map(({ weight }) => weight))).toBeCloseTo(1, 12);
    const { ways, odds } = distribution((chance) => chance.dice(count, sides));
    expect(ways).toBe(pools.length);
    expectClose(odds, bruteForce(count, sides));
  });

  test('a pool of six is 462 ways instead of 46656', () => {
    expect(poolsOf(6, 6)).toHaveLength(462);
    expect(poolsOf(6, 6)).toBe(poolsOf(6, 6));
  });

  test('dice whose place has a meaning are walked one by one', () => {
    const { ways, odds } = distribution((chance) => chance.dice(2, 3, true));
    expect(ways).toBe(9);
    expect(odds['[1,3]']).toBeCloseTo(1 / 9, 12);
    expect(odds['[3,1]']).toBeCloseTo(1 / 9, 12);
  });

  test('where only hits count, a pool has one way for each number of hits', () => {
    const hits = (dice: readonly number[]): number => dice.filter((die) => die >= 6).length;
    const { ways, odds } = distribution((chance) => hits(chance.dice(3, 8, false, 6)));
    expect(ways).toBe(4);
    expectClose(odds, distribution((chance) => hits(chance.dice(3, 8))).odds);
    expect(distribution((chance) => chance.dice(2, 6, false, 1))).toEqual({ ways: 1, odds: { '[6,6]': 1 } });
    expect(distribution((chance) => chance.dice(2, 6, false, 7))).toEqual({ ways: 1, odds: { '[1,1]': 1 } });
    expect(distribution((chance) => chance.dice(2, 6, false, 0))).toEqual({ ways: 1, odds: { '[6,6]': 1 } });
    expect(distribution((chance) => chance.dice(2, 6, false, 9))).toEqual({ ways: 1, odds: { '[1,1]': 1 } });
    expect(distribution((chance) => chance.dice(0, 6, false, 3))).toEqual({ ways: 1, odds: { '[]': 1 } });
    expect(distribution((chance) => chance.dice(100, 8, false, 5)).ways).toBe(101);
  });

  test('a pool of too many ways is not walked', () => {
    expect(() => poolsOf(40, 10)).toThrow(Unwalkable);
    expect(() => poolsOf(1000, 6)).toThrow(Unwalkable);
    expect(() => poolsOf(9, 9)).toThrow('9d9');
    expect(() => poolsOf(14, 6)).toThrow('14d6');
    expect(poolsOf(13, 6)).toHaveLength(8568);
    expect(poolsOf(8, 8)).toHaveLength(6435);
    expect(poolsOf(1, 10_000)).toHaveLength(10_000);
    expect(() => poolsOf(1, 10_001)).toThrow('1d10001');
  });

  test('whoever sorts or changes the dice changes only their own', () => {
    const walk = new Walk();
    walk.dice(2, 6).fill(9);
    expect(new Walk().dice(2, 6)).toEqual([1, 1]);
  });
});

describe('a walk', () => {
  test('one thing after another multiplies', () => {
    const { ways, odds } = distribution((chance) => {
      const first = chance.below(2);
      return first === 0 ? 'out' : sum(chance.dice(2, 6));
    });
    expect(ways).toBe(1 + 21);
    expect(odds['"out"']).toBeCloseTo(1 / 2, 12);
    expect(odds['7']).toBeCloseTo(6 / 36 / 2, 12);
    expect(sum(Object.values(odds))).toBeCloseTo(1, 12);
  });

  test('whatever is done with chance, the weights of all ways add up to 1', () => {
    const verb = fc.constantFrom('below', 'dice', 'index', 'draw');
    fc.assert(
      fc.property(
        fc.array(verb, { maxLength: 4 }),
        fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 1 }),
        (verbs, pile) => {
          const { odds } = distribution((chance) => {
            const left = [...pile];
            return verbs.map((name) => {
              if (name === 'below') return chance.below(3);
              if (name === 'dice') return chance.dice(2, 3);
              if (name === 'index') return chance.index(pile);
              return chance.draw(left, true) ?? null;
            });
          });
          expect(sum(Object.values(odds))).toBeCloseTo(1, 9);
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });

  test('equal cards are walked once, weighted by how many there are', () => {
    const { ways, odds } = distribution((chance) => chance.draw(['x', 'y', 'x', 'x'], true));
    expect(ways).toBe(2);
    expectClose(odds, { '"x"': 3 / 4, '"y"': 1 / 4 });
  });

  test('a drawn card is gone from the pile, whatever its order was', () => {
    const draws = (order: string[]) =>
      distribution((chance) => {
        const pile = [...order];
        chance.shuffle(pile);
        const two = [chance.draw(pile, true), chance.draw(pile, true)];
        return [...two, pile.length];
      }).odds;
    expectClose(draws(['x', 'y', 'x']), { '["x","x",1]': 1 / 3, '["x","y",1]': 1 / 3, '["y","x",1]': 1 / 3 });
    expectClose(draws(['y', 'x', 'x']), draws(['x', 'x', 'y']));
  });

  test('an index points at the thing that was picked', () => {
    const list = ['x', 'y', 'x', 'z'];
    const { ways, odds } = distribution((chance) => list[chance.index(list)]);
    expect(ways).toBe(3);
    expectClose(odds, { '"x"': 1 / 2, '"y"': 1 / 4, '"z"': 1 / 4 });
  });

  test('an empty pile gives nothing, and there is nothing to walk', () => {
    const { ways, odds } = distribution((chance) => chance.draw([], false) ?? null);
    expect(ways).toBe(1);
    expect(odds).toEqual({ null: 1 });
  });

  test.each<[string, (chance: Chance) => unknown]>([
    ['a pile whose cards are secret', (chance) => chance.draw(['x', 'y'], false)],
    ['an open order', (chance) => chance.arrange(['x', 'y'])],
    ['the generator itself', (chance) => chance.words()],
    ['one of far too many', (chance) => chance.below(1_000_000)],
    ['one of none', (chance) => chance.below(0)],
  ])('%s cannot be walked', (_, play) => {
    expect(() => play(new Walk())).toThrow(Unwalkable);
    expect(() => play(new Walk())).toThrow(/^(a pile|an open order|the generator|one of)/);
  });

  test('more ways than the bound are not walked, and that is known before they have been', () => {
    const play = (walk: Walk): number => walk.below(3) + walk.below(4);
    const few = new Walk(12);
    do play(few);
    while (few.next());
    expect(() => play(new Walk(5))).toThrow(/^more than 5 ways$/);
    const some = new Walk(11);
    play(some);
    expect(() => {
      while (some.next()) play(some);
    }).toThrow(Unwalkable);
  });

  test('a throw that is repeated until it suits is not walked for ever', () => {
    const walk = new Walk(4000);
    expect(() => {
      while (walk.dice(1, 6)[0] !== 6);
    }).toThrow(Unwalkable);
  });

  test('an order of equal things is no secret', () => {
    expect(() => new Walk().arrange(['x', 'x'])).not.toThrow();
    expect(() => new Walk().arrange([])).not.toThrow();
  });

  test('nothing cannot be picked from', () => {
    expect(() => new Walk().index([])).toThrow(new RangeError('Chance cannot pick one of 0'));
  });

  test('one of one is no choice', () => {
    expect(distribution((chance) => chance.below(1))).toEqual({ ways: 1, odds: { 0: 1 } });
  });

  test('one of as many as are listed is walked, and of one more it is not', () => {
    const walk = new Walk();
    expect(walk.below(10_000)).toBe(0);
    expect(walk.weight).toBe(1 / 10_000);
    expect(() => walk.below(10_001)).toThrow(/^one of 10001$/);
  });

  test('without chance there is one way', () => {
    expect(distribution(() => 'x')).toEqual({ ways: 1, odds: { '"x"': 1 } });
  });
});
