import { describe, expect, test } from 'vitest';
import { evenDeath } from '../games/even-death/index.ts';
import type { Json } from '../kernel/index.ts';
import { playBatch } from './batch.ts';
import { type Plan, seedOf } from './plan.ts';
import { batchesOf } from './pool.ts';
import { added } from './tally.ts';

const plan = (matches: number): Plan => ({
  game: 'wave',
  setup: {
    players: [
      { character: 'pillar', weapon: 'random' },
      { character: 'random', weapon: 'random' },
    ],
    first: 'a',
  },
  bots: ['random', 'random'],
  seed: 'lab',
  matches,
});

const timeless = (tally: ReturnType<typeof playBatch>) => ({ ...tally, millis: 0 });

describe('Even Death', () => {
  const even = (setup: string, bots: number): Plan => ({
    game: 'even-death',
    setup: evenDeath.examples[setup] as Json,
    bots: new Array<string>(bots).fill('random'),
    seed: 'lab',
    matches: 2,
  });

  test('a battle is told by its rounds, losses, bites and infections, and by faction', () => {
    const { numbers, groups, faults } = playBatch({ plan: even('first-night', 2), from: 0, to: 2 });
    expect(faults).toEqual([]);
    expect(Object.keys(numbers)).toEqual([
      'answers',
      'rounds',
      'humans lost',
      'zombies lost',
      'bites',
      'infections',
      'turned into zombies',
      'units withdrawn',
    ]);
    expect(Object.keys(groups.faction ?? {}).sort()).toEqual(['survivors', 'zombies']);
    expect(Object.keys(groups.losses ?? {}).length).toBeGreaterThan(1);
  });
});

describe('a batch', () => {
  test('plays its matches to the end and notes what they came to', () => {
    const tally = playBatch({ plan: plan(6), from: 0, to: 6 });
    expect(tally.faults).toEqual([]);
    expect(tally).toMatchObject({ matches: 6, seats: { a: { matches: 6 }, b: { matches: 6 } } });
    expect(tally.groups.character?.pillar).toEqual(tally.seats.a);
    expect(Object.keys(tally.numbers)).toEqual(expect.arrayContaining(['answers', 'rounds', 'delays', 'cards found']));
    for (const histogram of Object.values(tally.numbers)) {
      expect(Object.values(histogram).reduce((sum, n) => sum + n, 0)).toBe(6);
    }
    expect(Object.values(tally.ends).reduce((sum, n) => sum + n, 0)).toBe(6);
    expect(tally.millis).toBeGreaterThan(0);
  });

  test('plays the same matches however they are cut', () => {
    const whole = playBatch({ plan: plan(6), from: 0, to: 6 });
    const parts = added(playBatch({ plan: plan(6), from: 4, to: 6 }), playBatch({ plan: plan(6), from: 0, to: 4 }));
    expect(timeless(parts)).toEqual(timeless(whole));
  });

  test('a set-up that cannot be played is a finding for every match', () => {
    const tally = playBatch({ plan: { ...plan(2), setup: { players: [] } as Json }, from: 0, to: 2 });
    expect(tally.matches).toBe(0);
    expect(tally.faults.map(({ seed }) => seed)).toEqual(['lab/0', 'lab/1']);
    expect(tally.faults[0]?.message).toContain('players');
  });

  test('an unknown game is refused', () => {
    expect(() => playBatch({ plan: { ...plan(1), game: 'chess' }, from: 0, to: 1 })).toThrow('chess');
  });
});

test('Defenders of the Last Stand: which Rangers were there, which cards had their say, how and when it ended', () => {
  const setup: Json = { scenario: 2, players: [{ rangers: ['hat'] }, { rangers: ['jake'] }], first: 1 };
  const two: Plan = { game: 'last-stand', setup, bots: ['random', 'random'], seed: 'lab', matches: 2 };
  const { faults, groups, numbers } = playBatch({ plan: two, from: 0, to: 2 });
  expect(faults).toEqual([]);
  // Two matches with two Rangers at their end: somebody may have come in for one who turned.
  expect(Object.values(groups.ranger ?? {}).reduce((sum, { matches }) => sum + matches, 0)).toBe(4);
  const drawn = Object.keys(groups.card ?? {}).filter((card) => /^R\d\d$/.test(card));
  expect(drawn.length).toBeGreaterThan(4);
  expect(Object.values(groups.ended ?? {}).reduce((sum, { matches }) => sum + matches, 0)).toBe(2);
  expect(Object.keys(numbers)).toEqual(expect.arrayContaining(['turns', 'Leaders slain', 'Depots left', 'overruns']));
});

test.each([1, 2, 79, 80, 81, 1000, 100_000])(
  '%i matches are cut into batches that cover each of them once',
  (matches) => {
    const batches = batchesOf(plan(matches), 2);
    expect(batches[0]?.from).toBe(0);
    expect(batches.at(-1)?.to).toBe(matches);
    batches.slice(1).forEach(({ from }, i) => expect(from).toBe(batches[i]?.to));
    expect(Math.max(...batches.map(({ from, to }) => to - from))).toBeLessThanOrEqual(100);
  },
);

test('every match has a seed of its own', () => {
  expect(new Set(Array.from({ length: 50 }, (_, i) => seedOf(plan(50), i))).size).toBe(50);
});
