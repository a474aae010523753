import type { Placed, Point } from '../../kernel/index.ts';
import { fits, type Mover } from './clearance.ts';
import { directionOf } from '../geometry/direction.ts';
import { apart, point, SLACK } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';

export interface SpotOptions {
  /** How many at most. */
  readonly most?: number;
  /** Where they come from: nearer spots come first. */
  readonly from?: Point;
}

/**
 * Free spots for bases that touch the target without overlapping anything or each other: as many as go round it from the
 * best place to begin. Bases of one size have room for six.
 */
export function spotsRound(table: Tabletop, base: Mover, target: Model, options: SpotOptions = {}): Placed[] {
  const { most = 6, from = base } = options;
  let best: readonly Placed[] = [];
  for (const ring of ringsRound(table, base, target, from)) {
    if (ring.length > best.length) best = ring;
    if (best.length >= most) break;
  }
  return best.toSorted((a, b) => apart(a, from) - apart(b, from)).slice(0, most);
}

/**
 * Every way to go round a target: one ring of free spots for each place to begin, the nearest place first. In a ring each
 * base stands as close to the one before as it can, so that no other way round has room for more.
 */
export function* ringsRound(table: Tabletop, base: Mover, target: Model, from: Point): Generator<readonly Placed[]> {
  const candidates = touchingSpots(table, base, target, from).filter((at) => fits(table, base, at));
  for (const first of candidates) yield fill(table, base, target, first, candidates);
}

/** From one spot on round the target, each as close to the one before as it can be. */
function fill(table: Tabletop, base: Mover, target: Model, first: Placed, candidates: readonly Placed[]): Placed[] {
  const taken = [first];
  const isFree = (at: Placed): boolean => taken.every((other) => apart(at, other) >= 2 * base.radius - SLACK);
  for (;;) {
    const last = taken.at(-1) as Placed;
    const beside = besideOf(last, base.radius, target, base.radius, target.level)[0];
    if (beside !== undefined && isFree(beside) && fits(table, base, beside)) {
      taken.push(beside);
      continue;
    }
    // The next free one that is met going on the same way round.
    let [next, least] = [null as Placed | null, Number.POSITIVE_INFINITY];
    for (const at of candidates) {
      const turn = turnTo(target, last, at);
      if (turn < least && isFree(at)) [next, least] = [at, turn];
    }
    if (next === null) return taken;
    taken.push(next);
  }
}

/** Degrees between two spots that are tried. */
const STEP = 5;

/** Spots that touch the target: towards `from`, in every direction, and in the corners it makes with other bases. */
export function touchingSpots(table: Tabletop, base: Mover, target: Model, from: Point): Placed[] {
  const far = base.radius + target.radius;
  const away = apart(target, from);
  const at = (x: number, y: number): Placed => ({
    ...point(target.x + x * far, target.y + y * far),
    level: target.level,
  });
  const spots: Placed[] = away === 0 ? [] : [at((from.x - target.x) / away, (from.y - target.y) / away)];
  for (const other of table.near(target, 2 * base.radius + SLACK)) {
    if (other.id === target.id || other.id === base.id || other.level !== target.level) continue;
    spots.push(...besideOf(other, other.radius, target, base.radius, target.level));
  }
  for (let degrees = 0; degrees < 360; degrees += STEP) {
    const { x, y } = directionOf(degrees);
    spots.push(at(x, y));
  }
  return spots.sort((a, b) => apart(a, from) - apart(b, from));
}

/** The two spots where a base touches the target and something round beside it; counter-clockwise of that first. */
function besideOf(beside: Point, wide: number, target: Model, radius: number, level: number): Placed[] {
  const [p, q] = [radius + target.radius, radius + wide];
  const [dx, dy] = [beside.x - target.x, beside.y - target.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const along = (p * p - q * q + square) / (2 * square);
  const under = (p * p) / square - along * along;
  if (under < 0) return [];
  const across = Math.sqrt(under);
  return [1, -1].map((turn) => ({
    ...point(target.x + dx * along - turn * dy * across, target.y + dy * along + turn * dx * across),
    level,
  }));
}

/** Grows with the angle from a to b, counter-clockwise round the target. */
function turnTo(target: Point, a: Point, b: Point): number {
  const [ax, ay, bx, by] = [a.x - target.x, a.y - target.y, b.x - target.x, b.y - target.y];
  const dot = (ax * bx + ay * by) / (Math.sqrt(ax * ax + ay * ay) * Math.sqrt(bx * bx + by * by));
  return ax * by - ay * bx >= 0 ? 1 - dot : 3 + dot;
}
