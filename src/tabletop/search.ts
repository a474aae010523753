import type { Point } from '../kernel/index.ts';
import { type Arrival, grainedPlace, legName, NO_ARC, pointsOf, START, type Stop } from './arrival.ts';
import { forStruck, isModel, type Mover, type Obstacle, onTable, standsOn, strikes, strikesArc } from './clearance.ts';
import { cornersOfThing } from './corners.ts';
import { Heap } from './heap.ts';
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

/** After so many legs it is time to ask whether there is any way at all. */
const PATIENCE = 60;
/**
 * The search for the cheapest way. It knows only of what it has struck: nothing, to begin with. Legs are tried in the order of
 * what the whole way would cost at least, and when one strikes something, that becomes known: from then on ways may turn
 * round it, from everywhere that has been reached. A leg that strikes nothing is a part of the way or leads to no better one.
 */
export class Search {
  readonly #rings: Ring[] = [];
  readonly #known: Obstacle[] = [];
  readonly #knownSet = new Set<Obstacle>();
  #last: Obstacle | null = null;
  /** Legs that are clear of everything on the table, and legs that are not. */
  readonly #clear = new Set<number>();
  readonly #barred = new Set<number>();
  /** What lies near enough to a ring to stand in an arc round it. */
  readonly #nearby: (readonly Obstacle[] | undefined)[] = [];
  /** Known patches of ground that costs more than normal ground. */
  readonly #patches: Solid[] = [];
  /** Whether only what is known counts. */
  #isBlind = false;
  #queue = new Heap<Arrival>();
  /** Who came to each ring with each turn, and everybody in their order. */
  #came: (Arrival[] | undefined)[] = [];
  #reached: Arrival[] = [];
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
      const costly = this.#patches.length;
      const arrival = this.#best();
      // What has been reached across ground that turned out to be costly was reached too cheaply.
      if (this.#patches.length > costly) continue;
      if (arrival === null) return null;
      const points = pointsOf(arrival, this.#rings);
      const cost = costly === 0 ? arrival.cost : this.#priced(points);
      return { points: points.slice(1).map(grainedPlace), inches: grained(arrival.inches), cost: grained(cost) };
    }
  }

