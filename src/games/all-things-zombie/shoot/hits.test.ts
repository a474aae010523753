import { describe, expect, test } from 'vitest';
import type { Flaw } from '../data/ranged.ts';
import { arcOf, across, burnedOver, laidOut, nextInArc } from './arc.ts';
import {
  damageOf,
  diceRolled,
  diceUsed,
  flawsOfPlace,
  isPitiful,
  judge,
  pitifulHits,
  runsDry,
  savedByCover,
} from './hits.ts';

const ALL: readonly Flaw[] = [
  'moved-fast',
  'rush-shot',
  'charging',
  'in-cover',
  'prone',
  'target-moved-fast',
  'later-target',
  'third-target',
];

describe('the Ranged Combat table', () => {
  test('ATZ.SHOOT.7 ATZ.SHOOT.9 ATZ.SHOOT.12 7 or less always misses, 10 or more always hits', () => {
    expect([2, 3, 4].map((die) => judge(die, 3, []).hit)).toEqual([false, false, false]);
    expect(judge(6, 4, ALL)).toEqual({ total: 10, hit: true, because: [] });
    expect(judge(2, 5, ALL)).toEqual({ total: 7, hit: false, because: [] });
  });

  test('ATZ.SHOOT.10 8 misses by any of seven flaws, the third target alone not among them', () => {
    expect(judge(4, 4, []).hit).toBe(true);
    expect(ALL.filter((flaw) => !judge(4, 4, [flaw]).hit)).toEqual(ALL.slice(0, 7));
  });

  test('ATZ.SHOOT.11 9 misses by a Rush Shot, by cover and for the third target only', () => {
    expect(judge(5, 4, []).hit).toBe(true);
    expect(ALL.filter((flaw) => !judge(5, 4, [flaw]).hit)).toEqual(['rush-shot', 'in-cover', 'third-target']);
  });

  test('ATZ.SHOOT.10 ATZ.SHOOT.11 the place of a target in the volley', () => {
    expect([1, 2, 3, 4].map(flawsOfPlace)).toEqual([
      [],
      ['later-target'],
      ['later-target', 'third-target'],
      ['later-target', 'third-target'],
    ]);
  });

  test('ATZ.X.43 Rep 5 with a BAP at somebody in cover, dice 3 and 6: 8 misses, 11 hits', () => {
    const [six, three] = diceUsed([3, 6], 2).map((die) => judge(die, 5, ['in-cover']));
    expect(six).toEqual({ total: 11, hit: true, because: [] });
    expect(three).toEqual({ total: 8, hit: false, because: ['in-cover'] });
  });

  test('ATZ.SHOOT.16 ATZ.SHOOT.17 ATZ.X.44 a six of Rep 3 that misses is tried again, and hits on 3 or less', () => {
    const missed = judge(6, 3, ['in-cover']);
    expect(missed.hit).toBe(false);
    expect(isPitiful(3, 6, missed)).toBe(true);
    expect(isPitiful(4, 5, judge(5, 4, ['in-cover']))).toBe(false);
    expect(isPitiful(3, 5, judge(5, 3, ['in-cover']))).toBe(false);
    expect(isPitiful(3, 6, judge(6, 3, []))).toBe(false);
    expect([1, 2, 3, 4, 5, 6].map(pitifulHits)).toEqual([true, true, true, false, false, false]);
  });

  test('ATZ.COVER.9 only what cover alone saved strikes a neighbour', () => {
    expect(savedByCover(judge(4, 4, ['in-cover']))).toBe(true);
    expect(savedByCover(judge(4, 4, ['in-cover', 'prone']))).toBe(false);
    expect(savedByCover(judge(3, 4, ['in-cover']))).toBe(false);
    expect(savedByCover(judge(6, 4, ['in-cover']))).toBe(false);
  });
});

