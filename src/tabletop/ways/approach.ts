import type { Placed, Point } from '../../kernel/index.ts';
import { fits, type Mover } from './clearance.ts';
import { contact, distance, TOUCH } from '../geometry/distance.ts';
import { apart, between, entryOf, grained, point, SLACK } from '../geometry/point.ts';
import { type PassageOptions, passagesOf } from './passages.ts';
import { spotsRound, touchingSpots } from './spots.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { wayBy } from './useful.ts';
import { walk } from './walk.ts';
import { checkWay, groundOf, type MoveOptions, type Passage, passed, type Stretch, type Way } from './ways.ts';

export interface Approach {
  /** Without points where it stays. */
  readonly way: Way;
  readonly stretches: readonly Stretch[];
  /**
   * `contact`: it touches the target; `closer`: it is on its way there; `queued`: only models that touch the target already
   * are in the way, and it goes up behind them; `nearest`: no way leads there, and it goes as near as it can.
   */
  readonly result: 'contact' | 'closer' | 'queued' | 'nearest';
  /** What it stands before and cannot pay for: a closed door, a wall to climb. These are done wholly or not at all. */
  readonly next: Passage | null;
}

export interface ApproachOptions extends MoveOptions, PassageOptions {
  /**
   * How many inches of the way are looked at; all, if nothing is said. What stands farther away does not count yet: a
   * mover whose budget ends long before gets there in a later turn, and will look again. Nor is a way taken that is
   * longer than the straight line by more than this. Where no way leads to the target, it makes for the nearest spot
   * within this, or within the budget.
   */
  readonly horizon?: number;
}

/** A way as it would be gone without a budget. */
interface Plan {
  readonly points: readonly Placed[];
  readonly result: 'closer' | 'queued' | 'nearest';
  /** Those that legs of it may be. */
  readonly passages: readonly Passage[];
}

type Moves = Omit<MoveOptions, 'budget'> & PassageOptions;

/**
 * The way towards a target on any level, until the bases touch or the budget is spent: the cheapest one, by whatever has a
 * price. Where the target is surrounded it goes up behind the others; where no way leads there, to the spot in its reach
 * that is nearest to the target.
 */
export function approach(table: Tabletop, mover: Mover, target: Model, options: ApproachOptions = {}): Approach {
  const { budget = Number.POSITIVE_INFINITY, horizon = Number.POSITIVE_INFINITY, prices, ...rest } = options;
  if (isTouching(table, mover, target)) return { ...NOWHERE, result: 'contact' };
  const moves = { ...rest, ...(prices === undefined ? undefined : { prices }) };
  const ahead = Math.max(horizon, budget);
  const look = horizon === Number.POSITIVE_INFINITY ? budget : ahead;
  const plan =
    contactWay(table, mover, target, moves, ahead) ??
    queueWay(table, mover, target, moves, ahead, look) ??
    nearestPlan(table, mover, target, moves, look);
  return paidFor(table, mover, target, plan, { ...rest, passages: plan.passages }, budget);
}

const NOWHERE = { way: { points: [], inches: 0, cost: 0 }, stretches: [], next: null };

/** Bases touch, and no wall or closed door keeps them apart. */
const isTouching = (table: Tabletop, a: Mover, b: Model): boolean =>
  a.level === b.level && distance(a, b) <= TOUCH && contact(table, { height: 1, eye: 1, facing: 0, ...a }, b).touching;

/** The cheapest way to where the mover touches the target; null if there is none. */
function contactWay(table: Tabletop, mover: Mover, target: Model, moves: Moves, ahead: number): Plan | null {
  if (isRinged(table, mover, target)) return null;
  const limits = { ...moves, pass: passing(moves, target), budget: limitOf(mover, target, moves, ahead) };
  const found = wayBy(table, mover, placeOf(target), limits, ahead);
  if (found === null) return null;
  const { way, passages } = found;
  const points = upToTouch(table, mover, way.points, target, { passages });
  const end = points.at(-1) ?? mover;
  if (moves.pass === undefined || way.inches > ahead || fits(table, mover, end))
    return { points, result: 'closer', passages };
  // Somebody who may be passed stands there: to the free spot round the target that costs least.
  const { prices: _, ...walking } = limits;
  const all = { ...walking, passages };
  const free =
    freeWay(table, mover, target, { ...all, budget: Math.min(all.budget, way.cost + ROUND) }) ??
    freeWay(table, mover, target, all);
  return free === null ? null : { points: free.points, result: 'closer', passages };
}

