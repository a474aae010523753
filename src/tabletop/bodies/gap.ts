import type { Point } from '../../kernel/index.ts';
import { type Measured, measure } from '../geometry/distance.ts';
import { apart, between, grained } from '../geometry/point.ts';
import { inside, meet, type Polygon } from '../geometry/polygon.ts';
import { type Body, outlineOf } from './body.ts';

type Disc = Point & { readonly radius: number };

/** What takes up room on the table: a base or a body. */
export type Footprint = Disc | Body;

const isDisc = (a: Footprint): a is Disc => 'radius' in a;

/** From edge to nearest edge of two bases or bodies, as seen from above, with the two ends of the tape; 0 where they overlap. */
export function gap(a: Footprint, b: Footprint): Measured {
  if (isDisc(a)) {
    if (isDisc(b)) return measure(a, b);
    const { inches, from, to } = gap(b, a);
    return { inches, from: to, to: from };
  }
  return isDisc(b) ? toDisc(outlineOf(a), b) : betweenOutlines(outlineOf(a), outlineOf(b));
}

function toDisc(outline: Polygon, disc: Disc): Measured {
  const middle = { x: disc.x, y: disc.y };
  if (inside(outline, middle)) return { inches: 0, from: middle, to: middle };
  const from = nearestOn(outline, disc);
  const far = apart(from, disc);
  const inches = Math.max(0, far - disc.radius);
  return { inches: grained(inches), from, to: inches === 0 ? from : between(disc, from, disc.radius / far) };
}

/** Between two convex outlines: the shortest stretch ends at a corner of one of them. */
export function betweenOutlines(a: Polygon, b: Polygon): Measured {
  if (overlapping(a, b)) {
    const at = a.find((corner) => isIn(b, corner)) ?? b.find((corner) => isIn(a, corner)) ?? (a[0] as Point);
    return { inches: 0, from: at, to: at };
  }
  let best: Measured | null = null;
  const note = (from: Point, to: Point): void => {
    const inches = apart(from, to);
    if (best === null || inches < best.inches) best = { inches, from, to };
  };
  for (const corner of a) note(corner, nearestOn(b, corner));
  for (const corner of b) note(nearestOn(a, corner), corner);
  const { inches, from, to } = best as unknown as Measured;
  return { inches: grained(inches), from, to };
}

const isIn = (outline: Polygon, at: Point): boolean => outline.length > 2 && inside(outline, at);

/** Whether two convex outlines have a point in common; a wall has two corners. */
export function overlapping(a: Polygon, b: Polygon): boolean {
  if (isIn(a, b[0] as Point) || isIn(b, a[0] as Point)) return true;
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length] as Point;
    return b.some((c, j) => meet(from, to, c, b[(j + 1) % b.length] as Point));
  });
}

/** The point of an outline that is nearest to a point. */
export function nearestOn(outline: Polygon, { x, y }: Point): Point {
  let [best, least] = [outline[0] as Point, Number.POSITIVE_INFINITY];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / square;
    const at = between(a, b, share < 0 ? 0 : share > 1 ? 1 : share);
    const far = apart(at, { x, y });
    if (far < least) [best, least] = [at, far];
  });
  return best;
}
