import type { Point } from '../../kernel/index.ts';
import {
  forStruck,
  isModel,
  type Mover,
  type Obstacle,
  onTable,
  standsOn,
  strikes,
  strikesArc,
  strikesModel,
  strikesSolid,
} from './clearance.ts';
import { cornersOfThing } from './corners.ts';
import { apart, between, GRAIN } from '../geometry/point.ts';
import type { Solid } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { fullRing, type Leg, type Ring, TOLERANCE } from '../geometry/tangents.ts';
import { type MoveOptions, roughBetween } from './ways.ts';

/** How far apart the points lie at which a way may enter or leave costly ground. */
const STEP = 0.5;

/** What a search has come to know of the table: what it has struck, and the rings that ways turn round there. */
export class Known {
  readonly rings: Ring[] = [];
  /** Patches of ground that costs more than normal ground. */
  readonly patches: Solid[] = [];
  /** Whether only what is known counts. */
  isBlind = false;
  /** What an inch of normal ground costs: no other ground is cheaper. */
  readonly cheapest: number;
  readonly #set = new Set<Obstacle>();
  /** The same by level. */
  readonly #solids: Solid[][] = [];
  readonly #models: Model[][] = [];
  #last: Obstacle | null = null;
  /** What lies near enough to a ring to stand in an arc round it. */
  readonly #nearby: (readonly Obstacle[] | undefined)[] = [];

  constructor(
    readonly table: Tabletop,
    readonly mover: Mover,
    readonly options: MoveOptions,
    /** What the way meets after so many inches is not looked at. */
    readonly horizon: number,
    /** Whether a way over that point can be cheap enough. */
    readonly mayHelp: (at: Point) => boolean,
  ) {
    this.cheapest = options.costs?.normal ?? 1;
  }

  /** Takes note of what a stretch strikes and of the costly ground it crosses; true if it is struck by anything. */
  along(a: Point, b: Point, level: number): boolean {
    const { table, mover, options } = this;
    let isStruck = false;
    forStruck(table, mover, level, a, b, TOLERANCE, options.pass, (obstacle) => {
      isStruck = true;
      this.#last = obstacle;
      // One that is known is enough to bar it.
      if (this.#set.has(obstacle)) return true;
      this.#know(obstacle);
      return false;
    });
    if (!isStruck) this.ground(a, b, level);
    return isStruck;
  }

  /** Takes note of costly ground. */
  ground(a: Point, b: Point, level: number): void {
    if (level !== 0 || this.options.costs === undefined) return;
    for (const patch of roughBetween(this.table, a, b)) {
      if (this.#costOf(patch) > this.cheapest && !this.patches.includes(patch)) this.#knowPatch(patch);
    }
  }

  /** A wall is known with the whole house: who goes round the one comes to the next. */
  #know(obstacle: Obstacle): void {
    if (this.#set.has(obstacle)) return;
    if (isModel(obstacle)) {
      this.#set.add(obstacle);
      (this.#models[obstacle.level] ??= []).push(obstacle);
      this.rings.push(fullRing(obstacle.x, obstacle.y, this.mover.radius + obstacle.radius, obstacle.level));
      return;
    }
    for (const part of this.table.partsOf(obstacle)) {
      if (!this.table.bars(part, obstacle.level) || this.#set.has(part)) continue;
      this.#set.add(part);
      (this.#solids[part.level] ??= []).push(part);
    }
    for (const ring of cornersOfThing(this.table, obstacle, this.mover.radius)) this.rings.push(ring);
  }

  /** Ways may bend where they enter or leave costly ground: just outside, at its corners and along its edges. */
  #knowPatch(patch: Solid): void {
    this.patches.push(patch);
    const { corners } = patch;
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length] as Point;
      const before = corners[(i + corners.length - 1) % corners.length] as Point;
      const [out, other] = [outwards(a, b), outwards(before, a)];
      const steps = Math.max(1, Math.ceil(apart(a, b) / STEP));
      this.rings.push(fullRing(a.x + out.x + other.x, a.y + out.y + other.y, 0, 0));
      for (let s = 1; s < steps; s++) {
        const at = between(a, b, s / steps);
        if (this.mayHelp(at)) this.rings.push(fullRing(at.x + out.x, at.y + out.y, 0, 0));
      }
    });
  }

  #costOf({ doing: { ground } }: Solid): number {
    return this.options.costs?.[ground ?? 'normal'] ?? 1;
  }

