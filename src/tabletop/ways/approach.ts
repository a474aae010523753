import type { Placed, Point } from '../../kernel/index.ts';
import { fits, type Mover } from './clearance.ts';
import { distance, TOUCH } from '../geometry/distance.ts';
import { apart, between, entryOf, point, SLACK } from '../geometry/point.ts';
import { spotsRound } from './spots.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { walk, wayTo } from './walk.ts';
import { checkWay, groundOf, type MoveOptions, type Way } from './ways.ts';

export interface Approach {
  readonly way: Way;
  /** `contact`: it touches the target; `closer`: it goes the way there as far as it can; `nearest`: no way leads there. */
  readonly result: 'contact' | 'closer' | 'nearest';
}

export interface ApproachOptions extends MoveOptions {
  /**
   * How many inches of the way are looked at; all, if nothing is said. What stands farther away does not count yet: a
   * mover whose budget ends long before gets there in a later turn, and will look again. Nor is a way taken that is
   * longer than the straight line by more than this.
   */
  readonly horizon?: number;
}

/**
 * The way towards a target, until the bases touch or the budget is spent. Where no way leads there, it goes to the spot in
 * its reach that is nearest to the target. Null if it is best off where it is.
 */
export function approach(table: Tabletop, mover: Mover, target: Model, options: ApproachOptions = {}): Approach | null {
  const { budget = Number.POSITIVE_INFINITY, horizon = Number.POSITIVE_INFINITY, ...unlimited } = options;
  const pass = (model: Model): boolean => model.id === target.id || (options.pass?.(model) ?? false);
  const ahead = Math.max(horizon, budget);
  const worst = Math.max(1, ...Object.values(options.costs ?? {}));
  const limits = { ...unlimited, pass, budget: (apart(mover, target) + ahead) * worst };
  const goal = { x: target.x, y: target.y, level: target.level };
  const whole = isRinged(table, mover, target) ? null : wayTo(table, mover, goal, limits, ahead);
  if (whole === null)
    return queued(table, mover, target, limits, options, ahead) ?? nearest(table, mover, target, options);
  const way = shortened(table, mover, whole, target, options);
  if (way === null) return null;
  const end = way.points.at(-1) as Placed;
  const touching = distance({ ...end, radius: mover.radius }, target) <= TOUCH;
  return { way, result: touching ? 'contact' : 'closer' };
}

/** The part of a way up to contact or the end of the budget, and back from there to where the base has room. */
function shortened(table: Tabletop, mover: Mover, way: Way, target: Model, options: MoveOptions): Way | null {
  const { budget = Number.POSITIVE_INFINITY } = options;
  const points: Placed[] = [];
  let [inches, cost] = [0, 0];
  let here: Placed = { x: mover.x, y: mover.y, level: mover.level };
  for (const next of way.points) {
    const touch = touchAt(here, next, target, mover.radius + target.radius);
    const end = touch === null ? next : { ...next, ...between(here, next, touch) };
    const through = options.passages?.find((p) => apart(p.from, here) < TOUCH && apart(p.to, next) < TOUCH);
    if (through !== undefined && through.cost > budget - cost) break;
    const { share, price } =
      through === undefined
        ? afforded(table, here, end, next.level ?? 0, options, budget - cost)
        : { share: 1, price: through.cost };
    const stop = share === 1 ? end : { ...next, ...between(here, end, share) };
    points.push({ ...stop, ...point(stop.x, stop.y) });
    inches += apart(here, stop);
    cost += price;
    here = stop;
    if (touch !== null || share < 1) break;
  }
  return withRoom(table, mover, { points, inches, cost }, options);
}

/** How much of a leg the rest of a budget pays for, and at what price. */
function afforded(
  table: Tabletop,
  a: Point,
  b: Point,
  level: number,
  options: MoveOptions,
  left: number,
): { readonly share: number; readonly price: number } {
  const long = apart(a, b);
  if (options.costs === undefined)
    return long <= left ? { share: 1, price: long } : { share: left / long, price: left };
  let [walked, paid] = [0, 0];
  for (const { inches, cost } of groundOf(table, a, b, level, options)) {
    if (paid + cost > left) return { share: (walked + (inches * (left - paid)) / cost) / long, price: left };
    walked += inches;
    paid += cost;
  }
  return { share: 1, price: paid };
}

