import type { Point } from '../../kernel/index.ts';
import { Heap } from '../geometry/heap.ts';
import { BAND, type Network, stateOf, TURNS } from './network.ts';
import { lengthOf } from '../geometry/point.ts';
import {
  arcPoints,
  copyOf,
  fullRing,
  type Leg,
  noLeg,
  type Ring,
  tangent,
  type Turn,
  turning,
} from '../geometry/tangents.ts';

/** A corner on the way from the goal outwards, met along a leg. */
class Met {
  constructor(
    readonly ring: number,
    readonly turn: Turn,
    readonly leg: Leg,
    /** From the goal up to where the leg ends. */
    readonly inches: number,
    readonly before: Met | null,
  ) {}
}

/** A corner that may be met next, at so many inches; or, where none is given, the next band of legs from one that has been. */
class Pending {
  constructor(
    readonly rank: number,
    /** -1: a band of legs. */
    readonly ring: number,
    readonly turn: Turn,
    /** Null where it comes from the goal: most of these legs are never looked at. */
    readonly leg: Leg | null,
    readonly before: Met | null,
    readonly band: number,
  ) {}
}

/** How to go on from somewhere towards the goal, past the terrain alone. */
export class Onward {
  constructor(
    /** All that is left of the way. */
    readonly inches: number,
    /** How much of that is an arc round the ring where it begins. */
    readonly bend: number,
    /** The corner next on the way; null: straight to the goal. */
    readonly next: Met | null,
    /** The leg between the two, as seen from the goal: it ends where the way leaves the ring on which it begins. */
    readonly leg: Leg,
  ) {}
}

/** What a mover goes by: how far it is to its goal, and how to get there. */
export interface Aim {
  readonly network: Network;
  readonly goal: Point;
  /** So close to the goal nobody goes: there the two touch. */
  readonly touch: number;
  /** Whether the way onwards is known to be clear of all terrain. */
  readonly isClear: boolean;
  /**
   * The rest of a way that has come to a ring along a leg, or stands on a bare point; null if none that is shorter than the
   * limit leads to the goal.
   */
  onward(at: Ring, turn: Turn, came: Leg | null, limit?: number): Onward | null;
  /** The points of the way onwards, up to so many inches: from where it leaves the ring on which it begins. */
  pointsOf(onward: Onward, most: number): Point[];
  /** From the middle of a base; the limit, where it is no less. */
  leftFrom(at: Point, limit?: number): number;
  /** At least how far it is from any point of a corner's ring; what is more than the limit counts as that. */
  leastFrom(ring: number, limit: number): number;
}

/** From the goal, corners are looked at by their distance, so many inches at a time: most who ask are near. */
const NEAR = 8;

const bandOf = (rank: number, before: Met | null, band: number): Pending =>
  new Pending(rank, -1, 1, null, before, band);

const LEG = noLeg();

/**
 * How far it is to one goal from everywhere, past the terrain alone: the corners are met from the goal outwards, nearest
 * first, as far as somebody asks. All who go for one goal share it.
 */
export class Field implements Aim {
  readonly isClear = true;
  readonly #goal: Ring;
  readonly #queue = new Heap<Pending>();
  /** All corners met so far, nearest first. */
  readonly #met: Met[] = [];
  readonly #came: (Met[] | undefined)[] = [];
  readonly #left = new Map<Point, number>();
  #hint: Met | null = null;
  /** What came out beside the length of the shortest way that was asked for last. */
  #next: Met | null = null;

  constructor(
    readonly network: Network,
    readonly goal: Point,
    readonly touch: number,
  ) {
    this.#goal = fullRing(goal.x, goal.y, 0, 0);
    this.#queue.push(bandOf(0, null, 0));
  }

  onward(at: Ring, turn: Turn, came: Leg | null, limit = Number.POSITIVE_INFINITY): Onward | null {
    const inches = this.#shortest(at, turn, came, limit);
    if (inches >= limit) return null;
    const next = this.#next;
    tangent(
      next === null ? this.#goal : (this.network.rings[next.ring] as Ring),
      next?.turn ?? 1,
      at,
      -turn as Turn,
      LEG,
    );
    const bend = came === null ? 0 : turning(turn, came.ux, came.uy, -LEG.ux, -LEG.uy) * at.radius;
    return new Onward(inches, bend, next, copyOf(LEG));
  }

