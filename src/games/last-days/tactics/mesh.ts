import type { Point } from '../../../kernel/index.ts';
import { bodyAt, type Standing } from '../../../skirmish/index.ts';
import { apart, fits, groundAt, isOpenLine, type Model, point, type Tabletop } from '../../../tabletop/index.ts';
import { levelsOf } from '../prepare/spots.ts';
import type { Battle } from '../state.ts';
import { bareTableOf, PERSON, tabletopOf } from '../units.ts';

/**
 * The table as a mesh of places an inch apart, with what it costs in Action Points to go from each to the next: rough, and quick
 * enough to look at every place that somebody can reach. Meshes are kept, since terrain seldom changes.
 */

type Ground = Tabletop['ground'];

/** LD.T.MOVE: what an inch of ground costs; what is dangerous is better walked round. */
const COSTS = { normal: 1, difficult: 2, dangerous: 3, impassable: 1 } as const;
/** LD.MISC.1, LD.TERRAIN.25: a closed door is opened, a window climbed through. */
const PASSAGE = 2;
/** Ways are counted in tenths of an Action Point. */
const TENTHS = 10;
/** A base that stands before a door is so far from its middle. */
const BEFORE = 0.51;
/** From an opening or the end of a ladder to a place of the mesh. */
const NEAR = 1.6;
/** So many goals are kept for one table. */
const MOST_GOALS = 400;
const MOST_CELLS = 5000;
/** Places are told apart by thousandths of an inch; no table is so many of them wide. */
const GRAINS = 1000;
const WIDE = 1_000_000;

interface MeshLink {
  readonly to: number;
  readonly tenths: number;
  /** The closed door that it leads through. */
  readonly door: string | null;
}

/** A closed door, with the places before it on both sides. */
interface ClosedDoor {
  readonly id: string;
  readonly level: number;
  readonly sides: readonly [Point, Point];
  /** Places from which it can be opened as well, where somebody stands before its middle. */
  readonly beside: readonly Standing[];
}

/** A door, a window, a ladder or stairs: places between those of the mesh, where the way leads from one to the next. */
export interface Gate {
  readonly sides: readonly [Standing, Standing];
  /** The places of the mesh from which they are reached. */
  readonly cells: readonly [number, number];
  /** What it costs from side to side. */
  readonly ap: number;
  readonly isClosed: boolean;
}

export interface Mesh {
  readonly ground: Ground;
  /** The table without anybody on it. */
  readonly bare: Tabletop;
  readonly columns: number;
  readonly rows: number;
  readonly levels: number;
  /** Where a base can stand. */
  readonly stands: readonly boolean[];
  readonly links: readonly (readonly MeshLink[])[];
  readonly doors: readonly ClosedDoor[];
  readonly gates: readonly Gate[];
  readonly fields: Map<string, Float64Array>;
  /** The places of the mesh that stand for places between them, as they were asked for. */
  readonly cells: Map<number, number>;
}

const meshes = new WeakMap<Ground, Mesh>();

export function meshOf(battle: Battle): Mesh {
  const table = tabletopOf(battle);
  let mesh = meshes.get(table.ground);
  if (mesh === undefined) {
    mesh = woven(battle, table);
    meshes.set(table.ground, mesh);
  }
  return mesh;
}

export const placeAt = ({ columns, rows }: Pick<Mesh, 'columns' | 'rows'>, cell: number): Standing => {
  const level = Math.floor(cell / (columns * rows));
  const on = cell - level * columns * rows;
  return { x: (on % columns) + 0.5, y: Math.floor(on / columns) + 0.5, level };
};

/** To the east, south-west, south and south-east: the other four are the same links seen from the other end. */
const NEIGHBOURS = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

function woven(battle: Battle, table: Tabletop): Mesh {
  const { ground } = table;
  const bare = bareTableOf(battle);
  const columns = Math.floor(ground.terrain.width);
  const rows = Math.floor(ground.terrain.depth);
  const levels = levelsOf(battle).length;
  const links: MeshLink[][] = Array.from({ length: columns * rows * levels }, () => []);
  const bodies = links.map((_, cell): Model => bodyAt('', placeAt({ columns, rows }, cell), PERSON));
  const stands = bodies.map((body) => fits(bare, body, body));
  const costs = bodies.map((body, cell) => (stands[cell] === true ? COSTS[groundAt(bare, body).kind] : 1));
  bodies.forEach((body, cell) => {
    if (stands[cell] !== true) return;
    const column = cell % columns;
    for (const [dx, dy] of NEIGHBOURS) {
      const next = cell + dx + dy * columns;
      const other = bodies[next];
      if (column + dx < 0 || column + dx >= columns || other === undefined || other.level !== body.level) continue;
      if (stands[next] !== true || !isOpenLine(bare, body, other)) continue;
      if (body.level > 0 && !fits(bare, body, midway(body, other))) continue;
      join(links, cell, next, (apart(body, other) * ((costs[cell] as number) + (costs[next] as number))) / 2, null);
    }
  });
  const mesh = { ground, bare, columns, rows, levels, stands, links, ...kept() };
  const climbs = upAndDown(mesh, links);
  const { doors, gates } = throughOpenings(mesh, links);
  return { ...mesh, doors, gates: [...climbs, ...gates] };
}

