import type { Placed, Point } from '../../kernel/index.ts';
import { apart, between, grained, point, SLACK } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import { crowdedBy, type Mover } from './clearance.ts';
import { passagesOf, type Prices } from './passages.ts';
import { wayTo } from './walk.ts';
import { checkWay, type MoveOptions, type PassageKind, type Stretch, type Way } from './ways.ts';

export interface RouteOptions extends Omit<MoveOptions, 'passages'> {
  /** What doors, windows, ladders, climbs and jumps cost: none of them, unless the game says so. */
  readonly prices?: Prices;
  /** Only ways within the budget are looked for: what lies farther away is too far, and that is all that is said of it. */
  readonly strict?: boolean;
}

/** A part of a route: a walk over one kind of ground, or one thing that is no walk. */
interface RouteStretch extends Omit<Stretch, 'kind' | 'rise'> {
  readonly kind: 'walk' | PassageKind;
  /** How much higher its end lies than its beginning; of a climb over something, how high that is. */
  readonly rise: number;
}

interface RouteFault {
  /** Which of the points given cannot be reached. */
  readonly point: number;
  readonly reason: 'off-table' | 'no-floor' | 'no-room' | 'no-way' | 'too-far' | 'bad-facing';
  /** What stands there, where something does. */
  readonly by: string | null;
}

export interface Route {
  readonly fault: RouteFault | null;
  /** The whole way, from the mover's place on, as far as it is legal. */
  readonly points: readonly Placed[];
  readonly stretches: readonly RouteStretch[];
  readonly inches: number;
  readonly cost: number;
  /** Where the base looks at the end, where the last point says so. */
  readonly facing: number | null;
}

/**
 * The cheapest way over all points given, one after the other: on any level, and through what the game has a price for. Where
 * it cannot be gone, the route ends at the last place that can be reached, with the reason.
 */
export function route(table: Tabletop, mover: Mover, points: readonly Placed[], options: RouteOptions = {}): Route {
  const { budget = Number.POSITIVE_INFINITY } = options;
  const gone = new Gone(budget);
  let here = mover;
  for (const [i, to] of points.entries()) {
    const isLast = i === points.length - 1;
    const goal = { ...point(to.x, to.y), level: to.level ?? here.level };
    const fault = facingFault(to, i) ?? placeFault(table, here, goal, i, isLast ? undefined : options.pass);
    if (fault !== null) return gone.ended(fault);
    const isStrict = options.strict === true && budget < Number.POSITIVE_INFINITY;
    const paid = legTo(table, here, goal, options, gone.left);
    const leg = paid ?? (isStrict ? null : legTo(table, here, goal, options));
    if (leg === null) return gone.ended({ point: i, reason: isStrict ? 'too-far' : 'no-way', by: null });
    if (!gone.take(leg)) return gone.ended({ point: i, reason: 'too-far', by: null });
    here = { ...here, ...goal };
  }
  return gone.ended(null, points.at(-1)?.facing);
}

/**
 * How far towards a place several budgets lead, the largest first. The whole way is looked for once: what the largest budget does not
 * pay for is too far for the others, too.
 */
export function* routesWithin(
  table: Tabletop,
  mover: Mover,
  to: Placed,
  budgets: Iterable<number>,
  options: Omit<RouteOptions, 'budget' | 'strict'> = {},
): Generator<Route> {
  const goal = { ...point(to.x, to.y), level: to.level ?? mover.level };
  const fault = facingFault(to, 0) ?? placeFault(table, mover, goal, 0, undefined);
  let whole: readonly RouteLeg[] | null | undefined;
  for (const budget of budgets) {
    const gone = new Gone(budget);
    if (fault !== null) {
      yield gone.ended(fault);
      continue;
    }
    const paid = whole === undefined ? legTo(table, mover, goal, options, budget) : null;
    if (paid === null && whole === undefined) whole = legTo(table, mover, goal, options);
    const leg = paid ?? whole ?? null;
    if (leg === null) yield gone.ended({ point: 0, reason: 'no-way', by: null });
    else if (gone.take(leg)) yield gone.ended(null, to.facing);
    else yield gone.ended({ point: 0, reason: 'too-far', by: null });
  }
}

/** A point of a way, with the stretches that lead there. */
type RouteLeg = readonly [readonly RouteStretch[], Placed];

