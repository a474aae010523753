import { describe, expect } from 'vitest';
import type { Doing, Encounter, Leg } from '../state.ts';
import { block, type Driven, drive, type Said, type SceneSpec, test } from '../testing.ts';

const leg = (x: number, y: number, cost: number): Leg => ({ to: { x, y, level: 0 }, cost, through: null });
const walk = (...legs: Leg[]): Doing => ({ do: 'walk', who: 'a1', legs, as: 'move', met: [] });
const first = ({ encounter }: Driven) => encounter.humans[0];
const upTo: Doing['do'][] = ['reactions', 'charge'];
const run = (spec: SceneSpec, answers: Said[] = []): Driven => drive(spec, answers, null, upTo);
const feastAt =
  (x: number, left = 3) =>
  (enc: Encounter): void => {
    enc.feasts.push({ id: 'f', of: 'n9', left, x, y: 18, level: 0 });
  };
const WALL = block('wall', [15, 10, 1, 20], { height: 3, kind: 'impassable', blocksSight: true });

describe('See the Feast', () => {
  const see = (dice: number[], more: Partial<SceneSpec> = {}, ...rest: Said[]): Driven =>
    run(
      {
        band: [{ x: 4, y: 18, rep: 4, sawFeast: false }],
        zombies: [{ x: 20, y: 19, feast: 'f' }],
        change: feastAt(20),
        doing: [walk(leg(18, 18, 14))],
        ...more,
      },
      [dice, ...rest],
    );

  test('ATZ.ZREACT.7 ATZ.ZREACT.8 ATZ.STATUS.3 at 6", with two dice passed: it stands and stares, and still reacts', () => {
    const met = see([4, 4]);
    expect([first(met)?.x, first(met)?.status, first(met)?.stun]).toEqual([14, 'stunned', { left: 1, reacts: true }]);
    expect(first(met)?.sawFeast).toBe(true);
  });

  test('ATZ.ZREACT.9 ATZ.X.68 with a 5 and a 3 it ducks back and is Stunned for half a die of turns', () => {
    const met = see([5, 3], {}, [3]);
    expect(first(met)).toMatchObject({ status: 'stunned', stun: { left: 2, reacts: false }, sawFeast: true });
    expect(met.told).toContain('ATZ.MOVE.20 atz.duck.prone');
  });

  test('ATZ.ZREACT.10 ATZ.ZREACT.11 with none passed it runs away, and may have to take the test again', () => {
    expect(first(see([5, 6]))).toMatchObject({ fate: 'ran', sawFeast: false });
  });

  test('ATZ.ZREACT.7 ATZ.ZREACT.11 not through a wall, not after it is over, and not a second time', () => {
    const none = (more: Partial<SceneSpec>): boolean => {
      const spec: SceneSpec = {
        band: [{ x: 4, y: 18, sawFeast: false }],
        change: feastAt(20),
        doing: [walk(leg(14, 18, 10))],
      };
      return first(run({ ...spec, ...more }))?.x === 14;
    };
    expect(none({ pieces: [WALL] })).toBe(true);
    expect(none({ change: feastAt(20, 0) })).toBe(true);
    expect(none({ band: [{ x: 4, y: 18, sawFeast: true }] })).toBe(true);
  });
});

