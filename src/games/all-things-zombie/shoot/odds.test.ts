import { describe, expect, test } from 'vitest';
import { poolsOf } from '../../../kernel/index.ts';
import { fighterIn } from '../fight/opponents.ts';
import { chargeOdds, roundOdds } from '../fight/odds.ts';
import { bareTable } from '../../../kernel/testing.ts';
import { step } from '../course/steps.ts';
import type { Doing, Encounter, State } from '../state.ts';
import type { Table } from '../verbs.ts';
import { block, type SceneSpec, stateOf } from '../testing.ts';
import type { Fire, Why } from './doing.ts';
import { dryOdds, shotOdds } from './odds.ts';

/** Every way that the dice can fall, each with its chance: what `read` says of the Encounter then. Dice are heaps here. */
function walked(made: State, read: (enc: Encounter) => string, upTo: readonly Doing['do'][]): Record<string, number> {
  const found: Record<string, number> = {};
  const next: { said: (readonly number[])[]; weight: number }[] = [{ said: [], weight: 1 }];
  for (let way = next.pop(); way !== undefined; way = next.pop()) {
    const { said, weight } = way;
    const { table, ...rest } = made.encounter;
    const state: State = { ...made, encounter: { ...structuredClone(rest), table } };
    const dice = run(state, [...said], upTo);
    if (dice === null) {
      const key = read(state.encounter);
      found[key] = (found[key] ?? 0) + weight;
    } else for (const pool of poolsOf(dice, 6)) next.push({ said: [...said, pool.dice], weight: weight * pool.weight });
  }
  return found;
}

/** Takes steps with these dice: null once all is done, or how many dice are wanted next. */
function run(state: State, said: (readonly number[])[], upTo: readonly Doing['do'][]): number | null {
  const { t } = bareTable(state, 'scene', true);
  const { doing } = state.encounter;
  while (doing.length > 1 && !upTo.includes((doing.at(-1) as Doing).do)) {
    const flow = step(t as Table);
    for (let asked = flow.next(undefined as never); asked.done !== true; ) {
      const answer = said.shift();
      if (answer === undefined) return (asked.value as unknown as { count: number }).count;
      asked = flow.next({ seat: 'a', answer } as never);
    }
  }
  return null;
}
const silent = (enc: Encounter): void => void (enc.clocks.noMoreZombies = true);
const statusOf = (enc: Encounter, id: string): string => {
  const zombie = enc.zombies.find((one) => one.id === id);
  if (id.startsWith('z')) return zombie === undefined ? 'od' : zombie.prone ? 'down' : 'none';
  const human = enc.humans.find((one) => one.id === id);
  return human?.status === 'carry-on' ? (human.prone ? 'down' : 'none') : (human?.status ?? '');
};
const fire = (shots: [string | null, number, number?][], rush = false): Fire => ({
  shooter: 'a1',
  guns: [...new Set(shots.map(([, , gun = 0]) => gun))],
  shots: shots.map(([target, dice, gun = 0]) => ({ gun, target, dice })),
  rush,
});
const shooter = { x: 10, y: 10, star: false };
const foes = (...people: object[]) => [
  {
    attitude: 'enemy' as const,
    people: people.map((one, i) => ({ x: 18, y: 10 + i, class: 'ganger' as const, rep: 3, ...one })),
  },
];

