import type { Placed, Point } from '../../kernel/index.ts';
import { apart, GRAIN, grained, point } from '../geometry/point.ts';
import { inside, type Polygon } from '../geometry/polygon.ts';
import { areaSpans, discSpan } from '../geometry/spans.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { type Found, type Leg, legsOf, placeOn, TENTH } from './legs.ts';
import { Lookout } from './lookout.ts';
import { SLIVER } from './sight.ts';
import { stretchesOf } from './stretches.ts';
import { type SightUntil, Watch } from './watch.ts';

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
  if (until.until === 'in' || until.until === 'out') {
    const found = crossing(legsOf(mover, way), until as AreaUntil, mover.radius);
    return found === null ? null : momentAt(found, null);
  }
  const sight = until as SightUntil;
  const { share = SLIVER } = sight;
  const isFree = sight.within === undefined && (sight.arc ?? 360) >= 360;
  const isStill = (sight.until === 'seen' || sight.by === 'line') && (sight.ignore ?? []).length === 0;
  const legs = legsOf(mover, way);
  let first: Moment | null = null;
  let limit = Number.POSITIVE_INFINITY;
  for (const other of sight.others) {
    if (other.id === mover.id) continue;
    const found = isStill
      ? lookedOut(new Lookout(table, other, mover, sight, share), legs, limit, isFree ? null : sight)
      : watched(new Watch(table, mover, other, { ...sight, share }), legs, limit, isFree, way);
    if (found === null || found.leg.start + found.far >= limit) continue;
    limit = found.leg.start + found.far;
    first = momentAt(found, other.id);
    if (limit === 0) break;
  }
  return first;
}

/** Where somebody is first seen from a way, before `limit` inches; null if that is never. */
function watched(
  watch: Watch,
  legs: readonly Leg[],
  limit: number,
  isFree: boolean,
  way: readonly Placed[],
): Found | null {
  const { mover, other, sight } = watch;
  if (!isFree) return watch.first(legs, limit, (leg) => stretchesOf(leg, mover, other, sight));
  const standing: Leg = { from: mover, to: mover, level: mover.level, start: 0, long: 0, point: 0 };
  const outset = watch.outset(standing, way);
  if (outset === 'seen') return { leg: standing, far: 0 };
  return outset === 'hidden' ? null : watch.first(legs, limit, null);
}

/** Where the mover is first seen, before `limit` inches and where range and arc allow it; null if it is not. */
function lookedOut(lookout: Lookout, legs: readonly Leg[], limit: number, sight: SightUntil | null): Found | null {
  for (const leg of legs) {
    if (leg.start >= limit) return null;
    if (sight === null) {
      const far = lookout.firstOn(leg, 0, leg.long);
      if (far !== -1) return { leg, far };
      continue;
    }
    for (const [from, to] of stretchesOf(leg, lookout.mover, lookout.eye, sight)) {
      const far = lookout.firstOn(leg, from, to);
      if (far !== -1) return { leg, far };
    }
  }
  return null;
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
    const steps = Math.ceil(leg.long / TENTH);
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

/** The moment at a place of a leg: not before the true one, on the grid. */
function momentAt({ leg, far }: Found, by: string | null): Moment {
  const inches = Math.min(leg.long, Math.ceil(far * 1000 - 1e-6) / 1000);
  const { x, y } = placeOn(leg, inches);
  return { at: { ...point(x, y), level: leg.level }, inches: grained(leg.start + inches), leg: leg.point, by };
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
