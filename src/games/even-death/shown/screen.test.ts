import { describe, expect, test } from 'vitest';
import { apart } from '../../../tabletop/index.ts';
import { battle, block, FIRE, herd, human, scene, type SceneSpec } from '../testing.ts';
import { goalsOf } from './suggest.ts';
import {
  asFarAs,
  forecastOf,
  moveArea,
  objectionText,
  sightingOf,
  sightIn,
  tryArrange,
  tryLine,
  word,
} from './screen.ts';
import { viewOf } from './view.ts';

/** What a screen asks before anybody commits to anything. */

const acting =
  (unit: string, more: object = {}): NonNullable<SceneSpec['change']> =>
  (b) => {
    b.activation = { unit, actions: 2, of: 2, rambler: null, aiming: false, done: [], arranging: null, ...more };
  };
const TWO: [number, number][] = [
  [20, 10],
  [20, 11.2],
];
const spec: SceneSpec = {
  humans: [
    { x: 10, y: 10, weapons: ['pistol', 'small-blade'], name: 'Bea' },
    { x: 40, y: 40 },
  ],
  herds: [{ id: 'h1', facing: 180, zombies: TWO }],
};
const shown = (unit = 'a1', more: SceneSpec = {}, acts: object = {}) => {
  const m = scene({ ...spec, ...more, change: acting(unit, acts) });
  return { b: battle(m), bea: human(m, 'a1'), pack: herd(m, 'h1') };
};

describe('EDM.MOVE.3 a straight Move', () => {
  test('is measured, and what stands against it is said in words', () => {
    const { b, bea } = shown();
    expect(tryLine(b, bea, { x: 15, y: 10 })).toMatchObject({ inches: 5, limit: 6, fault: null });
    const far = tryLine(b, bea, { x: 17, y: 10 }).fault;
    expect(far).toEqual({
      rule: 'EDM.MOVE.2',
      reason: { key: 'ed.no.far', params: { limit: 6 } },
      facts: { inches: 7, limit: 6, halved: false },
    });
    expect(far && objectionText(far)).toMatch(/6/);
    expect([word('perk', 'medic'), word('perk', 'nothing')]).toEqual(['Medic', 'nothing']);
  });

  test('ends as far as it leads, of a herd for its nearest zombie, and into danger as well', () => {
    const { b, bea, pack } = shown();
    expect(asFarAs(b, bea, { x: 30, y: 10 })).toEqual({ x: 16, y: 10 });
    expect(asFarAs(b, pack, { x: 30, y: 10 })).toEqual({ x: 24, y: 10 });
    const fire = shown('a1', { pieces: [FIRE] });
    expect(asFarAs(fire.b, fire.bea, { x: 30, y: 10 })).toEqual({ x: 13, y: 10 });
    const held = shown('h1', {
      humans: [{ x: 19, y: 10.6 }],
      herds: [
        {
          id: 'h1',
          zombies: [
            [19, 9.6],
            [19, 11.6],
          ],
        },
      ],
    });
    expect(asFarAs(held.b, held.pack, { x: 30, y: 10 })).toBeNull();
  });

  test('may end anywhere in a ring of lines, of a herd for each of its free zombies', () => {
    const { b, bea, pack } = shown();
    const [ring = [], ...others] = moveArea(b, bea);
    expect([ring.length, others.length]).toEqual([90, 0]);
    for (const at of ring) expect(apart(at, bea)).toBeCloseTo(6, 2);
    const areas = moveArea(b, pack);
    expect(areas.map(({ length }) => length)).toEqual([45, 45]);
    const [first] = pack.zombies;
    for (const at of areas[0] ?? []) expect(apart(at, first ?? { x: 0, y: 0 })).toBeCloseTo(4, 2);
  });

  test('EDM.HERD.4 lets a zombie be arranged where it might have gone, and nobody else', () => {
    const arranging = { starts: { z2: { x: 20, y: 10, level: 0 } }, inches: 4, dared: false };
    const { b, pack } = shown('h1', {}, { arranging });
    expect(pack.zombies.map(({ id }) => id)).toEqual(['z2', 'z3']);
    expect(tryArrange(b, pack, 'z2', { x: 21, y: 10 })).toBeNull();
    expect(tryArrange(b, pack, 'z2', { x: 25, y: 10 })).not.toBeNull();
    expect(tryArrange(b, pack, 'z3', { x: 25, y: 10 })).toBeNull();
    const still = shown('h1');
    expect(tryArrange(still.b, still.pack, 'z2', { x: 55, y: 10 })).toBeNull();
  });
});

