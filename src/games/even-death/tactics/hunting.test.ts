import { describe, expect, test } from 'vitest';
import { meanWounds, SIDES } from '../fight/attack.ts';
import { apart } from '../../../tabletop/index.ts';
import type { Battle, Herd } from '../state.ts';
import { battle, block, herd, human, type SceneSpec, scene } from '../testing.ts';
import { bestCharge } from './charge.ts';
import { deployAt } from './deploying.ts';
import { exposure } from './exposure.ts';
import { herdAway, herdEnds, quarryOf } from './hunt.ts';
import { menace, packOf } from './menace.ts';
import { onFoot } from './paths.ts';
import { preyOf, pressure } from './prey.ts';
import { nextInRing } from './ring.ts';
import { biteLosses } from './value.ts';

/** How herds hunt, one consideration after the other. */

type Humans = NonNullable<SceneSpec['humans']>;
const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const at = (x: number, y: number, more: Partial<Humans[number]> = {}): Humans[number] => ({ x, y, ...more });
const hunting = (spec: SceneSpec): { b: Battle; h: Herd } => {
  const m = scene({ active: 'b', ...spec });
  return { b: battle(m), h: herd(m, 'h1') };
};
const tower = block('tower', [40, 28, 4, 4], { kind: 'impassable', climbable: true, height: 3 });

describe('a herd is after', () => {
  const after = (humans: Humans, more: SceneSpec = {}): string | undefined => {
    const { b, h } = hunting({ humans, herds: [{ zombies: [[30, 30]] }], ...more });
    return quarryOf(b, h)?.id;
  };
  const [west, east] = [at(18, 30), at(42, 30)];
  test.each<[string, Humans, SceneSpec, string]>([
    ['the first of two who are as near', [west, east], {}, 'a1'],
    ['the nearer one', [west, at(41.9, 30)], {}, 'a2'],
    ['the slower one', [west, { ...east, class: 'newbie' }], {}, 'a2'],
    ['the slower one up to an inch and a half farther away', [at(19.5, 30), { ...east, class: 'newbie' }], {}, 'a1'],
    ['the infected one', [at(24.1, 30), { ...east, infected: true }], {}, 'a1'],
    ['the infected one up to 6 inches farther away', [at(23.9, 30), { ...east, infected: true }], {}, 'a2'],
    ['who is down, up to 3 inches farther away', [at(20.9, 30), { ...east, down: true }], {}, 'a2'],
    ['who is down, no farther', [at(21.1, 30), { ...east, down: true }], {}, 'a1'],
    ['who is alone', [at(18, 30), at(18, 40), east], {}, 'a3'],
    ['who is alone, no friend within 10 inches', [at(18, 30), at(18, 40), east, at(42, 39)], {}, 'a1'],
    ['who is alone, up to 3 inches farther away', [at(21.1, 30), at(18, 38), east], {}, 'a1'],
    ['who stands on the ground', [at(23, 30), at(40.5, 30, { level: 1 })], { pieces: [tower] }, 'a1'],
    ['who stands up there if all others are far', [at(6.9, 30), at(40.5, 30, { level: 1 })], { pieces: [tower] }, 'a2'],
  ])('%s', (_, humans, more, quarry) => {
    expect(after(humans, more)).toBe(quarry);
  });

  test('nobody of its own side, and nobody where nobody is', () => {
    const m = scene({ players: ['survivors', 'zombies'], humans: [], herds: [{ zombies: [[30, 30]] }] });
    expect(quarryOf(battle(m), herd(m, 'h1'))).toBeNull();
  });
});

