import type { Placed, Point } from '../../kernel/index.ts';
import { apart, between, GRAIN, grained, point } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { fits } from '../ways/clearance.ts';
import { Exposure, type EyesOptions } from './exposure.ts';
import { walk } from '../ways/walk.ts';
import { checkWay, type MoveOptions, type Way } from '../ways/ways.ts';

export interface HideOptions extends MoveOptions, EyesOptions {
  readonly budget: number;
  /** How far apart the spots lie that are tried. */
  readonly mesh?: number;
}

export interface HiddenSpot {
  readonly at: Placed;
  /** The way there; no points where one is hidden already. */
  readonly way: Way;
  /** The most that one of the eyes sees there. */
  readonly share: number;
}

type Spot = Point & { readonly level: number };

/**
 * The spot nearest by way, within the budget, at which given eyes see no more of a model than they may; null if there is none.
 * Spots of a mesh are tried from the near to the far ones; the way to one that is hidden ends as soon as the mover is.
 */
export function nearestHidden(
  table: Tabletop,
  mover: Model,
  eyes: readonly Model[],
  options: HideOptions,
): HiddenSpot | null {
  const exposure = new Exposure(table, mover, eyes, options);
  const isHidden = (at: Spot): boolean => !exposure.isSeen(at.x, at.y, at.level) && fits(table, mover, at);
  const here: Spot = { x: mover.x, y: mover.y, level: mover.level };
  if (!exposure.isSeen(here.x, here.y, here.level)) {
    return { at: here, way: { points: [], inches: 0, cost: 0 }, share: exposure.shareAt(here) };
  }
  let best = null as Way | null;
  let most = options.budget;
  forSpots(mover, options, (x, y, level, least) => {
    if (least >= most - GRAIN) return true;
    if (exposure.isSeen(x, y, level)) return false;
    const at = { x, y, level };
    const way = fits(table, mover, at) ? walk(table, mover, at, { ...options, budget: most }) : null;
    if (way === null) return false;
    const short = shortened(table, mover, way, options, isHidden);
    if (best === null || short.cost < best.cost) [best, most] = [short, Math.min(most, short.cost)];
    return false;
  });
  const at = best?.points.at(-1);
  if (best === null || at === undefined) return null;
  return { at, way: best, share: exposure.shareAt({ x: at.x, y: at.y, level: at.level ?? mover.level }) };
}

type Visit = (x: number, y: number, level: number, least: number) => boolean;

/** Visits spots of a mesh round the mover and the far ends of passages, by what the way there costs at least; true ends it. */
function forSpots(mover: Model, options: HideOptions, visit: Visit): void {
  const { budget, costs, passages = [] } = options;
  const cheapest = costs?.normal ?? 1;
  // However many passages a way takes, it leads to one of them, costs as much as one, and goes on from one.
  const entry = passages.reduce((least, { from }) => Math.min(least, apart(mover, from)), Number.POSITIVE_INFINITY);
  const toll = passages.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  const passed = entry * cheapest + toll;
  const here: Spot = { x: mover.x, y: mover.y, level: mover.level };
  if (passed > budget) {
    forRound(here, 0, options, visit);
    return;
  }
  const found: (Spot & { readonly least: number })[] = [];
  const keep: Visit = (x, y, level, least) => found.push({ x, y, level, least }) === 0;
  forRound(here, 0, options, keep);
  for (const { to } of passages) forRound(to, passed, options, keep);
  found.sort((a, b) => a.least - b.least);
  for (const { x, y, level, least } of found) if (visit(x, y, level, least)) return;
}

/** Visits spots of a mesh round a centre that it costs `before` to get to, from the near to the far ones. */
function forRound({ x, y, level }: Spot, before: number, options: HideOptions, visit: Visit): void {
  const { budget, mesh = 0.25, costs } = options;
  const cheapest = costs?.normal ?? 1;
  const steps = (budget - before) / cheapest / mesh;
  for (const { i, j, far } of latticeUpTo(Math.ceil(steps))) {
    if (far > steps) return;
    if (visit(grained(x + i * mesh), grained(y + j * mesh), level, before + far * mesh * cheapest)) return;
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
  options: HideOptions,
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
