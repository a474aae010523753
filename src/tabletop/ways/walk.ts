import type { Placed, Point } from '../../kernel/index.ts';
import { fits, forStruck, type Mover } from './clearance.ts';
import { point, SLACK } from '../geometry/point.ts';
import { Search } from './search.ts';
import type { Tabletop } from '../tabletop.ts';
import { TOLERANCE } from '../geometry/tangents.ts';
import { checkWay, type MoveOptions, type Way } from './ways.ts';

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
  const found = new Search(table, mover, goal, options, horizon).run();
  if (found !== null || !isTooClose(table, mover, options)) return found;
  // Whoever overlaps something by all of the slack gets away from it as a base that is smaller by as much.
  const smaller = { ...mover, radius: mover.radius - SLACK + TOLERANCE };
  const way = new Search(table, smaller, goal, options, horizon).run();
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