describe('prey', () => {
  const spec = (x: number, y: number, more: Partial<Humans[number]> = {}): SceneSpec => ({
    humans: [at(x, y, more)],
    herds: [
      { zombies: [[30, 10]] },
      {
        zombies: [
          [30, 44],
          [31.2, 44],
          [28.8, 44],
        ],
      },
    ],
  });
  const only = (given: SceneSpec) => {
    const { b, h } = hunting(given);
    return { b, h, prey: preyOf(b, h) };
  };

  test('may stay, step back or run in twelve directions', () => {
    const { prey } = only({ ...spec(30, 30), herds: [{ zombies: [[30, 10]] }] });
    const [{ refuges, calm } = { refuges: [], calm: 1 }] = prey;
    expect(refuges).toHaveLength(25);
    expect(refuges.slice(0, 3)).toEqual([
      { x: 30, y: 30, price: 0 },
      { x: 36, y: 30, price: 0.8 },
      { x: 42, y: 30, price: 2 },
    ]);
    expect(calm).toBe(0);
  });

  test('stays on the table, does not pass walls, and goes nowhere while it is down', () => {
    const alone = [{ zombies: [[30, 10]] as [number, number][] }];
    const wall = block('wall', [26, 31, 8, 1], { kind: 'impassable', height: 3 });
    const count = (given: SceneSpec): number | undefined => only({ ...given, herds: alone }).prey[0]?.refuges.length;
    expect(count({ humans: [at(30, 30, { down: true })] })).toBe(1);
    expect(count({ humans: [at(30, 30)], pieces: [wall] })).toBeLessThan(25);
    // Six inches from the edge: south not at all.
    const { prey } = only({ humans: [at(30, 35.5)], herds: [{ zombies: [[30, 10]] }], pieces: [] });
    expect(prey[0]?.refuges).toHaveLength(25);
    const edge = (x: number, y: number): string[] =>
      (
        only({ humans: [at(x, y)], herds: [{ zombies: [[x < 30 ? 25 : 35, y < 30 ? 25 : 35]] }] }).prey[0]?.refuges ??
        []
      ).map((one) => `${rounded(one.x - x)} ${rounded(one.y - y)}`);
    // The whole base stays on the table: half an inch from the middle to the edge is enough.
    expect(edge(6.5, 20)).toContain('-6 0');
    expect(edge(6.4, 20)).not.toContain('-6 0');
    expect(edge(20, 6.5)).toContain('0 -6');
    expect(edge(20, 6.4)).not.toContain('0 -6');
    expect(edge(53.5, 40)).toContain('6 0');
    expect(edge(53.6, 40)).not.toContain('6 0');
    expect(edge(40, 53.5)).toContain('0 6');
    expect(edge(40, 53.6)).not.toContain('0 6');
  });

  test('is everybody of another side who stands on the ground within 30 inches', () => {
    const ids = (humans: Humans, more: SceneSpec = {}): string[] =>
      only({ humans, herds: [{ zombies: [[9, 30]] }], ...more }).prey.map((one) => one.human.id);
    expect(ids([at(40, 30), at(40.1, 34), at(20, 20)])).toEqual(['a1', 'a3']);
    expect(ids([at(30, 30), at(42, 30, { level: 1 })], { pieces: [tower] })).toEqual(['a1']);
    const climbing = { piece: 'tower', height: 1, to: { x: 41, y: 30, level: 1 }, by: 'a2' };
    expect(ids([at(30, 30), at(39.4, 30, { climbing })], { pieces: [tower] })).toEqual(['a1']);
  });

  test('pays in each place for what the other herds may do there, and is worse off the nearer this one comes', () => {
    const { b, h, prey } = only(spec(30, 40));
    const [one] = prey;
    const losses = biteLosses(b, b.humans[0] as never);
    const other = packOf(b.herds[1] as Herd);
    expect(one?.refuges[0]?.price).toBe(menace(other, 30, 40, losses));
    expect(one?.refuges[0]?.price).toBeGreaterThan(0);
    expect(one?.calm).toBe(0.8);
    const pack = packOf(h);
    expect(pressure(one as never, pack, 0, 0)).toBe(0);
    const cornered = only({ ...spec(30, 40, { down: true }), herds: [{ zombies: [[30, 10]] }] });
    const [lying] = cornered.prey;
    const bite = biteLosses(cornered.b, cornered.b.humans[0] as never)[1] ?? 0;
    expect(pressure(lying as never, packOf(cornered.h), 0, 26)).toBeCloseTo(0.75 * bite);
    expect(pressure(lying as never, packOf(cornered.h), 0, -26)).toBe(0);
    expect(pressure(lying as never, packOf(cornered.h), 26, 0)).toBe(0);
  });
});

