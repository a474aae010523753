import type { Point } from '../../kernel/index.ts';

/** Positions lie on a grid of a thousandth of an inch. */
export const GRAIN = 0.001;

/**
 * Two bases, or a base and a wall, may overlap by that much and still count as touching. It is more than rounding to the
 * grain can add up to and less than anyone sees on a real table.
 */
export const SLACK = 0.005;

/** Rounded to the grain. */
export const grained = (n: number): number => Math.round(n * 1000) / 1000;

export const point = (x: number, y: number): Point => ({ x: grained(x), y: grained(y) });

export function lengthOf(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

export const apart = (a: Point, b: Point): number => lengthOf(b.x - a.x, b.y - a.y);

/** The point at `share` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** At which share of the way from `a` to `b` a disc is entered: less than 0 where that lies behind; Infinity, never. */
export function entryOf(disc: Point, radius: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = a.x - disc.x;
  const py = a.y - disc.y;
  const square = dx * dx + dy * dy;
  const half = dx * px + dy * py;
  const under = half * half - square * (px * px + py * py - radius * radius);
  return square === 0 || under < 0 ? Number.POSITIVE_INFINITY : (-half - Math.sqrt(under)) / square;
}

/** The square of the distance from (x, y) to the stretch from (ax, ay) to (bx, by). */
export function toStretchSquared(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  let share = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
  share = share < 0 ? 0 : share > 1 ? 1 : share;
  const ex = x - (ax + share * dx);
  const ey = y - (ay + share * dy);
  return ex * ex + ey * ey;
}

/** The angle between two unit vectors, 0 to π, from their dot and cross products: halved until a short series is exact. */
export function angleOf(dot: number, cross: number): number {
  if (dot < 0) return Math.PI - angleOf(-dot, cross);
  let [cosine, sine, times] = [dot, Math.abs(cross), 1];
  while (cosine < 0.98) {
    const half = Math.sqrt((1 + cosine) / 2); // the cosine of half the angle
    sine /= 2 * half;
    cosine = half;
    times *= 2;
  }
  const square = sine * sine;
  return times * sine * (1 + square * (1 / 6 + square * (3 / 40 + square * (15 / 336 + square * (105 / 3456)))));
}
