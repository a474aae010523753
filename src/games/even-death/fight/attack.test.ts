import { describe, expect } from 'vitest';
import { oddsTold } from '../../../kernel/testing.ts';
import { rulesOf } from '../../../rules/index.ts';
import { meanWounds, poolOf, successesIn, woundOdds } from './attack.ts';
import { toughnessOf } from '../conditions.ts';
import { BLADE_FIGURES, GUN_FIGURES, type WeaponFigures } from '../figures.ts';
import { markOf, shotPools } from './shoot.ts';
import { battle, herd, human, said, scene, test } from '../testing.ts';
import type { Unit } from '../turn/action.ts';

const ledger = await rulesOf('even-death');
const rowsOf = (id: string): readonly (readonly string[])[] => ledger.find((entry) => entry.id === id)?.rows ?? [];

const line = (n: number, x = 20): [number, number][] => Array.from({ length: n }, (_, i) => [x, 2 + i * 1.5]);

describe('dice and factors', () => {
  test('EDM.MODEL.6 EDM.MODEL.7 EDM.MODEL.8 dice are added before the roll, results after it, without limit', () => {
    const pool = poolOf('EDM.SHOOT.5', 'weapon.rifle', { dice: 3, needed: 4 }, [
      { rule: 'EDM.SHOOT.11', label: 'ed.factor.aim', dice: 1 },
      { rule: 'EDM.SHOOT.12', label: 'ed.factor.flanking', results: 1 },
      { rule: 'EDM.COND.6', label: 'ed.factor.energised', results: 1 },
    ]);
    expect(pool).toMatchObject({ dice: 4, needed: 4, results: 2 });
    expect(successesIn(pool, [1, 2, 3, 8])).toBe(3);
    expect(pool.modifiers).toEqual([
      { rule: 'EDM.SHOOT.5', label: 'weapon.rifle', value: '3 dice, 4+' },
      { rule: 'EDM.SHOOT.11', label: 'ed.factor.aim', value: '+1 die' },
      { rule: 'EDM.SHOOT.12', label: 'ed.factor.flanking', value: 1 },
      { rule: 'EDM.COND.6', label: 'ed.factor.energised', value: 1 },
    ]);
  });

  test('EDM.MODEL.8 fewer than no dice are none, and an 8 is no success of itself', () => {
    const less = { rule: 'EDM.ZVAR.3', label: 'ed.factor.rotten', dice: -1 } as const;
    expect(poolOf('EDM.SHOOT.7', 'ed.factor.toughness', { dice: 1, needed: 7 }, [less, less])).toMatchObject({
      dice: 0,
    });
    const lone = poolOf('EDM.BITE.8', 'ed.factor.zombies', { dice: 1, needed: 8 }, [
      { rule: 'EDM.BITE.16', label: 'ed.factor.full', results: -1 },
    ]);
    expect(successesIn(lone, [8])).toBe(0);
    expect(woundOdds(lone, poolOf('EDM.SHOOT.7', 'weapon.unarmed', { dice: 0, needed: 8 }, []))).toEqual([1, 0]);
    const sure = poolOf('EDM.SHOOT.5', 'weapon.lmg', { dice: 1, needed: 3 }, [
      { rule: 'EDM.SHOOT.12', label: 'ed.factor.flanking', results: 2 },
    ]);
    expect(successesIn(sure, [1])).toBe(1);
  });
});

