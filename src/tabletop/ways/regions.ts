import { type Point, Recent } from '../../kernel/index.ts';
import { TOLERANCE } from '../geometry/tangents.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Ground } from '../terrain/ground.ts';
import { type Mover, strikesSolid } from './clearance.ts';
import type { MoveOptions, Passage } from './ways.ts';

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
    this.#regions = new Uint32Array((this.#columns + 2) * (this.#rows + 2));
    for (let row = 0; row < this.#rows; row++) {
      const first = this.#cellOf(0, row);
      this.#regions.fill(FREE, first, first + this.#columns);
    }
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
        if (isNear((column + 0.5) * size, (row + 0.5) * size)) this.#regions[this.#cellOf(column, row)] = BARRED;
      }
    }
  }

  /** All round the table lies a row of cells that are barred, so that nobody need look where it ends. */
  #cellOf(column: number, row: number): number {
    return (row + 1) * (this.#columns + 2) + column + 1;
  }

  /** The region in which a place lies; BARRED where a base stands so close to something that nobody can say. */
  at({ x, y }: Point): number {
    const [column, row] = [Math.floor(x / this.#size), Math.floor(y / this.#size)];
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return BARRED;
    const cell = this.#cellOf(column, row);
    if (this.#regions[cell] === FREE) this.#flood(cell, ++this.#found);
    return this.#regions[cell] as number;
  }

  /** One stretch of a row after the other, and from each on into the rows beside it. */
  #flood(from: number, region: number): void {
    const [regions, stride] = [this.#regions, this.#columns + 2];
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (regions[at] !== FREE) continue;
      let [left, right] = [at, at];
      while (regions[left - 1] === FREE) left--;
      while (regions[right + 1] === FREE) right++;
      regions.fill(region, left, right + 1);
      for (let beside = -stride; beside <= stride; beside += 2 * stride) {
        for (let next = left - 1 + beside; next <= right + 1 + beside; next++) {
          if (regions[next] === FREE && regions[next + 1] !== FREE) open.push(next);
        }
        if (regions[right + 1 + beside] === FREE) open.push(right + 1 + beside);
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
  const byLevel: (Cells | undefined)[] = [];
  return (level) =>
    (byLevel[level] ??= ofTable.make(`${age} ${radius} ${level} ${those}`, () => {
      const empty = ofGround.make(`${radius} ${level} ${parked}`, () => new Cells(table, radius, level));
      const cells = new Cells(empty, radius, level);
      for (const model of barring) if (model.level === level) cells.model(model, model.radius);
      return cells;
    }));
}

/**
 * How a mover and a goal hang together: `apart`, walls, or those who stand round one of them, keep them so, passages and all; `one`, both
 * lie in one region of one level; `perhaps`, over passages, or nobody can say. Without it a search would have to look at everything to
 * find out that there is no way. Where this says `one`, there may be none all the same: a crack that is hardly too narrow may pass for a
 * way.
 */
export type Joined = 'apart' | 'one' | 'perhaps';

export const joined = (table: Tabletop, mover: Mover, goal: Place, options: MoveOptions): Joined =>
  joinedTo(table, mover, options)(goal);

/** The same for many goals of one mover. */
export function joinedTo(table: Tabletop, mover: Mover, { pass, passages = [] }: MoveOptions): (goal: Place) => Joined {
  const cellsOn = cellsFor(table, mover, pass);
  const regionOf = (at: Place): string => {
    const region = cellsOn(at.level).at(at);
    return region === BARRED ? UNKNOWN : `${at.level} ${region}`;
  };
  const own = regionOf(mover);
  let reached: Set<string> | null = null;
  return (goal) => {
    const aim = regionOf(goal);
    if (aim === UNKNOWN || own === UNKNOWN) return 'perhaps';
    if (aim === own) return 'one';
    reached ??= regionsOver(passages, own, regionOf);
    return reached.has(aim) || reached.has(UNKNOWN) ? 'perhaps' : 'apart';
  };
}

/** The regions that passages lead to from one of them. */
function regionsOver(passages: readonly Passage[], own: string, regionOf: (at: Place) => string): Set<string> {
  const reached = new Set([own]);
  const ways = passages.map(({ from, to }) => ({ from: regionOf(from), to: regionOf(to) }));
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of ways) if (from === UNKNOWN || reached.has(from)) reached.add(to);
  }
  return reached;
}

/** Where a base stands too close to something to say to which region it belongs. */
const UNKNOWN = '';
