import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../kernel/index.ts';
import { fits } from './clearance.ts';
import { apart } from '../geometry/point.ts';
import { Draft } from '../tabletop.ts';
import { block, blocks, box, building, door, model, slowWalk, spots, terrainOf } from '../testing.ts';
import { walk } from './walk.ts';
import { checkWay } from './ways.ts';

const scenes = fc
  .tuple(blocks(9, true), spots, spots, fc.array(spots, { maxLength: 8 }))
  .map(([pieces, p, q, others]) => {
    const table = new Draft(terrainOf({ pieces }));
    const mover = model('a', p.x, p.y);
    for (const [i, o] of others.entries()) {
      const other = model(`m${i}`, o.x, o.y);
      if (fits(table, other, o) && apart(other, mover) >= 1) table.put(other);
    }
    return { table, mover, to: q };
  })
  .filter(({ table, mover, to }) => fits(table, mover, mover) && fits(table, mover, to) && apart(mover, to) < 16);

const FAR = { budget: 40 };

describe('the shortest way', () => {
  test('is legal, and as long as it says', () => {
    fc.assert(
      fc.property(scenes, ({ table, mover, to }) => {
        const way = walk(table, mover, to, FAR);
        if (way === null) return;
        const checked = checkWay(table, mover, way.points, FAR);
        expect(checked.fault).toBeNull();
        expect(Math.abs(checked.inches - way.inches)).toBeLessThan(0.02);
        expect(way.inches).toBeGreaterThanOrEqual(apart(mover, to) - 0.01);
      }),
      { numRuns: 300 },
    );
  });

  test('is never longer than a way on a fine grid, and not much shorter than one with a smaller base', () => {
    fc.assert(
      fc.property(scenes, ({ table, mover, to }) => {
        const way = walk(table, mover, to, FAR);
        const grid = slowWalk(table, mover, to, mover.radius, 40);
        if (grid !== null) {
          expect(way).not.toBeNull();
          expect(way?.inches).toBeLessThanOrEqual(grid + 0.01);
        }
        if (way === null) return;
        const loose = slowWalk(table, mover, to, mover.radius - 0.25, 60);
        expect(loose).not.toBeNull();
        expect(loose).toBeLessThanOrEqual(1.083 * way.inches + 1);
      }),
      { numRuns: 10 },
    );
  });

  test('goes round another base along a true arc', () => {
    const table = new Draft(terrainOf({}), [model('b', 20, 20)]);
    const way = walk(table, model('a', 17, 20), { x: 23, y: 20 });
    // Two tangents of length √(9 − 1) to a circle of radius 1, and the arc of 2·asin(1/3) between them.
    expect(way?.inches).toBeCloseTo(2 * Math.sqrt(8) + 2 * Math.asin(1 / 3), 3);
  });

  test('goes round a corner along a true arc', () => {
    const table = new Draft(terrainOf({ pieces: [block('p', box(20, 0, 5, 20))] }));
    const way = walk(table, model('a', 19.5, 17), { x: 24, y: 20.5 });
    expect(way?.inches).toBeCloseTo(3 + 4 + Math.PI / 4, 3);
  });

  test('goes through a gap exactly as wide as the base, not through a narrower one', () => {
    const gap = (wide: number): Draft =>
      new Draft(terrainOf({ pieces: [block('p', box(20, 0, 1, 20)), block('q', box(20, 20 + wide, 1, 20 - wide))] }));
    const [from, to] = [model('a', 18, 12), { x: 23, y: 27 }];
    const through = walk(gap(1), from, to);
    expect(through?.inches).toBeLessThan(18);
    expect(checkWay(gap(1), from, through?.points ?? []).fault).toBeNull();
    expect(walk(gap(0.98), from, to)).toBeNull();
  });

  test('leads away from bases that the mover touches, and up to others', () => {
    const table = new Draft(terrainOf({}), [model('b', 20, 20), model('c', 26, 20)]);
    const way = walk(table, model('a', 19, 20), { x: 25, y: 20 });
    expect(way).not.toBeNull();
    expect(checkWay(table, model('a', 19, 20), way?.points ?? []).fault).toBeNull();
    // A quarter turn and a little more round the first, then straight up to the second.
    expect(way?.inches).toBeCloseTo(Math.sqrt(24) + Math.PI - Math.acos(1 / 5), 3);
  });

  test('leads away from what the mover overlaps by all that is allowed', () => {
    const table = new Draft(terrainOf({}), [model('b', 20.9952, 20)]);
    const mover = model('a', 20, 20);
    expect(fits(table, mover, mover)).toBe(true);
    expect(walk(table, mover, { x: 14, y: 20 })?.inches).toBe(6);
    const round = walk(table, mover, { x: 26, y: 20 });
    expect(round?.inches).toBeLessThan(7.3);
    expect(checkWay(table, mover, round?.points ?? []).fault).toBeNull();
  });

  test('does not lead to a spot without room, over the budget, or out of a ring of bases', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i): Point => {
      const corners = [
        [1, 0],
        [0.5, 0.866],
        [-0.5, 0.866],
        [-1, 0],
        [-0.5, -0.866],
        [0.5, -0.866],
      ] as const;
      const [x, y] = corners[i] as readonly [number, number];
      return { x: 20 + x, y: 20 + y };
    });
    const table = new Draft(
      terrainOf({}),
      ring.map(({ x, y }, i) => model(`z${i}`, x, y)),
    );
    expect(walk(table, model('a', 20, 20), { x: 30, y: 20 })).toBeNull();
    expect(walk(table, model('a', 30, 20), { x: 21.5, y: 20 })).toBeNull();
    expect(walk(table, model('a', 30, 20), { x: 10, y: 20 }, { budget: 20 })).toBeNull();
    expect(walk(table, model('a', 30, 20), { x: 10, y: 20 }, { budget: 21 })?.inches).toBeLessThan(20.9);
    expect(walk(table, model('a', 20, 20), { x: 30, y: 20 }, { pass: () => true })?.inches).toBe(10);
  });

  test('stays on the table', () => {
    const table = new Draft(terrainOf({ pieces: [block('p', box(20, 0.8, 2, 30))] }));
    const way = walk(table, model('a', 18, 1), { x: 24, y: 1 });
    expect(way?.inches).toBeGreaterThan(50);
  });
});