describe('a place for a herd', () => {
  const shots = (
    foe: Partial<Humans[number]>,
    more: SceneSpec = {},
    follows: readonly { to: { x: number; y: number } }[] = [{ to: { x: 30, y: 20 } }],
  ) => {
    const { b, h } = hunting({ humans: [at(30, 31, foe)], herds: [{ zombies: [[30, 5]] }], ...more });
    return rounded(exposure(b, h, follows));
  };
  const mean = (dice: number, needed: number): number =>
    meanWounds(
      { dice, sides: SIDES, needed, results: 0, modifiers: [] },
      { dice: 2, sides: SIDES, needed: 7, results: 0, modifiers: [] },
    );
  // A fifth of the shots, and a zombie is worth 2.
  const SHARE = 0.2 * 2;

  test('costs what guns that are in range and see it may take there, twice with what needs no reloading', () => {
    expect(shots({ weapons: ['pistol'] })).toBe(rounded(SHARE * 2 * mean(2, 6)));
    expect(shots({ weapons: ['rifle'] })).toBe(rounded(SHARE * mean(3, 4)));
    expect(shots({ weapons: ['rifle'], reload: [1] })).toBe(rounded(SHARE * mean(3, 4)));
    expect(shots({ weapons: ['rifle'], reload: [2] })).toBe(0);
    expect(shots({ weapons: ['blunt'] })).toBe(0);
    expect(shots({ weapons: ['pistol'], down: true })).toBe(0);
    expect(shots({ weapons: ['pistol', 'rifle'] })).toBe(rounded(SHARE * Math.max(2 * mean(2, 6), mean(3, 4))));
    expect(
      shots(
        { weapons: ['pistol'] },
        { humans: [at(30, 31, { weapons: ['pistol'] }), at(30, 9, { weapons: ['pistol'] })] },
      ),
    ).toBe(rounded(2 * SHARE * 2 * mean(2, 6)));
    expect(shots({ weapons: ['pistol'] }, {}, [])).toBe(0);
  });

  test('costs by the nearest zombie, at both ends of the range', () => {
    const pistol = (...ys: number[]): boolean =>
      shots(
        { weapons: ['pistol'] },
        {},
        ys.map((y) => ({ to: { x: 30, y } })),
      ) > 0;
    expect([18, 17.99, 28, 28.01].map((y) => pistol(y))).toEqual([true, false, true, false]);
    expect(pistol(10, 20)).toBe(true);
    expect(pistol(20, 29)).toBe(false);
  });

  test('costs less in cover and nothing out of sight', () => {
    const wall = block('wall', [20, 24, 20, 1], { kind: 'impassable', height: 3, blocksSight: true });
    expect(shots({ weapons: ['pistol'] }, { pieces: [wall] })).toBe(0);
    const hedge = block('hedge', [20, 20.6, 20, 0.4], { kind: 'impassable', height: 0.7, blocksSight: true });
    expect(shots({ weapons: ['pistol'] }, { pieces: [hedge] })).toBe(rounded(0.7 * SHARE * 2 * mean(2, 6)));
  });
});

describe('a charge', () => {
  const charge = (spec: SceneSpec, bites: boolean) => {
    const { b, h } = hunting(spec);
    return { best: bestCharge(b, h, bites), losses: biteLosses(b, b.humans[0] as never) };
  };
  const two: [number, number][] = [
    [30, 20],
    [31.2, 20],
  ];

  test('goes straight to where the leader touches, and is worth what all within reach may bite', () => {
    const { best, losses } = charge({ humans: [at(30, 24)], herds: [{ zombies: two }] }, true);
    expect(best).toEqual({ at: { x: 30, y: 22.996 }, worth: losses[2] });
    const single = charge({ humans: [at(30, 24)], herds: [{ zombies: [[30, 20]] }] }, true);
    expect(single.best?.worth).toBe(single.losses[1]);
  });

  test('is out of the question beyond a Move, up there, and without anybody free', () => {
    const worth = (spec: SceneSpec): number | undefined => charge(spec, true).best?.worth;
    expect(worth({ humans: [at(30, 25)], herds: [{ zombies: [[30, 20]] }] })).toBeGreaterThan(0);
    expect(worth({ humans: [at(30, 25.1)], herds: [{ zombies: [[30, 20]] }] })).toBeUndefined();
    const up = {
      humans: [at(40.6, 30, { level: 1 })],
      pieces: [tower],
      herds: [{ zombies: [[39, 30]] as [number, number][] }],
    };
    expect(worth(up)).toBeUndefined();
    const climbing = { piece: 'tower', height: 1, to: { x: 41, y: 30, level: 1 }, by: 'a1' };
    expect(
      worth({ humans: [at(39.4, 30, { climbing })], herds: [{ zombies: [[37, 30]] }], pieces: [tower] }),
    ).toBeUndefined();
    expect(worth({ humans: [at(30, 21)], herds: [{ zombies: [[30, 20]] }] })).toBeUndefined();
  });

  test('goes for the one with most to lose, and comes in from the side where the way straight on is barred', () => {
    const humans = [at(30, 23), at(27, 20, { weapons: ['rifle'] })];
    const both = charge({ humans, herds: [{ type: 'fast', zombies: two }] }, true);
    expect(apart(both.best?.at ?? { x: 0, y: 0 }, { x: 27, y: 20 })).toBeCloseTo(1.004, 2);
    const crate = block('crate', [29, 22.4, 2, 0.1], { kind: 'impassable', height: 0.4 });
    const side = charge({ humans: [at(30, 24)], herds: [{ type: 'fast', zombies: two }], pieces: [crate] }, true);
    expect(side.best?.at.x).not.toBe(30);
  });

  test('without a bite to come needs three who reach the ring, and counts half', () => {
    const three: [number, number][] = [...two, [28.8, 20]];
    const none = charge({ humans: [at(30, 23)], herds: [{ zombies: two }] }, false);
    expect(none.best).toBeNull();
    const { best, losses } = charge({ humans: [at(30, 23)], herds: [{ zombies: three }] }, false);
    expect(best).toEqual({ at: { x: 30, y: 21.9 }, worth: 0.5 * (losses[3] ?? 0) });
    expect(charge({ humans: [at(30, 23.6)], herds: [{ zombies: three }] }, false).best).toBeNull();
  });
});

