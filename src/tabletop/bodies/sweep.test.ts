import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../kernel/index.ts';
import { SLACK } from '../geometry/point.ts';
import { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import {
  block,
  blocks,
  box,
  building,
  model,
  slowBox,
  slowlyAway,
  slowlyOverlap,
  spots,
  terrainOf,
} from '../testing.ts';
import type { Body } from './body.ts';
import { bodyCrowdedBy, sweep } from './sweep.ts';

const car = (x: number, y: number, facing = 0): Body => ({
  id: 'car',
  x,
  y,
  level: 0,
  length: 4,
  width: 2,
  height: 1.5,
  facing,
});

interface Pose extends Point {
  readonly degrees: number;
}

/** By which of many poses, one after the other, the box first overlaps something: its number, or none. */
function firstStruck(poses: readonly Pose[], table: Tabletop, slack: number): { pose: number; ids: string[] } | null {
  const solids = table.ground.solids.filter((solid) => table.bars(solid, 0));
  for (const [i, pose] of poses.entries()) {
    const outline = slowBox(pose, 4 - 2 * slack, 2 - 2 * slack, pose.degrees);
    const ids = [
      ...solids.filter(({ corners }) => slowlyOverlap(outline, corners)).map(({ of }) => of),
      ...table.models
        .filter((m: Model) => Math.hypot(m.x - pose.x, m.y - pose.y) < 3 && slowlyAway(outline, m) < m.radius)
        .map(({ id }) => id),
    ];
    const rim = slack > 0 ? SLACK : 0;
    if (outline.some(({ x, y }) => Math.min(x, y) < -rim || Math.max(x, y) > 40 + rim)) ids.push('edge');
    if (ids.length > 0) return { pose: i, ids };
  }
  return null;
}

const scenes = fc.record({
  pieces: blocks(5),
  models: fc.array(fc.tuple(fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: -4000, max: 4000 })), {
    maxLength: 5,
  }),
  at: spots,
  facing: fc.nat(359),
  inches: fc.integer({ min: -80, max: 120 }).map((n) => n / 10),
  degrees: fc.integer({ min: -90, max: 90 }),
  pivot: fc.constantFrom(0, 2, -1.5),
});

/** The table and the car, unless that overlaps something already. */
function setUp({
  pieces,
  models,
  at,
  facing,
}: {
  pieces: never[] | ReturnType<typeof block>[];
  models: [number, number][];
  at: Point;
  facing: number;
}) {
  const table = new Tabletop(
    terrainOf({ pieces }),
    models
      .map(([x, y], i) => model(`m${i}`, at.x + x / 1000, at.y + y / 1000))
      .filter((m) => slowlyAway(slowBox(at, 4, 2, facing), m) > 0.5),
  );
  const body = car(at.x, at.y, facing);
  return bodyCrowdedBy(table, body) === null ? { table, body } : null;
}

