import type { Chance, Point } from '../../kernel/index.ts';
import { grained } from '../geometry/point.ts';
import { gapBetween, type Polygon } from '../geometry/polygon.ts';
import type { TerrainFile } from '../terrain/schema.ts';
import { LIMITS } from '../terrain/limits.ts';

/** A rectangle along the table's edges: its corner nearest to the table's own, and its size. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
}

/** The narrowest way between two things that stand: a base of 40 mm gets through. */
export const LANE = 1.6;

export type PieceFile = NonNullable<TerrainFile['pieces']>[number];
export type BuildingFile = NonNullable<TerrainFile['buildings']>[number];
/** What a district is made of besides its buildings. */
export type Stuff = Omit<PieceFile, 'id' | 'outline'> & { readonly looks: string; readonly name: string };

/** Kinds of area, as All Things Zombie has them; the other games take them for their tables. */
export const DISTRICTS = ['urban', 'suburban', 'rural'] as const;
export type District = (typeof DISTRICTS)[number];

type Pair = [number, number];
const pairs = (outline: Polygon): Pair[] => outline.map(({ x, y }) => [grained(x), grained(y)]);

export const cornersOf = ({ x, y, wide, deep }: Rect): Point[] => [
  { x, y },
  { x: x + wide, y },
  { x: x + wide, y: y + deep },
  { x, y: y + deep },
];
export const middleOf = ({ x, y, wide, deep }: Rect): Point => ({ x: x + wide / 2, y: y + deep / 2 });

/** A number of quarter inches between two, both included. */
export const quarters = (chance: Chance, least: number, most: number): number =>
  most <= least ? least : least + chance.below(Math.floor((most - least) * 4) + 1) / 4;
export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)] as T;
/** True so many times in a hundred. */
export const likely = (chance: Chance, percent: number): boolean => chance.below(100) < percent;

/** Ground that can be walked on needs no lane beside it. */
const gapFor = ({ kind }: Stuff): number => (kind === 'impassable' ? LANE : 0.4);

/** What already stands: nothing comes closer to it than a lane is wide. */
interface Taken {
  readonly outline: Polygon;
  readonly low: Point;
  readonly high: Point;
  readonly gap: number;
  /** Fences and hedges may join each other. */
  readonly joins: boolean;
  /** It is a rectangle along the edges: its box is all there is to it. */
  readonly square: boolean;
}

/** How something is put: how near to others, and whether it may join its like. */
interface Manner {
  readonly gap?: number;
  readonly joins?: boolean;
  readonly tags?: NonNullable<PieceFile['tags']>;
  /** It is its own twin: it stands in the middle. */
  readonly middle?: boolean;
  /** There is room: the caller has asked for all of it at once. */
  readonly sure?: boolean;
}

/**
 * A table that is being laid out. Where both sides are to have the same, everything that is put into one half is put into the
 * other as well, turned by half a circle.
 */
export class Plan {
  readonly pieces: PieceFile[] = [];
  readonly buildings: BuildingFile[] = [];
  readonly #taken: Taken[] = [];
  #count = 0;
  #corners = 0;

  constructor(
    readonly width: number,
    readonly depth: number,
    readonly fair: boolean,
    readonly chance: Chance,
  ) {}

  turn({ x, y }: Point): Point {
    return { x: grained(this.width - x), y: grained(this.depth - y) };
  }
  turnRect({ x, y, wide, deep }: Rect): Rect {
    return { x: this.width - x - wide, y: this.depth - y - deep, wide, deep };
  }