describe('a herd goes', () => {
  const ends = (spec: SceneSpec, actions = 0) => {
    const { b, h } = hunting({
      ...spec,
      change: (given) => {
        given.activation = { unit: 'h1', actions, of: 2, rambler: null, aiming: false, done: [], arranging: null };
      },
    });
    return herdEnds(b, h);
  };
  test('first to where it bites if it has an action left for that, otherwise where its prey is worst off', () => {
    const spec: SceneSpec = {
      humans: [at(30, 24)],
      herds: [
        {
          zombies: [
            [30, 20],
            [31.2, 20],
            [28.8, 20],
            [30, 18.8],
          ],
        },
      ],
    };
    expect(ends(spec, 1)[0]).toEqual({ x: 30, y: 22.996 });
    expect(ends(spec, 0)[0]).not.toEqual({ x: 30, y: 22.996 });
    expect(ends(spec, 1)).toHaveLength(7);
  });

  test('straight on to prey far away, and to an objective, as far as it gets', () => {
    expect(ends({ humans: [at(30, 50)], herds: [{ zombies: [[30, 20]] }] })[0]).toEqual({ x: 30, y: 24 });
    expect(ends({ humans: [at(50, 30)], herds: [{ zombies: [[20, 30]] }] })[0]).toEqual({ x: 24, y: 30 });
    const torn: SceneSpec = { humans: [at(30, 58)], herds: [{ zombies: [[30, 20]] }] };
    const east = ends({ ...torn, objective: { x: 58, y: 20, radius: 2 } })[0];
    expect(east?.x).toBeGreaterThan(31);
    expect(ends({ ...torn, objective: { x: 30, y: 20, radius: 30 } })[0]).toEqual({ x: 30, y: 24 });
  });

  test('nowhere where nobody is, and away from an opponent who leads it', () => {
    const { b, h } = hunting({ humans: [at(30, 24), at(50, 50)], herds: [{ zombies: [[30, 20]] }] });
    const away = herdAway(b, h, 'a');
    expect(away).toEqual({ x: 30, y: 16 });
    const side = hunting({
      players: ['survivors', 'bandits', 'zombies'],
      active: 'c',
      humans: [at(30, 24), at(30, 10, { seat: 'b' })],
      herds: [{ zombies: [[30, 20]] }],
    });
    expect(herdAway(side.b, side.h, 'b')).toEqual({ x: 28.502, y: 23.709 });
    expect(herdAway(side.b, side.h, 'a')).toEqual({ x: 30, y: 16 });
  });
});