describe('what an attack does', () => {
  test('EDM.T.WOUNDS the mean wounds of each weapon against each Toughness', () => {
    const m = scene({
      humans: [
        { x: 2, y: 2, class: 'newbie' },
        { x: 4, y: 2, class: 'seasoned' },
        { x: 6, y: 2, seat: 'c', class: 'veteran' },
      ],
      players: ['survivors', 'zombies', 'military'],
      herds: [5, 10, 15].flatMap((n, i) => [
        { zombies: line(n, 20 + 4 * i) },
        { type: 'military' as const, zombies: line(n, 40 + 4 * i) },
      ]),
    });
    const here = battle(m);
    const [five, soldiers, ten, , fifteen, corps] = here.herds as [Unit, Unit, Unit, Unit, Unit, Unit];
    const targets = [five, ten, fifteen, soldiers, corps, ...here.humans];
    const all: WeaponFigures[] = [...Object.values(GUN_FIGURES), ...Object.values(BLADE_FIGURES)];
    const found: Record<string, string[]> = {};
    for (const { name, hits, accuracy } of all) {
      const offence = poolOf('EDM.SHOOT.5', 'weapon.rifle', { dice: hits, needed: accuracy }, []);
      found[name] = targets.map((target) => meanWounds(offence, toughnessOf(here, target, 'shoot')).toFixed(3));
    }
    const rows = rowsOf('EDM.T.WOUNDS');
    expect(rows).toHaveLength(9);
    for (const [names = '', ...means] of rows) {
      for (const name of names.split(', ')) expect([name, ...(found[name] ?? [])]).toEqual([name, ...means]);
    }
    expect(rows.flatMap(([names = '']) => names.split(', ')).sort()).toEqual(all.map(({ name }) => name).sort());
  });

  test('EDM.X.8 EDM.WOUND.3 four successes against two are two wounds', () => {
    const m = scene({
      humans: [{ x: 10, y: 10, weapons: ['lmg'] }],
      herds: [
        {
          facing: 180,
          zombies: [
            [20, 10],
            [20, 11.5],
            [20, 13],
          ],
        },
      ],
    });
    m.answer('a', 'shoot:lmg.0:h1').answer('a', [3, 4, 5, 8]).answer('b', [7, 8]);
    expect(said(m, 'ed.shot')).toMatchObject([{ hits: 4, saves: 2, wounds: 2 }]);
    expect(herd(m, 'h1').zombies).toHaveLength(1);
  });

  test('EDM.WOUND.1 EDM.WOUND.2 EDM.SHOOT.8 a tie and a lost attack wound nobody', () => {
    for (const saved of [
      [7, 1],
      [7, 8],
    ]) {
      const m = scene({
        humans: [{ x: 10, y: 10, weapons: ['pistol'] }],
        herds: [
          {
            facing: 180,
            zombies: [
              [20, 10],
              [20, 11.5],
            ],
          },
        ],
      });
      m.answer('a', 'shoot:pistol.0:h1').answer('a', [6, 5]).answer('b', saved);
      expect(m.under('EDM.SHOOT.8')).toHaveLength(1);
      expect(herd(m, 'h1').zombies).toHaveLength(2);
      expect(human(m, 'a1')).toMatchObject({ vitality: 4 });
    }
  });

  test('the odds of an attack are exact and those of the closed form', () => {
    const m = scene({
      humans: [{ x: 10, y: 10, weapons: ['explosive'] }],
      herds: [{ facing: 180, zombies: line(15, 30) }],
      seeded: true,
    });
    const { exact, outcomes } = oddsTold(m.match, 'a', 'shoot:explosive.0:h1', {
      measure: (before, after) => {
        const left = ({ battle: now }: typeof before): number => now?.herds[0]?.zombies.length ?? 0;
        return [{ key: `${left(before) - left(after)} fall`, tone: 'good' }];
      },
    });
    expect(exact).toBe(true);
    const here = battle(m);
    const [shooter] = here.humans;
    const [target] = here.herds;
    if (shooter === undefined || target === undefined) throw new Error('the scene has both');
    const mark = markOf(here, shooter, target);
    const wanted = mark === null ? [] : woundOdds(...shotPools(here, shooter, 'explosive', mark, false));
    expect(wanted).toHaveLength(7);
    const found = Object.entries(outcomes);
    for (const [text, p] of found) expect(p).toBeCloseTo(wanted[Number.parseInt(text, 10)] ?? Number.NaN, 8);
    expect(found).toHaveLength(7);
  });
});
