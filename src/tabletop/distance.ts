import type { Point } from '../kernel/index.ts';
import { apart, between, GRAIN, grained } from './point.ts';
import { inside, meet, type Polygon, toOutline, toPolygon } from './polygon.ts';
import type { Solid } from './solid.ts';
import type { Tabletop } from './tabletop.ts';
import type { Model } from './terrain.ts';

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
  /** Something at most that high, above the floor of both, does not keep models apart… */
  readonly height: number;
  /** …whose bases are at most that far from each other. */
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
 * Whether two models are in contact: on one level, bases touching, nothing between them; or, where the game allows arm's
 * length, close enough with only low things between.
 */
export function contact(table: Tabletop, a: Model, b: Model, armsLength?: ArmsLength): Contact {
  const apartStill: Contact = { touching: false, over: null, barrier: null };
  const gap = distance(a, b);
  if (a.level !== b.level || gap > Math.max(TOUCH, armsLength?.reach ?? 0) + GRAIN / 2) return apartStill;
  const floor = table.ground.elevation(a, a.level);
  const barriers = barriersBetween(table, a, b);
  const high = barriers.find(({ top }) => armsLength === undefined || top - floor > armsLength.height);
  if (high !== undefined) return { ...apartStill, barrier: high.of };
  if (gap <= TOUCH) return { touching: true, over: null, barrier: null };
  const low = barriers[0];
  return low === undefined ? apartStill : { touching: true, over: low.of, barrier: null };
}

function barriersBetween(table: Tabletop, a: Model, b: Model): Solid[] {
  const found: Solid[] = [];
  table.ground.grid.along(a.x, a.y, b.x, b.y, 0, (i) => {
    const solid = table.ground.solids[i] as Solid;
    if (table.bars(solid, a.level) && crosses(solid, a, b)) found.push(solid);
    return false;
  });
  return found;
}

/** Whether the stretch from `a` to `b` meets the solid as seen from above. Exact; touching counts. */
export function crosses({ corners }: Solid, a: Point, b: Point): boolean {
  if (corners.length > 2 && (inside(corners, a) || inside(corners, b))) return true;
  return corners.some((c, i) => meet(a, b, c, corners[(i + 1) % corners.length] as Point));
}