/** What the way may cost: with a horizon, none is taken that is longer than the straight line by more than that. */
function limitOf(mover: Mover, target: Model, { costs = {} }: MoveOptions, ahead: number): number {
  return (apart(mover, target) + ahead) * Math.max(1, ...Object.values(costs));
}

const placeOf = ({ x, y, level }: Model): Point & { readonly level: number } => ({ x, y, level });
const passing =
  ({ pass }: MoveOptions, ...those: readonly Model[]): ((model: Model) => boolean) =>
  (model) =>
    those.some(({ id }) => id === model.id) || (pass?.(model) ?? false);

/** A free spot round a target seldom costs so much more than the target itself: beyond that, ways are looked for only where there is none. */
const ROUND = 8;

function freeWay(table: Tabletop, mover: Mover, target: Model, limits: MoveOptions & { budget: number }): Way | null {
  const normal = limits.passages?.length === 0 ? (limits.costs?.normal ?? 1) : 0;
  let best: Way | null = null;
  for (const at of touchingSpots(table, mover, target, mover)) {
    if (!fits(table, mover, at) || !isTouching(table, { ...mover, ...at, level: at.level ?? target.level }, target))
      continue;
    const budget: number = best === null ? limits.budget : best.cost - SLACK;
    if (apart(mover, at) * normal > budget) break;
    best = walk(table, mover, at, { ...limits, budget }) ?? best;
  }
  return best;
}

/** The others that touch the target. */
const touchingOf = (table: Tabletop, mover: Mover, target: Model): Model[] =>
  table
    .near(target, target.radius + TOUCH)
    .filter(({ id, level }) => id !== target.id && id !== mover.id && level === target.level);

/** Whether so many touch the target already that nobody else finds room. */
function isRinged(table: Tabletop, mover: Mover, target: Model): boolean {
  return touchingOf(table, mover, target).length >= 5 && spotsRound(table, mover, target, { most: 1 }).length === 0;
}

/** The part of a way up to where the bases touch. */
function upToTouch(table: Tabletop, mover: Mover, way: readonly Placed[], target: Model, moves: MoveOptions): Placed[] {
  const points: Placed[] = [];
  let here: Placed = { x: mover.x, y: mover.y, level: mover.level };
  for (const next of way) {
    const isWalk = next.level === target.level && passageAt(moves, here, next) === undefined;
    const touch = isWalk ? touchAt(here, next, target, mover.radius + target.radius) : null;
    if (touch !== null) {
      const { x, y } = between(here, next, touch);
      const at = { ...next, ...point(x, y) };
      if (isTouching(table, { ...mover, x: at.x, y: at.y, level: target.level }, target)) {
        if (touch > 0) points.push(at);
        break;
      }
    }
    points.push(next);
    here = next;
  }
  return points;
}

/** At which share of the way the middle comes to `radius` from the target; null if it does not. */
export function touchAt(a: Point, b: Point, target: Point, radius: number): number | null {
  const share = entryOf(target, radius, a, b);
  if (share < 0) return apart(a, target) <= radius ? 0 : null;
  return share <= 1 ? share : null;
}

const passageAt = ({ passages }: MoveOptions, a: Placed, b: Placed): Passage | undefined =>
  passages?.find(({ from, to }) => isAt(from, a) && isAt(to, b));
const isAt = (p: Point & { readonly level: number }, q: Placed): boolean =>
  p.level === (q.level ?? p.level) && apart(p, q) < TOUCH;

/** Where only those who touch the target already are in the way, it goes up to them. */
function queueWay(
  table: Tabletop,
  mover: Mover,
  target: Model,
  options: Moves,
  ahead: number,
  look: number,
): Plan | null {
  const touching = touchingOf(table, mover, target);
  if (touching.length === 0) return null;
  const limits = {
    ...options,
    pass: passing(options, target, ...touching),
    budget: limitOf(mover, target, options, ahead),
  };
  const found = wayBy(table, mover, placeOf(target), limits, ahead);
  if (found === null) return null;
  const { way: through, passages } = found;
  const { prices: _, ...walking } = options;
  const moves = { ...walking, passages };
  const { fault } = checkWay(table, mover, through.points, moves);
  if (fault === null) return null;
  const before: Placed = through.points[fault.point - 1] ?? mover;
  const level = through.points[fault.point]?.level ?? mover.level;
  const long = apart(before, fault.at);
  // The check lets bases overlap by the slack: back from there to where they touch.
  const end = between(before, fault.at, long <= SLACK ? 0 : 1 - SLACK / long);
  const points = [...through.points.slice(0, fault.point), { ...point(end.x, end.y), level }];
  const way = withRoom(table, mover, { points, inches: 0, cost: 0 }, moves);
  const stop = way?.points.at(-1) ?? mover;
  const isNearer = stop.level !== mover.level || apart(stop, target) < apart(mover, target);
  if (way !== null && isNearer) return { points: way.points, result: 'queued', passages };
  return { ...nearestPlan(table, mover, target, options, look), result: 'queued' };
}