  /** How long the shortest rest of a way is, and which corner comes next on it; the limit, where it is no less. */
  #shortest(at: Ring, turn: Turn, came: Leg | null, limit: number): number {
    this.#next = null;
    let most = this.#try(null, at, turn, came, limit);
    if (most < limit) return most;
    // Whoever asked before stood near, most likely: the same corner is a good guess.
    if (this.#hint !== null) most = this.#try(this.#hint, at, turn, came, most);
    if (most < limit) this.#next = this.#hint;
    const { xs, ys, radius } = this.network;
    for (let i = 0; ; i++) {
      while (i >= this.#met.length && this.#queue.least < most) this.#meetNext();
      const met = this.#met[i];
      if (met === undefined || met.inches >= most) return most;
      const away = lengthOf((xs[met.ring] as number) - at.x, (ys[met.ring] as number) - at.y) - radius - at.radius;
      if (met.inches + away >= most) continue;
      const found = this.#try(met, at, turn, came, most);
      if (found >= most) continue;
      most = found;
      this.#next = met;
      this.#hint = met;
    }
  }

  leftFrom(at: Point, limit = Number.POSITIVE_INFINITY): number {
    const known = this.#left.get(at);
    if (known !== undefined) return known;
    const found = this.#shortest(fullRing(at.x, at.y, 0, 0), 1, null, limit);
    if (found < limit) this.#left.set(at, found);
    return found;
  }

  note(at: Point, left: number): void {
    this.#left.set(at, left);
  }

  leastFrom(ring: number, limit: number): number {
    const middle = this.network.middle(ring);
    return middle === null ? 0 : this.leftFrom(middle, limit) - (Math.PI / 2) * this.network.radius;
  }

  /** How long the rest is if that corner comes next; `most`, where it is no less or something is in the way. */
  #try(met: Met | null, at: Ring, turn: Turn, came: Leg | null, most: number): number {
    const ring = met === null ? this.#goal : (this.network.rings[met.ring] as Ring);
    if (!tangent(ring, met?.turn ?? 1, at, -turn as Turn, LEG)) return most;
    const { ux, uy, fromX, fromY } = LEG;
    let inches = LEG.long;
    if (met !== null) {
      const bend = turning(met.turn, met.leg.ux, met.leg.uy, ux, uy);
      if (bend < 0) return most;
      inches += met.inches + bend * ring.radius;
    }
    if (came !== null) {
      const bend = turning(turn, came.ux, came.uy, -ux, -uy);
      if (bend < 0) return most;
      inches += bend * at.radius;
    }
    if (inches >= most) return most;
    if (met !== null && !this.network.isFreeArc(met.ring, met.turn, met.leg, fromX, fromY)) return most;
    return this.#isClear(LEG, met === null) ? inches : most;
  }

