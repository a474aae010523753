import type { Point } from '../../kernel/index.ts';
import { directionOf, inArc } from '../geometry/direction.ts';
import { apart, GRAIN } from '../geometry/point.ts';
import { discSpan, type Span } from '../geometry/spans.ts';
import type { Model } from '../terrain/terrain.ts';
import { type Leg, placeOn } from './legs.ts';
import type { SightUntil } from './watch.ts';

/** The stretches of a leg, in inches, on which two are close enough and in the right direction to see each other. */
export function stretchesOf(leg: Leg, mover: Model, other: Model, { until, within, arc = 360 }: SightUntil): Span[] {
  const { from, to, long } = leg;
  let [start, end] = [0, long];
  if (within !== undefined) {
    const reach = within + mover.radius + other.radius + GRAIN / 2;
    if (long === 0) return apart(to, other) <= reach && facesAt(leg, mover, other, until, arc) ? [[0, 0]] : [];
    const span = discSpan(other, reach, from, to);
    if (span === null) return [];
    [start, end] = [Math.max(0, span[0] * long), Math.min(long, span[1] * long)];
    if (start > end) return [];
  }
  if (arc >= 360) return [[start, end]];
  if (long === 0) return facesAt(leg, mover, other, until, arc) ? [[0, 0]] : [];
  const spans =
    until === 'seen'
      ? inArcOf(other, arc, leg).map((span) => eased(other, arc, leg, span))
      : [aheadOf(other, arc, leg)];
  return spans.map(([a, b]): Span => [Math.max(start, a), Math.min(end, b)]).filter(([a, b]) => a <= b);
}

const facesAt = ({ to }: Leg, mover: Model, other: Model, until: 'seen' | 'sees', arc: number): boolean =>
  arc >= 360 || (until === 'seen' ? inArc(other, to, arc) : inArc({ ...to, facing: mover.facing }, other, arc));

/** Who goes straight on has somebody in the arc ahead until that far along the leg. */
function aheadOf(other: Point, arc: number, { from, to, long }: Leg): Span {
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const [dx, dy] = [other.x - from.x, other.y - from.y];
  const { x: cosine, y: sine } = directionOf(arc / 2);
  return [0, ux * dx + uy * dy - (Math.abs(ux * dy - uy * dx) * cosine) / sine];
}

/** The stretches of a leg that lie in an arc round a facing. */
function inArcOf(viewer: Model, arc: number, leg: Leg): Span[] {
  if (arc <= 180) return [wedge(viewer, arc, leg, 1e-9)].filter(([a, b]) => a <= b);
  // Beside the arc behind, whose border is not a part of it.
  const [from, to] = wedge({ ...viewer, facing: viewer.facing + 180 }, 360 - arc, leg, -1e-9);
  if (from > to) return [[0, leg.long]];
  const beside: Span[] = [];
  if (from > 0) beside.push([0, from]);
  if (to < leg.long) beside.push([to, leg.long]);
  return beside;
}

/** An arc counts as a hair wider than it is, and far away a hair is some thousandths of an inch: to both sides as far as that. */
function eased(viewer: Model, arc: number, leg: Leg, [from, to]: Span): Span {
  let [start, end] = [from, to];
  while (start > 0 && inArc(viewer, placeOn(leg, start - GRAIN), arc)) start = Math.max(0, start - GRAIN);
  while (end < leg.long && inArc(viewer, placeOn(leg, end + GRAIN), arc)) end = Math.min(leg.long, end + GRAIN);
  return [start, end];
}

function wedge(viewer: Point & { readonly facing: number }, arc: number, { from, to, long }: Leg, hair: number): Span {
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const [px, py] = [from.x - viewer.x, from.y - viewer.y];
  let [start, end] = [0, long];
  for (const turn of [90 - arc / 2, arc / 2 - 90]) {
    const { x, y } = directionOf(viewer.facing + turn);
    const [at, slope] = [x * px + y * py + hair, x * ux + y * uy];
    if (slope > 0) start = Math.max(start, -at / slope);
    else if (slope < 0) end = Math.min(end, -at / slope);
    else if (at < 0) return [1, 0];
  }
  return [start, end];
}
