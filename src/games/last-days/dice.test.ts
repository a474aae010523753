import { describe, expect } from 'vitest';
import { chanceToPass, contestOdds } from '../../skirmish/index.ts';
import { characteristic, d3Of, scored, SIDES, testOf, tieGoesTo, totalOf } from './dice.ts';
import { battle, person, scene, test } from './testing.ts';

const strength = (value: number) => characteristic('LD.SKILL.10', 'strength', value);

describe('dice', () => {
  test('LD.GEN.3 LD.GEN.6 LD.GEN.7 a Test is one six-sided die and the characteristic: equal is enough, below fails', () => {
    expect(testOf(6, [strength(3)])).toMatchObject({ dice: 1, sides: 6, needed: 6 });
    expect(chanceToPass(testOf(6, [strength(3)]))).toBeCloseTo(4 / 6, 12); // 3, 4, 5, 6
    expect(chanceToPass(testOf(15, [strength(3)]))).toBe(0);
    expect(totalOf([strength(3), scored('LD.T.FAMOD', 'modifier.cover', -1)])).toBe(2);
    expect(SIDES).toBe(6);
  });

  test('LD.GEN.4 a D3 is a die halved, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(d3Of)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('LD.GEN.8 LD.GEN.9 LD.GEN.10 the higher sum wins; a tie goes to the higher characteristic, then to who did not start it', () => {
    expect([tieGoesTo(4, 3), tieGoesTo(3, 4), tieGoesTo(3, 3)]).toEqual(['first', 'second', 'second']);
    const { win, tie, lose } = contestOdds(testOf(null, [strength(4)]), testOf(null, [strength(3)]));
    expect([win, tie, lose].map((p) => Math.round(p * 36))).toEqual([21, 5, 10]);
  });

  test('LD.GEN.8 LD.SKILL.57 both dice are rolled, and the second one is told what it must reach', () => {
    const m = scene({
      phase: 'combat',
      tokens: [{ x: 30, y: 30 }],
      people: [
        { x: 10, y: 10, skills: ['subdue'] },
        { seat: 'b', x: 11, y: 10, type: 'thug' },
      ],
    });
    m.answer('a', 'subdue:b1').answer('a', [4]);
    expect(m.match.request).toMatchObject({ kind: 'roll', seats: ['b'], count: 1, sides: 6, target: 3 });
    m.answer('b', [2]);
    expect(person(m, 'b1').subdued || battle(m).phase !== 'combat').toBe(true);
  });
});
