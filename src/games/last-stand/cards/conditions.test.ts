import { describe, expect, test } from 'vitest';
import { moment, type Part } from '../moments/moment.ts';
import type { Ranger, State } from '../state.ts';
import { type SceneSpec, tableOf } from '../testing.ts';
import { holds } from './conditions.ts';
import type { Cond } from './vocabulary.ts';

type Given = Parameters<typeof moment>[1];
const table = (spec: SceneSpec = {}): State => tableOf({ rangers: ['frank', 'hat'], ...spec });

/** Whether it holds for Frank: at this table, while this happens. */
function held(cond: Cond, { spec = {}, given = null }: { spec?: SceneSpec; given?: Given | null } = {}): boolean {
  const now = table(spec);
  return holds(now, cond, now.rangers[0] as Ranger, given === null ? null : moment('any', given));
}
const part = (...dice: number[]): Part => ({ tribe: null, toHit: 5, dice, banned: [] });

describe('what a card asks for before it works', () => {
  test('nothing, if it says nothing', () => {
    const now = table();
    expect(holds(now, undefined, now.rangers[0] as Ranger, null)).toBe(true);
    expect(holds(now, {}, now.rangers[0] as Ranger, null)).toBe(true);
  });

  test('a place: a location, Last Stand or away from it, everybody home', () => {
    const away = { spec: { frank: { at: 4 } } };
    expect([held({ at: 4 }, away), held({ at: 5 }, away)]).toEqual([true, false]);
    expect([held({ inLastStand: true }), held({ inLastStand: true }, away)]).toEqual([true, false]);
    expect([held({ inLastStand: false }), held({ inLastStand: false }, away)]).toEqual([false, true]);
    expect([held({ allInLastStand: true }), held({ allInLastStand: true }, away)]).toEqual([true, false]);
  });

  test('who is there: a Leader, so many Raiders, no enemy, another Ranger', () => {
    const beside = { spec: { frank: { at: 22 }, leaders: { bama: { at: 22 } } } };
    expect([held({ leaderHere: 'any' }, beside), held({ leaderHere: 'bama' }, beside)]).toEqual([true, true]);
    expect([held({ leaderHere: 'puke' }, beside), held({ leaderHere: 'any' })]).toEqual([false, false]);
    const among = { spec: { frank: { at: 4 }, map: { 4: { techie: 1, earther: 1 } } } };
    expect([held({ raidersHere: 2 }, among), held({ raidersHere: 3 }, among)]).toEqual([true, false]);
    expect([held({ noEnemies: true }, among), held({ noEnemies: true })]).toEqual([false, true]);
    expect([held({ withRanger: true }), held({ withRanger: true }, among)]).toEqual([true, false]);
    expect([held({ withRanger: false }), held({ withRanger: false }, among)]).toEqual([false, true]);
  });

  test('a Trap where something happens, not where the Ranger is', () => {
    const spec = { map: { 4: { traps: 1 } } };
    expect(held({ trapThere: true }, { spec, given: { at: 4 } })).toBe(true);
    expect(held({ trapThere: true }, { spec, given: { at: 5 } })).toBe(false);
    expect(held({ trapThere: true }, { spec, given: { at: null } })).toBe(false);
    expect(held({ trapThere: true }, { spec })).toBe(false);
  });

  test('what is happening: against whom, which test, why, on foot, a failure', () => {
    expect(held({ vs: ['bama', 'techie'] }, { given: { vs: ['techie'] } })).toBe(true);
    expect(held({ vs: ['bama', 'techie'] }, { given: { vs: ['krank'] } })).toBe(false);
    expect(held({ vs: ['bama'] })).toBe(false);
    expect(held({ attr: 'resistance' }, { given: { attr: 'resistance' } })).toBe(true);
    expect(held({ attr: 'resistance' }, { given: { attr: 'scavenge' } })).toBe(false);
    expect(held({ attr: 'resistance' })).toBe(false);
    expect(held({ cause: 'raiders' }, { given: { cause: 'raiders' } })).toBe(true);
    expect(held({ cause: 'raiders' }, { given: { cause: 'monstrosity' } })).toBe(false);
    expect(held({ cause: 'raiders' })).toBe(false);
    expect(held({ mode: 'foot' }, { given: { mode: 'foot' } })).toBe(true);
    expect(held({ mode: 'foot' }, { given: { mode: 'card' } })).toBe(false);
    expect(held({ mode: 'foot' })).toBe(false);
    const rolled = { rolled: true, parts: [part(5, 1)] };
    expect(held({ failed: true }, { given: { ...rolled, need: 2 } })).toBe(true);
    expect(held({ failed: true }, { given: { ...rolled, need: 1 } })).toBe(false);
    expect(held({ failed: true }, { given: { rolled: false, need: 2 } })).toBe(false);
    expect(held({ failed: true })).toBe(false);
  });

  test('of the Group Mission: all goals met; never without one', () => {
    const group = (special: number, progress: number) => ({
      spec: { scenario: 1 as const, group: { id: 'GM1', flipped: false, progress, special, relic: 0 } },
    });
    expect([held({ goalsMet: true }, group(1, 2)), held({ goalsMet: true }, group(1, 1))]).toEqual([true, false]);
    expect(held({ goalsMet: true })).toBe(false);
  });

  test('all of it, where it says several things', () => {
    const spec = { frank: { at: 4 }, map: { 4: { techie: 1 } } };
    expect(held({ at: 4, raidersHere: 1 }, { spec })).toBe(true);
    expect(held({ at: 4, raidersHere: 2 }, { spec })).toBe(false);
    expect(held({ at: 5, raidersHere: 1 }, { spec })).toBe(false);
  });
});
