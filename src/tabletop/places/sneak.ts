import type { Placed, Point } from '../../kernel/index.ts';
import { Heap } from '../geometry/heap.ts';
import { apart, grained, point } from '../geometry/point.ts';
import { inchesInSight } from '../sight/along.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { isOpenLine } from '../ways/clearance.ts';
import { Exposure, type EyesOptions } from './exposure.ts';
import { walk } from '../ways/walk.ts';
import { checkWay, groundOf, type MoveOptions, type Way } from '../ways/ways.ts';

export interface SneakOptions extends MoveOptions, EyesOptions {
  /** The most that the way may cost. */
  readonly budget: number;
  /** How far apart the points lie among which the way is looked for. */
  readonly mesh?: number;
}

export interface SneakWay extends Way {
  /** How many of its inches lie in sight. */
  readonly seen: number;
}

/** A place of the mesh that has been reached: with so many inches in sight, at such a cost. */
interface Label {
  readonly cell: number;
  readonly at: Point;
  readonly seen: number;
  readonly cost: number;
  readonly rank: number;
  readonly before: Label | null;
}

/** One inch in sight counts for more than any length. */
const WORST = 10_000;

/**
 * The way of a base to a place, on its own level and within the budget, that stays out of sight of given eyes as long as it
 * can: fewest inches in sight first, then the cheapest. It is looked for on a mesh and pulled straight afterwards; where the
 * direct way is no worse, it is that one. Null if there is no way.
 */
export function sneak(
  table: Tabletop,
  mover: Model,
  to: Point,
  eyes: readonly Model[],
  options: SneakOptions,
): SneakWay | null {
  const direct = walk(table, mover, to, options);
  const found = direct === null ? null : rated(table, mover, direct.points, eyes, options);
  if (found !== null && found.seen === 0) return found;
  const exposure = new Exposure(table, mover, eyes, options);
  const path = meshWay(table, mover, point(to.x, to.y), exposure, options);
  const hidden =
    path === null ? null : rated(table, mover, pulled(table, mover, path, exposure, options), eyes, options);
  if (hidden === null || found === null) return hidden ?? found;
  return hidden.seen < found.seen || (hidden.seen === found.seen && hidden.cost < found.cost) ? hidden : found;
}

function rated(
  table: Tabletop,
  mover: Model,
  points: readonly Placed[],
  eyes: readonly Model[],
  options: SneakOptions,
): SneakWay | null {
  const { fault, inches, cost } = checkWay(table, mover, points, options);
  if (fault !== null) return null;
  return {
    points,
    inches,
    cost,
    seen: inchesInSight(table, mover, points, { ...options, until: 'seen', others: eyes }),
  };
}

