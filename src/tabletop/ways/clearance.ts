import type { Placed, Point } from '../../kernel/index.ts';
import { entryOf, SLACK, toStretchSquared } from '../geometry/point.ts';
import { inside } from '../geometry/polygon.ts';
import type { Solid } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';

/** Whoever moves: a base of some size. Its own id keeps it from standing in its own way. */
export interface Mover extends Point {
  readonly id: string;
  readonly radius: number;
  readonly level: number;
}

/** What a base can strike. */
export type Obstacle = Solid | Model;

export const isModel = (obstacle: Obstacle): obstacle is Model => 'radius' in obstacle;
export const idOf = (obstacle: Obstacle): string => (isModel(obstacle) ? obstacle.id : obstacle.of);

/** Whether the middle of a base that goes from a to b comes nearer to the obstacle than `reach` (for models: to its rim). */
export function strikes(o: Obstacle, ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  return isModel(o) ? strikesModel(o, ax, ay, bx, by, reach) : strikesSolid(o, ax, ay, bx, by, reach);
}

export function strikesModel(m: Model, ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  const far = reach + m.radius;
  return toStretchSquared(m.x, m.y, ax, ay, bx, by) < far * far;
}

export function strikesSolid(o: Solid, ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  if ((ax < bx ? bx : ax) <= o.minX - reach || (ax < bx ? ax : bx) >= o.maxX + reach) return false;
  if ((ay < by ? by : ay) <= o.minY - reach || (ay < by ? ay : by) >= o.maxY + reach) return false;
  const { xs, ys } = o;
  const n = xs.length;
  const dx = bx - ax;
  const dy = by - ay;
  const long = Math.sqrt(dx * dx + dy * dy);
  if (long > 0 && passesBy(xs, ys, ax, ay, dx / long, dy / long, long, reach)) return false;
  const square = reach * reach;
  let insideAll = n > 2;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const cx = xs[i] as number;
    const cy = ys[i] as number;
    const ex = xs[j] as number;
    const ey = ys[j] as number;
    if (toStretchSquared(cx, cy, ax, ay, bx, by) < square) return true;
    if (toStretchSquared(ax, ay, cx, cy, ex, ey) < square || toStretchSquared(bx, by, cx, cy, ex, ey) < square)
      return true;
    const a = (ex - cx) * (ay - cy) - (ey - cy) * (ax - cx);
    const b = (ex - cx) * (by - cy) - (ey - cy) * (bx - cx);
    if (a < 0) insideAll = false;
    if (a < 0 !== b < 0) {
      const c = dx * (cy - ay) - dy * (cx - ax);
      const e = dx * (ey - ay) - dy * (ex - ax);
      if (c < 0 !== e < 0) return true;
    }
  }
  return insideAll;
}

/** Whether all corners lie farther than `reach` on one side of the stretch, before it or behind it. */
function passesBy(
  xs: readonly number[],
  ys: readonly number[],
  ax: number,
  ay: number,
  ux: number,
  uy: number,
  long: number,
  reach: number,
): boolean {
  let left = 0;
  let right = 0;
  let behind = 0;
  let before = 0;
  for (let i = 0; i < xs.length; i++) {
    const px = (xs[i] as number) - ax;
    const py = (ys[i] as number) - ay;
    const across = ux * py - uy * px;
    const along = ux * px + uy * py;
    if (across >= reach) left++;
    else if (across <= -reach) right++;
    if (along <= -reach) behind++;
    else if (along >= long + reach) before++;
  }
  const n = xs.length;
  return left === n || right === n || behind === n || before === n;
}

/** Whether a base that leaves a leg's end along an arc, given in pieces, comes nearer to the obstacle than `reach`. */
export function strikesArc(obstacle: Obstacle, x: number, y: number, arc: readonly Point[], reach: number): boolean {
  let [ax, ay] = [x, y];
  for (const next of arc) {
    if (strikes(obstacle, ax, ay, next.x, next.y, reach)) return true;
    ax = next.x;
    ay = next.y;
  }
  return false;
}

/** At which share of the way from a to b the middle first comes nearer than `reach` to an obstacle that it strikes. */
export function struckAt(o: Obstacle, a: Point, b: Point, reach: number): number {
  if (strikes(o, a.x, a.y, a.x, a.y, reach)) return 0;
  if (isModel(o)) return enters(o, a, b, reach + o.radius);
  const { corners } = o;
  let first = 1;
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i] as Point;
    const d = corners[i + 1 === corners.length ? 0 : i + 1] as Point;
    first = Math.min(first, enters(c, a, b, reach), crossesBeside(c, d, a, b, reach));
  }
  return first;
}

