import { type Placed, type Point, Recent } from '../../kernel/index.ts';
import { apart, between, GRAIN, point, SLACK } from '../geometry/point.ts';
import { inside, type Polygon, toPolygon } from '../geometry/polygon.ts';
import { clear } from '../sight/sight.ts';
import type { Tabletop } from '../tabletop.ts';
import type { OpeningWord } from '../terrain/changes.ts';
import type { Ground } from '../terrain/ground.ts';
import type { Building, Link, Opening, Piece } from '../terrain/terrain.ts';
import { fits, type Mover } from './clearance.ts';
import type { Passage, PassageKind } from './ways.ts';

/** What a game charges for what is no walk. What it does not name cannot be done, nor what it prices at null. */
export interface Prices {
  /** To open a door that does not stand open, and go through. */
  readonly door?: (door: Opening, state: OpeningWord) => number | null;
  /** To get through a window. */
  readonly window?: (window: Opening, state: OpeningWord) => number | null;
  readonly ladder?: (height: number, ladder: Link) => number | null;
  readonly stairs?: (height: number, stairs: Link) => number | null;
  /** To climb a piece that can be climbed, up, down, or over one that is too thin to stand on. */
  readonly climb?: (height: number, piece: Piece) => number | null;
  /** To jump down from the edge of a roof or a piece, or out of a window of an upper storey. */
  readonly drop?: (height: number) => number | null;
  /** To jump over a gap, to a place that lies lower by `down` or not at all. */
  readonly jump?: (inches: number, down: number) => number | null;
}

type Place = Point & { readonly level: number };

/** A base that touches something stands so much farther away: rounding to the grain takes no room from it. */
const BESIDE = 2 * GRAIN;

/** Points along an edge at which it is climbed or left lie so far apart, besides those nearest to start and goal. */
const STEP = 2;

/** Nobody looks for the far side of a gap farther away than that. */
const WIDEST_GAP = 8;

export interface PassageOptions {
  /** What doors, windows, ladders, climbs and jumps cost: none of them, unless the game says so. */
  readonly prices?: Prices | undefined;
  /** Passages that are no part of the terrain. */
  readonly passages?: readonly Passage[];
}

/** The passages that may be of use on the way to a goal: those given, and those that the terrain has at these prices. */
export const passagesFor = (
  table: Tabletop,
  mover: Mover,
  goal: Point,
  { prices, passages = [] }: PassageOptions,
): readonly Passage[] =>
  prices === undefined ? passages : [...passages, ...passagesOf(table, mover, prices, { goal })];

/** The passages that legs of a given way may be. */
export function passagesAlong(
  table: Tabletop,
  mover: Mover,
  way: readonly Placed[],
  { prices, passages = [] }: PassageOptions,
): readonly Passage[] {
  if (prices === undefined) return passages;
  let here = mover;
  const found = way.flatMap((to) => {
    const next = { ...mover, x: to.x, y: to.y, level: to.level ?? here.level };
    const begin = passagesOf(table, here, prices, { goal: next, within: SLACK });
    const through = begin.filter((one) => one.to.level === next.level && apart(one.to, next) <= SLACK);
    here = next;
    return through;
  });
  return [...passages, ...found];
}

interface Limits {
  readonly goal?: Point;
  /** How far from the mover they begin at most. */
  readonly within?: number;
  /** What a way by them to the goal costs at least, as the crow flies, is no more than this… */
  readonly bound?: number;
  /** …at that price an inch. */
  readonly pace?: number;
}

/** The passages that a base can take near a place, each with its price, cheapest first. */
export function passagesOf(table: Tabletop, mover: Mover, prices: Prices, limits: Limits = {}): Passage[] {
  const { goal = mover, within = Number.POSITIVE_INFINITY, bound = Number.POSITIVE_INFINITY, pace = 1 } = limits;
  const maker = new Maker(table, mover, prices, goal, within, bound / pace, pace);
  for (const thing of table.ground.things) maker.thing(thing);
  for (const link of table.ground.links) maker.link(link);
  return maker.found.sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
}

class Maker {
  readonly found: Passage[] = [];
  readonly #rooms: Map<number, boolean>;

  constructor(
    readonly table: Tabletop,
    readonly mover: Mover,
    readonly prices: Prices,
    readonly goal: Point,
    readonly within: number,
    /** In inches. */
    readonly bound: number,
    readonly pace: number,
  ) {
    this.#rooms = roomsOf(table, mover.radius);
  }