/** The points of the best way on the mesh, the mover's place first. */
function meshWay(
  table: Tabletop,
  mover: Model,
  goal: Point,
  exposure: Exposure,
  options: SneakOptions,
): readonly Point[] | null {
  const { budget, mesh = 0.5, costs, pass } = options;
  const { level } = mover;
  const cheapest = costs?.normal ?? 1;
  const reach = Math.ceil(budget / cheapest / mesh) + 1;
  const columns = 2 * reach + 1;
  const goalCell = columns * columns;
  const placeOf = (cell: number): Point =>
    point(mover.x + ((cell % columns) - reach) * mesh, mover.y + (Math.floor(cell / columns) - reach) * mesh);
  const dark = new Map<number, boolean>();
  const isSeen = (cell: number, at: Point): boolean => {
    let known = dark.get(cell);
    if (known === undefined) dark.set(cell, (known = exposure.isSeen(at.x, at.y, level)));
    return known;
  };
  const { width, depth } = table.ground.terrain;
  const rim = mover.radius;
  const prices = new Map<number, number>();
  /** What a step costs: more than anything where it is barred. */
  const stepCost = (from: Label, cell: number, at: Point): number => {
    const name = from.cell * (goalCell + 1) + cell;
    const known = prices.get(name);
    if (known !== undefined) return known;
    const isOff = at.x < rim || at.y < rim || at.x > width - rim || at.y > depth - rim;
    const isBarred = (isOff && cell !== goalCell) || !isOpenLine(table, { ...mover, ...from.at }, at, pass);
    const price = isBarred
      ? Number.POSITIVE_INFINITY
      : groundOf(table, from.at, at, level, options).reduce((sum, part) => sum + part.cost, 0);
    prices.set(name, price);
    return price;
  };
  const left = (at: Point): number => apart(at, goal) * cheapest;
  const least = new Map<number, number>();
  const queue = new Heap<Label>();
  const begin = reach * columns + reach;
  const outset = { x: mover.x, y: mover.y };
  queue.push({ cell: begin, at: outset, seen: 0, cost: 0, rank: left(outset), before: null });
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    if (here.cell === goalCell) return pointsTo(here);
    // Labels come in the order of what is seen: a later one is of use only if it is cheaper, by more than the mesh is off.
    if (here.cost > (least.get(here.cell) ?? Number.POSITIVE_INFINITY) - mesh / 2) continue;
    least.set(here.cell, here.cost);
    const [i, j] = [here.cell % columns, Math.floor(here.cell / columns)];
    const next: (readonly [cell: number, at: Point])[] = [];
    for (let dj = -1; dj <= 1; dj++) {
      for (let di = -1; di <= 1; di++) {
        if ((di === 0 && dj === 0) || i + di < 0 || j + dj < 0 || i + di >= columns || j + dj >= columns) continue;
        const cell = (j + dj) * columns + i + di;
        next.push([cell, placeOf(cell)]);
      }
    }
    if (apart(here.at, goal) <= 1.5 * mesh) next.push([goalCell, goal]);
    for (const [cell, at] of next) {
      const long = apart(here.at, at);
      if (here.cost + long * cheapest + left(at) > budget + 0.001) continue;
      if (here.cost + long * cheapest > (least.get(cell) ?? Number.POSITIVE_INFINITY) - mesh / 2) continue;
      const cost = here.cost + stepCost(here, cell, at);
      if (cost + left(at) > budget + 0.001) continue;
      const shown = (isSeen(here.cell, here.at) ? 0.5 : 0) + (isSeen(cell, at) ? 0.5 : 0);
      const seen = grained(here.seen + shown * long);
      queue.push({ cell, at, seen, cost, rank: seen * WORST + cost + left(at), before: here });
    }
  }
  return null;
}

function pointsTo(end: Label): Point[] {
  const points: Point[] = [];
  for (let label: Label | null = end; label !== null; label = label.before) points.push(label.at);
  return points.reverse();
}

/** How often a stretch is looked at while a way is pulled straight. */
const STEP = 0.2;

/** The same way with straight lines for its zigzags, where that shows no more of the mover and costs no more. */
function pulled(
  table: Tabletop,
  mover: Model,
  path: readonly Point[],
  exposure: Exposure,
  options: SneakOptions,
): Placed[] {
  const { level } = mover;
  const costOf = (a: Point, b: Point): number =>
    groundOf(table, a, b, level, options).reduce((sum, { cost }) => sum + cost, 0);
  const legs = path.slice(1).map((at, i) => {
    const from = path[i] as Point;
    return { shown: exposure.inchesOn(from, at, level, STEP), cost: costOf(from, at) };
  });
  const points: Placed[] = [];
  for (let i = 0; i < path.length - 1; ) {
    const from = path[i] as Point;
    let next = i + 1;
    let { shown, cost } = legs[i] as (typeof legs)[number];
    for (let j = i + 2; j < path.length; j++) {
      const leg = legs[j - 1] as (typeof legs)[number];
      [shown, cost] = [shown + leg.shown, cost + leg.cost];
      const to = path[j] as Point;
      if (!isOpenLine(table, { ...mover, ...from }, to, options.pass) || costOf(from, to) > cost + 0.001) continue;
      if (exposure.inchesOn(from, to, level, STEP) <= shown + 0.001) next = j;
    }
    points.push({ ...(path[next] as Point), level });
    i = next;
  }
  return points;
}
