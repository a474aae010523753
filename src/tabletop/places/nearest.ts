import type { Placed, Point } from '../../kernel/index.ts';
import { apart, between, GRAIN, grained, lengthOf, point } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { fits } from '../ways/clearance.ts';
import { type Joined, joinedTo } from '../ways/regions.ts';
import { isTooClose, walk } from '../ways/walk.ts';
import { checkWay, type MoveOptions, type Passage, type Way } from '../ways/ways.ts';

interface NearOptions extends MoveOptions {
  readonly budget: number;
  /** How far apart the spots lie that are tried. */
  readonly mesh?: number;
  /** Spots farther than that from a place are not looked at. */
  readonly round?: { readonly at: Point; readonly inches: number };
  /** Whatever way leads to such a spot is enough, the nearest or not: for those who ask only whether there is one. */
  readonly any?: boolean;
}
type Spot = Point & { readonly level: number };

/**
 * The way to the nearest spot, within the budget, at which something holds; no points where it holds already, null if there is
 * no such spot. Spots of a mesh are tried from the near to the far ones; the way to one of them ends as soon as it holds.
 */
export function nearestWhere(
  table: Tabletop,
  mover: Model,
  holds: (at: Spot) => boolean,
  options: NearOptions,
): Way | null {
  // Whether there is room is asked first: what a game asks of a spot mostly takes looks, and they cost more.
  const isFine = (at: Spot): boolean => isRound(options, at.x, at.y) && fits(table, mover, at) && holds(at);
  if (holds({ x: mover.x, y: mover.y, level: mover.level })) return { points: [], inches: 0, cost: 0 };
  let best = null as Way | null;
  let most = options.budget;
  const passed = withinBudget(mover, options);
  const passages = passed.map(({ passage }) => passage);
  const moves = { ...options, passages };
  // Asked as soon as no way leads to a spot: others may lie in the same house.
  let joinedWith = null as ((at: Spot) => Joined) | null;
  forSpots(mover, options, passed, (x, y, level, least) => {
    if (least >= most - GRAIN) return true;
    const at = { x, y, level };
    if (!isFine(at) || joinedWith?.(at) === 'apart') return false;
    const way = walk(table, mover, at, { ...moves, budget: most });
    if (way === null) {
      if (!isTooClose(table, mover, moves)) joinedWith ??= joinedTo(table, mover, moves);
      return false;
    }
    if (options.any === true) {
      best = way;
      return true;
    }
    const short = shortened(table, mover, way, options, isFine);
    if (best === null || short.cost < best.cost) [best, most] = [short, Math.min(most, short.cost)];
    return false;
  });
  return best !== null && best.points.length > 0 ? best : null;
}

type Visit = (x: number, y: number, level: number, least: number) => boolean;

/** A passage, and what the way through it costs at least. */
interface Passed {
  readonly passage: Passage;
  readonly least: number;
}

/** Those of the passages that a way within the budget can lead through. */
function withinBudget(mover: Model, { budget, costs, passages = [] }: NearOptions): Passed[] {
  // However many others the way to one of them takes, no inch of it is cheaper than this.
  const pace = passages.reduce(
    (least, { from, to, cost }) => Math.min(least, cost / Math.max(apart(from, to), GRAIN)),
    costs?.normal ?? 1,
  );
  return passages
    .map((passage) => ({ passage, least: apart(mover, passage.from) * pace + passage.cost }))
    .filter(({ least }) => least <= budget);
}

/** Whether a point lies in a disc, or so far outside of it at most. */
function isRound({ round }: NearOptions, x: number, y: number, outside = 0): boolean {
  if (round === undefined) return true;
  const [dx, dy] = [x - round.at.x, y - round.at.y];
  return lengthOf(dx, dy) <= round.inches + outside;
}

