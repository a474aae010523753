import type { Point } from '../../kernel/index.ts';
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
  /** Null where it can be touched all round. */
  readonly corner: Corner | null;
}

/** The edges that lead to a corner and away from it: a way touches its ring only between the two. */
interface Corner {
  readonly inX: number;
  readonly inY: number;
  readonly outX: number;
  readonly outY: number;
}

export interface CornerRing extends Ring {
  readonly corner: Corner;
}

/** A ring that can be touched all round. */
export const fullRing = (x: number, y: number, radius: number, level: number): Ring => ({
  x,
  y,
  radius,
  level,
  corner: null,
});

/** The ring round a corner b of a convex outline that runs counter-clockwise from a over b to c. */
export const cornerRing = (a: Point, b: Point, c: Point, radius: number, level: number): CornerRing => ({
  x: b.x,
  y: b.y,
  radius,
  level,
  corner: { inX: b.x - a.x, inY: b.y - a.y, outX: c.x - b.x, outY: c.y - b.y },
});

const HAIR = 1e-6;

function touchesAt({ x, y, corner }: Ring, px: number, py: number): boolean {
  if (corner === null) return true;
  const { inX, inY, outX, outY } = corner;
  const dx = px - x;
  const dy = py - y;
  return dx * inX + dy * inY >= -HAIR && dx * outX + dy * outY <= HAIR;
}

/** Counter-clockwise or clockwise round a ring: its middle is to the left or to the right. */
export type Turn = 1 | -1;

/** A straight leg that leaves one ring and meets another, both along their tangent. */
export interface Leg {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** Its direction. */
  ux: number;
  uy: number;
  long: number;
}

export const noLeg = (): Leg => ({ fromX: 0, fromY: 0, toX: 0, toY: 0, ux: 0, uy: 0, long: 0 });
// Field by field: spreading would cost more than working the leg out.
export const copyOf = ({ fromX, fromY, toX, toY, ux, uy, long }: Leg): Leg => ({
  fromX,
  fromY,
  toX,
  toY,
  ux,
  uy,
  long,
});

/**
 * Writes the leg from ring a, left with turn `ta`, to ring b, met with turn `tb`. False where there is none: one ring holds
 * the other, or the leg would cut through the corner that a ring belongs to.
 */
export function tangent(a: Ring, ta: Turn, b: Ring, tb: Turn, leg: Leg): boolean {
  const vx = b.x - a.x;
  const vy = b.y - a.y;
  const square = vx * vx + vy * vy;
  const ra = ta * a.radius;
  const rb = tb * b.radius;
  let skew = rb - ra;
  let rest = square - skew * skew;
  if (rest <= 1e-12) {
    if (!isOnRing(a, b, square)) return false;
    skew = (skew < 0 ? -1 : 1) * Math.sqrt(square);
    rest = 0;
  }
  const long = Math.sqrt(rest);
  const ux = (long * vx + skew * vy) / square;
  const uy = (long * vy - skew * vx) / square;
  leg.fromX = a.x + ra * uy;
  leg.fromY = a.y - ra * ux;
  leg.toX = b.x + rb * uy;
  leg.toY = b.y - rb * ux;
  leg.ux = ux;
  leg.uy = uy;
  leg.long = long;
  // A bare point may lie within the slack of a wall: a leg along that wall then leaves its corner a little off the rule.
  if (a.radius === 0 || b.radius === 0) return true;
  return touchesAt(a, leg.fromX, leg.fromY) && touchesAt(b, leg.toX, leg.toY);
}

/** A base that touches another stands on its ring, or inside by as much as bases may overlap. */
function isOnRing(a: Ring, b: Ring, square: number): boolean {
  const radius = a.radius + b.radius;
  return (a.radius === 0 || b.radius === 0) && square > 0 && radius - Math.sqrt(square) <= SLACK;
}

/** The angle from one direction to another when turning that way; -1 where that is more than half a turn. */
export function turning(turn: Turn, ux: number, uy: number, vx: number, vy: number): number {
  const cross = (ux * vy - uy * vx) * turn;
  const dot = ux * vx + uy * vy;
  if (cross < 0) return cross > -1e-9 && dot > 0 ? 0 : -1;
  return angleOf(dot, cross);
}

/** Searches leave this much of the slack to arcs broken into pieces; rounding to the grain takes the rest. */
export const TOLERANCE = 0.0042;

/**
 * The pieces into which arcs are broken leave the ring by no more than this, inwards. With rounding that is less than the
 * tolerance: who stops on an arc does not stand too close to go on from there.
 */
const INWARDS = 0.003;

/**
 * Points round a ring from one of its points to another, at most half a turn away, the first left out. They lie a little
 * outside the ring and the straight pieces between them a little inside, so that the whole is as long as the arc.
 */
export function arcPoints(ring: Ring, turn: Turn, fromX: number, fromY: number, toX: number, toY: number): Point[] {
  const points: Point[] = [];
  const { x, y, radius } = ring;
  if (radius === 0) return points;
  let dx = (fromX - x) / radius;
  let dy = (fromY - y) / radius;
  // The arc is halved until its pieces are short enough: a chord over the angle x leaves it by radius * x² / 8, and the
  // cosine of x is about 1 - x² / 2.
  const least = 1 - (INWARDS * 4) / radius;
  let cosine = (dx * (toX - x) + dy * (toY - y)) / radius;
  let pieces = 1;
  while (cosine < least) {
    cosine = Math.sqrt(Math.max(0, (1 + cosine) / 2));
    pieces *= 2;
  }
  const sine = turn * Math.sqrt(1 - cosine * cosine);
  const out = radius * (1 + (1 - cosine) / 12);
  for (let i = 1; i < pieces; i++) {
    const across = dx * cosine - dy * sine;
    dy = dx * sine + dy * cosine;
    dx = across;
    points.push({ x: x + dx * out, y: y + dy * out });
  }
  points.push({ x: toX, y: toY });
  return points;
}