describe('the odds of a shot are those that the dice give, way by way', () => {
  const check = (spec: SceneSpec, shots: Fire, why: Why = 'active'): void => {
    const doing: Doing = { do: 'volley', why, fires: [shots], stage: 'noise', at: 0, hits: [] };
    const state = stateOf({ ...spec, change: silent, doing: [doing] });
    const [gun = 0] = shots.guns;
    const all = shotOdds(state, shots, why);
    const read = (enc: Encounter): string =>
      JSON.stringify([enc.humans[0]?.guns[gun]?.empty, ...all.map(({ target }) => statusOf(enc, target))]);
    const found = Object.entries(walked(state, read, ['reactions'])).map(([key, p]) => ({
      is: JSON.parse(key) as unknown[],
      p,
    }));
    const share = (holds: (is: unknown[]) => boolean): number =>
      found.reduce((sum, { is, p }) => (holds(is) ? sum + p : sum), 0);
    expect(share(([dry]) => dry === true)).toBeCloseTo(dryOdds(state, shots, gun), 9);
    all.forEach((odds, i) => {
      for (const key of ['od', 'oof', 'stunned', 'down'] as const) {
        expect(
          share((is) => is[i + 1] === key),
          `${odds.target} ${key}`,
        ).toBeCloseTo(odds[key], 9);
      }
    });
  };

  test('ATZ.SHOOT.7 ATZ.DMG.1 ATZ.AMMO.1 a pistol at a Ganger', () => {
    check({ band: [{ ...shooter, rep: 4, guns: ['BAP'] }], strangers: foes({}) }, fire([['n1', 1]]));
  });

  test('ATZ.SHOOT.16 ATZ.SHOOT.11 a Rep 3 shooter at somebody in cover, armored', () => {
    const pieces = [block('wall', [16.8, 8, 0.4, 4], { height: 0.8, cover: true })];
    const strangers = foes({ items: ['body-armor'] });
    check({ band: [{ ...shooter, rep: 3, guns: ['P'] }], strangers, pieces }, fire([['n1', 1]]));
  });

  test('ATZ.WPN.18 ATZ.SHOOT.10 ATZ.AMMO.1 three shots, one of them burned, at two zombies', () => {
    const zombies = [
      { x: 18, y: 10 },
      { x: 18, y: 11.6 },
    ];
    check(
      { band: [{ ...shooter, rep: 5, guns: ['SMG'] }], zombies },
      fire([
        ['z1', 1],
        [null, 1],
        ['z2', 1],
      ]),
    );
  });

  test('ATZ.WPN.7 ATZ.ZSHOOT.5 ATZ.CHARGE.17 a shotgun at a zombie that charges', () => {
    check({ band: [{ ...shooter, rep: 4, guns: ['SG'] }], zombies: [{ x: 13, y: 10 }] }, fire([['z1', 1]]), 'charged');
  });

  test('ATZ.WPN.19 ATZ.SHOOT.14 two weapons at a zombie', () => {
    const both = fire([
      ['z1', 1, 0],
      ['z1', 1, 1],
    ]);
    check({ band: [{ ...shooter, rep: 5, guns: ['MP', 'BAR'] }], zombies: [{ x: 15, y: 10 }] }, both);
  });
});

describe('the odds hand to hand are those that the dice give', () => {
  test('ATZ.CHARGE.8 ATZ.CHARGE.11 ATZ.CHARGE.12 who passes more', () => {
    const odds = (spec: SceneSpec, rear = false): number[] => {
      const state = stateOf(spec);
      const [one, two = state.encounter.zombies[0]] = state.encounter.humans;
      const { charger, target, same } = chargeOdds(state, one as never, two as never, rear);
      return [charger, target, same].map((p) => Math.round(p * 36 * 36) / (36 * 36));
    };
    const ganger = { x: 13, y: 10, rep: 3, class: 'ganger' as const };
    // Two dice each, half of them passed: 1 : 2 : 1 against 1 : 2 : 1.
    expect(odds({ band: [ganger], strangers: foes({}) })).toEqual([5 / 16, 5 / 16, 6 / 16]);
    expect(odds({ band: [ganger], zombies: [{ x: 18, y: 10 }] })).toEqual([1 / 4, 1 / 4, 1 / 2]);
    // In the rear a target with two dice has none.
    expect(odds({ band: [ganger], strangers: foes({}) }, true)).toEqual([3 / 4, 0, 1 / 4]);
    expect(odds({ band: [{ ...ganger, class: 'citizen' }], strangers: foes({ class: 'citizen' }) })).toEqual([
      1 / 4,
      1 / 4,
      1 / 2,
    ]);
  });

  test('ATZ.MELEE.12 ATZ.MELEE.13 ATZ.ZMELEE.3 a round', () => {
    for (const [rep, other] of [
      [2, { strangers: foes({ x: 11, rep: 2 }) }],
      [1, { zombies: [{ x: 11, y: 10 }] }],
    ] as const) {
      const id = 'zombies' in other ? 'z1' : 'n1';
      const side = { even: 0, unarmed: null, arm: null, mild: false };
      const change = (enc: Encounter): void => {
        silent(enc);
        enc.melees = [
          {
            id: 'm1',
            sides: [
              { who: 'a1', ...side },
              { who: id, ...side },
            ],
          },
        ];
      };
      const doing: Doing = { do: 'melee', melee: 'm1', defender: id, left: ['a1'] };
      const state = stateOf({ band: [{ ...shooter, rep }], ...(other as SceneSpec), change, doing: [doing] });
      const figures = [...state.encounter.humans, ...state.encounter.zombies];
      const as = (figure: (typeof figures)[number]) => ({ figure, fighter: fighterIn(state, figure, side) });
      const [one, two] = ['a1', id].map((who) => as(figures.find((figure) => figure.id === who) as never));
      const { even, first, second } = roundOdds(state, one as never, two as never);
      const read = (enc: Encounter): string =>
        enc.melees[0]?.sides[0].even === 1 ? 'even' : `${statusOf(enc, 'a1')} ${statusOf(enc, id)}`;
      const found = walked(state, read, ['reactions']);
      expect(found['even'] ?? 0).toBeCloseTo(even, 9);
      for (const key of ['od', 'oof', 'stunned', 'down'] as const) {
        expect(found[`${key} none`] ?? 0).toBeCloseTo(first[key], 9);
        expect(found[`none ${key}`] ?? 0).toBeCloseTo(second[key], 9);
      }
    }
  });
});