describe('round its prey', () => {
  type Places = NonNullable<SceneSpec['herds']>[number]['zombies'];
  const next = (zombies: Places, actions: number, more: SceneSpec = {}, inches = 8) => {
    const { b, h } = hunting({ humans: [at(30, 30)], herds: [{ type: 'fast', zombies }], ...more });
    b.activation = {
      unit: 'h1',
      actions,
      of: 2,
      rambler: null,
      aiming: false,
      done: [],
      arranging: {
        starts: Object.fromEntries(h.zombies.map(({ id, x, y, level }) => [id, { x, y, level }])),
        inches,
        dared: false,
      },
    };
    return nextInRing(b, h);
  };

  test('a herd that may bite goes where it touches, beside those who stand there', () => {
    const first = next(
      [
        [30, 28.996],
        [31, 27.6],
        [29, 27.6],
      ],
      1,
    );
    expect(first?.at.x).toBeCloseTo(30 + 1.004 * Math.sin(Math.PI / 3), 2);
    expect(first?.at.y).toBeCloseTo(30 - 1.004 / 2, 2);
    expect(first?.zombie).toBe('z3');
  });

  test('a herd that may not bite closes a ring a hair wider, behind first, and is content once it is closed', () => {
    const first = next(
      [
        [30, 28.9],
        [32.5, 30.5],
        [27.5, 30.5],
      ],
      0,
    );
    expect(first?.at.x).toBeCloseTo(30 + 1.1 * Math.sin((2 * Math.PI) / 3), 2);
    expect(first?.at.y).toBeCloseTo(30 + 1.1 / 2, 2);
    const closed: Places = [
      [30, 28.9],
      [30 + 1.1 * Math.sin((2 * Math.PI) / 3), 30.55],
      [30 - 1.1 * Math.sin((2 * Math.PI) / 3), 30.55],
      [31.5, 27.6],
    ];
    expect(next(closed, 0)).toBeNull();
    expect(next(closed.slice(1), 0)).not.toBeNull();
  });

  test('the first of a ring comes straight on, no matter who is nearest', () => {
    expect(
      next(
        [
          [30, 27],
          [31.2, 27],
        ],
        0,
      ),
    ).toEqual({ zombie: 'z2', at: { x: 30, y: 28.9 } });
    expect(
      next(
        [
          [30, 27],
          [31.2, 27],
        ],
        1,
      ),
    ).toBeNull();
    // Nobody is sent whose going would tear the herd: then the next one.
    expect(
      next(
        [
          [30, 26],
          [31.2, 24.9],
        ],
        0,
      )?.zombie,
    ).toBe('z3');
    expect(
      next(
        [
          [30, 25.9],
          [31.2, 24.9],
        ],
        0,
      ),
    ).toBeNull();
  });

  test('nobody goes farther than the Move was, nobody who is down counts, and six are enough', () => {
    expect(
      next(
        [
          [30, 27],
          [31.2, 27],
        ],
        0,
        {},
        1.9,
      )?.zombie,
    ).toBe('z2');
    expect(
      next(
        [
          [30, 27],
          [31.2, 27],
        ],
        0,
        {},
        1.89,
      ),
    ).toBeNull();
    const lying = next([{ x: 28.9, y: 30, down: true }, [30.2, 27.6]], 0);
    expect(lying?.zombie).toBe('z3');
    const six = [0, 1, 2, 3, 4, 5].map((i): [number, number] => [
      30 + 1.004 * Math.cos((i * Math.PI) / 3),
      30 + 1.004 * Math.sin((i * Math.PI) / 3),
    ]);
    expect(next([...six, [30, 27.5]], 1)).toBeNull();
    expect(next([...six.slice(1), [33, 30]], 1)?.zombie).toBe('z7');
  });
});

