import type { Point } from '../kernel/index.ts';
import { type Arrival, grainedPlace, legName, NO_ARC, pointsOf, START, type Stop } from './arrival.ts';
import { forStruck, isModel, type Mover, type Obstacle, onTable, standsOn, strikes, strikesArc } from './clearance.ts';
import { cornersOfThing } from './corners.ts';
import { Heap } from './heap.ts';
import { freshMarks, type Marks } from './marks.ts';
import { apart, between, GRAIN, grained, lengthOf } from './point.ts';
import type { Solid } from './solid.ts';
import type { Tabletop } from './tabletop.ts';
import {
  arcPoints,
  copyOf,
  fullRing,
  type Leg,
  noLeg,
  TOLERANCE,
  type Ring,
  tangent,
  type Turn,
  turning,
} from './tangents.ts';
import { groundOf, type MoveOptions, type Passage, roughBetween, type Way } from './ways.ts';

/** How far apart the points lie at which a way may enter or leave costly ground. */
const STEP = 0.5;

/** Where legs are worked out before anyone knows whether they are any good. */
const LEG = noLeg();

/**
 * The search for the cheapest way. It looks only at what is in the way: the best way past the obstacles known so far (none,
 * to begin with) cannot cost more than the best way past all. If it strikes others, these become known and the search begins
 * again; if it strikes none, it is the best way of all.
 */
export class Search {
  readonly #rings: Ring[] = [];
  readonly #known: Obstacle[] = [];
  readonly #knownSet = new Set<Obstacle>();
  #last: Obstacle | null = null;
  /** Legs that are clear of everything on the table, and legs that are not. */
  readonly #clear = new Set<number>();
  readonly #barred = new Set<number>();
  /** Known patches of ground that costs more than normal ground. */
  readonly #patches: Solid[] = [];
  readonly #budget: number;
  readonly #passages: readonly Passage[];
  /** What an inch of normal ground costs: no other ground is cheaper. */
  readonly #cheapest: number;

  constructor(
    readonly table: Tabletop,
    readonly mover: Mover,
    readonly goal: Point & { readonly level: number },
    readonly options: MoveOptions,
    /** What the way meets after so many inches is not looked at. */
    readonly horizon = Number.POSITIVE_INFINITY,
  ) {
    this.#budget = (options.budget ?? Number.POSITIVE_INFINITY) + 0.001;
    this.#passages = options.passages ?? [];
    this.#cheapest = options.costs?.normal ?? 1;
    this.#rings.push(fullRing(mover.x, mover.y, 0, mover.level), fullRing(goal.x, goal.y, 0, goal.level));
    for (const { from, to } of this.#passages) {
      this.#rings.push(fullRing(from.x, from.y, 0, from.level), fullRing(to.x, to.y, 0, to.level));
    }
  }