  /** Legs from the goal count from where the bases touch. */
  #isClear({ fromX, fromY, toX, toY, ux, uy, long }: Leg, fromGoal: boolean): boolean {
    if (!this.network.isOnTable(toX, toY)) return false;
    if (!fromGoal) return this.network.isClear(fromX, fromY, toX, toY);
    const skip = this.touch < long ? this.touch : long;
    return this.network.isClear(fromX + ux * skip, fromY + uy * skip, toX, toY);
  }

  #meetNext(): void {
    const next = this.#queue.pop();
    if (next === undefined) return;
    const { ring, turn, before, band, rank } = next;
    if (ring < 0) {
      if (before === null) this.#begin(band);
      else this.#goOn(before, band);
      return;
    }
    const leg = next.leg ?? this.#legTo(ring, turn);
    if (leg === null) return;
    const met = new Met(ring, turn, leg, rank, before);
    if (this.#isOutdone(met)) return;
    this.#met.push(met);
    this.#goOn(met, 0);
  }

  /** The leg from the goal to a corner, if nothing is in it. */
  #legTo(ring: number, turn: Turn): Leg | null {
    tangent(this.#goal, 1, this.network.rings[ring] as Ring, turn, LEG);
    return this.#isClear(LEG, true) ? copyOf(LEG) : null;
  }

  /** The corners that are seen from the goal; whether nothing is between is looked at when their turn comes. */
  #begin(band: number): void {
    const { rings, xs, ys, radius, bands } = this.network;
    for (let ring = 0; ring < rings.length; ring++) {
      const far = lengthOf((xs[ring] as number) - this.goal.x, (ys[ring] as number) - this.goal.y);
      if (far < band * NEAR || far - radius >= (band + 1) * NEAR) continue;
      const to = rings[ring] as Ring;
      for (const turn of TURNS) {
        if (!tangent(this.#goal, 1, to, turn, LEG) || Math.floor(LEG.long / NEAR) !== band) continue;
        this.#queue.push(new Pending(LEG.long, ring, turn, null, null, 0));
      }
    }
    if (band * NEAR < bands * BAND) this.#queue.push(bandOf((band + 1) * NEAR, null, band + 1));
  }

  #goOn(from: Met, band: number): void {
    const { radius } = this.network;
    for (const { ring, turn, leg } of this.network.hops(from.ring, from.turn, band)) {
      const bend = turning(from.turn, from.leg.ux, from.leg.uy, leg.ux, leg.uy);
      if (bend < 0 || !this.network.isFreeArc(from.ring, from.turn, from.leg, leg.fromX, leg.fromY)) continue;
      const inches = from.inches + bend * radius + leg.long;
      this.#queue.push(new Pending(inches, ring, turn, leg, from, 0));
    }
    if (band + 1 < this.network.bands) this.#queue.push(bandOf(from.inches + (band + 1) * BAND, from, band + 1));
  }

  /** Whether who met this corner before gets to the same point of it, along its ring, no later. */
  #isOutdone(met: Met): boolean {
    const { radius } = this.network;
    const state = stateOf(met.ring, met.turn);
    const before = this.#came[state];
    if (before === undefined) {
      this.#came[state] = [met];
      return false;
    }
    for (const other of before) {
      const bend = turning(met.turn, other.leg.ux, other.leg.uy, met.leg.ux, met.leg.uy);
      if (bend < 0 || other.inches + bend * radius > met.inches) continue;
      if (this.network.isFreeArc(met.ring, met.turn, other.leg, met.leg.toX, met.leg.toY)) return true;
    }
    before.push(met);
    return false;
  }

  pointsOf({ leg, next }: Onward, most: number): Point[] {
    const points: Point[] = [{ x: leg.toX, y: leg.toY }];
    let [out, left] = [leg, most];
    for (let met = next; ; met = met.before) {
      points.push({ x: out.fromX, y: out.fromY });
      left -= out.long;
      if (met === null || left <= 0) return points;
      const ring = this.network.rings[met.ring] as Ring;
      const arc = arcPoints(ring, met.turn, met.leg.toX, met.leg.toY, out.fromX, out.fromY);
      for (let i = arc.length - 2; i >= 0; i--) points.push(arc[i] as Point);
      points.push({ x: met.leg.toX, y: met.leg.toY });
      out = met.leg;
    }
  }
}

/** For a goal to which no way leads: as the crow flies. */
export class Beeline implements Aim {
  readonly isClear = false;
  readonly #goal: Ring;

  constructor(
    readonly network: Network,
    readonly goal: Point,
    readonly touch: number,
  ) {
    this.#goal = fullRing(goal.x, goal.y, 0, 0);
  }

  onward(at: Ring, turn: Turn, came: Leg | null): Onward | null {
    if (!tangent(this.#goal, 1, at, -turn as Turn, LEG)) return null;
    const bend = came === null ? 0 : turning(turn, came.ux, came.uy, -LEG.ux, -LEG.uy) * at.radius;
    return bend < 0 ? null : new Onward(bend + LEG.long, bend, null, copyOf(LEG));
  }

  pointsOf({ leg }: Onward): Point[] {
    return [
      { x: leg.toX, y: leg.toY },
      { x: leg.fromX, y: leg.fromY },
    ];
  }

  leftFrom({ x, y }: Point): number {
    return lengthOf(x - this.goal.x, y - this.goal.y);
  }

  leastFrom(ring: number): number {
    const { radius } = this.network;
    return this.leftFrom(this.network.rings[ring] as Ring) - radius;
  }
}