  /** A table has its limits: on a very large one land stays empty. */
  #allows(more: number): boolean {
    const room = this.pieces.length < LIMITS.pieces - 20 && this.buildings.length < LIMITS.buildings - 2;
    return room && this.#corners + more < LIMITS.corners;
  }

  /** Whether something could stand there. */
  free(outline: Polygon, { gap = LANE, joins = false, middle = false }: Manner = {}): boolean {
    if (outline.some(({ x, y }) => x < 0 || y < 0 || x > this.width || y > this.depth)) return false;
    const here = taken(outline, gap, joins);
    if (this.#taken.some((other) => tooClose(here, other))) return false;
    if (!this.fair || middle) return true;
    return !tooClose(
      here,
      taken(
        outline.map((p) => this.turn(p)),
        gap,
        joins,
      ),
    );
  }

  /** Ground that is laid out for both halves already. */
  layOnce(stuff: Stuff, rect: Rect): void {
    this.#piece(stuff, cornersOf(rect), { middle: true }, false);
  }

  /** Ground that lies flat: a drive, a lawn. Anything may stand on it. */
  lay(stuff: Stuff, outline: Polygon): void {
    if (this.#allows(200)) this.#piece(stuff, outline, {}, false);
  }

  /** Keeps ground clear of what would stand or grow on it: a track, a path. */
  keep(rect: Rect): void {
    this.#take(cornersOf(rect), 0.25, false);
    if (this.fair) this.#take(cornersOf(this.turnRect(rect)), 0.25, false);
  }

  /** Puts a piece where there is room for it; answers whether there was. */
  put(stuff: Stuff, outline: Polygon, manner: Manner = {}): boolean {
    if (!this.#allows(200)) return false;
    if (manner.sure !== true && !this.free(outline, { gap: gapFor(stuff), ...manner })) return false;
    this.#piece(stuff, outline, manner, true);
    return true;
  }

  /** Puts a building; `make` gets its id. */
  build(outline: Polygon, make: (id: string) => BuildingFile): boolean {
    if (!this.#allows(900) || !this.free(outline)) return false;
    const file = make(`house-${++this.#count}`);
    const parts = [file.walls, file.openings, file.links].reduce((sum, list) => sum + 2 * (list?.length ?? 0), 0);
    this.#corners += (parts + outline.length * (file.floors?.length ?? 1)) * (this.fair ? 2 : 1);
    this.buildings.push(file);
    this.#take(outline, LANE, false);
    if (this.fair) {
      this.buildings.push(this.#turned(file));
      this.#take(
        outline.map((p) => this.turn(p)),
        LANE,
        false,
      );
    }
    return true;
  }

  /** Which share of the table some pieces and buildings cover. */
  share(of: (piece: PieceFile) => boolean, area: (outline: PieceFile['outline']) => number): number {
    const covered = [...this.pieces.filter(of), ...this.buildings].reduce((sum, { outline }) => sum + area(outline), 0);
    return covered / (this.width * this.depth);
  }

  #take(outline: Polygon, gap: number, joins: boolean): void {
    this.#taken.push(taken(outline, gap, joins));
  }

  #piece(stuff: Stuff, corners: Polygon, manner: Manner, stands: boolean): void {
    const outline = corners.map(({ x, y }) => ({ x: grained(x), y: grained(y) }));
    const { gap = gapFor(stuff), joins = false, middle = false, tags } = manner;
    const id = `${stuff.looks}-${++this.#count}`;
    const all = { ...stuff.tags, ...tags };
    const file = { ...stuff, id, outline: pairs(outline) };
    const { tags: _, ...bare } = file;
    const piece: PieceFile = Object.keys(all).length === 0 ? bare : { ...bare, tags: all };
    this.pieces.push(piece);
    this.#corners += outline.length * (this.fair ? 2 : 1);
    if (stands) this.#take(outline, gap, joins);
    if (!this.fair || middle) return;
    const twin = outline.map((p) => this.turn(p));
    this.pieces.push({ ...piece, id: `${id}-b`, outline: pairs(twin) });
    if (stands) this.#take(twin, gap, joins);
  }

  #turned(file: BuildingFile): BuildingFile {
    const pair = (at: Point | Pair): Pair => {
      const { x, y } = this.turn(Array.isArray(at) ? { x: at[0], y: at[1] } : at);
      return [x, y];
    };
    const place = (end: { at: Pair; level: number }) => ({ at: pair(end.at), level: end.level });
    return {
      ...file,
      id: `${file.id}-b`,
      outline: file.outline.map((p) => pair(p as Pair)),
      walls: (file.walls ?? []).map((w) => ({
        ...w,
        id: `${w.id}-b`,
        from: pair(w.from as Pair),
        to: pair(w.to as Pair),
      })),
      openings: (file.openings ?? []).map((o) => ({
        ...o,
        id: `${o.id}-b`,
        from: pair(o.from as Pair),
        to: pair(o.to as Pair),
      })),
      links: (file.links ?? []).map((l) => ({
        ...l,
        id: `${l.id}-b`,
        from: place(l.from as { at: Pair; level: number }),
        to: place(l.to as { at: Pair; level: number }),
      })),
    };
  }
}

function taken(outline: Polygon, gap: number, joins: boolean): Taken {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return {
    outline,
    low: { x: Math.min(...xs), y: Math.min(...ys) },
    high: { x: Math.max(...xs), y: Math.max(...ys) },
    gap,
    joins,
    square: isSquare(outline),
  };
}

/** Whether an outline is a rectangle along the table's edges. */
export const isSquare = (outline: Polygon): boolean =>
  outline.length === 4 &&
  outline.every(({ x, y }, i) => x === outline[(i + 1) % 4]?.x || y === outline[(i + 1) % 4]?.y);

const GRAZE = 0.002;

function tooClose(a: Taken, b: Taken): boolean {
  const gap = Math.min(a.gap, b.gap);
  const [dx, dy] = [Math.max(a.low.x - b.high.x, b.low.x - a.high.x), Math.max(a.low.y - b.high.y, b.low.y - a.high.y)];
  if (dx >= gap || dy >= gap) return false;
  if (!a.square || !b.square) return gapBetween(a.outline, b.outline) < gap - GRAZE;
  const touch = Math.abs(Math.max(dx, dy)) <= GRAZE;
  if (a.joins && b.joins && touch) return false;
  const [x, y] = [Math.max(0, dx), Math.max(0, dy)];
  return x * x + y * y < (gap - GRAZE) * (gap - GRAZE);
}
