import { inside, type Point, side } from '../../kernel/index.ts';
import { toStretchSquared } from './point.ts';

export { inside, side };

export type Polygon = readonly Point[];

const at = (polygon: Polygon, i: number): Point => polygon[(i + polygon.length) % polygon.length] as Point;

/** Twice the area; above 0 where the corners run counter-clockwise. */
function turned(polygon: Polygon): number {
  let sum = 0;
  polygon.forEach((a, i) => {
    const b = at(polygon, i + 1);
    sum += a.x * b.y - b.x * a.y;
  });
  return sum;
}

export const areaOf = (polygon: Polygon): number => Math.abs(turned(polygon)) / 2;

/** Counter-clockwise, without corners that stand on a straight line. */
function tidied(polygon: Polygon): Polygon {
  const round = turned(polygon) < 0 ? [...polygon].reverse() : polygon;
  return round.filter((corner, i) => side(at(round, i - 1), corner, at(round, i + 1)) !== 0);
}

/** What is wrong with the outline of something, or null. */
export function outlineFault(polygon: Polygon): string | null {
  if (polygon.length < 3) return 'An outline needs at least three corners';
  for (let i = 0; i < polygon.length; i++) {
    for (let j = i + 1; j < polygon.length; j++) {
      const [a, b] = [at(polygon, i), at(polygon, j)];
      if (a.x === b.x && a.y === b.y) return `Corners ${i} and ${j} are the same point`;
      const neighbours = j === i + 1 || (i === 0 && j === polygon.length - 1);
      if (!neighbours && meet(a, at(polygon, i + 1), b, at(polygon, j + 1))) {
        return `The edges after corners ${i} and ${j} meet`;
      }
    }
  }
  return areaOf(polygon) < 0.01 ? 'The outline encloses nothing' : null;
}

/** Whether two stretches have a point in common; touching counts. Exact, also for a stretch that is a single point. */
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (!overlap(a.x, b.x, c.x, d.x) || !overlap(a.y, b.y, c.y, d.y)) return false;
  const [abc, abd] = [side(a, b, c), side(a, b, d)];
  if ((abc > 0 && abd > 0) || (abc < 0 && abd < 0)) return false;
  const [cda, cdb] = [side(c, d, a), side(c, d, b)];
  return !((cda > 0 && cdb > 0) || (cda < 0 && cdb < 0));
}

const overlap = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));

/** The distance from a point to the polygon: 0 inside. */
export function toPolygon(polygon: Polygon, { x, y }: Point): number {
  return inside(polygon, { x, y }) ? 0 : toOutline(polygon, { x, y });
}

/** The distance from a point to the nearest point of the outline. */
export function toOutline(polygon: Polygon, { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  polygon.forEach((a, i) => {
    const b = at(polygon, i + 1);
    least = Math.min(least, toStretchSquared(x, y, a.x, a.y, b.x, b.y));
  });
  return Math.sqrt(least);
}

/** How far two outlines are apart: 0 where they touch or one lies in the other. */
export function gapBetween(a: Polygon, b: Polygon): number {
  if (a.some((p, i) => b.some((q, j) => meet(p, at(a, i + 1), q, at(b, j + 1))))) return 0;
  if (inside(b, a[0] as Point) || inside(a, b[0] as Point)) return 0;
  return Math.min(...a.map((p) => toPolygon(b, p)), ...b.map((q) => toPolygon(a, q)));
}

/** Convex parts that together make up a simple polygon: ears are cut off, then parts that stay convex are joined again. */
export function convexParts(polygon: Polygon): Polygon[] {
  const whole = tidied(polygon);
  if (isConvex(whole)) return [whole];
  const parts = ears(whole);
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      const joined = join(parts[i] as Polygon, parts[j] as Polygon);
      if (joined === null) continue;
      parts[i] = joined;
      parts.splice(j, 1);
      j = i; // what did not fit before may fit now
    }
  }
  return parts;
}

function ears(polygon: Polygon): Polygon[] {
  const rest = [...polygon];
  const cut: Polygon[] = [];
  while (rest.length > 3) {
    const i = rest.findIndex((_, corner) => isEar(rest, corner));
    if (i === -1) throw new RangeError('The outline crosses itself');
    cut.push([at(rest, i - 1), at(rest, i), at(rest, i + 1)]);
    rest.splice(i, 1);
  }
  return [...cut, rest].filter((part) => areaOf(part) > 0);
}

function isEar(polygon: Polygon, i: number): boolean {
  const [a, b, c] = [at(polygon, i - 1), at(polygon, i), at(polygon, i + 1)];
  if (side(a, b, c) <= 0) return side(a, b, c) === 0;
  return polygon.every((p) => p === a || p === b || p === c || !inside([a, b, c], p));
}

/** The two parts as one, if they share an edge and the whole is convex. */
function join(one: Polygon, other: Polygon): Polygon | null {
  for (let i = 0; i < one.length; i++) {
    const j = other.indexOf(at(one, i + 1));
    if (j === -1 || at(other, j + 1) !== at(one, i)) continue;
    const whole = [...turnedTo(one, i + 1), ...turnedTo(other, j + 1).slice(1, -1)];
    return isConvex(whole) ? tidied(whole) : null;
  }
  return null;
}

const turnedTo = (polygon: Polygon, first: number): Point[] => polygon.map((_, i) => at(polygon, first + i));

/** For corners that run counter-clockwise. */
export function isConvex(polygon: Polygon): boolean {
  return polygon.every((_, i) => side(at(polygon, i), at(polygon, i + 1), at(polygon, i + 2)) >= 0);
}