describe('ground', () => {
  const wood = { id: 'wood', outline: box(15, 10, 4, 20), kind: 'difficult' as const };
  const costs = { difficult: 2 };

  test('is crossed where that is cheaper than going round', () => {
    const table = new Draft(terrainOf({ pieces: [wood] }));
    const through = walk(table, model('a', 12, 20), { x: 22, y: 20 }, { costs });
    expect(through).toMatchObject({ inches: 10, cost: 14 });
    const round = walk(table, model('a', 14.5, 11), { x: 19.5, y: 11 }, { costs });
    expect(round?.cost).toBeCloseTo(4 + 2 * Math.hypot(0.5, 1), 1);
    expect(checkWay(table, model('a', 14.5, 11), round?.points ?? [], { costs }).cost).toBeCloseTo(round?.cost ?? 0, 2);
  });

  test('a slanting way is bent at its edge, as light is', () => {
    const table = new Draft(terrainOf({ pieces: [{ ...wood, outline: box(15, 0, 4, 40) }] }));
    const [from, to] = [model('a', 13, 10), { x: 21, y: 25 }];
    const way = walk(table, from, to, { costs });
    const straight = checkWay(table, from, [to], { costs });
    expect(way?.cost).toBeLessThan(straight.cost - 0.5);
    // The best of all ways over two points, one on each edge, by brute force.
    let best = Number.POSITIVE_INFINITY;
    for (let p = 10; p <= 25; p += 0.05) {
      for (let q = p; q <= 25; q += 0.05) {
        const cost = Math.hypot(2, p - 10) + 2 * Math.hypot(4, q - p) + Math.hypot(2, 25 - q);
        best = Math.min(best, cost);
      }
    }
    expect(way?.cost).toBeLessThan(best * 1.005);
  });
});

describe('passages', () => {
  const house = building(box(10, 10, 10, 10), [door('door', [10, 14], [10, 16])], { floors: [0, 3], height: 6 });

  test('a closed door bars the way, an open one does not, and one may pay to open it', () => {
    const table = new Draft(terrainOf({ buildings: [house] }));
    const [from, to] = [model('a', 6, 15), { x: 15, y: 15 }];
    expect(walk(table, from, to)).toBeNull();
    const door = { id: 'door', from: { x: 9.5, y: 15, level: 0 }, to: { x: 10.5, y: 15, level: 0 }, cost: 2 };
    const opened = walk(table, from, to, { passages: [door] });
    expect(opened).toMatchObject({ inches: 9, cost: 10 });
    expect(checkWay(table, from, opened?.points ?? [], { passages: [door] })).toMatchObject({ fault: null, cost: 10 });
    table.change({ openings: { door: { state: 'open' } } });
    expect(walk(table, from, to)?.inches).toBe(9);
  });

  test('stairs lead to the next level, and only they', () => {
    const table = new Draft(terrainOf({ buildings: [house] }));
    const from = model('a', 12, 12);
    const stairs = { id: 'stairs', from: { x: 18, y: 12, level: 0 }, to: { x: 18, y: 14, level: 1 }, cost: 8 };
    const up = walk(table, from, { x: 12, y: 14, level: 1 }, { passages: [stairs] });
    expect(up).toMatchObject({ cost: 20, inches: 12 });
    expect(walk(table, from, { x: 12, y: 14, level: 1 })).toBeNull();
    expect(checkWay(table, from, [{ x: 12, y: 14, level: 1 }]).fault?.reason).toBe('no-passage');
  });
});