const kept = (): Pick<Mesh, 'fields' | 'cells'> => ({ fields: new Map(), cells: new Map() });

const midway = (a: Model, b: Model): Standing => ({ ...point((a.x + b.x) / 2, (a.y + b.y) / 2), level: a.level });

function join(links: MeshLink[][], one: number, other: number, ap: number, door: string | null): void {
  const tenths = Math.max(1, Math.round(ap * TENTHS));
  links[one]?.push({ to: other, tenths, door });
  links[other]?.push({ to: one, tenths, door });
}

type Woven = Omit<Mesh, 'doors' | 'gates'>;

/** LD.TERRAIN.7, LD.TERRAIN.10: ladders and stairs. */
function upAndDown(mesh: Woven, links: MeshLink[][]): Gate[] {
  const { ground } = mesh;
  const gates: Gate[] = [];
  for (const { from, to } of ground.links) {
    const [one, other] = [cellNear(mesh, from), cellNear(mesh, to)];
    if (one === null || other === null) continue;
    const height = Math.abs(ground.elevation(to, to.level) - ground.elevation(from, from.level));
    const way = apart(from, placeAt(mesh, one)) + apart(to, placeAt(mesh, other));
    const ap = Math.max(height, apart(from, to));
    join(links, one, other, way + ap, null);
    const sides = [standing(from, from.level), standing(to, to.level)] as const;
    gates.push({ sides, cells: [one, other], ap, isClosed: false });
  }
  return gates;
}
const standing = ({ x, y }: Point, level: number): Standing => ({ x, y, level });

/** LD.MISC.1, LD.TERRAIN.25: doors and windows; those that are boarded up let nobody through. */
function throughOpenings(mesh: Woven, links: MeshLink[][]): Pick<Mesh, 'doors' | 'gates'> {
  const { ground } = mesh;
  const doors: ClosedDoor[] = [];
  const gates: Gate[] = [];
  for (const { id, kind, from, to, level } of ground.openings) {
    const word = ground.wordOf(id);
    if (word === 'boarded') continue;
    const isClosed = kind === 'door' && word === 'closed';
    const sides = sidesOf(from, to);
    const [one, other] = sides.map((at) => cellNear(mesh, { ...at, level }));
    if (isClosed) doors.push({ id, level, sides, beside: besideOf(from, to, level) });
    if (one === null || one === undefined || other === null || other === undefined || one === other) continue;
    const way = apart(placeAt(mesh, one), sides[0]) + apart(sides[1], placeAt(mesh, other));
    const ap = 2 * BEFORE + (isClosed || kind === 'window' ? PASSAGE : 0);
    join(links, one, other, way + ap, isClosed ? id : null);
    gates.push({ sides: [standing(sides[0], level), standing(sides[1], level)], cells: [one, other], ap, isClosed });
  }
  return { doors, gates };
}

/** What it costs to come to each side of a gate, or to go on from there, if that is what the places of the mesh cost. */
export function gateCosts(
  mesh: Mesh,
  { sides, cells, ap, isClosed }: Gate,
  costs: Float64Array,
  opens: boolean,
): [number, number] {
  const [one, other] = cells.map(
    (cell, i) => (costs[cell] as number) + apart(placeAt(mesh, cell), sides[i] as Standing),
  );
  const across = isClosed && !opens ? Number.POSITIVE_INFINITY : ap;
  return [Math.min(one as number, (other as number) + across), Math.min(other as number, (one as number) + across)];
}

/** Somebody who stands so near to one side of a gate stands before it. */
const BESIDE = 0.6;

/** How far it is to a goal from any place, those before gates included: they lie between the places of the mesh. */
export function farFrom(mesh: Mesh, far: Float64Array, at: Standing): number {
  let least = far[cellOf(mesh, at)] as number;
  for (const gate of mesh.gates) {
    for (const [i, side] of gate.sides.entries()) {
      if (side.level !== at.level || apart(side, at) > BESIDE) continue;
      least = Math.min(least, apart(side, at) + (gateCosts(mesh, gate, far, true)[i] as number));
    }
  }
  return least;
}