  #add(kind: PassageKind, id: string, from: Place, to: Place, cost: number | null | undefined, rise: number): void {
    if (cost === null || cost === undefined || apart(this.mover, from) > this.within) return;
    if (apart(this.mover, from) + cost / this.pace + apart(to, this.goal) > this.bound) return;
    this.found.push({ id, kind, from: placed(from, from.level), to: placed(to, to.level), cost, rise });
  }

  thing(thing: Piece | Building): void {
    const far = toPolygon(thing.outline, this.mover);
    if (far > this.within + this.mover.radius) return;
    const wide = 4 * (this.mover.radius + BESIDE);
    if (far + toPolygon(thing.outline, this.goal) > this.bound + wide) return;
    if ('floors' in thing) {
      for (const opening of thing.openings) this.#opening(thing, opening);
      if (thing.flatRoof) this.#edges(thing, thing.floors.length, thing.height, null);
      return;
    }
    if (thing.climbable) this.#edges(thing, 1, thing.height, thing);
    else if (thing.kind === 'impassable' && thing.height === 0) this.#edges(thing, 1, 0, null);
  }

  link(link: Link): void {
    const { ground } = this.table;
    const [low, high] = [ground.elevation(link.from, link.from.level), ground.elevation(link.to, link.to.level)];
    const cost = this.prices[link.kind]?.(Math.abs(high - low), link);
    this.#add(link.kind, link.id, link.from, link.to, cost, high - low);
    this.#add(link.kind, link.id, link.to, link.from, cost, low - high);
  }

  /** Through the middle of a door or window, and along its jambs where it is wider than the base. */
  #opening(building: Building, opening: Opening): void {
    const { id, kind, from, to, level } = opening;
    const state = this.table.ground.wordOf(id) ?? 'closed';
    if (this.table.opening(id)?.pass === true) return;
    const price = this.#priceOf(opening, state);
    const long = apart(from, to);
    const spare = long / 2 - this.mover.radius;
    if (price === null || spare < -SLACK) return;
    const away = this.mover.radius + BESIDE;
    const out = { x: ((to.y - from.y) / long) * away, y: ((from.x - to.x) / long) * away };
    for (const lane of spare > 0.1 ? [0, spare, -spare] : [0]) {
      const middle = between(from, to, 0.5 + lane / long);
      const one = { x: middle.x + out.x, y: middle.y + out.y, level };
      const other = { x: middle.x - out.x, y: middle.y - out.y, level };
      const isOuter = inside(building.outline, one) !== inside(building.outline, other);
      if (level > 0 && isOuter) {
        const [inner, outer] = inside(building.outline, one) ? [one, other] : [other, one];
        const height = building.floors[level] ?? 0;
        const fall = this.prices.drop?.(height);
        const cost = fall === null || fall === undefined ? null : price + fall;
        this.#add('drop', id, inner, { ...outer, level: 0 }, cost, -height);
      } else {
        this.#add(kind, id, one, other, price, 0);
        this.#add(kind, id, other, one, price, 0);
      }
    }
  }

  #priceOf(opening: Opening, state: OpeningWord): number | null {
    // Out of an open door of an upper storey one drops without a hand on the latch.
    if (opening.kind === 'door' && (state === 'open' || state === 'broken')) return 0;
    return this.prices[opening.kind]?.(opening, state) ?? null;
  }

  /** Up, down and across the edges of something with a top, or over a ditch. */
  #edges(of: Piece | Building, level: number, height: number, climbed: Piece | null): void {
    const { outline } = of;
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const long = apart(a, b);
      const side = areaSign(outline) / long;
      const out = { x: (b.y - a.y) * side, y: (a.x - b.x) * side };
      for (const share of this.#sharesOn(a, b)) this.#edge(of, level, height, climbed, between(a, b, share), out);
    });
  }

  #sharesOn(a: Point, b: Point): Set<number> {
    const long = apart(a, b);
    const steps = Math.max(1, Math.ceil(long / STEP));
    const shares = Array.from({ length: steps }, (_, i) => (i + 0.5) / steps);
    const rim = Math.min(0.5, (this.mover.radius + BESIDE) / long);
    const nearest = ({ x, y }: Point): number => {
      const share = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / (long * long);
      return Math.min(1 - rim, Math.max(rim, share));
    };
    return new Set([...shares, nearest(this.mover), nearest(this.goal)]);
  }

  #edge(of: Piece | Building, level: number, height: number, climbed: Piece | null, at: Point, out: Point): void {
    const { prices, mover } = this;
    const away = mover.radius + BESIDE;
    if (apart(mover, at) > this.within + away) return;
    if (apart(mover, at) + apart(at, this.goal) > this.bound + 2 * away) return;
    const outer = placed({ x: at.x + out.x * away, y: at.y + out.y * away }, 0);
    const inner = placed({ x: at.x - out.x * away, y: at.y - out.y * away }, level);
    const hasTop = height > 0 && this.#hasRoom(inner);
    if (hasTop) this.#jumps(of, inner, at, out, height);
    if (!this.#hasRoom(outer)) return;
    if (hasTop) {
      const cost = climbed === null ? null : prices.climb?.(height, climbed);
      this.#add('climb', of.id, outer, inner, cost, height);
      const fall = prices.drop?.(height) ?? Number.POSITIVE_INFINITY;
      if (fall < (cost ?? Number.POSITIVE_INFINITY)) this.#add('drop', of.id, inner, outer, fall, -height);
      else this.#add('climb', of.id, inner, outer, cost, -height);
      return;
    }
    const wide = thickness(of.outline, at, out);
    const far = placed({ x: at.x - out.x * (wide + away), y: at.y - out.y * (wide + away) }, 0);
    if (wide === 0 || !this.#hasRoom(far)) return;
    if (height === 0) this.#add('jump', of.id, outer, far, wide > WIDEST_GAP ? null : prices.jump?.(wide, 0), 0);
    // Over it, not along its top.
    else if (climbed !== null && wide <= 2 * mover.radius)
      this.#add('climb', of.id, outer, far, prices.climb?.(height, climbed), height);
  }

  /** Straight out from an edge to the next top that is no higher. */
  #jumps(of: Piece | Building, from: Place, at: Point, out: Point, height: number): void {
    if (this.prices.jump === undefined) return;
    const end = { x: at.x + out.x * WIDEST_GAP, y: at.y + out.y * WIDEST_GAP };
    for (const other of this.table.ground.things) {
      const isTop = 'floors' in other ? other.flatRoof : other.climbable && other.height > 0;
      if (other.id === of.id || !isTop || other.height > height) continue;
      const share = entry(other.outline, at, end);
      if (share === null) continue;
      const inches = share * WIDEST_GAP;
      const away = inches + this.mover.radius + BESIDE;
      const level = 'floors' in other ? other.floors.length : 1;
      const to = placed({ x: at.x + out.x * away, y: at.y + out.y * away }, level);
      const z = height + SLACK;
      if (!this.#hasRoom(to) || !clear(this.table, { ...from, z }, { ...to, z })) continue;
      this.#add('jump', of.id, from, to, this.prices.jump(inches, height - other.height), other.height - height);
    }
  }

  /** Whether terrain leaves room for the base: models come and go. */
  #hasRoom(at: Place): boolean {
    const key = (at.level * WIDEST + Math.round(at.x / GRAIN)) * WIDEST + Math.round(at.y / GRAIN);
    let hasRoom = this.#rooms.get(key);
    if (hasRoom === undefined) {
      hasRoom = fits(this.table, this.mover, at, anybody);
      if (this.#rooms.size < MOST_ROOMS) this.#rooms.set(key, hasRoom);
    }
    return hasRoom;
  }
}

