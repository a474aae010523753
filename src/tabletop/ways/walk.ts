import type { Placed, Point } from '../../kernel/index.ts';
import { fits, forStruck, type Mover } from './clearance.ts';
import { apart, GRAIN, point, SLACK } from '../geometry/point.ts';
import { Search } from './search.ts';
import type { Tabletop } from '../tabletop.ts';
import { TOLERANCE } from '../geometry/tangents.ts';
import { checkWay, type MoveOptions, type Passage, type Way } from './ways.ts';

/** The cheapest legal way of a base to a place, or null if there is none within the budget. */
export function walk(table: Tabletop, mover: Mover, to: Placed, options: MoveOptions = {}): Way | null {
  const goal = { ...point(to.x, to.y), level: to.level ?? mover.level };
  if (!fits(table, mover, goal)) return null;
  return wayTo(table, mover, goal, options);
}

/** As `walk`, but the place itself may be taken: for ways that end before they get there. */
export function wayTo(
  table: Tabletop,
  mover: Mover,
  goal: Point & { readonly level: number },
  options: MoveOptions,
  horizon?: number,
): Way | null {
  if (options.straight === true) return straightWay(table, mover, goal, options);
  if ((options.passages ?? []).length > 0) return overPassages(table, mover, goal, options, horizon);
  return onFoot(table, mover, goal, options, horizon);
}

/**
 * With passages the search grows with their number, and most are of no use: none is that would make the way dearer than a
 * way that is known. Where none is known, those that can lead there for little are tried first.
 */
function overPassages(
  table: Tabletop,
  mover: Mover,
  goal: Point & { readonly level: number },
  options: MoveOptions,
  horizon: number | undefined,
): Way | null {
  const { passages = [], budget = Number.POSITIVE_INFINITY, costs } = options;
  const pace = passages.reduce(
    (least, { from, to, cost }) => Math.min(least, cost / Math.max(apart(from, to), 1e-9)),
    costs?.normal ?? 1,
  );
  const within = (most: number): readonly Passage[] =>
    passages.filter(({ from, to, cost }) => (apart(mover, from) + apart(to, goal)) * pace + cost <= most);
  const direct = mover.level === goal.level ? onFoot(table, mover, goal, { ...options, passages: [] }, horizon) : null;
  if (direct !== null) {
    const cheaper = within(direct.cost - GRAIN);
    if (cheaper.length === 0) return direct;
    const most = { ...options, passages: cheaper, budget: direct.cost - GRAIN };
    return onFoot(table, mover, goal, most, horizon) ?? direct;
  }
  for (let most = apart(mover, goal) * pace + FEW; most < Math.min(budget, LOTS); most *= 2) {
    const useful = within(most);
    if (useful.length === 0) continue;
    const found = onFoot(table, mover, goal, { ...options, passages: useful, budget: most }, horizon);
    if (found !== null) return found;
  }
  return onFoot(table, mover, goal, { ...options, passages: within(budget) }, horizon);
}

/** With what a search for a way over passages begins, and where it looks at everything. */
const FEW = 6;
const LOTS = 100;

/** One search over all passages given; with an effort that is limited it may give up, as if there were no way. */
export function onFoot(
  table: Tabletop,
  mover: Mover,
  goal: Point & { readonly level: number },
  options: MoveOptions,
  horizon: number | undefined,
  effort?: number,
): Way | null {
  const found = new Search(table, mover, goal, options, horizon, effort).run();
  if (found !== null || !isTooClose(table, mover, options)) return found;
  // Whoever overlaps something by all of the slack gets away from it as a base that is smaller by as much.
  const smaller = { ...mover, radius: mover.radius - SLACK + TOLERANCE };
  const way = new Search(table, smaller, goal, options, horizon, effort).run();
  if (way === null || horizon !== undefined) return way;
  const { fault } = checkWay(table, mover, way.points, options);
  return fault === null || fault.reason === 'no-room' ? way : null;
}

/** Whether the base overlaps something by more than searches allow. */
export function isTooClose(table: Tabletop, mover: Mover, { pass }: MoveOptions): boolean {
  return forStruck(table, mover, mover.level, mover, mover, TOLERANCE, pass, () => true);
}

function straightWay(table: Tabletop, mover: Mover, goal: Placed, options: MoveOptions): Way | null {
  const { fault, inches, cost } = checkWay(table, mover, [goal], options);
  return fault === null ? { points: [goal], inches, cost } : null;
}
