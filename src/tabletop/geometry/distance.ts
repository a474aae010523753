import type { Point } from '../../kernel/index.ts';
import { apart, between, GRAIN, grained } from './point.ts';
import { inside, meet, type Polygon, toOutline, toPolygon } from './polygon.ts';
import type { Solid } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';

type Disc = Point & { readonly radius: number };

/** From base edge to nearest base edge, as seen from above; 0 where they overlap. */
export const distance = (a: Disc, b: Disc): number => Math.max(0, apart(a, b) - a.radius - b.radius);

/** Whether the distance is at most `inches`. Exactly at range is within: half a grain is what rounding can take away. */
export const within = (a: Disc, b: Disc, inches: number, slack = GRAIN / 2): boolean =>
  distance(a, b) <= inches + slack;

/** From base edge to the nearest point of an area; 0 where they overlap. */
export const distanceToArea = (a: Disc, outline: Polygon): number => Math.max(0, toPolygon(outline, a) - a.radius);

/** Whether the whole base lies in the area. */
export function wholeIn(a: Disc, outline: Polygon): boolean {
  return inside(outline, a) && toOutline(outline, a) >= a.radius - GRAIN;
}

/** A measured distance with the two points of the bases between which the tape lies. */
export interface Measured {
  readonly inches: number;
  readonly from: Point;
  readonly to: Point;
}

export function measure(a: Disc, b: Disc): Measured {
  const far = apart(a, b);
  if (far === 0) return { inches: 0, from: { x: a.x, y: a.y }, to: { x: b.x, y: b.y } };
  return {
    inches: grained(distance(a, b)),
    from: between(a, b, Math.min(1, a.radius / far)),
    to: between(b, a, Math.min(1, b.radius / far)),
  };
}

/** Bases closer than this touch. */
export const TOUCH = 0.01;

export interface ArmsLength {
  /** Something that rises at most that high above the lower of two models does not keep them apart, nor does such a step… */
  readonly height: number;
  /** …if their bases are at most that far from each other. */
  readonly reach: number;
}

export interface Contact {
  readonly touching: boolean;
  /** What they reach over, where the bases themselves do not touch. */
  readonly over: string | null;
  /** What keeps them apart although they are close enough. */
  readonly barrier: string | null;
}

/**
 * Whether two models are in contact: feet at one height, bases touching, nothing between them; or, where the game allows
 * arm's length, close enough above and beside each other, with only low things between. The same whoever asks.
 */
export function contact(table: Tabletop, a: Model, b: Model, armsLength?: ArmsLength): Contact {
  const apartStill: Contact = { touching: false, over: null, barrier: null };
  const gap = distance(a, b);
  if (gap > Math.max(TOUCH, armsLength?.reach ?? 0) + GRAIN / 2) return apartStill;
  const [feet, others] = [table.ground.feetOf(a), table.ground.feetOf(b)];
  const high = (armsLength?.height ?? 0) + GRAIN / 2;
  if (Math.abs(feet - others) > high) return apartStill;
  const floor = Math.min(feet, others);
  const barriers = barriersBetween(table, a, b);
  const barrier = barriers.find(({ top }) => armsLength === undefined || top - floor > high);
  if (barrier !== undefined) return { ...apartStill, barrier: barrier.of };
  if (gap <= TOUCH) return { touching: true, over: null, barrier: null };
  const over = barriers.find(({ top }) => top > floor);
  return over === undefined ? apartStill : { touching: true, over: over.of, barrier: null };
}

/** What lies between two models and stops a base or an eye. */
function barriersBetween(table: Tabletop, a: Model, b: Model): Solid[] {
  const found: Solid[] = [];
  if (a.x === b.x && a.y === b.y && a.level === b.level) return found; // one stands on the other's spot
  table.forSolids(a.x, a.y, b.x, b.y, 0, (solid) => {
    const stops = table.bars(solid, a.level) || table.bars(solid, b.level) || isScreen(table, solid, a, b);
    if (stops && crosses(solid, a, b)) found.push(solid);
    return false;
  });
  return found;
}

/** Ground that one can enter and cannot see through, such as a tall hedge. It does not screen whoever stands in it. */
function isScreen(table: Tabletop, solid: Solid, a: Point, b: Point): boolean {
  if (solid.doing.ground === null || !table.hides(solid)) return false;
  const outline = table.ground.named(solid.of)?.outline;
  return outline !== undefined && !inside(outline, a) && !inside(outline, b);
}

/** Whether the stretch from `a` to `b` meets the solid as seen from above. Exact; touching counts. */
export function crosses({ corners }: Solid, a: Point, b: Point): boolean {
  if (corners.length > 2 && (inside(corners, a) || inside(corners, b))) return true;
  return corners.some((c, i) => meet(a, b, c, corners[(i + 1) % corners.length] as Point));
}
