/** An index of 2-inch cells: what is asked for near a line costs by what lies near that line. */
const CELL = 2;

/** The first and the last column found by `spanOf`: two results without making an object for each row. */
let first = 0;
let last = 0;

/** Finds the columns of one row that a stretch widened by `reach` on all sides may touch. */
function spanOf(columns: number, row: number, ax: number, ay: number, bx: number, by: number, reach: number): void {
  let left = ax < bx ? ax : bx;
  let right = ax < bx ? bx : ax;
  const dy = by - ay;
  if (dy !== 0) {
    // Only the part of the stretch that passes this row, seen from the middle of its neighbours' reach.
    const slope = (bx - ax) / dy;
    const x0 = ax + (row * CELL - reach - ay) * slope;
    const x1 = ax + ((row + 1) * CELL + reach - ay) * slope;
    const low = x0 < x1 ? x0 : x1;
    const high = x0 < x1 ? x1 : x0;
    if (low > left) left = low > right ? right : low;
    if (high < right) right = high < left ? left : high;
  }
  first = cellOf(left - reach, columns);
  last = cellOf(right + reach, columns);
}

const cellOf = (n: number, count: number): number => {
  const cell = Math.floor(n / CELL);
  return cell < 0 ? 0 : cell >= count ? count - 1 : cell;
};

/** Something with an outline, as seen from above. */
interface Shape {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** From where to where it reaches in x between two values of y. */
  spanIn(low: number, high: number): readonly [number, number] | null;
}

/** Things that never move, each in every cell that its shape touches or, with a margin, comes that close to. */
export class StillGrid<T extends Shape> {
  readonly columns: number;
  readonly rows: number;
  /** Where the things of each cell begin in `#things`. */
  readonly #start: Int32Array;
  readonly #things: Int32Array;
  readonly #seen: Int32Array;
  #query = 0;
  /** What the last `gather` has found. */
  readonly found: Int32Array;

  constructor(
    width: number,
    depth: number,
    readonly shapes: readonly T[],
    margin = 0,
  ) {
    this.columns = Math.max(1, Math.ceil(width / CELL));
    this.rows = Math.max(1, Math.ceil(depth / CELL));
    const cells: number[][] = Array.from({ length: this.columns * this.rows }, () => []);
    shapes.forEach((shape, thing) => {
      const [low, high] = [cellOf(shape.minY - margin, this.rows), cellOf(shape.maxY + margin, this.rows)];
      for (let row = low; row <= high; row++) {
        const span = shape.spanIn(row * CELL - margin, (row + 1) * CELL + margin);
        if (span === null) continue;
        const last = cellOf(span[1] + margin, this.columns);
        for (let c = cellOf(span[0] - margin, this.columns); c <= last; c++) {
          cells[row * this.columns + c]?.push(thing);
        }
      }
    });
    this.#start = new Int32Array(cells.length + 1);
    cells.forEach((cell, i) => {
      this.#start[i + 1] = (this.#start[i] ?? 0) + cell.length;
    });
    this.#things = Int32Array.from(cells.flat());
    this.#seen = new Int32Array(shapes.length);
    this.found = new Int32Array(shapes.length);
  }

  /** Finds each thing that may lie within `reach` of a stretch: how many; `found` holds them. */
  gather(ax: number, ay: number, bx: number, by: number, reach: number): number {
    const [start, things, seen, found, query] = [this.#start, this.#things, this.#seen, this.found, ++this.#query];
    const low = cellOf((by >= ay ? ay : by) - reach, this.rows);
    const high = cellOf((by >= ay ? by : ay) + reach, this.rows);
    let count = 0;
    for (let row = low; row <= high; row++) {
      spanOf(this.columns, row, ax, ay, bx, by, reach);
      // The cells of a row follow each other, and so do the things in them.
      const end = start[row * this.columns + last + 1] as number;
      for (let i = start[row * this.columns + first] as number; i < end; i++) {
        const thing = things[i] as number;
        if (seen[thing] === query) continue;
        seen[thing] = query;
        found[count++] = thing;
      }
    }
    return count;
  }

  /** Visits each thing that may lie within `reach` of a stretch, in the stretch's direction; true ends the visit. */
  along(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    reach: number,
    visit: (shape: T, thing: number) => boolean | undefined,
  ): boolean {
    this.#query++;
    const { columns, rows, shapes } = this;
    const [start, things, seen, query] = [this.#start, this.#things, this.#seen, this.#query];
    const up = by >= ay;
    const forward = bx >= ax;
    const low = cellOf((up ? ay : by) - reach, rows);
    const high = cellOf((up ? by : ay) + reach, rows);
    for (let row = up ? low : high; row >= low && row <= high; row += up ? 1 : -1) {
      spanOf(columns, row, ax, ay, bx, by, reach);
      const [from, to] = [row * columns + first, row * columns + last];
      for (let cell = forward ? from : to; cell >= from && cell <= to; cell += forward ? 1 : -1) {
        const end = start[cell + 1] as number;
        for (let i = start[cell] as number; i < end; i++) {
          const thing = things[i] as number;
          if (seen[thing] === query) continue;
          seen[thing] = query;
          if (visit(shapes[thing] as T, thing) === true) return true;
        }
      }
    }
    return false;
  }
}

/** Things that move, each in the cell of its middle. Copies share their cells, so a cell is never changed, only replaced. */
export class MovingGrid<T extends { readonly x: number; readonly y: number }> {
  readonly columns: number;
  readonly rows: number;
  readonly #cells: (readonly T[] | undefined)[];

  constructor(
    private readonly width: number,
    private readonly depth: number,
    cells?: readonly (readonly T[] | undefined)[],
  ) {
    this.columns = Math.max(1, Math.ceil(width / CELL));
    this.rows = Math.max(1, Math.ceil(depth / CELL));
    this.#cells = cells?.slice() ?? new Array<undefined>(this.columns * this.rows).fill(undefined);
  }

  copy(): MovingGrid<T> {
    return new MovingGrid<T>(this.width, this.depth, this.#cells);
  }

  #cell({ x, y }: T): number {
    return cellOf(y, this.rows) * this.columns + cellOf(x, this.columns);
  }

  add(thing: T): void {
    const cell = this.#cell(thing);
    const there = this.#cells[cell];
    this.#cells[cell] = there === undefined ? [thing] : [...there, thing];
  }

  remove(thing: T): void {
    const cell = this.#cell(thing);
    this.#cells[cell] = this.#cells[cell]?.filter((other) => other !== thing);
  }

  /** Finds each thing whose middle may lie within `reach` of a stretch. */
  gather(ax: number, ay: number, bx: number, by: number, reach: number): T[] {
    const { columns, rows } = this;
    const cells = this.#cells;
    const found: T[] = [];
    const low = cellOf((by >= ay ? ay : by) - reach, rows);
    const high = cellOf((by >= ay ? by : ay) + reach, rows);
    for (let row = low; row <= high; row++) {
      spanOf(columns, row, ax, ay, bx, by, reach);
      const end = row * columns + last;
      for (let c = row * columns + first; c <= end; c++) {
        const cell = cells[c];
        if (cell === undefined) continue;
        for (let i = 0; i < cell.length; i++) found.push(cell[i] as T);
      }
    }
    return found;
  }

  /** Visits each thing whose middle may lie within `reach` of a stretch; true ends the visit. */
  along(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    reach: number,
    visit: (thing: T) => boolean | undefined,
  ): boolean {
    for (const thing of this.gather(ax, ay, bx, by, reach)) if (visit(thing) === true) return true;
    return false;
  }
}
