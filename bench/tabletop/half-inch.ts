import type { Point } from '../../src/kernel/index.ts';
import { fits, type Model } from '../../src/tabletop/index.ts';
import type { Scene } from './scenes.ts';

/** A* over a grid of half inches, eight steps from each: what most programs do. Where a base has room is worked out before. */
export class HalfInchGrid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #free: Uint8Array;
  readonly #cost: Float64Array;
  readonly #stamp: Int32Array;
  readonly #closed: Int32Array;
  readonly #from: Int32Array;
  readonly #heap: Int32Array;
  readonly #keys: Float64Array;
  #query = 0;

  constructor({ table, width, depth }: Scene, base: Model) {
    this.#columns = Math.floor(width * 2) + 1;
    this.#rows = Math.floor(depth * 2) + 1;
    const cells = this.#columns * this.#rows;
    this.#free = new Uint8Array(cells);
    this.#cost = new Float64Array(cells);
    this.#stamp = new Int32Array(cells);
    this.#closed = new Int32Array(cells);
    this.#from = new Int32Array(cells);
    this.#heap = new Int32Array(cells * 8);
    this.#keys = new Float64Array(cells * 8);
    for (let j = 0; j < this.#rows; j++) {
      for (let i = 0; i < this.#columns; i++) {
        this.#free[j * this.#columns + i] = fits(table, { ...base, id: '' }, { x: i / 2, y: j / 2 }) ? 1 : 0;
      }
    }
  }

  /** The way found and its length, or null. The mover's own base does not stand in its way. */
  search(
    mover: Model,
    to: Point,
    budget: number,
  ): { readonly inches: number; readonly points: readonly Point[] } | null {
    const [columns, free, cost, stamp, closed] = [this.#columns, this.#free, this.#cost, this.#stamp, this.#closed];
    const query = ++this.#query;
    const [si, sj] = [Math.round(mover.x * 2), Math.round(mover.y * 2)];
    const [gi, gj] = [Math.round(to.x * 2), Math.round(to.y * 2)];
    const goal = gj * columns + gi;
    const guess = (i: number, j: number): number => {
      const [dx, dy] = [Math.abs(i - gi), Math.abs(j - gj)];
      return (dx + dy - (2 - Math.SQRT2) * Math.min(dx, dy)) / 2;
    };
    let size = 0;
    const push = (cell: number, key: number): void => {
      let k = size++;
      while (k > 0) {
        const above = (k - 1) >> 1;
        if ((this.#keys[above] as number) <= key) break;
        this.#heap[k] = this.#heap[above] as number;
        this.#keys[k] = this.#keys[above] as number;
        k = above;
      }
      this.#heap[k] = cell;
      this.#keys[k] = key;
    };
    const pop = (): number => {
      const top = this.#heap[0] as number;
      size--;
      const [cell, key] = [this.#heap[size] as number, this.#keys[size] as number];
      let k = 0;
      for (;;) {
        let below = 2 * k + 1;
        if (below >= size) break;
        if (below + 1 < size && (this.#keys[below + 1] as number) < (this.#keys[below] as number)) below++;
        if ((this.#keys[below] as number) >= key) break;
        this.#heap[k] = this.#heap[below] as number;
        this.#keys[k] = this.#keys[below] as number;
        k = below;
      }
      this.#heap[k] = cell;
      this.#keys[k] = key;
      return top;
    };
    const start = sj * columns + si;
    stamp[start] = query;
    cost[start] = 0;
    push(start, guess(si, sj));
    while (size > 0) {
      const here = pop();
      if (closed[here] === query) continue;
      closed[here] = query;
      if (here === goal) return { inches: cost[here] as number, points: this.#points(start, goal) };
      const [i, j] = [here % columns, Math.floor(here / columns)];
      for (let dj = -1; dj <= 1; dj++) {
        for (let di = -1; di <= 1; di++) {
          const [ni, nj] = [i + di, j + dj];
          if ((di === 0 && dj === 0) || ni < 0 || nj < 0 || ni >= columns || nj >= this.#rows) continue;
          const next = nj * columns + ni;
          const own = (ni / 2 - mover.x) ** 2 + (nj / 2 - mover.y) ** 2 < 1;
          if ((free[next] === 0 && !own && next !== goal) || closed[next] === query) continue;
          const sum = (cost[here] as number) + (di !== 0 && dj !== 0 ? Math.SQRT2 / 2 : 0.5);
          if (stamp[next] === query && (cost[next] as number) <= sum) continue;
          const key = sum + guess(ni, nj);
          if (key > budget * 1.083 + 1) continue;
          stamp[next] = query;
          cost[next] = sum;
          this.#from[next] = here;
          push(next, key);
        }
      }
    }
    return null;
  }

  #points(start: number, goal: number): Point[] {
    const points: Point[] = [];
    for (let cell = goal; cell !== start; cell = this.#from[cell] as number) {
      points.push({ x: (cell % this.#columns) / 2, y: Math.floor(cell / this.#columns) / 2 });
    }
    return points.reverse();
  }
}
