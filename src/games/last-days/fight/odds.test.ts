import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { odds } from '../../../kernel/index.ts';
import type { Arm } from '../decisions.ts';
import { CHARACTER_TYPES } from '../data/people.ts';
import type { State } from '../state.ts';
import { battle, type BattleScene, scene, type SceneSpec } from '../testing.ts';
import { findUnit, type Unit } from '../units.ts';
import { armsInOrder, blowOdds, guardsInOrder, likelyBlow } from './odds.ts';

const fates = ({ battle: now }: State, ids: readonly string[]): string =>
  ids
    .map((id) => {
      const one = now?.characters.find((found) => found.id === id);
      if (one === undefined) return (now?.zombies ?? []).some((found) => found.id === id) ? '0' : 'gone';
      return one.fate === 'out' ? 'gone' : `${one.damage}`;
    })
    .join(' ');

/** The chances of what becomes of both, walked through by the kernel. */
function walked(m: BattleScene, answer: string, ids: readonly string[]): { target: number; attacker: number } {
  const weighed = odds(m.match, 'a', answer, { measure: (_, after) => [{ key: fates(after, ids), tone: 'even' }] });
  if (!weighed.ok) throw new Error(weighed.refusal.message);
  expect(weighed.odds.exact).toBe(true);
  const sum = (place: number): number =>
    weighed.odds.outcomes.reduce(
      (all, { p, facts }) => ((facts.at(-1)?.key ?? '').split(' ')[place] === 'gone' ? all + p : all),
      0,
    );
  return { target: sum(0), attacker: sum(1) };
}

const types = fc.constantFrom(...CHARACTER_TYPES);
const fighters = fc.record({
  type: types,
  skills: fc.subarray(['dirty-fighter', 'crowd-control', 'martial-arts', 'headhunter'] as const),
  blade: fc.constantFrom('knife', 'club', 'heavy-blade', null),
  damage: fc.integer({ min: 0, max: 1 }),
  items: fc.subarray(['assault-armour', 'riot-shield'] as const),
});

describe('the odds of a blow', () => {
  test('LD.CQC.8 LD.CQC.10 LD.CDAM.2 LD.SKILL.8 are those that the dice give, way by way', () => {
    fc.assert(
      fc.property(fighters, fighters, fc.boolean(), fc.boolean(), (one, other, zombie, aggressive) => {
        const from = ({ blade, ...rest }: typeof one) => ({ ...rest, blades: blade === null ? [] : [blade] });
        const spec: SceneSpec = {
          phase: 'combat',
          aggressor: aggressive ? 'a' : 'b',
          seeded: true,
          tokens: [{ x: 33, y: 33 }],
          people: [
            { x: 10, y: 10, ...from(one) },
            { x: 20, y: 20, type: 'goon' },
            { seat: 'b', x: zombie ? 28 : 11, y: 10, ...from(other), fought: true },
            { seat: 'b', x: 21, y: 20, type: 'goon', fought: true },
          ],
          // A second one makes a choice of it, so that there is something to ask.
          zombies: [{ x: 9, y: 10, fought: true }, ...(zombie ? [{ x: 11, y: 10, fought: true }] : [])],
        };
        const m = scene(spec);
        if (m.asked().rule === 'LD.CQC.3') m.answer('a', 'a1');
        const id = zombie ? 'z2' : 'b1';
        fc.pre(m.asked().rule === 'LD.CQC.11');
        const [attacker, target] = ['a1', id].map((name) => findUnit(battle(m), name)) as [Unit, Unit];
        const arm = armsInOrder(battle(m), attacker, target);
        const guards = guardsInOrder(battle(m), attacker, target, arm[0] as Arm);
        fc.pre(arm.length === 1 && guards.length === 1);
        const arms = { attacker: arm[0] as Arm, defender: guards[0] as Arm };
        const { out, back } = blowOdds(battle(m), attacker, target, arms);
        expect(likelyBlow(battle(m), attacker, target).out).toBe(out);
        expect(walked(m, `attack:${id}`, [id, 'a1'])).toEqual({
          target: expect.closeTo(out, 9) as number,
          attacker: expect.closeTo(back.out, 9) as number,
        });
      }),
      { numRuns: 60 },
    );
  });
});
