import type { Placed, Point } from '../../kernel/index.ts';
import { apart, between, grained, point } from '../geometry/point.ts';
import { discSpan, type Span, stretchSpan, unionOf } from '../geometry/spans.ts';
import type { Tabletop } from '../tabletop.ts';
import { fits, forStruck, isModel, type Mover, type Obstacle } from '../ways/clearance.ts';

/** The table's edges: y is 0 along the near one, x is 0 along the left one. */
export const EDGES = ['near', 'right', 'far', 'left'] as const;
export type Edge = (typeof EDGES)[number];

export interface EdgeOptions {
  /** On these edges only. */
  readonly edges?: readonly Edge[];
  /** How far in from the edge the rim of the base lies: 0 where nothing else is said. */
  readonly deep?: number;
  /** How far it keeps from other bases at least. */
  readonly gap?: number;
}

export interface EdgeSpot {
  readonly edge: Edge;
  readonly at: Placed;
  /** From the point that was asked about to the middle of the base there. */
  readonly inches: number;
}

/**
 * Free spots on the table's edge nearest to a point: on each edge the nearest one, and the nearest beyond it on the other
 * side of what stands there. Nearest first; whoever may choose among equals finds them side by side.
 */
export function edgeSpots(table: Tabletop, base: Mover, near: Point, options: EdgeOptions = {}): EdgeSpot[] {
  const { edges = EDGES, gap = 0 } = options;
  const found: EdgeSpot[] = [];
  for (const edge of edges) {
    const line = lineOf(table, edge, base.radius + (options.deep ?? 0));
    if (line === null) continue;
    const [a, b] = line;
    const long = apart(a, b);
    const middle = ((b.x - a.x) * (near.x - a.x) + (b.y - a.y) * (near.y - a.y)) / (long * long || 1);
    const shares = nearestFree(takenOn(table, base, a, b, gap), Math.min(1, Math.max(0, middle)));
    for (const share of shares) {
      const { x, y } = between(a, b, share);
      const at: Placed = { ...point(x, y), level: 0 };
      if (fits(table, { ...base, level: 0 }, at)) found.push({ edge, at, inches: grained(apart(at, near)) });
    }
  }
  return found.sort((p, q) => p.inches - q.inches || EDGES.indexOf(p.edge) - EDGES.indexOf(q.edge));
}

/** Where the middle of a base can be that stands along that edge. */
function lineOf({ ground: { terrain } }: Tabletop, edge: Edge, off: number): readonly [Point, Point] | null {
  const [right, far] = [terrain.width - off, terrain.depth - off];
  if (right < off || far < off) return null;
  const [x, y] = [edge === 'right' ? right : off, edge === 'far' ? far : off];
  return edge === 'near' || edge === 'far'
    ? [
        { x: off, y },
        { x: right, y },
      ]
    : [
        { x, y: off },
        { x, y: far },
      ];
}

/** The stretches of the line on which there is no room. */
function takenOn(table: Tabletop, base: Mover, a: Point, b: Point, gap: number): Span[] {
  const taken: Span[] = [];
  const wide = { ...base, radius: base.radius + gap };
  forStruck(table, wide, 0, a, b, 0, undefined, (obstacle) => {
    const span = spanOf(obstacle, isModel(obstacle) ? wide.radius : base.radius, a, b);
    if (span !== null) taken.push(span);
    return false;
  });
  return unionOf(taken);
}

/** On which stretch of a line the middle of a base is too near to something convex. */
function spanOf(obstacle: Obstacle, reach: number, a: Point, b: Point): Span | null {
  if (isModel(obstacle)) return discSpan(obstacle, reach + obstacle.radius, a, b);
  const { corners } = obstacle;
  return corners.reduce<Span | null>((whole, c, i) => {
    const span = stretchSpan(c, corners[(i + 1) % corners.length] as Point, reach, a, b);
    if (span === null || whole === null) return span ?? whole;
    return [Math.min(span[0], whole[0]), Math.max(span[1], whole[1])];
  }, null);
}

/** The free places nearest to one on a line: itself, or the ends of the stretch that is taken round it. */
function nearestFree(taken: readonly Span[], at: number): number[] {
  const round = taken.find(([from, to]) => from < at && at < to);
  return round === undefined ? [at] : round.filter((share) => share >= 0 && share <= 1);
}
