import type { Placed, Point } from '../../kernel/index.ts';
import { apart, between, grained, SLACK } from '../geometry/point.ts';
import { type Polygon, toPolygon } from '../geometry/polygon.ts';
import { clear } from '../sight/sight.ts';
import type { Tabletop } from '../tabletop.ts';
import type { OpeningWord } from '../terrain/changes.ts';
import type { Building, Link, Opening, Piece } from '../terrain/terrain.ts';
import type { Mover } from './clearance.ts';
import { BESIDE, type Place, shareNearest, type Thresholds, thresholdsOf, toBox } from './thresholds.ts';
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
  readonly #kept: Thresholds;

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
    this.#kept = thresholdsOf(table, mover.radius);
  }

  #add(kind: PassageKind, id: string, from: Place, to: Place, cost: number | null | undefined, rise: number): void {
    if (cost === null || cost === undefined || apart(this.mover, from) > this.within) return;
    if (apart(this.mover, from) + cost / this.pace + apart(to, this.goal) > this.bound) return;
    this.found.push({ id, kind, from: placed(from, from.level), to: placed(to, to.level), cost, rise });
  }

  thing(thing: Piece | Building): void {
    if (this.#isFar(thing)) return;
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

  /** Whether it lies too far from the mover, or too far off the way: by its box first, which is quick to tell. */
  #isFar(thing: Piece | Building): boolean {
    const { mover, goal, within, bound } = this;
    const most = within + mover.radius;
    const round = bound + 4 * (mover.radius + BESIDE);
    if (most === Number.POSITIVE_INFINITY && round === Number.POSITIVE_INFINITY) return false;
    const box = this.#kept.boxOf(thing);
    if (toBox(box, mover) > most + SLACK || toBox(box, mover) + toBox(box, goal) > round + SLACK) return true;
    const far = toPolygon(thing.outline, mover);
    return far > most || (round < Number.POSITIVE_INFINITY && far + toPolygon(thing.outline, goal) > round);
  }

  /** Through the middle of a door or window, and along its jambs where it is wider than the base. */
  #opening(building: Building, opening: Opening): void {
    const { id, kind } = opening;
    const { word, lanes } = this.#kept.doorwayOf(building, opening);
    if (lanes.length === 0) return;
    const price = this.#priceOf(opening, word);
    if (price === null) return;
    for (const { one, other, drop } of lanes) {
      if (drop === null) {
        this.#add(kind, id, one, other, price, 0);
        this.#add(kind, id, other, one, price, 0);
        continue;
      }
      const fall = this.prices.drop?.(drop);
      this.#add('drop', id, one, other, fall === null || fall === undefined ? null : price + fall, -drop);
    }
  }

  #priceOf(opening: Opening, state: OpeningWord): number | null {
    // Out of an open door of an upper storey one drops without a hand on the latch.
    if (opening.kind === 'door' && (state === 'open' || state === 'broken')) return 0;
    return this.prices[opening.kind]?.(opening, state) ?? null;
  }

  /** Up, down and across the edges of something with a top, or over a ditch. */
  #edges(of: Piece | Building, level: number, height: number, climbed: Piece | null): void {
    const { climb, drop, jump } = this.prices;
    if (drop === undefined && jump === undefined && (climbed === null || climb === undefined)) return;
    for (const rim of this.#kept.rimsOf(of)) {
      for (const at of rim.steps) this.#edge(of, level, height, climbed, at, rim.out);
      const [one, other] = [shareNearest(rim, this.mover), shareNearest(rim, this.goal)];
      if (!rim.shares.includes(one)) this.#edge(of, level, height, climbed, between(rim.a, rim.b, one), rim.out);
      if (other !== one && !rim.shares.includes(other))
        this.#edge(of, level, height, climbed, between(rim.a, rim.b, other), rim.out);
    }
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
    return this.#kept.hasRoom(this.table, this.mover, at);
  }
}

const placed = ({ x, y }: Point, level: number): Place => ({ x: grained(x), y: grained(y), level });

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
