import type { Placed, Point } from '../../kernel/index.ts';
import { directionOf, inArc } from '../geometry/direction.ts';
import { apart, GRAIN, grained, point } from '../geometry/point.ts';
import { inside, type Polygon } from '../geometry/polygon.ts';
import { areaSpans, discSpan, type Span } from '../geometry/spans.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { Watch } from './watch.ts';
import { type SightOptions, SLIVER } from './sight.ts';

/** Somebody comes into sight: one of these sees the mover, or the mover sees one of these. */
export interface SightUntil extends SightOptions {
  readonly until: 'seen' | 'sees';
  readonly others: readonly Model[];
  /** How much of the target has to be seen: more than that share. More than a sliver where nothing is said. */
  readonly share?: number;
  /** What counts as seeing: a share of the base, or the straight line from eye to eye alone. */
  readonly by?: 'share' | 'line';
  /** At most that far from base to base. */
  readonly within?: number;
  /** In the arc of so many degrees round the facing of the one who looks; a mover faces the way it goes. */
  readonly arc?: number;
}

/** The mover comes into an area or out of it: an outline, or a disc such as a range round somebody. */
export interface AreaUntil {
  readonly until: 'in' | 'out';
  readonly area: Polygon | (Point & { readonly radius: number });
  /** In it is who touches it with the base, or only who has the middle of the base in it. */
  readonly part: 'base' | 'middle';
}

/** A point of a way. */
export interface Moment {
  readonly at: Placed;
  /** How far along the way it is. */
  readonly inches: number;
  /** The number of the way's point that it lies before. */
  readonly leg: number;
  /** Who sees or is seen there. */
  readonly by: string | null;
}

/** A straight part of a way; where the level changes, the arrival alone, for what lies between is nowhere. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly level: number;
  readonly start: number;
  readonly long: number;
  readonly point: number;
}

/** A place on a leg, so many inches from where it begins. */
export interface Found {
  readonly leg: Leg;
  readonly far: number;
}

/**
 * The first point at which something becomes true of a model that goes along a way; null if it never does. What is true at
 * the outset is true after 0 inches. Sight is found to a thousandth of an inch; areas and ranges are exact.
 */
export function firstAlong(
  table: Tabletop,
  mover: Model,
  way: readonly Placed[],
  until: SightUntil | AreaUntil,
): Moment | null {
  const legs = legsOf(mover, way);
  if (until.until === 'in' || until.until === 'out') {
    const found = crossing(legs, until as AreaUntil, mover.radius);
    return found === null ? null : momentAt(found, null);
  }
  const { others, share = SLIVER } = until as SightUntil;
  const sight = { ...(until as SightUntil), share };
  let first: Moment | null = null;
  let limit = Number.POSITIVE_INFINITY;
  for (const other of others) {
    if (other.id === mover.id) continue;
    const watch = new Watch(table, mover, other, sight);
    const found = watch.first(legs, limit, (leg) => stretchesOf(leg, mover, other, sight));
    if (found === null || found.leg.start + found.far >= limit) continue;
    limit = found.leg.start + found.far;
    first = momentAt(found, other.id);
    if (limit === 0) break;
  }
  return first;
}

/** How many inches of a way lie in sight of one of these, or within sight of the mover: to a tenth of an inch. */
export function inchesInSight(table: Tabletop, mover: Model, way: readonly Placed[], until: SightUntil): number {
  const legs = legsOf(mover, way);
  const sight = { ...until, share: until.share ?? SLIVER };
  const watches = until.others
    .filter(({ id }) => id !== mover.id)
    .map((other) => ({ other, watch: new Watch(table, mover, other, sight) }));
  let sum = 0;
  for (const leg of legs) {
    const spans = watches.map(({ other }) => stretchesOf(leg, mover, other, sight));
    const steps = Math.ceil(leg.long / STEP);
    for (let i = 0; i < steps; i++) {
      const middle = ((i + 0.5) / steps) * leg.long;
      const isSeen = watches.some(
        ({ watch }, n) =>
          spans[n]?.some(([from, to]) => from <= middle && middle <= to) === true && watch.isSeenAt(leg, middle),
      );
      if (isSeen) sum += leg.long / steps;
    }
  }
  return grained(sum);
}

