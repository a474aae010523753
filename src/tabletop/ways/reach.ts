import type { Placed, Region } from '../../kernel/index.ts';
import { Heap } from '../geometry/heap.ts';
import { apart, grained, point } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import { contours } from '../terrain/contours.ts';
import type { Mover } from './clearance.ts';
import { passagesOf } from './passages.ts';
import type { RouteOptions } from './route.ts';
import { walk, wayTo } from './walk.ts';
import type { Passage, Way } from './ways.ts';

/** Where a base can get to on one level. */
export interface Reach {
  readonly level: number;
  /** The area for the screen: right to about half the mesh. What counts is the check of the way itself. */
  readonly region: Region;
  /** Spots in the area, each with the cheapest way there: for bots. */
  readonly ways: readonly Way[];
}

export interface ReachOptions extends RouteOptions {
  readonly budget: number;
  /** How far apart the spots lie. */
  readonly mesh?: number;
}

/** Where a base can begin to walk on a level: where it stands, or where a passage has led it. */
interface Entry {
  readonly at: Mover;
  readonly points: readonly Placed[];
  readonly inches: number;
  readonly cost: number;
  readonly rank: number;
}

/** The area that a base can reach within its budget on every level, by whatever the game has a price for; lowest first. */
export function reach(table: Tabletop, mover: Mover, options: ReachOptions): Reach[] {
  const entries = entriesOf(table, mover, options);
  const levels = [...new Set(entries.map(({ at }) => at.level))].sort((a, b) => a - b);
  return levels.map((level) =>
    onLevel(
      table,
      mover,
      entries.filter(({ at }) => at.level === level),
      options,
    ),
  );
}

/** The cheapest passages first; those that lead where a walk is as cheap are left out. */
function entriesOf(table: Tabletop, mover: Mover, { prices = {}, ...options }: ReachOptions): Entry[] {
  const { budget } = options;
  const within = budget / (options.costs?.normal ?? 1);
  const passages = options.straight === true ? [] : passagesOf(table, mover, prices, { within });
  const entries: Entry[] = [];
  const queue = new Heap<Entry>();
  const best = new Map<Passage, number>();
  queue.push({ at: mover, points: [], inches: 0, cost: 0, rank: 0 });
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    const { at, points, inches, cost } = here;
    if (entries.some((other) => isOutdone(table, other, at, cost, options))) continue;
    entries.push(here);
    for (const passage of passages) {
      const { from, to, cost: price } = passage;
      const most = Math.min(budget, best.get(passage) ?? budget) - cost - price;
      if (from.level !== at.level || apart(at, from) * (options.costs?.normal ?? 1) > most) continue;
      const way = wayTo(table, at, from, { ...options, budget: most });
      if (way === null) continue;
      const sum = cost + way.cost + price;
      best.set(passage, sum);
      const across = from.level === to.level ? apart(from, to) : 0;
      const there = { ...mover, ...to };
      queue.push({
        at: there,
        points: [...points, ...way.points, to],
        inches: inches + way.inches + across,
        cost: sum,
        rank: sum,
      });
    }
  }
  return entries;
}

function isOutdone(table: Tabletop, other: Entry, at: Mover, cost: number, options: ReachOptions): boolean {
  if (other.at.level !== at.level) return false;
  return (
    wayTo(table, other.at, { x: at.x, y: at.y, level: at.level }, { ...options, budget: cost - other.cost }) !== null
  );
}

function onLevel(table: Tabletop, mover: Mover, entries: readonly Entry[], options: ReachOptions): Reach {
  const { budget, mesh = 0.5 } = options;
  const normal = options.costs?.normal ?? 1;
  const level = (entries[0] as Entry).at.level;
  const steps = Math.ceil(budget / normal / mesh) + 1;
  const ways: Way[] = [];
  const costs: number[][] = [];
  for (let j = -steps; j <= steps; j++) {
    const row: number[] = [];
    for (let i = -steps; i <= steps; i++) {
      const to = { ...point(mover.x + i * mesh, mover.y + j * mesh), level };
      // Beyond the budget a spot counts as so much farther as it is away: the outline then passes where it should.
      const least = Math.min(...entries.map(({ at, cost }) => cost + apart(at, to) * normal));
      const way = least > budget ? null : cheapest(table, to, entries, options);
      row.push(way?.cost ?? (least > budget ? least : Number.POSITIVE_INFINITY));
      if (way !== null) ways.push(way);
    }
    costs.push(row);
  }
  const polygons = contours(costs, budget).map((outline) =>
    outline.map(({ x, y }) => point(mover.x + (x - steps) * mesh, mover.y + (y - steps) * mesh)),
  );
  return { level, region: { polygons }, ways };
}

function cheapest(table: Tabletop, to: Placed, entries: readonly Entry[], options: ReachOptions): Way | null {
  const normal = options.costs?.normal ?? 1;
  let best: Way | null = null;
  for (const { at, points, inches, cost } of entries) {
    const most = Math.min(options.budget, best?.cost ?? options.budget) - cost;
    if (apart(at, to) * normal > most) continue;
    const way = walk(table, at, to, { ...options, budget: most });
    if (way === null || (best !== null && cost + way.cost >= best.cost)) continue;
    best = { points: [...points, ...way.points], inches: grained(inches + way.inches), cost: grained(cost + way.cost) };
  }
  return best;
}