describe('dice of a weapon', () => {
  test('ATZ.WPN.7 ATZ.WPN.8 ATZ.X.36 a shotgun rolls six and uses the best three; all six count for ammo', () => {
    expect([diceRolled('SG', 3), diceRolled('SG', 1), diceRolled('SMG', 3)]).toEqual([6, 1, 3]);
    const rolled = [1, 1, 2, 4, 5, 6];
    expect(diceUsed(rolled, 3)).toEqual([6, 5, 4]);
    expect(runsDry('SG', rolled)).toBe(true);
  });

  test('ATZ.AMMO.1 ATZ.X.40 two ones or more, and the ones are used to hit all the same', () => {
    expect([[1, 1, 6], [1, 2, 6], [1]].map((rolled) => runsDry('AR', rolled))).toEqual([true, false, false]);
    expect(diceUsed([1, 1, 6], 3)).toEqual([6, 1, 1]);
    expect(runsDry('crossbow', [6])).toBe(true);
  });

  test('ATZ.DMG.1 ATZ.DMG.2 ATZ.DMG.3 ATZ.DMG.4 each die against each Impact', () => {
    const row = (impact: number) => [1, 2, 3, 4, 5, 6].map((die) => damageOf(die, impact)).join(' ');
    expect([1, 2, 3].map(row)).toEqual([
      'od knock-down knock-down knock-down knock-down knock-down',
      'od oof knock-down knock-down knock-down knock-down',
      'od oof oof knock-down knock-down knock-down',
    ]);
  });
});

describe('the arc of fire', () => {
  const shooter = { x: 0, y: 0 };
  const at = (id: string, x: number, y: number) => ({ id, x, y });

  test('ATZ.WPN.17 inches across the line of fire at the first target’s distance, left or right', () => {
    const first = { x: 10, y: 0 };
    expect(across(shooter, first, { x: 10, y: 2 })).toBe(2);
    expect(across(shooter, first, { x: 20, y: 2 })).toBe(1);
    expect(across(shooter, first, { x: 5, y: -1 })).toBe(-2);
    expect(across(shooter, first, { x: -5, y: 0 })).toBe(null);
    expect(across(shooter, first, { x: 0, y: 3 })).toBe(null);
  });

  test('ATZ.WPN.3 ATZ.WPN.4 ATZ.X.34 three targets within three inches, to one side of the first', () => {
    const [a, b, c, d, e] = [at('a', 10, 0), at('b', 10, 1), at('c', 10, 2), at('d', 10, 3.1), at('e', 10, -1)];
    const arc = arcOf(shooter, a, [a, b, c, d, e], 3);
    expect(arc.map(({ target, side, inches }) => `${target.id} ${side} ${inches}`)).toEqual([
      'b left 1',
      'e right 1',
      'c left 2',
    ]);
    expect(nextInArc({ shots: ['a'], rating: 3 }, arc, null).map(({ target }) => target)).toEqual(['b', 'e', 'c']);
    expect(nextInArc({ shots: ['a', 'b'], rating: 3 }, arc, 'left')).toEqual([
      { target: 'c', side: 'left', burned: 0 },
    ]);
    expect(nextInArc({ shots: ['a', 'b', 'c'], rating: 3 }, arc, 'left')).toEqual([]);
  });

  test('ATZ.WPN.18 ATZ.X.35 one shot is burned on a gap and takes the second highest die', () => {
    expect([0.5, 1, 1.001, 2, 2.5, 3].map(burnedOver)).toEqual([0, 0, 1, 1, 2, 2]);
    const [a, b] = [at('a', 10, 0), at('b', 10, 1.6)];
    const [next] = nextInArc({ shots: ['a'], rating: 3 }, arcOf(shooter, a, [a, b], 3), null);
    expect(next).toEqual({ target: 'b', side: 'left', burned: 1 });
    expect(laidOut(['a', null, 'b'], diceUsed([2, 6, 4], 3))).toEqual([
      { target: 'a', die: 6 },
      { target: null, die: 4 },
      { target: 'b', die: 2 },
    ]);
    expect(nextInArc({ shots: ['a', 'a'], rating: 3 }, arcOf(shooter, a, [a, b], 3), null)).toEqual([]);
  });

  test('ATZ.SHOOT.5 ATZ.SHOOT.6 ATZ.X.42 one shot on Dez, the rest on Char: the 5 on Dez, 2 and 1 on Char', () => {
    expect(laidOut(['dez', 'char', 'char'], diceUsed([5, 1, 2], 3))).toEqual([
      { target: 'dez', die: 5 },
      { target: 'char', die: 2 },
      { target: 'char', die: 1 },
    ]);
  });
});
