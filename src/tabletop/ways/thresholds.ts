import { type Point, Recent } from '../../kernel/index.ts';
import { apart, between, GRAIN, SLACK } from '../geometry/point.ts';
import { inside, type Polygon } from '../geometry/polygon.ts';
import type { Tabletop } from '../tabletop.ts';
import type { OpeningWord } from '../terrain/changes.ts';
import type { Ground } from '../terrain/ground.ts';
import type { Building, Opening, Piece } from '../terrain/terrain.ts';
import { fits, type Mover } from './clearance.ts';

/**
 * Where passages may begin and end on a ground, for bases of one size. It does not depend on who moves, where to and what that
 * costs, so it is worked out once.
 */

export type Place = Point & { readonly level: number };

/** A base that touches something stands so much farther away: rounding to the grain takes no room from it. */
export const BESIDE = 2 * GRAIN;

/** Points along an edge at which it is climbed or left lie so far apart, besides those nearest to start and goal. */
const STEP = 2;

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A door or window, and the lanes through it: none where it simply stands open, or where the base is too wide. */
interface Doorway {
  readonly word: OpeningWord;
  readonly lanes: readonly Lane[];
}
/** Both ways, or one way down where it leads out of an upper storey. */
interface Lane {
  readonly one: Place;
  readonly other: Place;
  /** How deep one drops; null where one does not. */
  readonly drop: number | null;
}

/** An edge of something, the points at which it is climbed, and the direction that leads away from it. */
interface Rim {
  readonly a: Point;
  readonly b: Point;
  readonly out: Point;
  readonly shares: readonly number[];
  readonly steps: readonly Point[];
  /** The first share at which a base stands before the edge with all of its width. */
  readonly first: number;
}

export class Thresholds {
  readonly #rooms = new Map<number, boolean>();
  readonly #boxes = new Map<Piece | Building, Box>();
  readonly #doorways = new Map<Opening, Doorway>();
  readonly #rims = new Map<Piece | Building, readonly Rim[]>();

  constructor(
    readonly ground: Ground,
    readonly radius: number,
  ) {}

  boxOf(thing: Piece | Building): Box {
    let box = this.#boxes.get(thing);
    if (box === undefined) this.#boxes.set(thing, (box = boxOf(thing.outline)));
    return box;
  }

  doorwayOf(building: Building, opening: Opening): Doorway {
    let doorway = this.#doorways.get(opening);
    if (doorway === undefined) this.#doorways.set(opening, (doorway = this.#doorway(building, opening)));
    return doorway;
  }

  rimsOf(thing: Piece | Building): readonly Rim[] {
    let rims = this.#rims.get(thing);
    if (rims === undefined) this.#rims.set(thing, (rims = rimsOf(thing.outline, this.radius)));
    return rims;
  }

  /** Whether terrain, and bodies where they stand now, leave room for a base. */
  hasRoom(table: Tabletop, mover: Mover, at: Place): boolean {
    const key = (at.level * WIDEST + Math.round(at.x / GRAIN)) * WIDEST + Math.round(at.y / GRAIN);
    let hasRoom = this.#rooms.get(key);
    if (hasRoom === undefined) {
      hasRoom = fits(table, mover, at, anybody);
      if (this.#rooms.size < MOST_ROOMS) this.#rooms.set(key, hasRoom);
    }
    return hasRoom;
  }

  #doorway(building: Building, { id, from, to, level }: Opening): Doorway {
    const word = this.ground.wordOf(id) ?? 'closed';
    const long = apart(from, to);
    const spare = long / 2 - this.radius;
    if (this.ground.stateOf(this.ground.numberOf(id))?.pass === true || spare < -SLACK) return { word, lanes: [] };
    const away = this.radius + BESIDE;
    const out = { x: ((to.y - from.y) / long) * away, y: ((from.x - to.x) / long) * away };
    const lanes = (spare > 0.1 ? [0, spare, -spare] : [0]).map((lane): Lane => {
      const middle = between(from, to, 0.5 + lane / long);
      const one = { x: middle.x + out.x, y: middle.y + out.y, level };
      const other = { x: middle.x - out.x, y: middle.y - out.y, level };
      const isOneInside = inside(building.outline, one);
      if (level === 0 || isOneInside === inside(building.outline, other)) return { one, other, drop: null };
      const [inner, outer] = isOneInside ? [one, other] : [other, one];
      return { one: inner, other: { ...outer, level: 0 }, drop: building.floors[level] ?? 0 };
    });
    return { word, lanes };
  }
}

function rimsOf(outline: Polygon, radius: number): Rim[] {
  const sign = areaSign(outline);
  return outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const long = apart(a, b);
    const side = sign / long;
    const steps = Math.max(1, Math.ceil(long / STEP));
    const shares = Array.from({ length: steps }, (_, n) => (n + 0.5) / steps);
    return {
      a,
      b,
      out: { x: (b.y - a.y) * side, y: (a.x - b.x) * side },
      shares,
      steps: shares.map((share) => between(a, b, share)),
      first: Math.min(0.5, (radius + BESIDE) / long),
    };
  });
}

/** At which share of an edge a base stands nearest to a point. */
export function shareNearest({ a, b, first }: Rim, { x, y }: Point): number {
  const long = apart(a, b);
  const share = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / (long * long);
  return Math.min(1 - first, Math.max(first, share));
}

function boxOf(outline: Polygon): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

export function toBox({ minX, minY, maxX, maxY }: Box, { x, y }: Point): number {
  const dx = x < minX ? minX - x : x > maxX ? x - maxX : 0;
  const dy = y < minY ? minY - y : y > maxY ? y - maxY : 0;
  return Math.sqrt(dx * dx + dy * dy);
}

/** 1 where the corners run counter-clockwise, else -1. */
function areaSign(outline: Polygon): number {
  const sum = outline.reduce((total, a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return total + a.x * b.y - b.x * a.y;
  }, 0);
  return sum > 0 ? 1 : -1;
}

const anybody = (): boolean => true;

/** Tables are less than so many grains wide. */
const WIDEST = 1_000_000;

/** Where bases have room is asked for again and again: at most of the places along edges. */
const MOST_ROOMS = 20_000;
const kept = new WeakMap<Ground, Recent<string, Thresholds>>();

/** Kept for each ground by the size of the base and by where bodies stand. */
export function thresholdsOf({ ground, parked }: Tabletop, radius: number): Thresholds {
  let of = kept.get(ground);
  if (of === undefined) kept.set(ground, (of = new Recent(8)));
  return of.make(`${radius} ${parked}`, () => new Thresholds(ground, radius));
}
