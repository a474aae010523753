import type { Terrain } from '../terrain/terrain.ts';
import type { Point } from '../../kernel/index.ts';
import { inside } from '../geometry/polygon.ts';
import { isSquare } from './plan.ts';

/** Whether one gets everywhere on foot, with all doors open: on a raster of a quarter of an inch, for a base of one inch. */

const CELL = 0.25;
const RADIUS = 0.5 - 0.02;

interface Storey {
  readonly columns: number;
  readonly rows: number;
  /** 1 where no base fits, 2 where one has been. */
  readonly cells: Uint8Array;
}

/** Square inches of each storey that no way leads to: first the ground, then each upper storey of each building. */
export interface Pockets {
  /** In the open. */
  readonly outside: number;
  /** In buildings, on every storey. */
  readonly inside: number;
  /** What can be reached in the open. */
  readonly open: number;
}

export function pocketsOf(terrain: Terrain): Pockets {
  const ground = storeyOf(terrain, 0);
  flood(ground, firstFree(ground));
  const indoors = new Uint8Array(ground.cells.length);
  for (const { outline } of terrain.buildings) mark(ground, outline, (i) => (indoors[i] = 1));
  let [outside, within, open] = [0, 0, 0];
  ground.cells.forEach((cell, i) => {
    if (cell === 2 && indoors[i] === 0) open++;
    if (cell === 0 && indoors[i] === 1) within++;
    if (cell === 0 && indoors[i] === 0) outside++;
  });
  const levels = Math.max(0, ...terrain.buildings.map(({ floors }) => floors.length));
  let below = ground;
  for (let level = 1; level < levels; level++) {
    const storey = storeyOf(terrain, level);
    const here = new Uint8Array(storey.cells.length);
    for (const { outline, floors } of terrain.buildings)
      if (floors.length > level) mark(storey, outline, (i) => (here[i] = 1));
    storey.cells.forEach((_, i) => {
      if (here[i] === 0) storey.cells[i] = 1;
    });
    for (const { links } of terrain.buildings) {
      for (const { from, to } of links) {
        const [low, high] = from.level < to.level ? [from, to] : [to, from];
        if (high.level === level && low.level === level - 1 && below.cells[indexOf(below, low)] === 2)
          flood(storey, indexOf(storey, high));
      }
    }
    storey.cells.forEach((cell) => {
      if (cell === 0) within++;
    });
    below = storey;
  }
  const inches = CELL * CELL;
  return { outside: outside * inches, inside: within * inches, open: open * inches };
}

const indexOf = ({ columns }: Storey, { x, y }: Point): number => Math.round(y / CELL) * columns + Math.round(x / CELL);

function storeyOf({ width, depth, pieces, buildings }: Terrain, level: number): Storey {
  const columns = Math.floor(width / CELL) + 1;
  const rows = Math.floor(depth / CELL) + 1;
  const storey: Storey = { columns, rows, cells: new Uint8Array(columns * rows) };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * CELL, row * CELL];
      if (x < RADIUS || y < RADIUS || x > width - RADIUS || y > depth - RADIUS)
        storey.cells[row * columns + column] = 1;
    }
  }
  const bar = (i: number): void => {
    storey.cells[i] = 1;
  };
  const edge = (a: Point, b: Point): void => alongside(storey, a, b, bar);
  if (level === 0) {
    for (const { outline, kind } of pieces) {
      if (kind !== 'impassable') continue;
      mark(storey, outline, bar);
      outline.forEach((a, i) => edge(a, outline[(i + 1) % outline.length] as Point));
    }
  }
  for (const { outline, walls, openings, floors } of buildings) {
    if (level >= floors.length) continue;
    const doors = openings.filter((o) => o.kind === 'door' && o.level === level);
    const outer = outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length] as Point }));
    for (const { from, to } of [...outer, ...walls.filter((w) => w.level === level)]) {
      for (const [a, b] of between(from, to, doors)) edge(a, b);
    }
  }
  return storey;
}

/** What stands of a wall along the table's edges between its doors. */
function between(from: Point, to: Point, doors: readonly { from: Point; to: Point }[]): (readonly [Point, Point])[] {
  const upright = from.x === to.x;
  const [low, high] = upright
    ? [Math.min(from.y, to.y), Math.max(from.y, to.y)]
    : [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const gaps = doors
    .filter((d) => (upright ? d.from.x === from.x && d.to.x === from.x : d.from.y === from.y && d.to.y === from.y))
    .map((d) =>
      upright
        ? [Math.min(d.from.y, d.to.y), Math.max(d.from.y, d.to.y)]
        : [Math.min(d.from.x, d.to.x), Math.max(d.from.x, d.to.x)],
    )
    .filter(([a = 0, b = 0]) => b > low && a < high)
    .sort(([a = 0], [b = 0]) => a - b);
  const point = (at: number): Point => (upright ? { x: from.x, y: at } : { x: at, y: from.y });
  const parts: (readonly [Point, Point])[] = [];
  let at = low;
  for (const [start = 0, end = 0] of gaps) {
    if (start > at) parts.push([point(at), point(start)]);
    at = Math.max(at, end);
  }
  if (at < high) parts.push([point(at), point(high)]);
  return parts;
}

/** Every cell inside an outline. */
function mark(storey: Storey, outline: readonly Point[], visit: (index: number) => void): void {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const square = isSquare(outline);
  each(storey, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), (x, y, i) => {
    if (square || inside(outline, { x, y })) visit(i);
  });
}

/** Every cell nearer to a stretch than a base's radius. */
function alongside(storey: Storey, a: Point, b: Point, visit: (index: number) => void): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const low = { x: Math.min(a.x, b.x) - RADIUS, y: Math.min(a.y, b.y) - RADIUS };
  const high = { x: Math.max(a.x, b.x) + RADIUS, y: Math.max(a.y, b.y) + RADIUS };
  each(storey, low.x, low.y, high.x, high.y, (x, y, i) => {
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
    const [ex, ey] = [x - a.x - dx * share, y - a.y - dy * share];
    if (ex * ex + ey * ey < RADIUS * RADIUS) visit(i);
  });
}

function each(
  { columns, rows }: Storey,
  lowX: number,
  lowY: number,
  highX: number,
  highY: number,
  visit: (x: number, y: number, index: number) => void,
): void {
  const [left, right] = [Math.max(0, Math.ceil(lowX / CELL)), Math.min(columns - 1, Math.floor(highX / CELL))];
  const [bottom, top] = [Math.max(0, Math.ceil(lowY / CELL)), Math.min(rows - 1, Math.floor(highY / CELL))];
  for (let row = bottom; row <= top; row++) {
    for (let column = left; column <= right; column++) visit(column * CELL, row * CELL, row * columns + column);
  }
}

/** A free cell at the table's edge: where somebody comes onto it. */
function firstFree({ columns, rows, cells }: Storey): number {
  const row = Math.ceil(RADIUS / CELL);
  for (let column = Math.floor(columns / 2); column < columns; column++)
    if (cells[row * columns + column] === 0) return row * columns + column;
  const free = cells.indexOf(0);
  return free < 0 ? rows : free;
}

function flood({ columns, cells }: Storey, from: number): void {
  if (cells[from] !== 0) return;
  cells[from] = 2;
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of [at - 1, at + 1, at - columns, at + columns]) {
      if (cells[next] !== 0) continue;
      cells[next] = 2;
      open.push(next);
    }
  }
}
