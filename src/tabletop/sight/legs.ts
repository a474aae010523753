import type { Placed, Point } from '../../kernel/index.ts';
import { apart } from '../geometry/point.ts';
import type { Model } from '../terrain/terrain.ts';

/** A straight part of a way; where the level changes, the arrival alone, for what lies between is nowhere. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly level: number;
  readonly start: number;
  readonly long: number;
  readonly point: number;
}

/** A place on a leg, so many inches from where it begins. */
export interface Found {
  readonly leg: Leg;
  readonly far: number;
}

/** Where nothing is proven, a look is taken that often; where low things hide somebody, more often. */
export const TENTH = 0.1;
export const STEP = TENTH / 4;

export function legsOf(mover: Model, way: readonly Placed[]): Leg[] {
  const legs: Leg[] = [];
  let here: Point = mover;
  let { level } = mover;
  let start = 0;
  for (let point = 0; point < way.length; point++) {
    const to = way[point] as Placed;
    const there = to.level ?? level;
    const from = there === level ? here : to;
    const long = apart(from, to);
    legs.push({ from, to, level: there, start, long, point });
    here = to;
    level = there;
    start += long;
  }
  if (legs.length === 0) legs.push({ from: mover, to: mover, level, start: 0, long: 0, point: 0 });
  return legs;
}

export function placeOn({ from, to, long }: Leg, inches: number): Point {
  if (long === 0) return { x: to.x, y: to.y };
  const share = inches / long;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