/** The two places before the middle of an opening. */
function sidesOf(from: Point, to: Point): [Point, Point] {
  const long = Math.max(0.001, apart(from, to));
  const off = { x: (-(to.y - from.y) / long) * BEFORE, y: ((to.x - from.x) / long) * BEFORE };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [point(middle.x + off.x, middle.y + off.y), point(middle.x - off.x, middle.y - off.y)];
}

/** A base before the jamb of a door touches the door still. */
const JAMB = 0.3;
function besideOf(from: Point, to: Point, level: number): Standing[] {
  const long = Math.max(0.001, apart(from, to));
  const share = Math.max(0, 0.5 - JAMB / long);
  return sidesOf(from, to).flatMap((side) =>
    [share, -share].map((off) =>
      standing({ x: side.x + off * (to.x - from.x), y: side.y + off * (to.y - from.y) }, level),
    ),
  );
}

/** The nearest place of the mesh from which a straight line leads there; null where there is none. */
function cellNear(mesh: Woven, at: Standing, far = NEAR): number | null {
  const body = bodyAt('', at, PERSON);
  let [best, inches] = [null as number | null, far];
  for (const cell of cellsRound(mesh, at)) {
    if (mesh.stands[cell] !== true) continue;
    const there = placeAt(mesh, cell);
    const gap = apart(at, there);
    if (gap < inches && isOpenLine(mesh.bare, bodyAt('', there, PERSON), body)) [best, inches] = [cell, gap];
  }
  return best;
}

function* cellsRound({ columns, rows }: Woven, { x, y, level }: Standing): Generator<number> {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      yield (level * rows + r) * columns + c;
    }
  }
}

/** The place of the mesh that stands for somebody there. */
export function cellOf(mesh: Woven, at: Standing): number {
  const key = (at.level * WIDE + Math.round(at.y * GRAINS)) * WIDE + Math.round(at.x * GRAINS);
  const known = mesh.cells.get(key);
  if (known !== undefined) return known;
  const cell = cellNear(mesh, at) ?? roughly(mesh, at);
  if (mesh.cells.size >= MOST_CELLS) mesh.cells.clear();
  mesh.cells.set(key, cell);
  return cell;
}

/** The nearest place where a base can stand, whatever is in between. */
function roughly(mesh: Woven, at: Standing): number {
  const { columns, rows } = mesh;
  let [best, inches] = [0, Number.POSITIVE_INFINITY];
  for (const cell of cellsRound(mesh, at)) {
    const gap = apart(at, placeAt(mesh, cell)) + (mesh.stands[cell] === true ? 0 : 5);
    if (gap < inches) [best, inches] = [cell, gap];
  }
  return Math.min(best, columns * rows * mesh.levels - 1);
}

/** From every place of the mesh to the nearest of some goals, in Action Points; kept under a name. */
export function fieldTo(mesh: Mesh, name: string, goals: () => readonly number[]): Float64Array {
  const known = mesh.fields.get(name);
  if (known !== undefined) return known;
  const far = spread(mesh, goals(), Number.POSITIVE_INFINITY, true);
  if (mesh.fields.size >= MOST_GOALS) mesh.fields.clear();
  mesh.fields.set(name, far);
  return far;
}

/** What it costs to go to a place from anywhere; doors are opened on the way. */
export const fieldToPlace = (mesh: Mesh, at: Standing): Float64Array => {
  const cell = cellOf(mesh, at);
  return fieldTo(mesh, `to ${cell}`, () => [cell]);
};

/** What it costs to go from a place to everywhere within that many Action Points, closed doors barred. */
export const reachFrom = (mesh: Mesh, at: Standing, ap: number): Float64Array =>
  spread(mesh, [cellOf(mesh, at)], ap, false);

/** Nearest first: a shelf for every tenth of an Action Point. */
function spread({ links }: Mesh, goals: readonly number[], most: number, opensDoors: boolean): Float64Array {
  const far = new Float64Array(links.length).fill(Number.POSITIVE_INFINITY);
  const shelves: (number[] | undefined)[] = [[...goals]];
  for (const goal of goals) far[goal] = 0;
  for (let tenths = 0; tenths < shelves.length; tenths++) {
    for (const cell of shelves[tenths] ?? []) {
      if (far[cell] !== tenths) continue;
      for (const { to, tenths: more, door } of links[cell] ?? []) {
        const sum = tenths + more;
        if (sum >= (far[to] as number) || sum > most * TENTHS || (door !== null && !opensDoors)) continue;
        far[to] = sum;
        const shelf = shelves[sum];
        if (shelf === undefined) shelves[sum] = [to];
        else shelf.push(to);
      }
    }
  }
  for (let i = 0; i < far.length; i++) far[i] = (far[i] as number) / TENTHS;
  return far;
}
