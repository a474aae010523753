import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { odds } from '../../../kernel/index.ts';
import { CHARACTER_TYPES, type CharacterType } from '../data/people.ts';
import { FIREARM_IDS } from '../data/firearms.ts';
import type { State } from '../state.ts';
import { battle, type BattleScene, person, scene, type SceneSpec } from '../testing.ts';
import { shotsOf } from './attack.ts';
import { isFire } from './guns.ts';
import { shotOdds } from './odds.ts';

/** The chances of what becomes of a unit, walked through by the kernel: Damage Points taken, or that it is gone. */
function walked(m: BattleScene, answer: string, id: string): Record<string, number> {
  const fate = ({ battle: now }: State): string => {
    const one = now?.characters.find((found) => found.id === id);
    if (one === undefined) return (now?.zombies ?? []).some((found) => found.id === id) ? 'here' : 'gone';
    return one.fate === 'out' ? 'gone' : `${one.damage}`;
  };
  const weighed = odds(m.match, 'a', answer, { measure: (_, after) => [{ key: fate(after), tone: 'even' }] });
  if (!weighed.ok) throw new Error(weighed.refusal.message);
  expect(weighed.odds.exact).toBe(true);
  const sums: Record<string, number> = {};
  for (const { p, facts } of weighed.odds.outcomes) {
    const key = facts.at(-1)?.key as string;
    sums[key] = (sums[key] ?? 0) + p;
  }
  return sums;
}

const types = fc.constantFrom(...CHARACTER_TYPES.filter((type: CharacterType) => type !== 'dog'));
const guns = fc.constantFrom(...FIREARM_IDS.filter((id) => !['thrown-explosive', 'fire-bomb'].includes(id)));
const shots = fc.record({
  type: types,
  gun: guns,
  skills: fc.subarray(['gunsmith', 'sniper'] as const),
  drunk: fc.boolean(),
  x: fc.integer({ min: 12, max: 30 }),
  victim: types,
  ran: fc.boolean(),
  damage: fc.integer({ min: 0, max: 1 }),
  items: fc.subarray(['tactical-vest', 'riot-shield'] as const),
  zombie: fc.boolean(),
});

describe('the odds of a shot', () => {
  test('LD.SHOOT.6 LD.SDAM.2 LD.ZOMBIE.6 are those that the dice give, way by way', () => {
    fc.assert(
      fc.property(shots, ({ type, gun, skills, drunk, x, victim, ran, damage, items, zombie }) => {
        const spec: SceneSpec = {
          phase: 'shooting',
          aggressor: 'b',
          seeded: true,
          tokens: [{ x: 33, y: 33 }],
          people: [
            { x: 10, y: 10, type, guns: [gun], skills, gunsmith: 'rifle', drunk },
            { x: 2, y: 34, guns: ['hunting-rifle'] },
            zombie ? { seat: 'b', x: 3, y: 20 } : { seat: 'b', x, y: 10, type: victim, ran, damage, items },
          ],
          zombies: zombie ? [{ x, y: 10 }] : [],
        };
        const m = scene(spec);
        if (m.asked().rule === 'LD.SHOOT.8') m.answer('a', 'a1');
        const id = zombie ? 'z1' : 'b1';
        const shooter = person(m, 'a1');
        const mark = shotsOf(battle(m), shooter, 'phase').find(({ target }) => target.id === id);
        fc.pre(mark !== undefined && battle(m).firing?.unit === 'a1');
        expect(isFire(shooter.guns[0] as never)).toBe(false);
        const { points, out } = shotOdds(shooter, mark);
        const found = walked(m, `shoot:0:${id}`, id);
        expect(found['gone'] ?? 0).toBeCloseTo(out, 9);
        if (zombie) return;
        points.forEach((p, n) => {
          const left = found[`${damage + n}`];
          if (left !== undefined) expect(left).toBeCloseTo(p, 9);
        });
      }),
      { numRuns: 60 },
    );
  });
});
