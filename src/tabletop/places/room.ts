import type { Placed, Point } from '../../kernel/index.ts';
import { atHour, type Hour } from '../geometry/clock.ts';
import { facingTowards } from '../geometry/direction.ts';
import { apart, GRAIN, point } from '../geometry/point.ts';
import { inside, type Polygon } from '../geometry/polygon.ts';
import type { Tabletop } from '../tabletop.ts';
import { fits, forStruck, isModel, type Mover } from '../ways/clearance.ts';

export interface RoomOptions {
  /** The middle of the base lies in this area. */
  readonly within?: Polygon;
  /** How far from the point at most. */
  readonly most?: number;
}

/**
 * The spot nearest to a point where a base has room, on the base's level; null if there is none. Such a spot is the point
 * itself, or the nearest place that touches something, or a corner between two such things: all of them are looked at.
 */
export function freeSpot(table: Tabletop, base: Mover, near: Point, options: RoomOptions = {}): Placed | null {
  const { terrain } = table.ground;
  const { within, most = terrain.width + terrain.depth } = options;
  const isFree = (at: Point): boolean => (within === undefined || inside(within, at)) && fits(table, base, at);
  const here = point(near.x, near.y);
  if (isFree(here)) return { ...here, level: base.level };
  for (let reach = 1; ; reach *= 2) {
    const far = Math.min(reach, most);
    const found = candidates(table, base, near, far, within)
      .flatMap(roundings)
      .map((at) => ({ at, inches: apart(at, near) }))
      .filter(({ inches }) => inches <= far + GRAIN)
      .sort((p, q) => p.inches - q.inches || p.at.x - q.at.x || p.at.y - q.at.y)
      .find(({ at }) => isFree(at));
    if (found !== undefined) return { ...found.at, level: base.level };
    if (reach >= most) return null;
  }
}

/** The four places of the grid round a point: one of them keeps to the right side of every line through it. */
const roundings = ({ x, y }: Point): Point[] => {
  const [left, low] = [Math.floor(x / GRAIN) * GRAIN, Math.floor(y / GRAIN) * GRAIN];
  return [left, left + GRAIN].flatMap((i) => [low, low + GRAIN].map((j) => point(i, j)));
};

/** Where a base touches something: on a line beside it, or on a ring round it. */
type Rim =
  | { readonly from: Point; readonly to: Point }
  | { readonly x: number; readonly y: number; readonly radius: number };

function candidates(table: Tabletop, base: Mover, near: Point, reach: number, within: Polygon | undefined): Point[] {
  const rims = rimsNear(table, base, near, reach, within);
  const found = rims.map((rim) => nearestOn(rim, near));
  rims.forEach((one, i) => {
    for (let j = 0; j < i; j++) found.push(...crossings(one, rims[j] as Rim));
  });
  return found;
}

function rimsNear(table: Tabletop, base: Mover, near: Point, reach: number, within: Polygon | undefined): Rim[] {
  const { radius } = base;
  const { width, depth } = table.ground.terrain;
  const [right, far] = [width - radius, depth - radius];
  const rims: Rim[] = [
    { from: { x: radius, y: radius }, to: { x: right, y: radius } },
    { from: { x: radius, y: far }, to: { x: right, y: far } },
    { from: { x: radius, y: radius }, to: { x: radius, y: far } },
    { from: { x: right, y: radius }, to: { x: right, y: far } },
  ];
  within?.forEach((from, i) => rims.push({ from, to: within[(i + 1) % within.length] as Point }));
  const wide = { ...base, radius: radius + reach };
  forStruck(table, wide, base.level, near, near, 0, undefined, (obstacle) => {
    if (isModel(obstacle)) {
      rims.push({ x: obstacle.x, y: obstacle.y, radius: obstacle.radius + radius });
      return false;
    }
    const { corners } = obstacle;
    corners.forEach((c, i) => {
      const d = corners[(i + 1) % corners.length] as Point;
      const long = apart(c, d);
      const [nx, ny] = [((c.y - d.y) / long) * radius, ((d.x - c.x) / long) * radius];
      rims.push({ x: c.x, y: c.y, radius });
      for (const side of [1, -1]) {
        const off = ({ x, y }: Point): Point => ({ x: x + nx * side, y: y + ny * side });
        rims.push({ from: off(c), to: off(d) });
      }
    });
    return false;
  });
  return rims;
}

function nearestOn(rim: Rim, { x, y }: Point): Point {
  if ('radius' in rim) {
    const far = apart(rim, { x, y }) || 1;
    return { x: rim.x + ((x - rim.x) / far) * rim.radius, y: rim.y + ((y - rim.y) / far) * rim.radius };
  }
  const [dx, dy] = [rim.to.x - rim.from.x, rim.to.y - rim.from.y];
  const along = ((x - rim.from.x) * dx + (y - rim.from.y) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return { x: rim.from.x + dx * share, y: rim.from.y + dy * share };
}

/** Where two rims cross; lines are taken as if they went on for ever, for what is too far out is not free anyway. */
function crossings(one: Rim, other: Rim): Point[] {
  if ('radius' in one) return 'radius' in other ? ofRings(one, other) : ofLineAndRing(other, one);
  if ('radius' in other) return ofLineAndRing(one, other);
  const [dx, dy] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [ex, ey] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return [];
  const share = ((other.from.x - one.from.x) * ey - (other.from.y - one.from.y) * ex) / cross;
  return [{ x: one.from.x + dx * share, y: one.from.y + dy * share }];
}

function ofLineAndRing(
  { from, to }: { readonly from: Point; readonly to: Point },
  ring: { readonly x: number; readonly y: number; readonly radius: number },
): Point[] {
  const [dx, dy, px, py] = [to.x - from.x, to.y - from.y, from.x - ring.x, from.y - ring.y];
  const square = dx * dx + dy * dy;
  const half = dx * px + dy * py;
  const under = half * half - square * (px * px + py * py - ring.radius * ring.radius);
  if (square === 0 || under < 0) return [];
  const root = Math.sqrt(under);
  return [(-half - root) / square, (-half + root) / square].map((share) => ({
    x: from.x + dx * share,
    y: from.y + dy * share,
  }));
}

function ofRings(
  one: { readonly x: number; readonly y: number; readonly radius: number },
  other: { readonly x: number; readonly y: number; readonly radius: number },
): Point[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const along = (one.radius * one.radius - other.radius * other.radius + square) / (2 * square);
  const under = (one.radius * one.radius) / square - along * along;
  if (under < 0) return [];
  const across = Math.sqrt(under);
  return [1, -1].map((side) => ({
    x: one.x + dx * along - side * dy * across,
    y: one.y + dy * along + side * dx * across,
  }));
}

/**
 * The place at an hour of the clock round a point, so many inches away, looking at it. Where a base does not fit, off the
 * table or on top of something, the place moves on clockwise, degree by degree; null if it fits nowhere on the ring.
 */
export function clockSpot(
  table: Tabletop,
  base: Mover,
  from: Point & { readonly facing: number },
  hour: Hour,
  inches: number,
): Placed | null {
  for (let degrees = 0; degrees < 360; degrees++) {
    const at = { ...atHour(from, hour, inches, degrees), level: base.level };
    if (fits(table, base, at)) return { ...at, facing: facingTowards(at, from) };
  }
  return null;
}
