import type { Point } from '../../../kernel/index.ts';
import { apart, between, grained, type Polygon } from '../../../tabletop/index.ts';

/** ATZ.FIRE.7: the outer wall of a building as one long line: inches from its first corner, all the way round. */

interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly start: number;
  readonly long: number;
}

function sidesOf(outline: Polygon): Side[] {
  let start = 0;
  return outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] as Point;
    const side = { from, to, start, long: apart(from, to) };
    start += side.long;
    return side;
  });
}

export const wallLength = (outline: Polygon): number => sidesOf(outline).reduce((sum, { long }) => sum + long, 0);

/** Where on the wall the point is that lies nearest to a place. */
export function nearestOnWall(outline: Polygon, place: Point): { readonly at: number; readonly inches: number } {
  return sidesOf(outline)
    .map(({ from, to, start, long }) => {
      const along = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / (long * long);
      const share = Math.min(1, Math.max(0, along));
      return { at: grained(start + share * long), inches: apart(between(from, to, share), place) };
    })
    .reduce((best, one) => (one.inches < best.inches ? one : best));
}

/** A stretch of the wall, side by side; it may lead round the first corner. */
export function stretchesOf(
  outline: Polygon,
  from: number,
  to: number,
): { readonly from: Point; readonly to: Point }[] {
  const whole = wallLength(outline);
  const first = ((from % whole) + whole) % whole;
  const inches = Math.min(whole, to - from);
  return [0, whole].flatMap((lap) =>
    sidesOf(outline).flatMap((side) => {
      const begins = Math.max(first, side.start + lap);
      const ends = Math.min(first + inches, side.start + side.long + lap);
      if (ends - begins < SPECK) return [];
      const at = (n: number): Point => between(side.from, side.to, (n - lap - side.start) / side.long);
      return [{ from: at(begins), to: at(ends) }];
    }),
  );
}

/** Less than this is no hole. */
const SPECK = 0.01;
