import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Body } from '../bodies/body.ts';
import { apart } from '../geometry/point.ts';
import { Tabletop } from '../tabletop.ts';
import type { Model, Terrain } from '../terrain/terrain.ts';
import { block, blocks, box, model, slowBox, slowlyAway, slowlyBlocked, spots, terrainOf } from '../testing.ts';
import { lookAtBody, visibleShareOfBody } from './sight.ts';

const car = (id: string, x: number, y: number, facing = 0, more: Partial<Body> = {}): Body => ({
  id,
  x,
  y,
  level: 0,
  length: 4,
  width: 2,
  height: 1.5,
  facing,
  ...more,
});
const outline = ({ x, y, length, width, facing }: Body) => slowBox({ x, y }, length, width, facing);

/** How much of a box is seen: by a grid of lines from the eye to the upright panel between its two outermost corners. */
function slowShareOfBody(terrain: Terrain, eye: Model, body: Body, others: readonly Body[]): number {
  const corners = outline(body);
  const towards = (p: { x: number; y: number }): number => {
    const [dx, dy, mx, my] = [p.x - eye.x, p.y - eye.y, body.x - eye.x, body.y - eye.y];
    return Math.atan2(mx * dy - my * dx, mx * dx + my * dy);
  };
  const sorted = [...corners].sort((p, q) => towards(p) - towards(q));
  const [right, left] = [sorted[0], sorted.at(-1)] as [{ x: number; y: number }, { x: number; y: number }];
  const from = { x: eye.x, y: eye.y, z: eye.eye };
  const [across, up] = [120, 24];
  let seen = 0;
  for (let i = 0; i < across; i++) {
    const share = (i + 0.5) / across;
    const at = { x: right.x + (left.x - right.x) * share, y: right.y + (left.y - right.y) * share };
    for (let j = 0; j < up; j++) {
      const to = { ...at, z: ((j + 0.5) / up) * body.height };
      const hidden =
        terrain.pieces.some((p) => p.blocksSight && slowlyBlocked(p.outline, 0, p.height, from, to)) ||
        others.some((other) => slowlyBlocked(outline(other), 0, other.height, from, to));
      if (!hidden) seen++;
    }
  }
  return seen / (across * up);
}

describe('a box as a target', () => {
  test('shows the share that a dense grid of lines from the eye finds', () => {
    const cars = fc.tuple(spots, fc.nat(359), fc.constantFrom(0.8, 1.5, 2.5));
    let partly = 0;
    fc.assert(
      fc.property(blocks(7), spots, cars, fc.array(cars, { maxLength: 3 }), (pieces, p, one, more) => {
        const [body, ...others] = [one, ...more].map(([{ x, y }, facing, height], i) =>
          car(`car${i}`, x, y, facing, { height }),
        ) as [Body, ...Body[]];
        const eye = model('eye', p.x, p.y);
        fc.pre([body, ...others].every((other) => slowlyAway(outline(other), eye) > 0.6));
        const terrain = terrainOf({ pieces });
        fc.pre(terrain.pieces.every((piece) => slowlyAway(piece.outline, eye) > 0.1));
        const table = new Tabletop(terrain, [eye], {}, [body, ...others]);
        const share = visibleShareOfBody(table, eye, body);
        expect(Math.abs(share - slowShareOfBody(terrain, eye, body, others))).toBeLessThan(0.03);
        expect(lookAtBody(table, eye, body).share).toBeCloseTo(share, 9);
        if (share > 0.02 && share < 0.98) partly++;
      }),
      { numRuns: 60 },
    );
    expect(partly).toBeGreaterThan(5);
  });

  test('does not hide itself, stands between its outermost corners, and names what hides it', () => {
    const wall = block('wall', box(10, 20, 0.2, 10));
    const [eye, target] = [model('eye', 5, 20), car('car', 16, 20, 90)];
    const table = new Tabletop(terrainOf({ pieces: [wall] }), [eye], {}, [target, car('van', 30, 20)]);
    const { share, blockers, panel } = lookAtBody(table, eye, target);
    expect(share).toBeCloseTo(0.5, 9);
    expect(blockers).toEqual([{ id: 'wall', kind: 'piece', share: 0.5 }]);
    expect([panel.from, panel.to]).toEqual([
      { x: 15, y: 18 },
      { x: 15, y: 22 },
    ]);
    expect([panel.bottom, panel.top]).toEqual([0, 1.5]);
    expect(visibleShareOfBody(table, eye, car('van', 30, 20))).toBe(0);
  });

  test('is hidden by other models where the game says so, and seen by one who stands in it', () => {
    const [eye, near, target] = [model('eye', 5, 20), model('m', 6.5, 20, { height: 2 }), car('car', 12, 20, 45)];
    const table = new Tabletop(terrainOf({}), [eye, near], {}, [target]);
    expect(visibleShareOfBody(table, eye, target)).toBe(1);
    expect(visibleShareOfBody(table, eye, target, { blockers: ({ id }) => id === 'm' })).toBeLessThan(0.2);
    expect(visibleShareOfBody(table, model('driver', 12, 20), target)).toBe(1);
    expect(apart(lookAtBody(table, eye, target).panel.from, target)).toBeCloseTo(Math.sqrt(5), 6);
  });
});
