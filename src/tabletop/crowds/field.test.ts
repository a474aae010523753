import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fits } from '../ways/clearance.ts';
import { cornersOf } from '../ways/corners.ts';
import { Beeline, Field } from './field.ts';
import { networkOf } from './network.ts';
import { apart, SLACK } from '../geometry/point.ts';
import { Draft } from '../tabletop.ts';
import { fullRing, TOLERANCE } from '../geometry/tangents.ts';
import { blocks, box, building, door, model, pane, spots, terrainOf } from '../testing.ts';
import { walk } from '../ways/walk.ts';
import { checkWay } from '../ways/ways.ts';

const house = building(box(15, 10, 10, 20), [door('door', [15, 19], [15, 21]), pane('window', [18, 10], [20, 10])]);

describe('corners', () => {
  test('are one where walls meet and none where a wall goes straight on', () => {
    const table = new Draft(terrainOf({ buildings: [house] }));
    const closed = table.ground.solids.filter((solid) => table.bars(solid, 0));
    expect(cornersOf(closed, 0.5, 0).map(({ x, y }) => [x, y])).toEqual([
      [15, 10],
      [25, 10],
      [25, 30],
      [15, 30],
    ]);
    table.change({ openings: { door: { state: 'open' } } });
    const open = table.ground.solids.filter((solid) => table.bars(solid, 0));
    // The ends of the wall on both sides of the door can be turned round, too.
    expect(cornersOf(open, 0.5, 0)).toHaveLength(6);
  });

  test('of a wall that two pieces share are turned round as one', () => {
    const pieces = [
      { id: 'a', outline: box(10, 10, 5, 5), kind: 'impassable' as const },
      { id: 'b', outline: box(15, 10, 5, 5), kind: 'impassable' as const },
    ];
    const { solids } = new Draft(terrainOf({ pieces })).ground;
    expect(cornersOf(solids, 0.5, 0)).toHaveLength(4);
  });
});

describe('a field', () => {
  test('knows the shortest way past the terrain from everywhere', () => {
    const scenes = fc.tuple(blocks(9, true), fc.array(spots, { minLength: 2, maxLength: 8 }));
    fc.assert(
      fc.property(scenes, ([pieces, [goal, ...from]]) => {
        const table = new Draft(terrainOf({ pieces }));
        const target = model('t', goal?.x ?? 0, goal?.y ?? 0);
        if (!fits(table, target, target)) return;
        const field = new Field(networkOf(table, 0.5, 0), target, 1);
        for (const { x, y } of from) {
          const mover = model('a', x, y);
          // Whoever stands too close to something to go on, as nobody does who has walked there, first has to get away.
          const free = { ...mover, radius: mover.radius + SLACK - TOLERANCE };
          if (!fits(table, free, free) || apart(mover, target) < 1.01) continue;
          const onward = field.onward(fullRing(x, y, 0, 0), 1, null);
          const way = walk(table, mover, target);
          if (onward === null) {
            expect(way).toBeNull();
            continue;
          }
          // Up to where the bases touch.
          const points = field.pointsOf(onward, onward.inches);
          const end = points.at(-1);
          expect(end).toEqual({ x: target.x, y: target.y });
          const { fault, inches } = checkWay(table, mover, points);
          if (fault === null) expect(inches).toBeCloseTo(onward.inches, 1);
          else expect(apart(fault.at, target)).toBeLessThan(1);
          if (way === null) continue;
          // The walk goes round what the field does not count: what bars only the last inch.
          expect(onward.inches).toBeLessThan(way.inches + 0.005);
          expect(way.inches - onward.inches).toBeLessThan(fault === null ? 0.005 : 0.1);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('knows when no way leads to the goal, and when none is shorter than asked', () => {
    const table = new Draft(terrainOf({ buildings: [house] }));
    const field = new Field(networkOf(table, 0.5, 0), { x: 20, y: 20 }, 1);
    const outside = fullRing(10, 20, 0, 0);
    expect(field.onward(outside, 1, null)).toBeNull();
    expect(field.leftFrom({ x: 18, y: 20 })).toBe(2);
    expect(field.leftFrom({ x: 10, y: 20 }, 30)).toBe(30);
    const beeline = new Beeline(networkOf(table, 0.5, 0), { x: 20, y: 20 }, 1);
    expect(beeline.onward(outside, 1, null)?.inches).toBe(10);
    table.change({ openings: { door: { state: 'open' } } });
    const through = new Field(networkOf(table, 0.5, 0), { x: 20, y: 20 }, 1);
    expect(through.onward(outside, 1, null)?.inches).toBe(10);
    expect(through.onward(outside, 1, null, 9)).toBeNull();
  });

  test('does not count what bars only the last inch, where the bases touch already', () => {
    const wall = { id: 'wall', outline: box(20.4, 10, 1, 20), kind: 'impassable' as const };
    const table = new Draft(terrainOf({ pieces: [wall] }));
    // A small target stands closer to the wall than the base that goes for it could.
    const field = new Field(networkOf(table, 0.5, 0), { x: 20.15, y: 20 }, 0.75);
    expect(field.leftFrom({ x: 15.15, y: 20 })).toBeCloseTo(5, 9);
  });
});
