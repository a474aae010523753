import { orient2d } from 'robust-predicates';
import type { Point } from './request.ts';

/** Above 0: `c` lies to the left of the line from `a` to `b`; 0: exactly on it. Only the sign counts, and it is exact. */
export const side = (a: Point, b: Point, c: Point): number => -orient2d(a.x, a.y, b.x, b.y, c.x, c.y);

/** Where a point lies: in a polygon, exactly on its border, or outside. Exact, whichever way the corners run. */
export function whereIn(polygon: readonly Point[], p: Point): 'inside' | 'border' | 'outside' {
  let within = false;
  let a = polygon[polygon.length - 1] as Point;
  for (const b of polygon) {
    const isBeside = a.y > p.y !== b.y > p.y;
    const mayHold = between(a.y, b.y, p.y) && between(a.x, b.x, p.x);
    // Most edges are neither beside the point nor round it: they need no exact look.
    if (isBeside || mayHold) {
      const s = side(a, b, p);
      if (mayHold && s === 0) return 'border';
      if (isBeside && s > 0 === b.y > a.y) within = !within;
    }
    a = b;
  }
  return within ? 'inside' : 'outside';
}

const between = (a: number, b: number, c: number): boolean => Math.min(a, b) <= c && c <= Math.max(a, b);

/** Whether the point lies in the polygon; its border belongs to it. */
export const inside = (polygon: readonly Point[], p: Point): boolean => whereIn(polygon, p) !== 'outside';