/** Visits spots of a mesh round the mover and, on other levels, the far ends of passages, by what the way there costs at least; true ends it. */
function forSpots(mover: Model, options: NearOptions, passed: readonly Passed[], visit: Visit): void {
  const cheapest = options.costs?.normal ?? 1;
  const here: Spot = { x: mover.x, y: mover.y, level: mover.level };
  // On its own level all that it can get to lies round the mover, but for what a short cut leads to.
  const climbed = levelCosts(mover.level, passed);
  const beyond = passed.filter(
    ({ passage: { from, to, cost } }) =>
      (climbed.get(from.level) ?? Number.POSITIVE_INFINITY) + cost <= options.budget + GRAIN &&
      (to.level !== mover.level || cost < apart(from, to) * cheapest),
  );
  if (beyond.length === 0) {
    forRound(here, 0, options, visit);
    return;
  }
  const found: (Spot & { readonly least: number })[] = [];
  const keep: Visit = (x, y, level, least) => found.push({ x, y, level, least }) === 0;
  forRound(here, 0, options, keep);
  for (const { passage, least } of beyond) forRound(passage.to, least, options, keep);
  found.sort((a, b) => a.least - b.least);
  for (const { x, y, level, least } of found) if (visit(x, y, level, least)) return;
}

/** What it costs at least to get to each level that passages lead to, one after the other. */
function levelCosts(level: number, passed: readonly Passed[]): ReadonlyMap<number, number> {
  const least = new Map([[level, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { passage } of passed) {
      const cost = (least.get(passage.from.level) ?? Number.POSITIVE_INFINITY) + passage.cost;
      if (cost >= (least.get(passage.to.level) ?? Number.POSITIVE_INFINITY)) continue;
      least.set(passage.to.level, cost);
      changed = true;
    }
  }
  return least;
}

/** Visits spots of a mesh round a centre that it costs `before` to get to, from the near to the far ones. */
function forRound({ x, y, level }: Spot, before: number, options: NearOptions, visit: Visit): void {
  const { budget, mesh = 0.25, costs } = options;
  const cheapest = costs?.normal ?? 1;
  const steps = (budget - before) / cheapest / mesh;
  if (!isRound(options, x, y, steps * mesh + mesh)) return;
  for (const { i, j, far } of latticeUpTo(Math.ceil(steps))) {
    if (far > steps) return;
    const [px, py] = [grained(x + i * mesh), grained(y + j * mesh)];
    if (isRound(options, px, py) && visit(px, py, level, before + far * mesh * cheapest)) return;
  }
}

interface Knot {
  readonly i: number;
  readonly j: number;
  readonly far: number;
}
const lattices = new Map<number, readonly Knot[]>();

/** The knots of a mesh round one of them, from the near to the far ones. */
function latticeUpTo(steps: number): readonly Knot[] {
  const known = lattices.get(steps);
  if (known !== undefined) return known;
  const knots: Knot[] = [];
  for (let j = -steps; j <= steps; j++) {
    for (let i = -steps; i <= steps; i++) knots.push({ i, j, far: Math.sqrt(i * i + j * j) });
  }
  knots.sort((a, b) => a.far - b.far || a.j - b.j || a.i - b.i);
  lattices.set(steps, knots);
  return knots;
}

/** How often a way is looked at for a place to stop. */
const STEP = 0.1;

/** The way up to where one can stop hidden. */
function shortened(
  table: Tabletop,
  mover: Model,
  way: Way,
  options: NearOptions,
  isHidden: (at: Spot) => boolean,
): Way {
  const before: Placed[] = [];
  let here: Spot = { x: mover.x, y: mover.y, level: mover.level };
  for (const to of way.points) {
    const there: Spot = { x: to.x, y: to.y, level: to.level ?? here.level };
    const steps = there.level === here.level ? Math.max(1, Math.ceil(apart(here, there) / STEP)) : 1;
    for (let i = 1; i <= steps; i++) {
      const at = there.level === here.level ? on(here, there, i / steps) : there;
      if (!isHidden(at)) continue;
      const end = there.level === here.level ? soonest(here, there, (i - 1) / steps, i / steps, isHidden) : there;
      const points = [...before, end];
      const { fault, inches, cost } = checkWay(table, mover, points, options);
      if (fault === null) return { points, inches, cost };
    }
    before.push(to);
    here = there;
  }
  return way;
}

const on = (a: Spot, b: Spot, share: number): Spot => {
  const { x, y } = between(a, b, share);
  return { ...point(x, y), level: b.level };
};

/** Between a place that is not hidden and one that is: the latter, to a thousandth of an inch. */
function soonest(a: Spot, b: Spot, seen: number, hidden: number, isHidden: (at: Spot) => boolean): Spot {
  let [low, high] = [seen, hidden];
  while ((high - low) * apart(a, b) > GRAIN) {
    const middle = (low + high) / 2;
    if (isHidden(on(a, b, middle))) high = middle;
    else low = middle;
  }
  return on(a, b, high);
}
