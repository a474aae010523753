import { type Point, Recent } from '../../kernel/index.ts';
import { TOLERANCE } from '../geometry/tangents.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Ground } from '../terrain/ground.ts';
import { type Mover, strikesSolid } from './clearance.ts';
import type { MoveOptions } from './ways.ts';

type Place = Point & { readonly level: number };

/**
 * Where the middle of a base cannot be, on a grid of cells: a cell is barred if something stands too near to all of it. A way can
 * lead from a cell to each of the eight round it. So what the grid says is apart is apart; a crack that is hardly too narrow may
 * pass for a way.
 */
class Cells {
  readonly #size: number;
  readonly #columns: number;
  readonly #rows: number;
  /** How near something may come to the middle of a cell that is not barred. */
  readonly #reach: number;
  /** The region that each cell belongs to, as far as they have been told apart. */
  readonly #regions: Uint32Array;
  #found = 0;

  constructor(from: Cells | Tabletop, radius: number, level: number) {
    if (from instanceof Cells) {
      [this.#size, this.#columns, this.#rows, this.#reach] = [from.#size, from.#columns, from.#rows, from.#reach];
      this.#regions = from.#regions.slice();
      return;
    }
    const { width, depth } = from.ground.terrain;
    this.#size = radius / FINE;
    this.#columns = Math.ceil(width / this.#size);
    this.#rows = Math.ceil(depth / this.#size);
    this.#reach = radius - TOLERANCE - HALF_DIAGONAL * this.#size - HAIR;
    this.#regions = new Uint32Array(this.#columns * this.#rows).fill(FREE);
    for (const solid of from.barring(level)) {
      const { minX, maxX, minY, maxY } = solid;
      this.#bar(minX, maxX, minY, maxY, this.#reach, (x, y) => strikesSolid(solid, x, y, x, y, this.#reach));
    }
  }

  /** Bars the cells that a model of that size keeps others from. */
  model({ x, y }: Point, radius: number): void {
    const far = radius + this.#reach;
    this.#bar(x, x, y, y, far, (px, py) => (px - x) * (px - x) + (py - y) * (py - y) < far * far);
  }

  #bar(
    minX: number,
    maxX: number,
    minY: number,
    maxY: number,
    far: number,
    isNear: (x: number, y: number) => boolean,
  ): void {
    const size = this.#size;
    const [left, right] = [Math.max(0, Math.floor((minX - far) / size)), (maxX + far) / size];
    const [low, high] = [Math.max(0, Math.floor((minY - far) / size)), (maxY + far) / size];
    for (let row = low; row < this.#rows && row <= high; row++) {
      for (let column = left; column < this.#columns && column <= right; column++) {
        if (isNear((column + 0.5) * size, (row + 0.5) * size)) this.#regions[row * this.#columns + column] = BARRED;
      }
    }
  }

  /** The region in which a place lies; BARRED where a base stands so close to something that nobody can say. */
  at({ x, y }: Point): number {
    const [column, row] = [Math.floor(x / this.#size), Math.floor(y / this.#size)];
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return BARRED;
    const cell = row * this.#columns + column;
    if (this.#regions[cell] === FREE) this.#flood(cell, ++this.#found);
    return this.#regions[cell] as number;
  }

  #flood(from: number, region: number): void {
    const [regions, columns, rows] = [this.#regions, this.#columns, this.#rows];
    const open = [from];
    regions[from] = region;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const column = at % columns;
      const row = (at - column) / columns;
      for (let r = row === 0 ? 0 : row - 1; r <= row + 1 && r < rows; r++) {
        for (let c = column === 0 ? 0 : column - 1; c <= column + 1 && c < columns; c++) {
          const next = r * columns + c;
          if (regions[next] !== FREE) continue;
          regions[next] = region;
          open.push(next);
        }
      }
    }
  }
}

const BARRED = 0;
/** Belongs to a region that nobody has asked for yet. */
const FREE = 0xffff_ffff;

/** So many cells go into the radius of the base. */
const FINE = 3;
const HALF_DIAGONAL = Math.sqrt(2) / 2;
const HAIR = 1e-6;

/** So many are kept for each ground: by the size of the base, the level, and where bodies stand. */
const KEPT = 16;
const bare = new WeakMap<Ground, Recent<string, Cells>>();
/** So many are kept for each table: by who moves, the level, and who may be passed. */
const KEPT_BY_TABLE = 32;
const peopled = new WeakMap<Tabletop, Recent<string, Cells>>();

function cellsFor(table: Tabletop, mover: Mover, pass: MoveOptions['pass']): (level: number) => Cells {
  const { id, radius } = mover;
  const barring = table.models.filter((model) => model.id !== id && pass?.(model) !== true);
  const those = barring.map((model) => model.id).join();
  let [ofGround, ofTable] = [bare.get(table.ground), peopled.get(table)];
  if (ofGround === undefined) bare.set(table.ground, (ofGround = new Recent(KEPT)));
  if (ofTable === undefined) peopled.set(table, (ofTable = new Recent(KEPT_BY_TABLE)));
  const { parked, age } = table;
  return (level) =>
    ofTable.make(`${age} ${radius} ${level} ${those}`, () => {
      const empty = ofGround.make(`${radius} ${level} ${parked}`, () => new Cells(table, radius, level));
      const cells = new Cells(empty, radius, level);
      for (const model of barring) if (model.level === level) cells.model(model, model.radius);
      return cells;
    });
}

/**
 * Whether no way at all leads to a goal: walls, or those who stand round it, shut the mover off. A search would have to look at
 * everything to find that out. Where this says no, there may be none all the same.
 */
export function isShutOff(table: Tabletop, mover: Mover, goal: Place, { pass, passages = [] }: MoveOptions): boolean {
  const cellsOn = cellsFor(table, mover, pass);
  const regionOf = (at: Place): string => {
    const region = cellsOn(at.level).at(at);
    return region === BARRED ? UNKNOWN : `${at.level} ${region}`;
  };
  const aim = regionOf(goal);
  const reached = new Set([regionOf(mover)]);
  if (aim === UNKNOWN || reached.has(UNKNOWN) || reached.has(aim)) return false;
  const ways = passages.map(({ from, to }) => ({ from: regionOf(from), to: regionOf(to) }));
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of ways) if (from === UNKNOWN || reached.has(from)) reached.add(to);
    if (reached.has(aim) || reached.has(UNKNOWN)) return false;
  }
  return true;
}

/** Where a base stands too close to something to say to which region it belongs. */
const UNKNOWN = '';
