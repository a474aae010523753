import type { Point } from '../kernel/index.ts';
import { angleOf, SLACK } from './point.ts';

/**
 * A shortest way of a round base consists of straight legs and of arcs round corners and other bases. So its turning points
 * are rings: a corner with the mover's radius, a base with both radii, or a bare point (radius 0).
 */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly level: number;
}

/** Counter-clockwise or clockwise round a ring: its middle is to the left or to the right. */
export type Turn = 1 | -1;

/** A straight leg that leaves one ring and meets another, both along their tangent. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  /** Its direction. */
  readonly ux: number;
  readonly uy: number;
  readonly long: number;
}

/** The leg from ring a, left with turn `ta`, to ring b, met with turn `tb`; null where one ring holds the other. */
export function tangent(a: Ring, ta: Turn, b: Ring, tb: Turn): Leg | null {
  const [vx, vy] = [b.x - a.x, b.y - a.y];
  const square = vx * vx + vy * vy;
  let skew = tb * b.radius - ta * a.radius;
  let rest = square - skew * skew;
  if (rest <= 1e-12) {
    if (!isOnRing(a, b, square)) return null;
    skew = (skew < 0 ? -1 : 1) * Math.sqrt(square);
    rest = 0;
  }
  const long = Math.sqrt(rest);
  const ux = (long * vx + skew * vy) / square;
  const uy = (long * vy - skew * vx) / square;
  return {
    from: { x: a.x + ta * a.radius * uy, y: a.y - ta * a.radius * ux },
    to: { x: b.x + tb * b.radius * uy, y: b.y - tb * b.radius * ux },
    ux,
    uy,
    long,
  };
}

/** A base that touches another stands on its ring, or inside by as much as bases may overlap. */
function isOnRing(a: Ring, b: Ring, square: number): boolean {
  const radius = a.radius + b.radius;
  return (a.radius === 0 || b.radius === 0) && square > 0 && radius - Math.sqrt(square) <= SLACK;
}

/** The angle from one direction to another when turning that way; null where that is more than half a turn. */
export function turning(turn: Turn, ux: number, uy: number, vx: number, vy: number): number | null {
  const cross = (ux * vy - uy * vx) * turn;
  const dot = ux * vx + uy * vy;
  if (cross < 0) return cross > -1e-9 && dot > 0 ? 0 : null;
  return angleOf(dot, cross);
}

/** The pieces into which arcs are broken leave the ring by no more than this, inwards. */
const INWARDS = 0.004;

/**
 * Points from p to q round a ring, p left out. They lie a little outside the ring and the straight pieces between them a
 * little inside, so that the whole is as long as the arc.
 */
export function arcPoints(ring: Ring, turn: Turn, p: Point, q: Point): Point[] {
  const { x, y, radius } = ring;
  if (radius === 0) return [];
  const unit = (at: Point): Point => ({ x: (at.x - x) / radius, y: (at.y - y) / radius });
  // A chord over the angle x leaves the arc by radius * x² / 8, and the cosine of x is about 1 - x² / 2.
  const least = 1 - (INWARDS * 4) / radius;
  const points: Point[] = [];
  const bisect = (u: Point, v: Point, last: boolean): void => {
    const dot = u.x * v.x + u.y * v.y;
    if (dot < least) {
      const middle = halfway(turn, u, v);
      bisect(u, middle, false);
      bisect(middle, v, last);
      return;
    }
    const out = last ? radius : radius * (1 + (1 - dot) / 12);
    points.push({ x: x + v.x * out, y: y + v.y * out });
  };
  bisect(unit(p), unit(q), true);
  return points;
}

function halfway(turn: Turn, u: Point, v: Point): Point {
  const [mx, my] = [u.x + v.x, u.y + v.y];
  const long = Math.sqrt(mx * mx + my * my);
  return long < 1e-6 ? { x: -turn * u.y, y: turn * u.x } : { x: mx / long, y: my / long };
}