/** As much of a plan as the budget pays for, and back from there to where the base has room. */
function paidFor(
  table: Tabletop,
  mover: Mover,
  target: Model,
  plan: Plan,
  moves: MoveOptions,
  budget: number,
): Approach {
  const points: Placed[] = [];
  let stretches: Stretch[] = [];
  let [left, next]: [number, Passage | null] = [budget, null];
  let here: Placed = { x: mover.x, y: mover.y, level: mover.level };
  for (const to of plan.points) {
    const through = passageAt(moves, here, to);
    if (through !== undefined && through.cost > left + SLACK) {
      next = through;
      break;
    }
    const taken = through === undefined ? afforded(table, here, to, moves, left) : [passed(through)];
    const last = taken.at(-1);
    if (last === undefined) break;
    stretches.push(...taken);
    for (const { cost } of taken) left -= cost;
    const isWhole = through !== undefined || apart(last.to, to) < SAME;
    here = isWhole ? to : { ...to, ...point(last.to.x, last.to.y) };
    points.push(here);
    if (!isWhole) break;
  }
  const whole = { points, inches: sumOf(stretches, 'inches'), cost: sumOf(stretches, 'cost') };
  const way = points.length === 0 ? whole : withRoom(table, mover, whole, moves);
  if (way === null) return { ...NOWHERE, result: plan.result };
  if (way !== whole) [next, stretches] = [null, [...checkWay(table, mover, way.points, moves).stretches]];
  const end = way.points.at(-1) ?? mover;
  const result = isTouching(table, { ...mover, ...end, level: end.level ?? mover.level }, target)
    ? 'contact'
    : plan.result;
  return { way, stretches, result, next };
}

/** Two points as close as this are one. */
const SAME = 1e-9;

const sumOf = (stretches: readonly Stretch[], of: 'inches' | 'cost'): number =>
  grained(stretches.reduce((sum, stretch) => sum + stretch[of], 0));

/** The ground of a leg as far as the rest of a budget pays for it. */
function afforded(table: Tabletop, a: Placed, b: Placed, moves: MoveOptions, budget: number): Stretch[] {
  const found: Stretch[] = [];
  let left = budget;
  for (const stretch of groundOf(table, a, b, b.level ?? 0, moves)) {
    if (stretch.cost > left) {
      const share = left / stretch.cost;
      const to = { ...stretch.to, ...between(stretch.from, stretch.to, share) };
      if (share > 0) found.push({ ...stretch, to, inches: stretch.inches * share, cost: left });
      break;
    }
    found.push(stretch);
    left -= stretch.cost;
  }
  return found;
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
    if (long > STEP && end.level === before.level && passageAt(options, before, end) === undefined)
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

function nearestPlan(table: Tabletop, mover: Mover, target: Model, options: Moves, look: number): Plan {
  const { prices, ...walking } = options;
  // What begins and ends within reach.
  const near = prices === undefined ? [] : passagesOf(table, mover, prices, { goal: target, within: look });
  const able = [...(walking.passages ?? []), ...near].filter(({ to, cost }) => cost <= look && fits(table, mover, to));
  const moves = { ...walking, passages: able };
  return {
    points: nearest(table, mover, target, { ...moves, budget: look })?.points ?? [],
    result: 'nearest',
    passages: able,
  };
}

/** The way to the first of the spots in reach, those nearest to the target first, to which one leads. */
export function nearest(
  table: Tabletop,
  mover: Mover,
  target: Model,
  options: MoveOptions,
  mayReach: (at: Point) => boolean = () => true,
): Way | null {
  const { budget = Number.POSITIVE_INFINITY } = options;
  const now = apart(mover, target);
  const most = Math.min(budget / (options.costs?.normal ?? 1), now);
  const mesh = Math.max(0.25, Math.min(1, most / 6));
  const levels = (options.passages ?? []).length === 0 ? [mover.level] : [target.level, mover.level, 0];
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
    for (const level of new Set(levels)) {
      const way = mayReach(at) ? walk(table, mover, { ...at, level }, options) : null;
      if (way !== null) return way;
    }
  }
  return null;
}