  /**
   * Whether what is known leaves no way at all: the goal may lie in a house without a door, and until all of the table has
   * been looked at nothing else would tell.
   */
  #isHopeless(): boolean {
    const [queue, came, reached] = [this.#queue, this.#came, this.#reached];
    this.#isBlind = true;
    const isHopeless = this.#best() === null;
    this.#isBlind = false;
    [this.#queue, this.#came, this.#reached] = [queue, came, reached];
    return isHopeless;
  }

  /** The straight way, if nothing is in it: half of all ways are that short. */
  #direct(): Way | null {
    const { mover, goal } = this;
    if (mover.level !== goal.level) return null;
    const far = apart(mover, goal);
    const end = far > this.horizon ? between(mover, goal, this.horizon / far) : goal;
    if (this.#learnAlong(mover, end, goal.level) || this.#patches.length > 0) return null;
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

  /** Takes note of what a stretch strikes and of the costly ground it crosses; true if it is struck by anything. */
  #learnAlong(a: Point, b: Point, level: number): boolean {
    const { table, mover, options } = this;
    let isStruck = false;
    forStruck(table, mover, level, a, b, TOLERANCE, options.pass, (obstacle) => {
      isStruck = true;
      this.#last = obstacle;
      // One that is known is enough to bar it.
      if (this.#knownSet.has(obstacle)) return true;
      this.#know(obstacle);
      return false;
    });
    if (!isStruck) this.#learnGround(a, b, level);
    return isStruck;
  }

  #learnGround(a: Point, b: Point, level: number): void {
    if (level !== 0 || this.options.costs === undefined) return;
    for (const patch of roughBetween(this.table, a, b)) {
      if (this.#costOf(patch) > this.#cheapest && !this.#patches.includes(patch)) this.#knowPatch(patch);
    }
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

  /** The cheapest way; null if there is none, or as soon as costly ground comes to light. */
  #best(): Arrival | null {
    this.#queue = new Heap();
    this.#came = [];
    this.#reached = [];
    const costly = this.#patches.length;
    let patience = PATIENCE;
    let looks = 0;
    for (let here: Arrival | undefined = START; here !== undefined; here = this.#queue.pop()) {
      if (here.leg !== null) {
        if (++looks > patience && !this.#isBlind) {
          if (this.#isHopeless()) return null;
          patience *= 4;
        }
        const rings = this.#rings.length;
        // Legs are looked at only when their turn comes: most never do.
        const isBarred = this.#isBarred(here) || !this.#arcIsFree(here);
        if (this.#patches.length > costly) return null;
        if (this.#rings.length > rings) this.#reachOut(rings);
        if (isBarred) continue;
      }
      if (here.ring === 1) return here;
      if (this.#isOutdone(here)) continue;
      this.#reached.push(here);
      this.#extend(here, 1);
      this.#pass(here);
    }
    return null;
  }

  /** From everywhere that has been reached to the rings that have come to be known. */
  #reachOut(from: number): void {
    for (const here of this.#reached) this.#extend(here, from);
  }

  /** Whether somebody who came to this ring before gets to the same point of it, along the ring, at no higher cost. */
  #isOutdone(here: Arrival): boolean {
    const name = here.ring * 2 + (here.turn > 0 ? 1 : 0);
    const before = this.#came[name];
    if (before === undefined) {
      this.#came[name] = [here];
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
    const arc = arcPoints(ring, here.turn, other.leg.toX, other.leg.toY, toX, toY);
    return this.#isFreeArc(here.ring, other.leg, arc);
  }

  /** To all rings from some number on. */
  #extend(here: Arrival, from: number): void {
    const a = this.#rings[here.ring] as Ring;
    for (let j = from; j < this.#rings.length; j++) {
      const b = this.#rings[j] as Ring;
      if (j === here.ring || a.level !== b.level) continue;
      const away = lengthOf(b.x - a.x, b.y - a.y) - a.radius - b.radius - b.radius;
      if (here.cost + away * this.#cheapest + this.#guess(b.x, b.y) > this.#budget) continue;
      this.#try(here, a, j, b, 1);
      if (b.radius > 0) this.#try(here, a, j, b, -1);
    }
  }

  #try(here: Arrival, a: Ring, j: number, b: Ring, turn: Turn): void {
    if (!tangent(a, here.turn, b, turn, LEG)) return;
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
    this.#queue.push({ ring: j, turn, leg: copyOf(LEG), cost, inches, before: here, arc: NO_ARC, passage: null, rank });
  }

  #pass(here: Arrival): void {
    if (here.ring < 2 || here.ring % 2 !== 0 || here.ring >= 2 + 2 * this.#passages.length) return;
    const way = this.#passages[here.ring / 2 - 1] as Passage;
    const cost = here.cost + way.cost;
    if (cost > this.#budget) return;
    const inches = here.inches + (way.from.level === way.to.level ? apart(way.from, way.to) : 0);
    const ring = here.ring + 1;
    this.#queue.push({ ring, turn: 1, leg: null, cost, inches, before: here, arc: NO_ARC, passage: way, rank: cost });
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

  /** Whether the leg strikes something, or leaves the table. Once barred, a leg stays barred. */
  #isBarred(arrival: Arrival): boolean {
    const before = arrival.before as Arrival;
    const name = legName(arrival, before);
    if (this.#barred.has(name)) return true;
    if (this.#clear.has(name)) return false;
    const isBarred = this.#strikes(arrival, this.#isBlind ? Number.POSITIVE_INFINITY : before.inches);
    if (isBarred) this.#barred.add(name);
    else if (!this.#isBlind && arrival.inches <= this.horizon) this.#clear.add(name);
    return isBarred;
  }

  /** Behind the horizon only what is known counts. */
  #strikes({ leg, ring, inches }: Arrival, before: number): boolean {
    const { fromX, fromY, toX, toY, long } = leg as Leg;
    const { level } = this.#rings[ring] as Ring;
    const { radius } = this.mover;
    if (!onTable(this.table, { x: toX, y: toY }, radius)) return true;
    const reach = radius - TOLERANCE;
    // What barred the last leg often bars the next one, too.
    if (this.#last?.level === level && strikes(this.#last, fromX, fromY, toX, toY, reach)) return true;
    if ((inches > this.horizon || before >= this.horizon) && this.#strikesKnown(fromX, fromY, toX, toY, level, reach))
      return true;
    if (before >= this.horizon) return false;
    const share = Math.min(1, Math.max(0, (this.horizon - inches + long) / long));
    const end = { x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share };
    return this.#learnAlong({ x: fromX, y: fromY }, end, level);
  }

  #strikesKnown(ax: number, ay: number, bx: number, by: number, level: number, reach: number): boolean {
    for (const obstacle of this.#known) {
      if (obstacle.level === level && strikes(obstacle, ax, ay, bx, by, reach)) return true;
    }
    return false;
  }

  /** Whether the arc from which the leg leaves keeps clear of everything. */
  #arcIsFree(arrival: Arrival): boolean {
    const bend = arrival.before as Arrival;
    if (bend.leg === null) return true;
    const ring = this.#rings[bend.ring] as Ring;
    const { fromX, fromY } = arrival.leg as Leg;
    arrival.arc = arcPoints(ring, bend.turn, bend.leg.toX, bend.leg.toY, fromX, fromY);
    if (!this.#isBlind) for (const at of arrival.arc) this.#learnGround(at, at, ring.level);
    return this.#isFreeArc(bend.ring, bend.leg, arrival.arc);
  }

  #isFreeArc(ring: number, met: Leg, arc: readonly Point[]): boolean {
    if (arc.length === 0) return true;
    const { radius } = this.mover;
    let isFree = arc.every((at) => onTable(this.table, at, radius));
    const { level } = this.#rings[ring] as Ring;
    for (const obstacle of this.#isBlind ? this.#known : this.#nearbyOf(ring)) {
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
    const { x, y, radius, level } = this.#rings[ring] as Ring;
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

/** Two grains square to an edge, away from what lies to its left. */
function outwards(a: Point, b: Point): Point {
  const long = apart(a, b);
  return { x: ((b.y - a.y) / long) * 2 * GRAIN, y: ((a.x - b.x) / long) * 2 * GRAIN };
}