/** At which share of the way the middle comes to `radius` from the target; null if it does not. */
export function touchAt(a: Point, b: Point, target: Point, radius: number): number | null {
  const share = entryOf(target, radius, a, b);
  if (share < 0) return apart(a, target) <= radius ? 0 : null;
  return share <= 1 ? share : null;
}

/** A way may lead through models that it may not stop on: it then ends before them. */
export function withRoom(table: Tabletop, mover: Mover, way: Way, options: MoveOptions): Way | null {
  if (way.points.length > 0 && fits(table, mover, way.points.at(-1) as Placed)) return way;
  const points = [...way.points];
  while (points.length > 0) {
    const end = points.at(-1) as Placed;
    if (fits(table, mover, end)) {
      const { inches, cost } = checkWay(table, mover, points, options);
      return { points, inches, cost };
    }
    const before: Placed = points.at(-2) ?? { x: mover.x, y: mover.y, level: mover.level };
    const long = apart(before, end);
    if (long > STEP && end.level === before.level)
      points[points.length - 1] = { ...end, ...trimmed(before, end, 1 - STEP / long) };
    else points.pop();
  }
  return null;
}

/** By how much a way is shortened at a time. */
const STEP = 0.25;

const trimmed = (a: Point, b: Point, share: number): Point => {
  const { x, y } = between(a, b, share);
  return point(x, y);
};

/** Whether so many touch the target already that nobody else finds room. */
function isRinged(table: Tabletop, mover: Mover, target: Model): boolean {
  const touching = table.near(target, TOUCH).filter(({ id }) => id !== target.id && id !== mover.id);
  return touching.length >= 5 && spotsRound(table, mover, target, { most: 1 }).length === 0;
}

/** Where only those who touch the target already are in the way, it goes up to them. */
function queued(
  table: Tabletop,
  mover: Mover,
  target: Model,
  limits: MoveOptions,
  options: MoveOptions,
  ahead: number,
): Approach | null {
  const crowd = (model: Model): boolean => model.id !== mover.id && distance(model, target) <= TOUCH;
  const pass = (model: Model): boolean => crowd(model) || (limits.pass?.(model) ?? false);
  const goal = { x: target.x, y: target.y, level: target.level };
  const through = wayTo(table, mover, goal, { ...limits, pass }, ahead);
  if (through === null) return null;
  const { fault } = checkWay(table, mover, through.points, options);
  if (fault === null) return null;
  const before: Placed = through.points[fault.point - 1] ?? mover;
  const long = apart(before, fault.at);
  // The check lets bases overlap by the slack: back from there to where they touch.
  const end = between(before, fault.at, long <= SLACK ? 0 : 1 - SLACK / long);
  const points = [...through.points.slice(0, fault.point), { ...point(end.x, end.y), level: mover.level }];
  const { inches, cost } = checkWay(table, mover, points, options);
  const way = withRoom(table, mover, { points, inches, cost }, options);
  const stop = way?.points.at(-1);
  return way === null || stop === undefined || apart(stop, target) >= apart(mover, target)
    ? null
    : { way, result: 'nearest' };
}

/** The first of the spots in reach, those nearest to the target first, to which a way leads. */
export function nearest(
  table: Tabletop,
  mover: Mover,
  target: Model,
  options: MoveOptions,
  mayReach: (at: Point) => boolean = () => true,
): Approach | null {
  const { budget = Number.POSITIVE_INFINITY } = options;
  const now = apart(mover, target);
  const most = Math.min(budget / (options.costs?.normal ?? 1), now);
  const mesh = Math.max(0.25, Math.min(1, most / 6));
  const spots: { readonly at: Point; readonly gap: number }[] = [];
  const steps = Math.floor(most / mesh);
  for (let j = -steps; j <= steps; j++) {
    for (let i = -steps; i <= steps; i++) {
      const at = point(mover.x + i * mesh, mover.y + j * mesh);
      const gap = apart(at, target);
      if (gap < now - mesh / 2 && apart(at, mover) <= most) spots.push({ at, gap });
    }
  }
  spots.sort((a, b) => a.gap - b.gap);
  for (const { at } of spots) {
    const way = mayReach(at) ? walk(table, mover, at, options) : null;
    if (way !== null) return { way, result: 'nearest' };
  }
  return null;
}
