import type { Point } from '../../../kernel/index.ts';
import { apart, fits, groundAt, isOpenLine, type Model, Tabletop, type Terrain } from '../../../tabletop/index.ts';
import { BASE } from '../words.ts';

/**
 * How far it is on foot past the terrain, roughly and at once: a mesh of points, and from each goal the way to all of
 * them. Meshes and goals are kept, since terrain does not move.
 */

const STEP = 1.5;
/** EDM.MOVE.7: rough ground costs twice the way, and danger is better walked round. */
const COSTS = { normal: 1, difficult: 2, dangerous: 3, impassable: 1 } as const;
/** Ways are counted in tenths of an inch. */
const TENTHS = 10;
/** So many goals are kept for one terrain. */
const MOST_GOALS = 600;

interface Mesh {
  readonly columns: number;
  readonly rows: number;
  /** For every point those next to it, and how far that is. */
  readonly links: readonly (readonly (readonly [to: number, tenths: number])[])[];
  readonly goals: Map<number, Float64Array>;
}

const meshes = new WeakMap<Terrain, Mesh>();

function meshOf(terrain: Terrain): Mesh {
  let mesh = meshes.get(terrain);
  if (mesh === undefined) {
    mesh = woven(terrain);
    meshes.set(terrain, mesh);
  }
  return mesh;
}

/** To the east, south-west, south and south-east: the other four are the same links seen from the other end. */
const NEIGHBOURS = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

function woven(terrain: Terrain): Mesh {
  const table = new Tabletop(terrain);
  const columns = Math.floor(terrain.width / STEP);
  const rows = Math.floor(terrain.depth / STEP);
  const links: [number, number][][] = Array.from({ length: columns * rows }, () => []);
  const bodies = links.map((_, cell): Model => ({ id: '', ...middleOf(cell, columns), level: 0, facing: 0, ...BASE }));
  const stands = bodies.map((body) => fits(table, body, body));
  const costs = bodies.map((body) => COSTS[groundAt(table, body).kind]);
  bodies.forEach((body, cell) => {
    if (stands[cell] !== true) return;
    const column = cell % columns;
    for (const [dx, dy] of NEIGHBOURS) {
      const next = cell + dx + dy * columns;
      const other = bodies[next];
      if (column + dx < 0 || column + dx >= columns || other === undefined || stands[next] !== true) continue;
      if (!isOpenLine(table, body, other)) continue;
      const cost = ((costs[cell] as number) + (costs[next] as number)) / 2;
      const tenths = Math.round(apart(body, other) * cost * TENTHS);
      links[cell]?.push([next, tenths]);
      links[next]?.push([cell, tenths]);
    }
  });
  return { columns, rows, links, goals: new Map() };
}

const middleOf = (cell: number, columns: number): Point => ({
  x: ((cell % columns) + 0.5) * STEP,
  y: (Math.floor(cell / columns) + 0.5) * STEP,
});

/** From every point of the mesh to one of them, nearest first: a shelf for every tenth of an inch. */
function waysTo({ links, goals }: Mesh, goal: number): Float64Array {
  const known = goals.get(goal);
  if (known !== undefined) return known;
  const far = new Float64Array(links.length).fill(Number.POSITIVE_INFINITY);
  const shelves: (number[] | undefined)[] = [[goal]];
  far[goal] = 0;
  for (let tenths = 0; tenths < shelves.length; tenths++) {
    for (const cell of shelves[tenths] ?? []) {
      if (far[cell] !== tenths) continue;
      for (const [next, more] of links[cell] ?? []) {
        const sum = tenths + more;
        if (sum >= (far[next] as number)) continue;
        far[next] = sum;
        const shelf = shelves[sum];
        if (shelf === undefined) shelves[sum] = [next];
        else shelf.push(next);
      }
    }
  }
  if (goals.size >= MOST_GOALS) goals.clear();
  goals.set(goal, far);
  return far;
}

/** How far it is from anywhere to a place, in inches of easy ground; as the crow flies where no way is known. */
export function onFoot(terrain: Terrain, to: Point): (from: Point) => number {
  const mesh = meshOf(terrain);
  const far = waysTo(mesh, cellAt(mesh, to));
  return (from) => {
    const straight = apart(from, to);
    if (straight <= 2 * STEP) return straight;
    let best = Number.POSITIVE_INFINITY;
    for (const cell of cellsRound(mesh, from)) {
      const way = (far[cell] as number) / TENTHS + apart(from, middleOf(cell, mesh.columns));
      if (way < best) best = way;
    }
    return best === Number.POSITIVE_INFINITY ? straight + LOST : Math.max(best, straight);
  };
}
/** What it counts that there is no way. */
const LOST = 20;

function cellAt({ columns, rows, links }: Mesh, { x, y }: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / STEP)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / STEP)));
  const cell = row * columns + column;
  if ((links[cell]?.length ?? 0) > 0) return cell;
  // Who stands close to a wall is looked for beside the point that has no room.
  return (
    cellsRound({ columns, rows, links, goals: new Map() }, { x, y }).find((other) => (links[other]?.length ?? 0) > 0) ??
    cell
  );
}

/** The four points of the mesh round a place. */
function cellsRound({ columns, rows }: Mesh, { x, y }: Point): number[] {
  const left = Math.min(columns - 2, Math.max(0, Math.floor(x / STEP - 0.5)));
  const top = Math.min(rows - 2, Math.max(0, Math.floor(y / STEP - 0.5)));
  const first = top * columns + left;
  return [first, first + 1, first + columns, first + columns + 1];
}
