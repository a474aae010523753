import type { Placed, Point, SeenRequest } from '../../kernel/index.ts';
import { facingTowards, grained, type Terrain } from '../../tabletop/index.ts';
import type { Draft } from '../match/draft.ts';
import type { Pointing } from './face.ts';

/** The answer that is being put together, as points: one, or a way of several. */

export const pointsIn = (request: SeenRequest, draft: Draft): readonly Placed[] =>
  request.kind === 'path' ? draft.way : [draft.point];

/** A point of the table as an answer has it. */
export const placed = ({ x, y }: Point, level: number, { levels = false }: Pointing): Placed => ({
  x: grained(x),
  y: grained(y),
  ...(levels ? { level } : undefined),
});

/** One more point at the end of a way, or a new way. */
export const aimedAt = (before: readonly Placed[], at: Placed, adds: boolean): readonly Placed[] =>
  adds ? [...before.map(unturned), at] : [at];

export const movedTo = (points: readonly Placed[], i: number, at: Point): readonly Placed[] =>
  points.map((point, j) => (j === i ? { ...point, x: grained(at.x), y: grained(at.y) } : point));

export const without = (points: readonly Placed[], i: number): readonly Placed[] => points.filter((_, j) => j !== i);

/** Only the last point of a way has a facing. */
function unturned(point: Placed): Placed {
  const { facing: _, ...rest } = point;
  return rest;
}

export const turnedTo = (points: readonly Placed[], facing: number): readonly Placed[] =>
  points.map((point, i) => (i === points.length - 1 ? { ...point, facing } : unturned(point)));

interface Turning {
  readonly request: SeenRequest;
  readonly pointing: Pointing;
  readonly terrain: Terrain;
  /** The facing that was set by hand. */
  readonly kept?: number | undefined;
}

/** Which way the model looks at the end: as it was told, along the last stretch of its way, or to the middle of the table. */
export function faced(points: readonly Placed[], { request, pointing, terrain, kept }: Turning): readonly Placed[] {
  const last = points.at(-1);
  if (last === undefined || (request.facing !== true && pointing.turns !== true)) return points;
  if (kept !== undefined) return turnedTo(points, kept);
  const middle = { x: terrain.width / 2, y: terrain.depth / 2 };
  if (pointing.kind !== 'way') return turnedTo(points, facingTowards(last, middle));
  const before = points.at(-2) ?? pointing.from ?? last;
  const stays = before.x === last.x && before.y === last.y;
  return turnedTo(points, stays ? facingTowards(last, middle) : facingTowards(before, last));
}

/** The part of the draft that these points are. */
export const draftOf = (request: SeenRequest, points: readonly Placed[]): Partial<Draft> =>
  request.kind === 'path' ? { way: points } : { point: points.at(-1) as Placed };
