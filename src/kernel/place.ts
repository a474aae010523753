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

/** Inside one of the shapes and outside every hole. */
export function insideRegion({ discs = [], polygons = [], holes = [] }: Region, point: Point): boolean {
  const inside =
    discs.some((disc) => insideDisc(disc, point)) || polygons.some((polygon) => insidePolygon(polygon, point));
  return inside && !holes.some((hole) => insidePolygon(hole, point));
}

function insideDisc(disc: Point & { readonly radius: number }, { x, y }: Point): boolean {
  const [dx, dy] = [x - disc.x, y - disc.y];
  return dx * dx + dy * dy <= disc.radius * disc.radius;
}

/** Counts how many edges a ray to the right crosses: inside, it is an odd number. */
function insidePolygon(polygon: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let before = polygon[polygon.length - 1] as Point;
  for (const corner of polygon) {
    if (corner.y > y !== before.y > y) {
      const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
}
