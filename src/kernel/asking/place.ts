import { inside, whereIn } from './polygon.ts';
import type { Answer, Place, Placed, Point, Region } from './request.ts';

/** What is wrong with the form of an answer to `place`, or null. */
export function placeFault({ region, levels, facing = false }: Place, answer: Answer): string | null {
  if (!isPlaced(answer)) return 'The answer is a point: {"x": 1.5, "y": 2}';
  if (!insideRegion(region, answer)) return 'The point is outside the region';
  if (levels === undefined ? answer.level !== undefined : !levels.includes(answer.level ?? 0)) {
    return levels === undefined ? 'The point has no level here' : `The level is one of ${levels.join(', ')}`;
  }
  if (facing !== (answer.facing !== undefined)) {
    return facing ? 'The answer needs a facing from 0 to 359' : 'The point has no facing here';
  }
  return null;
}

/** What is wrong with the form of an answer to `path`, or null. Whether the way can be walked is for the rule to say. */
export function pathFault(answer: Answer): string | null {
  const points = Array.isArray(answer) ? (answer as readonly Answer[]) : [destinationOf(answer)];
  return points.length > 0 && points.every(isPlaced)
    ? null
    : 'The answer is a list of points, or {"to": point} for the cheapest way there';
}

function destinationOf(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).length !== 1) return null;
  return (answer as { readonly to?: Answer }).to ?? null;
}

const PARTS: readonly string[] = ['x', 'y', 'level', 'facing'] satisfies (keyof Placed)[];

function isPlaced(answer: Answer): answer is Placed & { readonly [key: string]: number } {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const { x, y, level, facing } = answer as { readonly [key: string]: unknown };
  return (
    Number.isFinite(x) &&
    Number.isFinite(y) &&
    (level === undefined || Number.isInteger(level)) &&
    (facing === undefined || isFacing(facing)) &&
    Object.keys(answer).every((key) => PARTS.includes(key))
  );
}

const isFacing = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 360;

/** In one of the shapes and not in a hole. A border belongs to what may be used: that of a shape, and that of a hole. */
export function insideRegion({ discs = [], polygons = [], holes = [] }: Region, point: Point): boolean {
  const isIn = discs.some((disc) => insideDisc(disc, point)) || polygons.some((polygon) => inside(polygon, point));
  return isIn && !holes.some((hole) => whereIn(hole, point) === 'inside');
}

function insideDisc(disc: Point & { readonly radius: number }, { x, y }: Point): boolean {
  const [dx, dy] = [x - disc.x, y - disc.y];
  return dx * dx + dy * dy <= disc.radius * disc.radius;
}
