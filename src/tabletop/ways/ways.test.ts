import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insideRegion } from '../../kernel/index.ts';
import { crowdedBy, fits } from './clearance.ts';
import { apart, between, grained } from '../geometry/point.ts';
import { reach } from './reach.ts';
import { Draft } from '../tabletop.ts';
import { block, blocks, box, model, slowWalk, spots, terrainOf } from '../testing.ts';
import { checkWay, groundAt } from './ways.ts';

describe('a given way', () => {
  test('is cut where the ground changes, and each stretch has its cost', () => {
    const pieces = [
      { id: 'wood', outline: box(12, 0, 4, 40), kind: 'difficult' as const },
      { id: 'mines', outline: box(14, 0, 4, 40), kind: 'dangerous' as const },
    ];
    const table = new Draft(terrainOf({ pieces }));
    const way = checkWay(table, model('a', 10, 20), [{ x: 20, y: 20 }], { costs: { difficult: 2, dangerous: 3 } });
    expect(way).toMatchObject({ fault: null, inches: 10, cost: 2 + 4 + 12 + 2 });
    expect(way.stretches.map(({ ground, of, inches, cost }) => [ground, of, grained(inches), grained(cost)])).toEqual([
      ['normal', [], 2, 2],
      ['difficult', ['wood'], 2, 4],
      ['dangerous', ['mines'], 4, 12],
      ['normal', [], 2, 2],
    ]);
    expect(groundAt(table, { x: 15, y: 3 })).toEqual({ kind: 'dangerous', of: ['mines'] });
  });

  test('the first illegal point and what stands there are named', () => {
    const pieces = [block('wall', box(20, 10, 1, 20))];
    const table = new Draft(terrainOf({ pieces }), [model('b', 15, 20)]);
    const into = checkWay(table, model('a', 10, 12), [
      { x: 12, y: 12 },
      { x: 25, y: 12 },
    ]);
    expect(into.fault).toMatchObject({ reason: 'blocked', by: 'wall', point: 1 });
    expect(into.fault?.at.x).toBeCloseTo(19.505, 9);
    expect(into.inches).toBeCloseTo(9.505, 9);
    expect(checkWay(table, model('a', 10, 20), [{ x: 18, y: 20 }]).fault).toMatchObject({ reason: 'model', by: 'b' });
    expect(checkWay(table, model('a', 10, 5), [{ x: 10, y: -1 }]).fault).toMatchObject({
      reason: 'off-table',
      by: null,
    });
    expect(checkWay(table, model('a', 10, 5), [{ x: 18, y: 5 }], { budget: 6 }).fault).toMatchObject({
      reason: 'too-far',
      at: { x: 16, y: 5 },
    });
    expect(
      checkWay(
        table,
        model('a', 10, 5),
        [
          { x: 12, y: 5 },
          { x: 12, y: 8 },
        ],
        { straight: true },
      ).fault?.reason,
    ).toBe('not-straight');
    const over = checkWay(table, model('a', 10, 20), [{ x: 15.3, y: 20 }], { pass: () => true });
    expect(over.fault).toMatchObject({ reason: 'no-room', by: 'b' });
  });

  test('is illegal exactly from the point on where the base strikes something', () => {
    const scenes = fc.tuple(blocks(6, true), spots, spots).filter(([, p, q]) => apart(p, q) > 0.1);
    fc.assert(
      fc.property(scenes, ([pieces, p, q]) => {
        const table = new Draft(terrainOf({ pieces }));
        const mover = model('a', p.x, p.y);
        if (!fits(table, mover, p)) return;
        const { fault } = checkWay(table, mover, [q]);
        const share = fault === null ? 1 : apart(p, fault.at) / apart(p, q);
        for (const before of [0.2, 0.5, 0.9, 0.999])
          expect(crowdedBy(table, mover, between(p, q, share * before))).toBeNull();
        if (fault !== null && share < 0.99)
          expect(crowdedBy(table, mover, between(p, q, share + 0.01 / apart(p, q)))).toBe(fault.by);
      }),
      { numRuns: 300 },
    );
  });

  test('a base that just fits between two others may pass, one that does not may not', () => {
    const table = new Draft(terrainOf({}), [model('b', 20, 19), model('c', 20, 21)]);
    expect(checkWay(table, model('a', 15, 20), [{ x: 25, y: 20 }]).fault).toBeNull();
    expect(checkWay(table, model('a', 15, 20, { radius: 0.51 }), [{ x: 25, y: 20 }]).fault?.reason).toBe('model');
  });
});

describe('reach', () => {
  const only = <T>(levels: readonly T[]): T => {
    expect(levels).toHaveLength(1);
    return levels[0] as T;
  };

  test('is a disc on open ground', () => {
    const table = new Draft(terrainOf({}));
    const { region, ways } = only(reach(table, model('a', 20, 20), { budget: 4 }));
    expect(region.polygons).toHaveLength(1);
    for (const p of region.polygons?.[0] ?? []) expect(Math.abs(apart(p, { x: 20, y: 20 }) - 4)).toBeLessThan(0.05);
    for (const { inches } of ways) expect(inches).toBeLessThanOrEqual(4);
    expect(ways.length).toBeGreaterThan(190);
  });

  test('holds what a fine grid reaches and not what it cannot, but for a mesh', () => {
    const pieces = [block('p', box(21, 15, 1, 8)), block('q', box(15, 21.5, 4, 1))];
    const table = new Draft(terrainOf({ pieces }), [model('b', 19, 18)]);
    const mover = model('a', 20, 20);
    const { region, ways } = only(reach(table, mover, { budget: 5 }));
    for (const [x, y] of [
      [23, 21],
      [17, 23],
      [18, 17],
      [20, 24],
      [24, 20],
      [16, 20],
      [22.8, 18],
    ] as const) {
      const slow = slowWalk(table, mover, { x, y }, mover.radius, 9);
      if (slow === null || Math.abs(slow - 5) < 0.8) continue;
      expect([x, y, insideRegion(region, { x, y })]).toEqual([x, y, slow < 5]);
    }
    for (const way of ways) expect(checkWay(table, mover, way.points, { budget: 5 }).fault).toBeNull();
  });

  test('by one straight line ends at the first obstacle', () => {
    const table = new Draft(terrainOf({ pieces: [block('p', box(22, 0, 1, 40))] }));
    const { region } = only(reach(table, model('a', 20, 20), { budget: 6, straight: true }));
    expect(insideRegion(region, { x: 21.4, y: 20 })).toBe(true);
    expect(insideRegion(region, { x: 22, y: 20 })).toBe(false);
    expect(insideRegion(region, { x: 15, y: 20 })).toBe(true);
  });
});
