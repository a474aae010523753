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
  readonly #barred: Uint8Array;

  constructor(from: Cells | Tabletop, radius: number, level: number) {
    if (from instanceof Cells) {
      [this.#size, this.#columns, this.#rows, this.#reach] = [from.#size, from.#columns, from.#rows, from.#reach];
      this.#barred = from.#barred.slice();
      return;
    }
    const { width, depth } = from.ground.terrain;
    this.#size = radius / FINE;
    this.#columns = Math.ceil(width / this.#size);
    this.#rows = Math.ceil(depth / this.#size);
    this.#reach = radius - TOLERANCE - HALF_DIAGONAL * this.#size - HAIR;
    this.#barred = new Uint8Array(this.#columns * this.#rows);
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
        if (isNear((column + 0.5) * size, (row + 0.5) * size)) this.#barred[row * this.#columns + column] = 1;
      }
    }
  }

  /** The cell that a place lies in; -1 if it is barred: where a base stands too close to something, nobody can say. */
  at({ x, y }: Point): number {
    const [column, row] = [Math.floor(x / this.#size), Math.floor(y / this.#size)];
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return -1;
    const cell = row * this.#columns + column;
    return this.#barred[cell] === 0 ? cell : -1;
  }

  /** Bars the cell and all that it is connected with, and visits them. */
  flood(from: number, visit: (cell: number) => void): void {
    const [barred, columns, rows] = [this.#barred, this.#columns, this.#rows];
    if (barred[from] !== 0) return;
    barred[from] = 1;
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      visit(at);
      const column = at % columns;
      const row = (at - column) / columns;
      for (let r = row === 0 ? 0 : row - 1; r <= row + 1 && r < rows; r++) {
        for (let c = column === 0 ? 0 : column - 1; c <= column + 1 && c < columns; c++) {
          const next = r * columns + c;
          if (barred[next] !== 0) continue;
          barred[next] = 1;
          open.push(next);
        }
      }
    }
  }
}

/** So many cells go into the radius of the base. */
const FINE = 3;
const HALF_DIAGONAL = Math.sqrt(2) / 2;
const HAIR = 1e-6;
/** A level has fewer cells. */
const MOST_CELLS = 10_000_000;

/** So many are kept for each ground: by the size of the base, the level, and where bodies stand. */
const KEPT = 16;
const kept = new WeakMap<Ground, Recent<string, Cells>>();

function bareCells(table: Tabletop, radius: number, level: number): Cells {
  let of = kept.get(table.ground);
  if (of === undefined) kept.set(table.ground, (of = new Recent(KEPT)));
  return of.make(`${radius} ${level} ${table.parked}`, () => new Cells(table, radius, level));
}

/**
 * Whether no way at all leads to a goal: walls, or those who stand round it, shut the mover off. A search would have to look at
 * everything to find that out. Where this says no, there may be none all the same.
 */
export function isShutOff(
  table: Tabletop,
  { id, x, y, level, radius }: Mover,
  goal: Place,
  { pass, passages = [] }: MoveOptions,
): boolean {
  const levels = new Map<number, Cells>();
  const cellsOn = (on: number): Cells => {
    let cells = levels.get(on);
    if (cells !== undefined) return cells;
    levels.set(on, (cells = new Cells(bareCells(table, radius, on), radius, on)));
    for (const model of table.models) {
      if (model.level === on && model.id !== id && pass?.(model) !== true) cells.model(model, model.radius);
    }
    return cells;
  };
  const nameOf = (on: number, cell: number): number => on * MOST_CELLS + cell;
  const cellOf = (at: Place): number => nameOf(at.level, cellsOn(at.level).at(at));
  const isUnknown = (at: Place): boolean => cellsOn(at.level).at(at) === -1;
  if (isUnknown({ x, y, level }) || isUnknown(goal)) return false;
  const aim = cellOf(goal);
  const onward = new Map<number, Place[]>();
  const open: Place[] = [{ x, y, level }];
  for (const { from, to } of passages) {
    if (isUnknown(to)) return false;
    if (isUnknown(from)) open.push(to);
    else onward.set(cellOf(from), [...(onward.get(cellOf(from)) ?? []), to]);
  }
  let isReached = false;
  for (let at = open.pop(); at !== undefined && !isReached; at = open.pop()) {
    const { level: on } = at;
    const cells = cellsOn(on);
    const from = cells.at(at);
    if (from === -1) continue; // it has been reached before
    cells.flood(from, (cell) => {
      const name = nameOf(on, cell);
      if (name === aim) isReached = true;
      for (const next of onward.get(name) ?? []) open.push(next);
    });
  }
  return !isReached;
}