describe('Zed or No Zed', () => {
  const green = { x: 4, y: 18, rep: 4, metZombie: false };

  test('ATZ.ZREACT.3 ATZ.X.67 on a way it comes at 6" from the first zombie ever, and the zombie attacks', () => {
    const met = run({ band: [green], zombies: [{ x: 16, y: 18, facing: 180 }], doing: [walk(leg(14, 18, 10))] }, [
      [3, 3],
    ]);
    expect(first(met)?.x).toBe(10);
    expect(met.asked).toEqual(['ATZ.ZREACT.3 2d6']);
    expect(met.encounter.doing.at(-1)).toMatchObject({ do: 'charge', stage: 'contact', chargers: ['z1'] });
  });

  test('ATZ.ZREACT.3 not through a wall, and never again', () => {
    const zombies = [{ x: 17, y: 18, facing: 180 }];
    expect(first(run({ band: [green], zombies, pieces: [WALL], doing: [walk(leg(14, 18, 10))] }))?.x).toBe(14);
    const old = run({ band: [{ ...green, metZombie: true }], zombies, doing: [walk(leg(14, 18, 10))] });
    expect(first(old)?.x).toBe(14);
  });

  test('ATZ.ZREACT.3 of people whom the rules run only Citizens take it, and Police on Days 1 to 10', () => {
    const meets = (kind: 'citizen' | 'ganger' | 'police', day: number): boolean => {
      const spec: SceneSpec = {
        day,
        band: [{ x: 2, y: 2 }],
        strangers: [{ attitude: 'friend', people: [{ ...green, class: kind }] }],
        zombies: [{ x: 16, y: 18, facing: 180 }],
        doing: [{ do: 'walk', who: 'n1', legs: [leg(14, 18, 10)], as: 'move', met: [] }],
      };
      try {
        run(spec);
        return false;
      } catch {
        return true; // dice were asked for
      }
    };
    expect([meets('citizen', 31), meets('ganger', 1), meets('police', 10), meets('police', 11)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('ATZ.ZREACT.3 ATZ.ZREACT.4 before a zombie charges somebody who has never met one', () => {
    const phase: Doing = { do: 'dead-phase', left: null };
    const met = run(
      {
        band: [{ ...green, x: 10, facing: 0 }],
        zombies: [{ x: 15, y: 18, facing: 180 }],
        doing: [phase],
        change: (enc) => void (enc.sides.at(-1) as { die: number }).die++,
      },
      [[1, 2]],
    );
    expect(met.asked).toEqual(['ATZ.ZREACT.3 2d6']);
    expect(met.encounter.doing.at(-1)).toMatchObject({ do: 'charge', stage: 'move', target: 'a1', chargers: ['z1'] });
  });
});

describe('barred doors', () => {
  const house = (locked: boolean) => ({
    id: 'house',
    outline: [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
    ] as [number, number][],
    height: 3,
    openings: [
      {
        id: 'door',
        kind: 'door' as const,
        from: [14, 10] as [number, number],
        to: [16, 10] as [number, number],
        ...(locked ? { tags: { lock: true as const } } : undefined),
      },
    ],
  });
  const batter = (zombies: number, locked: boolean, answers: Said[]): Driven =>
    run(
      {
        band: [{ x: 2, y: 34 }],
        buildings: [house(locked)],
        zombies: Array.from({ length: zombies }, (_, i) => ({
          x: 14 + i,
          y: 9.4,
          facing: 90,
          lastSeen: { x: 15, y: 15, level: 0 },
        })),
        doing: [{ do: 'dead-phase', left: null }],
        change: (enc) => void Object.assign(enc.sides.at(-1) as object, { die: 1 }),
      },
      answers,
    );

  test('ATZ.ZMOVE.3 a door that is only closed costs them 2"', () => {
    const met = batter(1, false, []);
    expect(met.asked).toEqual([]);
    expect(met.encounter.zombies[0]?.y).toBeGreaterThan(10.5);
  });

  test('ATZ.ZMOVE.4 ATZ.ZMOVE.12 ATZ.BLDG.20 a locked one is battered by those who stand at it, with one roll', () => {
    const held = batter(2, true, [[3]]);
    expect(held.asked).toEqual(['ATZ.BLDG.20 1d6']);
    expect(held.encounter.barricades).toEqual({});
    expect(held.encounter.zombies.every(({ y }) => y < 10)).toBe(true);
    const broken = batter(2, true, [[2]]);
    expect(broken.encounter.barricades['door']).toMatchObject({ dv: 0, destroyed: true });
  });

  test('ATZ.ZMOVE.5 through a window they come only if it is as large as a door', () => {
    const window = (large: boolean) => ({
      ...house(false),
      openings: [
        {
          id: 'pane',
          kind: 'window' as const,
          from: [14, 10] as [number, number],
          to: [16, 10] as [number, number],
          ...(large ? { tags: { large: true as const } } : undefined),
        },
      ],
    });
    const through = (large: boolean): number | undefined =>
      run({
        band: [{ x: 2, y: 34 }],
        buildings: [window(large)],
        zombies: [{ x: 15, y: 9.4, facing: 90, lastSeen: { x: 15, y: 15, level: 0 } }],
        doing: [{ do: 'dead-phase', left: null }],
        change: (enc) => void Object.assign(enc.sides.at(-1) as object, { die: 1 }),
      }).encounter.zombies[0]?.y;
    expect(through(true)).toBeGreaterThan(10.5);
    expect(through(false)).toBeLessThan(10);
  });
});
