import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart } from '../geometry/point.ts';
import { inside } from '../geometry/polygon.ts';
import { Draft } from '../tabletop.ts';
import { block, blocks, box, building, door, model, spots, terrainOf } from '../testing.ts';
import { fits } from '../ways/clearance.ts';
import { EDGES, edgeSpots } from './edges.ts';
import { clockSpot, freeSpot } from './room.ts';

const base = model('z', 0, 0);
const rings = fc.array(fc.record({ x: fc.integer({ min: 5, max: 395 }), y: fc.constantFrom(5, 15, 385, 395) }), {
  maxLength: 25,
});

const scenes = fc
  .tuple(blocks(8), rings, fc.array(spots, { maxLength: 20 }), fc.boolean())
  .map(([pieces, round, more, isTurned]) => {
    const along = round.map(({ x, y }) => (isTurned ? { x: y / 10, y: x / 10 } : { x: x / 10, y: y / 10 }));
    const models = [...along, ...more].map(({ x, y }, i) => model(`m${i}`, x, y));
    const rim = block('rim', box(12, 0, 9, 3));
    return new Draft(terrainOf({ pieces: [...pieces, rim] }), models);
  });

describe('free spots on the edge', () => {
  test('are as near as any found by trying every tenth of an inch, on each edge', () => {
    fc.assert(
      fc.property(scenes, spots, fc.constantFrom(0, 2), (table, near, deep) => {
        const found = edgeSpots(table, base, near, { deep });
        expect(found.every(({ at }) => fits(table, base, at))).toBe(true);
        expect(found.map(({ inches }) => inches)).toEqual(found.map(({ inches }) => inches).toSorted((a, b) => a - b));
        for (const edge of EDGES) {
          const off = 0.5 + deep;
          let least = Number.POSITIVE_INFINITY;
          for (let i = 0; i <= 400; i++) {
            const s = Math.min(40 - off, Math.max(off, i / 10));
            const at = {
              near: { x: s, y: off },
              far: { x: s, y: 40 - off },
              left: { x: off, y: s },
              right: { x: 40 - off, y: s },
            }[edge];
            if (fits(table, base, at)) least = Math.min(least, apart(at, near));
          }
          const best = found.find((spot) => spot.edge === edge)?.inches ?? Number.POSITIVE_INFINITY;
          // What may overlap by the slack fits a little nearer.
          expect(best).toBeLessThanOrEqual(least + 0.1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('lie on the edges that were chosen, clear of those who stand there already', () => {
    const table = new Draft(terrainOf({}), [model('a', 20, 0.5), model('b', 21, 0.5)]);
    expect(edgeSpots(table, base, { x: 20.2, y: 6 }, { edges: ['near'] })).toEqual([
      { edge: 'near', at: { x: 19, y: 0.5, level: 0 }, inches: 5.629 },
      { edge: 'near', at: { x: 22, y: 0.5, level: 0 }, inches: 5.787 },
    ]);
    expect(edgeSpots(table, base, { x: 20, y: 20 }, { edges: ['far'], deep: 3 })).toEqual([
      { edge: 'far', at: { x: 20, y: 36.5, level: 0 }, inches: 16.5 },
    ]);
    const [first] = edgeSpots(table, base, { x: 20.2, y: 6 }, { gap: 0.02 });
    expect(first?.at).toEqual({ x: 18.98, y: 0.5, level: 0 });
  });

  test('a point in the middle has four that are equally near', () => {
    expect(
      edgeSpots(new Draft(terrainOf({})), base, { x: 20, y: 20 }).map(({ edge, inches }) => [edge, inches]),
    ).toEqual([
      ['near', 19.5],
      ['right', 19.5],
      ['far', 19.5],
      ['left', 19.5],
    ]);
  });
});

describe('the nearest free spot', () => {
  test('is at least as near as any on a fine grid', () => {
    fc.assert(
      fc.property(scenes, spots, fc.boolean(), (table, near, isBound) => {
        const within = isBound
          ? [
              { x: 8, y: 6 },
              { x: 30, y: 12 },
              { x: 26, y: 34 },
            ]
          : undefined;
        const found = freeSpot(table, base, near, within === undefined ? { most: 4 } : { within, most: 4 });
        let least = Number.POSITIVE_INFINITY;
        for (let i = -40; i <= 40; i++) {
          for (let j = -40; j <= 40; j++) {
            const at = { x: near.x + i / 10, y: near.y + j / 10 };
            if (i * i + j * j > 1600 || (within !== undefined && !inside(within, at)) || !fits(table, base, at))
              continue;
            least = Math.min(least, apart(at, near));
          }
        }
        if (found === null) {
          // A spot that only the slack makes room for touches nothing exactly.
          expect(least).toBeGreaterThan(3.9);
          return;
        }
        expect(fits(table, base, found)).toBe(true);
        expect(within === undefined || inside(within, found)).toBe(true);
        expect(apart(found, near)).toBeLessThanOrEqual(least + 0.02);
      }),
      { numRuns: 60 },
    );
  });

  test('is the point itself where that is free, and in the corner between two bases where it is not', () => {
    const table = new Draft(terrainOf({}), [model('a', 10, 10), model('b', 10, 11)]);
    expect(freeSpot(table, base, { x: 12, y: 10 })).toEqual({ x: 12, y: 10, level: 0 });
    expect(freeSpot(table, base, { x: 10.2, y: 10.5 })).toEqual({ x: 10.866, y: 10.5, level: 0 });
    expect(freeSpot(table, base, { x: 10.2, y: 10.5 }, { most: 0.5 })).toBeNull();
  });
});

describe('the clock round a source', () => {
  const source = { x: 20, y: 20, facing: 90 };

  test('puts a zombie at its hour, twelve inches away, facing the source', () => {
    expect(clockSpot(new Draft(terrainOf({})), base, source, 12, 12)).toEqual({ x: 20, y: 32, level: 0, facing: 270 });
    expect(clockSpot(new Draft(terrainOf({})), base, source, 6, 12)).toEqual({ x: 20, y: 8, level: 0, facing: 90 });
  });

  test('off the table the place moves on clockwise to the first degree at which the base fits', () => {
    const table = new Draft(terrainOf({}));
    const near = { x: 20, y: 35, facing: 90 };
    const at = clockSpot(table, base, near, 12, 12);
    // The base fits up to y = 39.5 and its slack: 68 degrees on from twelve.
    expect(at).toEqual({ x: 8.874, y: 39.495, level: 0, facing: 338 });
    expect(apart(at as { x: number; y: number }, near)).toBeCloseTo(12, 2);
  });

  test('a place inside a building is inside it', () => {
    const house = building(box(16, 28, 8, 8), [door('d', [19, 28], [21, 28])]);
    const table = new Draft(terrainOf({ buildings: [house] }));
    expect(clockSpot(table, base, source, 12, 12)).toEqual({ x: 20, y: 32, level: 0, facing: 270 });
  });
});