describe('a body that moves', () => {
  test('straight on strikes what many small steps meet first, there and not before', () => {
    let struck = 0;
    fc.assert(
      fc.property(scenes, (scene) => {
        const start = setUp(scene);
        if (start === null || scene.inches === 0) return;
        const { table, body } = start;
        const step = 0.02;
        const [c, s] = [Math.cos((body.facing * Math.PI) / 180), Math.sin((body.facing * Math.PI) / 180)];
        const poses = Array.from({ length: Math.floor(Math.abs(scene.inches) / step) + 1 }, (_, i) => {
          const far = Math.sign(scene.inches) * i * step;
          return { x: body.x + c * far, y: body.y + s * far, degrees: body.facing };
        });
        const { stopped, inches, end } = sweep(table, body, [{ do: 'go', inches: scene.inches }]);
        const surely = firstStruck(poses, table, SLACK + 0.002);
        if (surely !== null) {
          struck++;
          // A stop comes before anything is entered: less than a step too early where the whole box touches first.
          expect(stopped).not.toBeNull();
          expect(inches).toBeLessThan(surely.pose * step + 0.001);
        }
        const perhaps = firstStruck(poses, table, -0.002);
        if (stopped === null) expect(inches).toBeCloseTo(Math.abs(scene.inches), 9);
        else {
          expect(perhaps).not.toBeNull();
          expect(inches).toBeGreaterThan(((perhaps?.pose ?? 0) - 1) * step - 0.001);
        }
        expect(bodyCrowdedBy(table, end)).toBeNull();
      }),
      { numRuns: 80 },
    );
    expect(struck).toBeGreaterThan(20);
  });

  test('turning strikes what it meets in a twentieth of a degree at a time, and stops at the last free degree', () => {
    let struck = 0;
    fc.assert(
      fc.property(scenes, (scene) => {
        const start = setUp(scene);
        if (start === null || scene.degrees === 0) return;
        const { table, body } = start;
        const { pivot, degrees } = scene;
        const pose = (turned: number): Pose => {
          const [from, to] = [body.facing, body.facing + turned].map((d) => (d * Math.PI) / 180) as [number, number];
          return {
            x: body.x + (Math.cos(from) - Math.cos(to)) * pivot,
            y: body.y + (Math.sin(from) - Math.sin(to)) * pivot,
            degrees: body.facing + turned,
          };
        };
        const poses = Array.from({ length: Math.abs(degrees) * 20 + 1 }, (_, i) => pose((Math.sign(degrees) * i) / 20));
        const { stopped, end } = sweep(table, body, [{ do: 'turn', degrees, pivot }]);
        const turned = Math.min((end.facing - body.facing + 360) % 360, (body.facing - end.facing + 360) % 360);
        const surely = firstStruck(poses, table, SLACK + 0.002);
        if (surely !== null) {
          struck++;
          expect(stopped).not.toBeNull();
          expect(turned).toBeLessThanOrEqual(surely.pose / 20);
        }
        if (stopped === null) expect(turned).toBe(Math.abs(degrees));
        else
          expect(turned + 1).toBeGreaterThanOrEqual(
            (firstStruck(poses, table, SLACK - 0.002)?.pose ?? 1e9) / 20 - 0.05,
          );
        expect(bodyCrowdedBy(table, end)).toBeNull();
      }),
      { numRuns: 80 },
    );
    expect(struck).toBeGreaterThan(10);
  });

  test('says what it strikes, where, with which side, and on which side of another body', () => {
    const wall = building(box(20, 0, 10, 12), []);
    const van: Body = { ...car(10, 20, 90), id: 'van' };
    const table = new Tabletop(terrainOf({ buildings: [wall] }), [model('zed', 10, 6)], {}, [van, car(30, 30)]);
    const go = (from: Body, inches: number) => sweep(table, from, [{ do: 'go', inches }]).stopped;
    expect(go(car(14, 6), 10)).toEqual({
      id: 'house',
      what: 'terrain',
      at: { x: 20, y: 6 },
      side: 'front',
      struck: null,
      step: 0,
      inches: 4,
      body: car(18, 6),
    });
    expect(go(car(14, 6), -5)).toMatchObject({
      id: 'zed',
      what: 'model',
      at: { x: 10.5, y: 6 },
      side: 'rear',
      inches: 1.5,
    });
    expect(go(car(4, 20.5), 8)).toMatchObject({
      id: 'van',
      what: 'body',
      at: { x: 9, y: 20.5 },
      side: 'front',
      struck: 'right',
      inches: 3,
    });
    expect(go(car(10, 14, 90), 8)).toMatchObject({ id: 'van', side: 'front', struck: 'rear', inches: 2 });
    expect(go(car(6, 30), -8)).toMatchObject({ id: null, what: 'edge', at: { x: 0, y: 30 }, side: 'rear', inches: 4 });
    // Turning right, the front corner comes round into the wall.
    const turn = sweep(table, car(18.9, 10, 270), [{ do: 'turn', degrees: 45 }]);
    expect(turn.stopped).toMatchObject({ id: 'house', side: 'front', inches: 0 });
    expect(turn.end).toEqual(car(18.9, 10, 273));
  });

  test('goes on through what the game says, each struck once, in order, and is stopped by the rest', () => {
    const table = new Tabletop(
      terrainOf({ pieces: [block('wall', box(30, 0, 1, 40))] }),
      [model('b', 20, 20.5), model('a', 15, 19.4), model('c', 24, 22), model('rider', 8, 20)],
      {},
      [],
    );
    const { strikes, end, inches, trail } = sweep(
      table,
      car(8, 20),
      [
        { do: 'go', inches: 8 },
        { do: 'go', inches: 20 },
      ],
      { through: ({ what }) => what === 'model', ignore: ['rider'] },
    );
    expect(strikes.map(({ id, step, inches: at }) => [id, step, at])).toEqual([
      ['a', 0, 4.5],
      ['b', 1, 9.5],
      ['wall', 1, 20],
    ]);
    expect([end, inches, trail.length]).toEqual([car(28, 20), 20, 2]);
  });

  test('bends evenly, and turns about the point it is told to', () => {
    const table = new Tabletop(terrainOf({}));
    const bent = sweep(table, car(10, 10), [{ do: 'bend', inches: 9, degrees: 90 }]);
    // A quarter of a circle of 9 inches has a radius of 5.73.
    expect([bent.end.facing, bent.inches]).toEqual([90, 9]);
    expect(Math.hypot(bent.end.x - 15.73, bent.end.y - 15.73)).toBeLessThan(0.01);
    const rear = sweep(table, car(10, 10), [{ do: 'turn', degrees: -90, pivot: -2 }]);
    expect(rear.end).toEqual(car(8, 8, 270));
  });
});