  costAlong({ fromX, fromY, toX, toY, long }: Leg, level: number): number {
    const normal = this.cheapest;
    if (level !== 0 || this.patches.length === 0) return long * normal;
    let extra = 0;
    for (const patch of this.patches) {
      const share = patch.shareOf(fromX, fromY, toX, toY);
      if (share > 0) extra += share * (this.#costOf(patch) - normal);
    }
    return long * (normal + extra);
  }

  costAt(x: number, y: number, level: number): number {
    let cost = this.cheapest;
    if (level !== 0) return cost;
    for (const patch of this.patches) if (standsOn(patch, { x, y })) cost = Math.max(cost, this.#costOf(patch));
    return cost;
  }

  /** Whether a leg is struck that ends after so many inches, so many of them walked before it. Behind the horizon only what is known counts. */
  isStruck({ fromX, fromY, toX, toY, long }: Leg, level: number, inches: number, walked: number): boolean {
    const { radius } = this.mover;
    const before = this.isBlind ? Number.POSITIVE_INFINITY : walked;
    if (!onTable(this.table, { x: toX, y: toY }, radius)) return true;
    const reach = radius - TOLERANCE;
    // What barred the last leg often bars the next one, too.
    if (this.#last?.level === level && strikes(this.#last, fromX, fromY, toX, toY, reach)) return true;
    if ((inches > this.horizon || before >= this.horizon) && this.#strikesKnown(fromX, fromY, toX, toY, level, reach))
      return true;
    if (before >= this.horizon) return false;
    const share = Math.min(1, Math.max(0, (this.horizon - inches + long) / long));
    const end = { x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share };
    return this.along({ x: fromX, y: fromY }, end, level);
  }

  #strikesKnown(ax: number, ay: number, bx: number, by: number, level: number, reach: number): boolean {
    for (const solid of this.#solids[level] ?? NONE) if (strikesSolid(solid, ax, ay, bx, by, reach)) return true;
    for (const model of this.#models[level] ?? NONE) if (strikesModel(model, ax, ay, bx, by, reach)) return true;
    return false;
  }

  /** Whether the arc round a ring from where a leg meets it keeps clear of everything. */
  isFreeArc(ring: number, met: Leg, arc: readonly Point[]): boolean {
    if (arc.length === 0) return true;
    const { radius } = this.mover;
    let isFree = arc.every((at) => onTable(this.table, at, radius));
    const { level } = this.rings[ring] as Ring;
    for (const obstacle of this.#nearbyOf(ring)) {
      if (this.isBlind && !this.#set.has(obstacle)) continue;
      if (obstacle.level !== level || !strikesArc(obstacle, met.toX, met.toY, arc, radius - TOLERANCE)) continue;
      this.#know(obstacle);
      isFree = false;
    }
    return isFree;
  }

  #nearbyOf(ring: number): readonly Obstacle[] {
    const known = this.#nearby[ring];
    if (known !== undefined) return known;
    const { table, mover, options } = this;
    const { x, y, radius, level } = this.rings[ring] as Ring;
    const found: Obstacle[] = [];
    const wide: Mover = { id: mover.id, x, y, level, radius: mover.radius + radius };
    forStruck(table, wide, level, { x, y }, { x, y }, 0, options.pass, (obstacle) => {
      found.push(obstacle);
      return false;
    });
    this.#nearby[ring] = found;
    return found;
  }
}

const NONE: readonly never[] = [];

/** Two grains square to an edge, away from what lies to its left. */
function outwards(a: Point, b: Point): Point {
  const long = apart(a, b);
  return { x: ((b.y - a.y) / long) * 2 * GRAIN, y: ((a.x - b.x) / long) * 2 * GRAIN };
}