describe('an attack before the dice', () => {
  const shot = { do: 'shoot', gun: 'pistol.0', target: 'h1' } as const;

  test('EDM.SHOOT.3 of a shot says at whom, how far, how well, and what may come of it', () => {
    const { b } = shown();
    const told = forecastOf(b, shot);
    expect(told).toMatchObject({ model: 'z2', inches: 9, range: [2, 12], reaches: true, cover: false });
    expect(told?.offence.dice).toBe(2);
    const wounds = told?.wounds ?? [];
    expect(wounds.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
    expect(told?.kill).toBeCloseTo(wounds[2] ?? 1);
    const aimed = forecastOf(shown('a1', {}, { aiming: true }).b, shot);
    expect(aimed?.offence.dice).toBe(3);
    expect(aimed?.offence.modifiers.map(({ label }) => label)).toContain('Aim');
    const far = shown('a1', { herds: [{ id: 'h1', facing: 180, zombies: [[25, 10]] }] });
    expect(forecastOf(far.b, shot)).toMatchObject({ inches: 14, reaches: false });
  });

  test('EDM.SHOOT.13 of a shot at somebody in cover says so', () => {
    const sill = block('sill', [19, 5, 0.4, 12], { kind: 'impassable', height: 0.7, blocksSight: true });
    expect(forecastOf(shown('a1', { pieces: [sill] }).b, shot)?.cover).toBe(true);
  });

  test('EDM.MELEE.4 EDM.BITE.8 of a blow and a bite has no range', () => {
    const close: SceneSpec = {
      herds: [
        {
          id: 'h1',
          zombies: [
            [11, 10],
            [9, 10],
          ],
        },
      ],
    };
    const plain = { model: null, inches: null, range: null, reaches: true, cover: false };
    const blow = forecastOf(shown('a1', close).b, { do: 'melee', arm: 'small-blade', target: 'h1' });
    expect(blow).toMatchObject({ ...plain, offence: { dice: 2 } });
    const bite = forecastOf(shown('h1', close).b, { do: 'bite', target: 'a1' });
    expect(bite).toMatchObject({ ...plain, offence: { dice: 2 } });
    const weak = shown('h1', { ...close, humans: [{ x: 10, y: 10, vitality: 1 }] });
    const odds = forecastOf(weak.b, { do: 'bite', target: 'a1' });
    expect(odds?.kill).toBeCloseTo((odds?.wounds ?? []).slice(1).reduce((sum, p) => sum + p, 0));
  });

  test('is nothing without an attack, an attacker or a target', () => {
    const { b } = shown();
    expect(forecastOf(b, { do: 'aim' })).toBeNull();
    expect(forecastOf(b, { ...shot, target: 'h9' })).toBeNull();
    expect(forecastOf({ ...b, activation: null }, shot)).toBeNull();
    expect(forecastOf(b, { do: 'bite', target: 'h1' })).toBeNull();
    expect(forecastOf(shown('h1').b, { do: 'shoot', gun: 'pistol.0', target: 'a1' })).toBeNull();
    const wall = block('wall', [15, 0, 1, 30], { kind: 'impassable', height: 3, blocksSight: true });
    expect(forecastOf(shown('a1', { pieces: [wall] }).b, shot)).toBeNull();
  });
});

test('EDM.SIGHT.1 what one model sees of another comes with its proof', () => {
  const { b, bea, pack } = shown();
  const open = sightingOf(b, bea, 'a1', pack, 'z2');
  expect(open).toMatchObject({ seen: true, cover: false });
  expect(sightIn({ sight: open.look as never })).toBe(open.look);
  expect(sightIn({})).toBeNull();
  const wall = block('wall', [15, 0, 1, 30], { kind: 'impassable', height: 3, blocksSight: true });
  const hidden = shown('a1', { pieces: [wall] });
  expect(sightingOf(hidden.b, hidden.bea, 'nobody', hidden.pack, 'nobody').seen).toBe(false);
});

describe('where a unit might want to go', () => {
  const goals = (more: SceneSpec = {}, unit = 'a1') => {
    const m = scene({
      humans: [{ x: 30, y: 30 }],
      herds: [
        {
          id: 'h1',
          zombies: [
            [30, 20],
            [40, 20],
          ],
        },
      ],
      ...more,
    });
    const one = unit === 'a1' ? human(m, 'a1') : herd(m, 'h1');
    const from = 'zombies' in one ? one.zombies : [one];
    return goalsOf(
      battle(m),
      one,
      from.map((at) => ({ ...at, facing: 0, radius: 0.5, height: 1.2, eye: 1.1 }) as never),
    );
  };
  const all = Array.from({ length: 8 }, (_, i) => i * 45).map((degrees) => ({
    x: expect.closeTo(30 + 12 * Math.cos((degrees * Math.PI) / 180), 1),
    y: expect.closeTo(30 + 12 * Math.sin((degrees * Math.PI) / 180), 1),
  }));

  test('towards the nearest enemy, if need be through danger, away from it, and in every direction', () => {
    const plain = goals().map(({ at, dare }) => [Math.round(at.x * 10) / 10, Math.round(at.y * 10) / 10, dare]);
    expect(plain.slice(0, 3)).toEqual([
      [30, 20, false],
      [30, 20, true],
      [30, 42, false],
    ]);
    expect(
      goals()
        .slice(3)
        .map(({ at }) => at),
    ).toEqual(all);
  });

  test('towards three enemies at most, the nearest first, and the objective after them', () => {
    const herds = [25, 24, 23, 22].map((y, i) => ({ zombies: [[10 + 10 * i, y - 10]] as [number, number][] }));
    const told = goals({ herds: [{ id: 'h1', zombies: [[30, 12]] }, ...herds], objective: { x: 5, y: 5 } });
    expect(told.slice(0, 5).map(({ at }) => [at.x, at.y])).toEqual([
      [30, 13],
      [30, 13],
      [30, 12],
      [20, 14],
      [5, 5],
    ]);
  });

  test('behind two pieces that hide it, within 9 inches, never into danger, and no herd hides', () => {
    const crate = (x: number, y: number, more: object = {}) =>
      block(`crate-${x}-${y}`, [x - 0.5, y - 0.5, 1, 1], {
        kind: 'impassable',
        height: 2,
        blocksSight: true,
        cover: true,
        ...more,
      });
    const places = (pieces: SceneSpec['pieces'], unit = 'a1') =>
      goals({ pieces: pieces ?? [] }, unit)
        .slice(3, -8)
        .map(({ at }) => [Math.round(at.x * 100) / 100, Math.round(at.y * 100) / 100]);
    // Half a diagonal and a bit more behind the middle, as seen from (30, 20).
    expect(places([crate(30, 26)])).toEqual([[30, 27.31]]);
    expect(places([crate(30, 26), crate(30, 34), crate(30, 37)])).toEqual([
      [30, 27.31],
      [30, 35.31],
    ]);
    expect(places([crate(30, 37)])).toEqual([[30, 38.31]]);
    expect(places([crate(30, 38)])).toEqual([]);
    expect(places([crate(30, 26, { seeThrough: true, blocksSight: false })])).toEqual([[30, 26]]);
    expect(places([crate(30, 26, { kind: 'dangerous' })])).toEqual([]);
    expect(places([crate(30, 26)], 'h1')).toEqual([]);
  });

  test('nowhere without a model, and in every direction without an enemy', () => {
    const m = scene({ humans: [{ x: 30, y: 30 }], herds: [] });
    expect(goalsOf(battle(m), human(m, 'a1'), [])).toEqual([]);
    expect(goals({ herds: [] }).map(({ at }) => at)).toEqual(all);
  });
});

test('EDM.MODEL.4 everybody sees of everybody what is not as usual', () => {
  const m = scene({
    campaign: true,
    humans: [
      { x: 10, y: 10, vitality: 2, infected: true, morale: 'shaken' },
      { x: 12, y: 10, health: 'sick', morale: 'broken', weapons: ['rifle'], reload: [1] },
      { x: 14, y: 10, morale: 'eager', down: true, used: true, facing: 90 },
      { x: 16, y: 10, suppressed: true },
    ],
    herds: [{ id: 'h1', zombies: [[20, 20], { x: 24, y: 20, down: true }], facing: 45, used: true }],
    change: acting('a1'),
  });
  const { battle: seen } = viewOf(m.state());
  expect(seen?.models.map(({ id, unit, badges }) => [id, unit, badges])).toEqual([
    ['a1', 'a1', ['wounded', 'infected', 'shaken']],
    ['a2', 'a2', ['sick', 'broken', 'reload']],
    ['a3', 'a3', ['eager']],
    ['a4', 'a4', ['suppressed']],
    ['z2', 'h1', []],
    ['z3', 'h1', []],
  ]);
  expect(seen?.models.map(({ facing, down, used, active, height }) => [facing, down, used, active, height])).toEqual([
    [0, false, false, true, 0],
    [0, false, false, false, 0],
    [90, true, true, false, 0],
    [0, false, false, false, 0],
    [45, false, true, false, 0],
    [45, true, true, false, 0],
  ]);
  expect(seen?.humans.map(({ name, kind, movement, open, halved }) => [name, kind, movement, open, halved])[0]).toEqual(
    ['Regular Survivor 1', 'Regular Survivor', 6, 2, 1],
  );
  expect(seen?.herds.map(({ kind, movement, open, halved, broken }) => [kind, movement, open, halved, broken])).toEqual(
    [['Regular Zombies', 4, 4, 2, true]],
  );
  expect([seen?.name, seen?.zones, seen?.features]).toEqual(['Scene', [], []]);
});
