import type { Point } from '../../kernel/index.ts';
import { directionOf } from '../geometry/direction.ts';
import { grained } from '../geometry/point.ts';
import { cornersOf, middleOf, oneOf, type Plan, quarters, type Rect, type Stuff } from './plan.ts';
import { STUFF } from './stuff.ts';

/** A shape as nature makes it: round, with dents. */
export function rounded({ chance }: Plan, { x, y }: Point, wide: number, deep: number): Point[] {
  const corners = wide + deep > 9 ? 12 : 9;
  const start = chance.below(40);
  return Array.from({ length: corners }, (_, i) => {
    const { x: c, y: s } = directionOf((start + Math.round((360 * i) / corners)) % 360);
    const dent = 0.8 + chance.below(21) / 100;
    return { x: grained(x + (c * dent * wide) / 2), y: grained(y + (s * dent * deep) / 2) };
  });
}

/** Clumps of trees somewhere in a rectangle. */
export function trees(plan: Plan, rect: Rect, count: number): void {
  for (let i = 0; i < count; i++) putIn(plan, STUFF.trees, rect, [2.5, 5], [2.5, 4.5], true);
}

/** Small things somewhere in a rectangle, as far as there is room. */
export function clutter(plan: Plan, rect: Rect, of: readonly Stuff[], count: number): void {
  for (let i = 0; i < count; i++) {
    const stuff = oneOf(plan.chance, of);
    const thin = stuff === STUFF.wall || stuff === STUFF.wire;
    const round = stuff === STUFF.rubble || stuff === STUFF.rocks;
    putIn(plan, stuff, rect, thin ? [2, 4] : [1.25, 2.25], thin ? [0.4, 0.4] : [1.25, 2], round);
  }
}

const TRIES = 12;

/** Somewhere in a rectangle, lying or standing; false if no room was found. */
export function putIn(
  plan: Plan,
  stuff: Stuff,
  within: Rect,
  long: readonly [number, number],
  deep: readonly [number, number],
  round: boolean,
): boolean {
  const { chance } = plan;
  for (let i = 0; i < TRIES; i++) {
    const [a, b] = [quarters(chance, ...long), quarters(chance, ...deep)];
    const [wide, high] = chance.below(2) === 0 ? [a, b] : [b, a];
    if (wide > within.wide || high > within.deep) continue;
    const x = quarters(chance, within.x, within.x + within.wide - wide);
    const y = quarters(chance, within.y, within.y + within.deep - high);
    const rect = { x, y, wide, deep: high };
    const outline = round ? rounded(plan, middleOf(rect), wide, high) : cornersOf(rect);
    if (plan.put(stuff, outline)) return true;
  }
  return false;
}