describe('on foot', () => {
  const far = (pieces: SceneSpec['pieces'], from: [number, number], to: [number, number]): number => {
    const b = battle(scene({ humans: [at(55, 55)], herds: [{ zombies: [[5, 55]] }], ...(pieces ? { pieces } : {}) }));
    const terrain = 'terrain' in b.field ? b.field.terrain : (null as never);
    return rounded(onFoot(terrain, { x: to[0], y: to[1] })({ x: from[0], y: from[1] }));
  };
  // The points of the mesh lie 1.5 inches apart, the first one 0.75 from the edge.
  test.each<[string, SceneSpec['pieces'], [number, number], [number, number], number]>([
    ['straight where it is near', [], [30, 30], [33, 30], 3],
    ['along a row of the mesh', [], [30.75, 30.75], [45.75, 30.75], 15],
    ['down a column', [], [30.75, 30.75], [30.75, 45.75], 15],
    ['across', [], [30.75, 30.75], [36.75, 36.75], 8.485],
    [
      'twice as far over rough ground',
      [block('mud', [20, 20, 30, 20], { kind: 'difficult' })],
      [30.75, 30.75],
      [45.75, 30.75],
      28.5,
    ],
    [
      'three times over dangerous ground',
      [block('fire', [33, 0, 6, 60], { kind: 'dangerous' })],
      [30.75, 30.75],
      [45.75, 30.75],
      27,
    ],
  ])('it is so far %s', (_, pieces, from, to, inches) => {
    expect(far(pieces, from, to)).toBe(inches);
  });

  test('round a wall, and 20 inches more where there is no way', () => {
    const wall = block('wall', [35, 20, 1, 20], { kind: 'impassable', height: 3 });
    const round = far([wall], [30.75, 30.75], [45.75, 30.75]);
    expect(round).toBeGreaterThan(24);
    expect(round).toBeLessThan(32);
    const shut = block('shut', [35, 0, 1, 60], { kind: 'impassable', height: 3 });
    expect(far([shut], [30.75, 30.75], [45.75, 30.75])).toBe(35);
    // In a wall, the nearest point with room beside it counts.
    expect(far([wall], [30.75, 30.75], [35.2, 30.75])).toBeLessThan(6);
    // At the corners of the table there are points as well.
    expect(far([], [0.5, 0.5], [59.5, 59.5])).toBeGreaterThan(83);
    expect(far([], [59.5, 0.5], [0.5, 59.5])).toBeLessThan(90);
  });
});

describe('deployed', () => {
  const best = (spec: SceneSpec, seat: string, ...spots: [number, number][]) =>
    deployAt(
      battle(scene(spec)),
      seat,
      spots.map(([x, y]) => ({ x, y })),
    );
  const herds = (...places: [number, number][]) => places.map((place) => ({ zombies: [place] }));

  test.each<[string, SceneSpec, string, [number, number][], [number, number]]>([
    [
      'a herd stands near its prey',
      { humans: [at(30, 55)], herds: herds([5, 5]) },
      'b',
      [
        [20, 8],
        [30, 8],
        [40, 8],
      ],
      [30, 8],
    ],
    [
      'a herd keeps 6 inches from the others',
      { humans: [at(30, 40)], herds: herds([30, 8]) },
      'b',
      [
        [31.5, 8],
        [37, 8],
        [42, 8],
      ],
      [37, 8],
    ],
    [
      'a herd stands near the middle',
      { humans: [at(30, 55)], herds: herds([5, 55]) },
      'b',
      [
        [30, 5],
        [30, 20],
      ],
      [30, 20],
    ],
    [
      'humans stand away from the herds',
      { humans: [], herds: herds([30, 5]) },
      'a',
      [
        [30, 30],
        [30, 40],
      ],
      [30, 40],
    ],
    [
      'humans stand within 5 inches of a friend',
      { humans: [at(30, 55)], herds: herds([30, 2]) },
      'a',
      [
        [22, 55],
        [26, 55],
      ],
      [26, 55],
    ],
    [
      'humans stand away from other humans',
      { players: ['survivors', 'bandits'], humans: [at(10, 30, { seat: 'b' })] },
      'a',
      [
        [20, 30],
        [40, 30],
      ],
      [40, 30],
    ],
    [
      'the first of equals',
      { humans: [at(30, 30)], herds: herds([30, 5]) },
      'a',
      [
        [28, 30],
        [32, 30],
      ],
      [28, 30],
    ],
  ])('%s', (_, spec, seat, spots, [x, y]) => {
    expect(best(spec, seat, ...spots)).toEqual({ x, y });
  });

  test('nowhere without a place', () => {
    expect(best({ humans: [at(30, 30)], herds: herds([5, 5]) }, 'a')).toBeNull();
  });
});

test('people of one side are no prey of their own dead', () => {
  const m = scene({ humans: [at(30, 30)], herds: [{ zombies: [[30, 20]] }] });
  const own = { ...herd(m, 'h1'), seat: 'a' };
  expect(quarryOf(battle(m), own)).toBeNull();
  expect(preyOf(battle(m), own)).toEqual([]);
  expect(bestCharge(battle(m), own, true)).toBeNull();
  expect(exposure(battle(m), own, [{ to: human(m, 'a1') }])).toBe(0);
});