/** Where nothing is proven, a look is taken that often. */
export const STEP = 0.1;

function legsOf(mover: Model, way: readonly Placed[]): Leg[] {
  const legs: Leg[] = [];
  let [here, level, start] = [mover as Point, mover.level, 0];
  way.forEach((to, i) => {
    const there = to.level ?? level;
    const from = there === level ? here : to;
    const long = apart(from, to);
    legs.push({ from, to, level: there, start, long, point: i });
    [here, level, start] = [to, there, start + long];
  });
  if (legs.length === 0) legs.push({ from: mover, to: mover, level, start: 0, long: 0, point: 0 });
  return legs;
}

/** The moment at a place of a leg: not before the true one, on the grid. */
function momentAt({ leg, far }: Found, by: string | null): Moment {
  const inches = Math.min(leg.long, Math.ceil(far * 1000 - 1e-6) / 1000);
  const { x, y } = placeOn(leg, inches);
  return { at: { ...point(x, y), level: leg.level }, inches: grained(leg.start + inches), leg: leg.point, by };
}

export function placeOn({ from, to, long }: Leg, inches: number): Point {
  if (long === 0) return { x: to.x, y: to.y };
  const share = inches / long;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The stretches of a leg, in inches, on which two are close enough and in the right direction to see each other. */
function stretchesOf(leg: Leg, mover: Model, other: Model, { until, within, arc = 360 }: SightUntil): Span[] {
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
  const spans = until === 'seen' ? inArcOf(other, arc, leg) : [aheadOf(other, arc, leg)];
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
  if (arc <= 180) return [wedge(viewer, arc, leg)].filter(([a, b]) => a <= b);
  const [from, to] = wedge({ ...viewer, facing: viewer.facing + 180 }, 360 - arc, leg);
  return from >= to
    ? [[0, leg.long]]
    : [
        [0, from],
        [to, leg.long],
      ];
}

function wedge(viewer: Point & { readonly facing: number }, arc: number, { from, to, long }: Leg): Span {
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const [px, py] = [from.x - viewer.x, from.y - viewer.y];
  let [start, end] = [0, long];
  for (const turn of [90 - arc / 2, arc / 2 - 90]) {
    const { x, y } = directionOf(viewer.facing + turn);
    const [at, slope] = [x * px + y * py + 1e-9, x * ux + y * uy];
    if (slope > 0) start = Math.max(start, -at / slope);
    else if (slope < 0) end = Math.min(end, -at / slope);
    else if (at < 0) return [1, 0];
  }
  return [start, end];
}

/** Where an area is entered or left. */
function crossing(legs: readonly Leg[], { until, area, part }: AreaUntil, radius: number): Found | null {
  const reach = (part === 'base' ? radius : 0) + GRAIN / 2;
  for (const leg of legs) {
    const { from, to, long } = leg;
    if (long === 0) {
      const isIn = 'radius' in area ? apart(to, area) <= area.radius + reach : touches(area, to, reach);
      if (isIn === (until === 'in')) return { leg, far: 0 };
      continue;
    }
    const spans =
      'radius' in area
        ? [discSpan(area, area.radius + reach, from, to)].filter((span) => span !== null)
        : areaSpans(area, reach, from, to);
    if (until === 'in') {
      const first = spans.find(([a, b]) => b >= 0 && a <= 1);
      if (first !== undefined) return { leg, far: Math.max(0, first[0]) * long };
    } else {
      const round = spans.find(([a, b]) => a <= 0 && b >= 0);
      if (round === undefined) return { leg, far: 0 };
      if (round[1] < 1) return { leg, far: round[1] * long };
    }
  }
  return null;
}

function touches(area: Polygon, at: Point, reach: number): boolean {
  return inside(area, at) || areaSpans(area, reach, at, { x: at.x + 1, y: at.y }).some(([a, b]) => a <= 0 && b >= 0);
}