  run(): Way | null {
    if (this.mover.level === this.goal.level && apart(this.mover, this.goal) < 1e-6) {
      return { points: [this.goal], inches: 0, cost: 0 };
    }
    const direct = this.#passages.length === 0 ? this.#direct() : null;
    if (direct !== null) return direct;
    for (;;) {
      const arrival = this.#best();
      if (arrival === null) return null;
      if (this.#learns(arrival)) continue;
      const points = pointsOf(arrival, this.#rings);
      const cost = this.#patches.length === 0 ? arrival.cost : this.#priced(points);
      return { points: points.slice(1).map(grainedPlace), inches: grained(arrival.inches), cost: grained(cost) };
    }
  }

  /** The straight way, if nothing is in it: half of all ways are that short. */
  #direct(): Way | null {
    const { mover, goal } = this;
    if (mover.level !== goal.level) return null;
    const far = apart(mover, goal);
    this.#learnAlong(mover, far > this.horizon ? between(mover, goal, this.horizon / far) : goal, goal.level);
    if (this.#known.length + this.#patches.length > 0) return null;
    const cost = far * this.#cheapest;
    return cost > this.#budget ? null : { points: [goal], inches: grained(far), cost: grained(cost) };
  }

  /** What the way really costs, pieces of arcs and overlapping patches included. */
  #priced(points: readonly Stop[]): number {
    let sum = 0;
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1] as Stop;
      const b = points[i] as Stop;
      if (b.passage !== null) sum += b.passage.cost;
      else for (const { cost } of groundOf(this.table, a, b, a.level, this.options)) sum += cost;
    }
    return sum;
  }

  /** Takes note of what the way strikes and of the costly ground it crosses; false if nothing was new. */
  #learns(arrival: Arrival): boolean {
    const before = this.#known.length + this.#patches.length;
    for (let at: Arrival | null = arrival; at !== null; at = at.before) {
      const { leg, before: from, ring } = at;
      if (leg === null || from === null || from.inches >= this.horizon) continue;
      const { level } = this.#rings[ring] as Ring;
      if (!this.#clear.has(legName(at, from))) {
        const known = this.#known.length + this.#patches.length;
        const share = Math.min(1, Math.max(0, (this.horizon - at.inches + leg.long) / leg.long));
        const end = { x: leg.fromX + (leg.toX - leg.fromX) * share, y: leg.fromY + (leg.toY - leg.fromY) * share };
        this.#learnAlong({ x: leg.fromX, y: leg.fromY }, end, level);
        if (this.#known.length + this.#patches.length === known) this.#clear.add(legName(at, from));
      }
      if (from.leg !== null) this.#learnRound(from.ring, at.arc, from.leg);
    }
    return this.#known.length + this.#patches.length > before;
  }

  #learnAlong(a: Point, b: Point, level: number): void {
    const { table, mover, options } = this;
    forStruck(table, mover, level, a, b, TOLERANCE, options.pass, (obstacle) => {
      this.#know(obstacle);
      return false;
    });
    if (level !== 0 || options.costs === undefined) return;
    for (const patch of roughBetween(table, a, b)) {
      if (this.#costOf(patch) > this.#cheapest && !this.#patches.includes(patch)) this.#knowPatch(patch);
    }
  }

  /** The arc is looked at as a whole: what lies near its ring, and then piece by piece. */
  #learnRound(ring: number, arc: readonly Point[], met: Leg): void {
    if (arc.length === 0) return;
    const { x, y, radius, level } = this.#rings[ring] as Ring;
    const { table, mover, options } = this;
    const wide: Mover = { id: mover.id, x, y, level, radius: mover.radius + radius };
    forStruck(table, wide, level, { x, y }, { x, y }, 0, options.pass, (obstacle) => {
      if (!this.#knownSet.has(obstacle) && strikesArc(obstacle, met.toX, met.toY, arc, mover.radius - TOLERANCE))
        this.#know(obstacle);
      return false;
    });
    if (level !== 0 || options.costs === undefined) return;
    for (const at of arc) this.#learnAlong(at, at, level);
  }

  /** A wall is known with the whole house: who goes round the one comes to the next. */
  #know(obstacle: Obstacle): void {
    if (this.#knownSet.has(obstacle)) return;
    if (isModel(obstacle)) {
      this.#knownSet.add(obstacle);
      this.#known.push(obstacle);
      this.#rings.push(fullRing(obstacle.x, obstacle.y, this.mover.radius + obstacle.radius, obstacle.level));
      return;
    }
    for (const part of this.table.ground.parts[obstacle.thing] ?? []) {
      if (!this.table.bars(part, obstacle.level) || this.#knownSet.has(part)) continue;
      this.#knownSet.add(part);
      this.#known.push(part);
    }
    for (const ring of cornersOfThing(this.table, obstacle, this.mover.radius)) this.#rings.push(ring);
  }

  /** Ways may bend where they enter or leave costly ground: just outside, at its corners and along its edges. */
  #knowPatch(patch: Solid): void {
    this.#patches.push(patch);
    const { corners } = patch;
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length] as Point;
      const before = corners[(i + corners.length - 1) % corners.length] as Point;
      const [out, other] = [outwards(a, b), outwards(before, a)];
      const steps = Math.max(1, Math.ceil(apart(a, b) / STEP));
      this.#rings.push(fullRing(a.x + out.x + other.x, a.y + out.y + other.y, 0, 0));
      for (let s = 1; s < steps; s++) {
        const at = between(a, b, s / steps);
        if (this.#mayHelp(at)) this.#rings.push(fullRing(at.x + out.x, at.y + out.y, 0, 0));
      }
    });
  }

  #mayHelp(at: Point): boolean {
    return (apart(this.mover, at) + apart(at, this.goal)) * this.#cheapest <= this.#budget;
  }

  #costOf({ doing: { ground } }: Solid): number {
    return this.options.costs?.[ground ?? 'normal'] ?? 1;
  }

  /** The cheapest way past what is known. */
  #best(): Arrival | null {
    const n = this.#rings.length;
    const done = freshMarks(4 * n * n + n);
    const queue = new Heap<Arrival>();
    /** Who came to each ring with each turn. */
    const came: (Arrival[] | undefined)[] = [];
    for (let here: Arrival | undefined = START; here !== undefined; here = queue.pop()) {
      if (here !== START) {
        if (done.has(here.key)) continue;
        // Legs are looked at only when their turn comes: most never do.
        if (here.leg !== null) {
          if (this.#isBarred(here)) {
            done.add(here.key);
            continue;
          }
          // Another arrival may come round the ring by an arc that is free.
          if (!this.#arcIsFree(here)) continue;
        }
        done.add(here.key);
        if (here.ring === 1) return here;
        if (this.#isOutdone(here, came)) continue;
      }
      for (let j = 1; j < n; j++) if (j !== here.ring) this.#extend(queue, done, here, j, n);
      this.#pass(queue, here, n);
    }
    return null;
  }

  /** Whether somebody who came to this ring before gets to the same point of it, along the ring, at no higher cost. */
  #isOutdone(here: Arrival, came: (Arrival[] | undefined)[]): boolean {
    const name = here.ring * 2 + (here.turn > 0 ? 1 : 0);
    const before = came[name];
    if (before === undefined) {
      came[name] = [here];
      return false;
    }
    const ring = this.#rings[here.ring] as Ring;
    if (before.some((other) => this.#outdoes(other, here, ring))) return true;
    before.push(here);
    return false;
  }

  #outdoes(other: Arrival, here: Arrival, ring: Ring): boolean {
    if (ring.radius === 0) return other.cost <= here.cost;
    if (other.leg === null || here.leg === null) return false;
    const { toX, toY, ux, uy } = here.leg;
    const angle = turning(here.turn, other.leg.ux, other.leg.uy, ux, uy);
    if (angle < 0 || other.cost + angle * ring.radius * this.#costAt(toX, toY, ring.level) > here.cost) return false;
    return this.#isFreeArc(ring, other.leg, arcPoints(ring, here.turn, other.leg.toX, other.leg.toY, toX, toY));
  }

  #extend(queue: Heap<Arrival>, done: Marks, here: Arrival, j: number, n: number): void {
    const a = this.#rings[here.ring] as Ring;
    const b = this.#rings[j] as Ring;
    if (a.level !== b.level) return;
    const away = lengthOf(b.x - a.x, b.y - a.y) - a.radius - b.radius - b.radius;
    if (here.cost + away * this.#cheapest + this.#guess(b.x, b.y) > this.#budget) return;
    for (let turn: Turn | -3 = 1; turn >= (b.radius === 0 ? 1 : -1); turn = (turn - 2) as Turn | -3) {
      this.#try(queue, done, here, a, j, b, turn as Turn, n);
    }
  }

  #try(queue: Heap<Arrival>, done: Marks, here: Arrival, a: Ring, j: number, b: Ring, turn: Turn, n: number): void {
    const key = ((here.ring * n + j) * 2 + (here.turn > 0 ? 1 : 0)) * 2 + (turn > 0 ? 1 : 0);
    if (done.has(key) || !tangent(a, here.turn, b, turn, LEG)) return;
    let bend = 0;
    if (a.radius > 0 && here.leg !== null) {
      bend = turning(here.turn, here.leg.ux, here.leg.uy, LEG.ux, LEG.uy) * a.radius;
      if (bend < 0) return;
    }
    const arc = bend === 0 ? 0 : bend * this.#costAt(LEG.fromX, LEG.fromY, a.level);
    const cost = here.cost + arc + this.#legCost(LEG, a.level);
    const rank = cost + this.#guess(LEG.toX, LEG.toY);
    if (rank > this.#budget) return;
    const inches = here.inches + bend + LEG.long;
    queue.push({ ring: j, turn, leg: copyOf(LEG), cost, inches, before: here, arc: NO_ARC, passage: null, key, rank });
  }

  #pass(queue: Heap<Arrival>, here: Arrival, n: number): void {
    if (here.ring < 2 || here.ring % 2 !== 0 || here.ring >= 2 + 2 * this.#passages.length) return;
    const way = this.#passages[here.ring / 2 - 1] as Passage;
    const cost = here.cost + way.cost;
    if (cost > this.#budget) return;
    const inches = here.inches + (way.from.level === way.to.level ? apart(way.from, way.to) : 0);
    const key = 4 * n * n + here.ring;
    const ring = here.ring + 1;
    queue.push({ ring, turn: 1, leg: null, cost, inches, before: here, arc: NO_ARC, passage: way, key, rank: cost });
  }

  /** At least what the rest costs. A passage may be a short cut, so with any of those nothing is certain. */
  #guess(x: number, y: number): number {
    return this.#passages.length > 0 ? 0 : lengthOf(this.goal.x - x, this.goal.y - y) * this.#cheapest;
  }

  #legCost({ fromX, fromY, toX, toY, long }: Leg, level: number): number {
    const normal = this.#cheapest;
    if (level !== 0 || this.#patches.length === 0) return long * normal;
    let extra = 0;
    for (const patch of this.#patches) {
      const share = patch.shareOf(fromX, fromY, toX, toY);
      if (share > 0) extra += share * (this.#costOf(patch) - normal);
    }
    return long * (normal + extra);
  }

  #costAt(x: number, y: number, level: number): number {
    let cost = this.#cheapest;
    if (level !== 0) return cost;
    for (const patch of this.#patches) if (standsOn(patch, { x, y })) cost = Math.max(cost, this.#costOf(patch));
    return cost;
  }

  /** Whether the leg strikes something known, or leaves the table. Once barred, a leg stays barred. */
  #isBarred(arrival: Arrival): boolean {
    const name = legName(arrival, arrival.before as Arrival);
    if (this.#barred.has(name)) return true;
    const { fromX, fromY, toX, toY } = arrival.leg as Leg;
    const { radius } = this.mover;
    const { level } = this.#rings[arrival.ring] as Ring;
    const isBarred =
      !onTable(this.table, { x: toX, y: toY }, radius) ||
      this.#strikesKnown(fromX, fromY, toX, toY, level, radius - TOLERANCE);
    if (isBarred) this.#barred.add(name);
    return isBarred;
  }

  #strikesKnown(ax: number, ay: number, bx: number, by: number, level: number, reach: number): boolean {
    // What barred the last leg often bars the next one, too.
    if (this.#last !== null && this.#last.level === level && strikes(this.#last, ax, ay, bx, by, reach)) return true;
    for (const obstacle of this.#known) {
      if (obstacle.level !== level || !strikes(obstacle, ax, ay, bx, by, reach)) continue;
      this.#last = obstacle;
      return true;
    }
    return false;
  }

  /** Whether the arc from which the leg leaves keeps clear of everything known. */
  #arcIsFree(arrival: Arrival): boolean {
    const bend = arrival.before as Arrival;
    if (bend.leg === null) return true;
    const ring = this.#rings[bend.ring] as Ring;
    const { fromX, fromY } = arrival.leg as Leg;
    arrival.arc = arcPoints(ring, bend.turn, bend.leg.toX, bend.leg.toY, fromX, fromY);
    return this.#isFreeArc(ring, bend.leg, arrival.arc);
  }

  #isFreeArc({ level }: Ring, met: Leg, arc: readonly Point[]): boolean {
    const { radius } = this.mover;
    for (const obstacle of this.#known) {
      if (obstacle.level === level && strikesArc(obstacle, met.toX, met.toY, arc, radius - TOLERANCE)) return false;
    }
    return arc.every((at) => onTable(this.table, at, radius));
  }
}

/** Two grains square to an edge, away from what lies to its left. */
function outwards(a: Point, b: Point): Point {
  const long = apart(a, b);
  return { x: ((b.y - a.y) / long) * 2 * GRAIN, y: ((a.x - b.x) / long) * 2 * GRAIN };
}
