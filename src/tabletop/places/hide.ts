import type { Placed, Point } from '../../kernel/index.ts';
import { apart, between, GRAIN, point } from '../geometry/point.ts';
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
  const isHidden = (at: Spot): boolean => fits(table, mover, at) && !exposure.isSeen(at);
  const here: Spot = { x: mover.x, y: mover.y, level: mover.level };
  if (!exposure.isSeen(here)) {
    return { at: here, way: { points: [], inches: 0, cost: 0 }, share: exposure.shareAt(here) };
  }
  let best: Way | null = null;
  let most = options.budget;
  for (const { at, least } of spotsWithin(mover, options)) {
    if (least >= most - GRAIN) break;
    if (!isHidden(at)) continue;
    const way = walk(table, mover, at, { ...options, budget: most });
    if (way === null) continue;
    const short = shortened(table, mover, way, options, isHidden);
    if (best !== null && short.cost >= best.cost) continue;
    [best, most] = [short, Math.min(most, short.cost)];
  }
  const at = best?.points.at(-1);
  if (best === null || at === undefined) return null;
  return { at, way: best, share: exposure.shareAt({ x: at.x, y: at.y, level: at.level ?? mover.level }) };
}

/** The spots of a mesh round the mover and round the far ends of passages, each with what the way there costs at least. */
function* spotsWithin(mover: Model, options: HideOptions): Generator<Candidate> {
  const { budget, mesh = 0.25, costs, passages = [] } = options;
  const cheapest = costs?.normal ?? 1;
  // However many passages a way takes, it leads to one of them, costs as much as one, and goes on from one.
  const entry = passages.reduce((least, { from }) => Math.min(least, apart(mover, from)), Number.POSITIVE_INFINITY);
  const toll = passages.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  function* round(centre: Spot, before: number): Generator<Candidate> {
    const steps = (budget - before) / cheapest / mesh;
    for (const { i, j, far } of latticeUpTo(Math.ceil(steps))) {
      if (far > steps) return;
      const at: Spot = { ...point(centre.x + i * mesh, centre.y + j * mesh), level: centre.level };
      yield { at, least: before + far * mesh * cheapest };
    }
  }
  const here = round({ x: mover.x, y: mover.y, level: mover.level }, 0);
  const passed = entry * cheapest + toll;
  if (passed > budget) return yield* here;
  const found = [...here, ...passages.flatMap(({ to }) => [...round(to, passed)])];
  yield* found.sort((a, b) => a.least - b.least);
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

interface Candidate {
  readonly at: Spot;
  readonly least: number;
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