const anybody = (): boolean => true;

/** Tables are less than so many grains wide. */
const WIDEST = 1_000_000;

/** Where bases have room on a ground is asked for again and again: at most of the places along its edges. */
const MOST_ROOMS = 20_000;
const rooms = new WeakMap<Ground, Recent<string, Map<number, boolean>>>();

function roomsOf({ ground, parked }: Tabletop, radius: number): Map<number, boolean> {
  let of = rooms.get(ground);
  if (of === undefined) {
    of = new Recent(8);
    rooms.set(ground, of);
  }
  return of.make(`${radius} ${parked}`, () => new Map());
}

const placed = ({ x, y }: Point, level: number): Place => ({ ...point(x, y), level });

/** 1 where the corners run counter-clockwise, else -1. */
function areaSign(outline: Polygon): number {
  const sum = outline.reduce((total, a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return total + a.x * b.y - b.x * a.y;
  }, 0);
  return sum > 0 ? 1 : -1;
}

/** At which share a stretch from outside first meets an outline; null: never. */
function entry(outline: Polygon, a: Point, b: Point): number | null {
  let first: number | null = null;
  outline.forEach((c, i) => {
    const d = outline[(i + 1) % outline.length] as Point;
    const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
    const cross = dx * ey - dy * ex;
    if (cross === 0) return;
    const share = ((c.x - a.x) * ey - (c.y - a.y) * ex) / cross;
    const along = ((c.x - a.x) * dy - (c.y - a.y) * dx) / cross;
    if (share > 1e-9 && share <= 1 && along >= 0 && along <= 1 && (first === null || share < first)) first = share;
  });
  return first;
}

/** How thick something is behind a point of its edge. */
function thickness(outline: Polygon, at: Point, out: Point): number {
  const far = { x: at.x - out.x * 1000, y: at.y - out.y * 1000 };
  return (entry(outline, at, far) ?? 0) * 1000;
}