/** What has been gone of a route, as far as a budget pays for it. */
class Gone {
  readonly #points: Placed[] = [];
  readonly #stretches: RouteStretch[] = [];
  readonly #budget: number;
  #inches = 0;
  #cost = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  get left(): number {
    return this.#budget - this.#cost;
  }

  /** Goes on; false where the budget ends on the way. */
  take(legs: readonly RouteLeg[]): boolean {
    for (const [taken, there] of legs) {
      const price = taken.reduce((sum, stretch) => sum + stretch.cost, 0);
      if (this.#cost + price > this.#budget + SLACK) {
        const part = partOf(taken, this.left);
        if (part.length > 0) this.#go((part.at(-1) as RouteStretch).to, part);
        return false;
      }
      this.#go(there, taken);
    }
    return true;
  }

  #go(to: Placed, taken: readonly RouteStretch[]): void {
    this.#points.push(to);
    for (const stretch of taken) {
      this.#stretches.push(stretch);
      this.#inches += stretch.inches;
      this.#cost += stretch.cost;
    }
  }

  ended(fault: RouteFault | null, facing: number | null = null): Route {
    const [points, stretches] = [this.#points, this.#stretches];
    return { fault, points, stretches, inches: grained(this.#inches), cost: grained(this.#cost), facing };
  }
}

/** The cheapest way to a place on any level; null if there is none within the budget. */
export function routeTo(table: Tabletop, mover: Mover, to: Placed, options: RouteOptions = {}): Route | null {
  const { budget = Number.POSITIVE_INFINITY } = options;
  const goal = { ...point(to.x, to.y), level: to.level ?? mover.level };
  if (placeFault(table, mover, goal, 0, undefined) !== null) return null;
  const leg = legTo(table, mover, goal, options, budget);
  if (leg === null) return null;
  const [gone, fault] = [new Gone(budget), facingFault(to, 0)];
  if (fault !== null) return gone.ended(fault);
  return gone.take(leg) ? gone.ended(null, to.facing) : gone.ended({ point: 0, reason: 'too-far', by: null });
}

function facingFault({ facing }: Placed, i: number): RouteFault | null {
  const isFine = facing === undefined || (Number.isInteger(facing) && facing >= 0 && facing < 360);
  return isFine ? null : { point: i, reason: 'bad-facing', by: null };
}

/** Why a base cannot be there; who may be passed through does not count where it goes on. */
function placeFault(
  table: Tabletop,
  mover: Mover,
  at: Placed,
  i: number,
  pass: MoveOptions['pass'],
): RouteFault | null {
  const by = crowdedBy(table, mover, at, pass);
  if (by === null) return null;
  if (by === 'edge') return { point: i, reason: 'off-table', by: null };
  return by === 'no-floor' ? { point: i, reason: 'no-floor', by: null } : { point: i, reason: 'no-room', by };
}

/** The points of the cheapest way, each with the stretches that lead there; null if there is none. */
function legTo(
  table: Tabletop,
  mover: Mover,
  goal: Point & { readonly level: number },
  { prices = {}, ...options }: RouteOptions,
  budget = Number.POSITIVE_INFINITY,
): RouteLeg[] | null {
  if (budget < 0) return null;
  const within = budget / (options.costs?.normal ?? 1);
  const passages = options.straight === true ? [] : passagesOf(table, mover, prices, { goal, within });
  const moves = { ...options, budget, passages };
  const way = wayTo(table, mover, goal, moves);
  return way === null ? null : stretchesOf(table, mover, way, { ...moves, budget: Number.POSITIVE_INFINITY });
}

function stretchesOf(table: Tabletop, mover: Mover, { points }: Way, options: MoveOptions): RouteLeg[] {
  const passing = { ...options, pass: () => true };
  let here = mover;
  return points.map((to) => {
    const found = checkWay(table, here, [to], passing).stretches.map(
      (stretch): RouteStretch => ({ ...stretch, kind: stretch.kind ?? 'walk', rise: stretch.rise ?? 0 }),
    );
    here = { ...here, x: to.x, y: to.y, level: to.level ?? here.level };
    return [found, to] as const;
  });
}

/** As much of a walk as can be paid for: what is no walk is done wholly or not at all. */
function partOf(stretches: readonly RouteStretch[], budget: number): RouteStretch[] {
  const part: RouteStretch[] = [];
  let left = budget;
  for (const stretch of stretches) {
    if (stretch.cost <= left) {
      part.push(stretch);
      left -= stretch.cost;
      continue;
    }
    const share = left / stretch.cost;
    if (stretch.kind === 'walk' && share > 0) {
      const at = between(stretch.from, stretch.to, share);
      const to = { ...point(at.x, at.y), ...(stretch.to.level === undefined ? {} : { level: stretch.to.level }) };
      part.push({ ...stretch, to, inches: apart(stretch.from, to), cost: left });
    }
    break;
  }
  return part;
}