/** Where a stretch enters a disc; 1 if it does not. */
function enters(c: Point, a: Point, b: Point, radius: number): number {
  const share = entryOf(c, radius, a, b);
  return share >= 0 && share <= 1 ? share : 1;
}

/** Where a stretch comes within `reach` of the line through c and d beside the stretch between them; 1 if it does not. */
function crossesBeside(c: Point, d: Point, a: Point, b: Point, reach: number): number {
  const ex = d.x - c.x;
  const ey = d.y - c.y;
  const long = Math.sqrt(ex * ex + ey * ey);
  const from = (ex * (a.y - c.y) - ey * (a.x - c.x)) / long;
  const to = (ex * (b.y - c.y) - ey * (b.x - c.x)) / long;
  const rim = from > 0 ? reach : -reach;
  if (from === to) return 1;
  const share = (from - rim) / (from - to);
  if (share < 0 || share > 1) return 1;
  const along = (ex * (a.x + (b.x - a.x) * share - c.x) + ey * (a.y + (b.y - a.y) * share - c.y)) / long;
  return along >= 0 && along <= long ? share : 1;
}

/** Visits every obstacle that bars the way of a base from a to b; true ends the visit. */
export function forStruck(
  table: Tabletop,
  { id, radius }: Mover,
  level: number,
  a: Point,
  b: Point,
  slack: number,
  pass: ((model: Model) => boolean) | undefined,
  visit: (obstacle: Obstacle) => boolean | undefined,
): boolean {
  const reach = radius - slack;
  const ax = a.x;
  const ay = a.y;
  const bx = b.x;
  const by = b.y;
  const stopped = table.forSolids(
    ax,
    ay,
    bx,
    by,
    radius,
    (solid) => strikesSolid(solid, ax, ay, bx, by, reach) && table.bars(solid, level) && visit(solid),
  );
  if (stopped) return true;
  return table.grid.along(ax, ay, bx, by, radius + table.widest, (model) => {
    if (model.level !== level || model.id === id || !strikesModel(model, ax, ay, bx, by, reach)) return false;
    return !(pass?.(model) ?? false) && visit(model);
  });
}

/** Whether nothing bars the way of a base straight from where it stands: whether it has room there is another question. */
export const isOpenLine = (table: Tabletop, mover: Mover, to: Point, pass?: (model: Model) => boolean): boolean =>
  !forStruck(table, mover, mover.level, mover, to, SLACK, pass, always);
const always = (): boolean => true;

/** Whether the whole base lies on the table. */
export function onTable({ ground: { terrain } }: Tabletop, { x, y }: Point, radius: number): boolean {
  const rim = radius - SLACK;
  return x >= rim && y >= rim && x <= terrain.width - rim && y <= terrain.depth - rim;
}

/**
 * What keeps a base from standing there, if those who may be passed were not there: an obstacle, the table's end or, on a level
 * above ground, no floor; or null.
 */
export function crowdedBy(table: Tabletop, mover: Mover, at: Placed, pass?: (model: Model) => boolean): string | null {
  const level = at.level ?? mover.level;
  if (!onTable(table, at, mover.radius)) return 'edge';
  if (level > 0 && table.ground.elevation(at, level) === 0) return 'no-floor';
  let found: string | null = null;
  forStruck(table, mover, level, at, at, SLACK, pass, (obstacle) => {
    found = idOf(obstacle);
    return true;
  });
  return found;
}

/** Whether a base can stand there, or could if those who may be passed were not there. */
export function fits(table: Tabletop, mover: Mover, at: Placed, pass?: (model: Model) => boolean): boolean {
  const level = at.level ?? mover.level;
  if (!onTable(table, at, mover.radius)) return false;
  if (level > 0 && table.ground.elevation(at, level) === 0) return false;
  return !forStruck(table, mover, level, at, at, SLACK, pass, always);
}

/** Whether the middle of a base stands in a solid, as seen from above. */
export const standsOn = ({ corners, minX, maxX, minY, maxY }: Solid, at: Point): boolean =>
  at.x >= minX && at.x <= maxX && at.y >= minY && at.y <= maxY && inside(corners, at);
