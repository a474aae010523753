import type { Point } from '../../kernel/index.ts';
import {
  type Arrival,
  BARRED,
  bidOf,
  CLEAR,
  grainedPlace,
  NO_ARC,
  pointsOf,
  readBid,
  START,
  type Stop,
  UNKNOWN,
  Verdicts,
} from './arrival.ts';
import type { Mover } from './clearance.ts';
import { NumberHeap } from '../geometry/heap.ts';
import { Known } from './known.ts';
import { apart, between, grained, lengthOf } from '../geometry/point.ts';
import { type Joined, joined } from './regions.ts';
import type { Tabletop } from '../tabletop.ts';
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
import { groundOf, type MoveOptions, type Passage, type Way } from './ways.ts';

/** Two bare points closer than this are one. */
const SAME = 1e-6;
const isSamePlace = (a: Ring, b: Ring): boolean =>
  a.radius === 0 && b.radius === 0 && Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME;

/** Where legs are worked out before anyone knows whether they are any good, and what the way to their end costs. */
const LEG = noLeg();
const SPENT = { cost: 0, inches: 0 };

/** Where the first number that is no less stands in a list that grows. */
function firstFrom(list: readonly number[], least: number): number {
  let i = list.length;
  while (i > 0 && (list[i - 1] as number) >= least) i--;
  return i;
}

/** Where a search begins: the first of those who do not come by a leg. */
const FIRST = -1;

/** After so many legs it is time to ask whether there is any way at all: soon, where no budget ends the search. */
const PATIENCE = 60;
const LITTLE_PATIENCE = 12;
/** So many legs are looked at without asking again where regions hang together: there mostly is a way, if a long one. */
const MUCH_PATIENCE = 1000;

/**
 * The search for the cheapest way. It knows only of what it has struck: nothing, to begin with. Legs are tried in the order of
 * what the whole way would cost at least, and when one strikes something, that becomes known: from then on ways may turn
 * round it, from everywhere that has been reached. A leg that strikes nothing is a part of the way or leads to no better one.
 */
export class Search {
  readonly #known: Known;
  readonly #rings: readonly Ring[];
  readonly #verdicts = new Verdicts();
  /** The legs that wait to be looked at, by number; below 0 those who begin or have taken a passage. */
  #queue = new NumberHeap();
  #passing: Arrival[] = [];
  /** Who came to each ring with each turn, and everybody in their order. */
  #came: (Arrival[] | undefined)[] = [];
  #reached: Arrival[] = [];
  #tries = 0;
  readonly #budget: number;
  readonly #passages: readonly Passage[];
  /** At least what an inch as the crow flies costs: a passage may be cheaper than a walk. */
  readonly #pace: number;
  /** At least what the rest costs from where a passage begins: it has to be taken. */
  readonly #onward: (number | undefined)[] = [];
  /** The rings of each level that ways lead to, in the order in which they came to be known, and at least what the rest costs from there. */
  readonly #aims: { readonly rings: number[]; readonly rests: number[] }[] = [];
  #listed = 1;

  constructor(
    readonly table: Tabletop,
    readonly mover: Mover,
    readonly goal: Point & { readonly level: number },
    readonly options: MoveOptions,
    /** What the way meets after so many inches is not looked at. */
    readonly horizon = Number.POSITIVE_INFINITY,
    /** After so many legs have been thought of it gives up, as if there were no way. */
    readonly effort = Number.POSITIVE_INFINITY,
  ) {
    this.#budget = (options.budget ?? Number.POSITIVE_INFINITY) + 0.001;
    this.#passages = options.passages ?? [];
    this.#known = new Known(table, mover, options, horizon, (at) => this.#mayHelp(at));
    this.#pace = this.#passages.reduce(
      (least, { from, to, cost }) => Math.min(least, cost / Math.max(apart(from, to), 1e-9)),
      this.#known.cheapest,
    );
    const { rings } = this.#known;
    rings.push(fullRing(mover.x, mover.y, 0, mover.level), fullRing(goal.x, goal.y, 0, goal.level));
    for (const { from, to, cost } of this.#passages) {
      this.#onward[rings.length] = cost + this.#guess(to.x, to.y);
      rings.push(fullRing(from.x, from.y, 0, from.level), fullRing(to.x, to.y, 0, to.level));
    }
    this.#rings = rings;
  }

  #mayHelp(at: Point): boolean {
    return (apart(this.mover, at) + apart(at, this.goal)) * this.#pace <= this.#budget;
  }

  run(): Way | null {
    if (this.mover.level === this.goal.level && apart(this.mover, this.goal) < 1e-6) {
      return { points: [this.goal], inches: 0, cost: 0 };
    }
    const direct = this.#pace === this.#known.cheapest ? this.#direct() : null;
    if (direct !== null) return direct;
    for (;;) {
      const costly = this.#known.patches.length;
      const arrival = this.#best();
      // What has been reached across ground that turned out to be costly was reached too cheaply.
      if (this.#known.patches.length > costly) continue;
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
  #isHopeless(looks: number): boolean {
    const regions = this.#regionsThere;
    if (regions === 'apart') return true;
    const isUnlimited = this.#budget === Number.POSITIVE_INFINITY && this.effort === Number.POSITIVE_INFINITY;
    if (regions === 'one' && isUnlimited && looks < MUCH_PATIENCE) return false;
    const [queue, passing, came, reached] = [this.#queue, this.#passing, this.#came, this.#reached];
    this.#known.isBlind = true;
    const isHopeless = this.#best() === null;
    this.#known.isBlind = false;
    [this.#queue, this.#passing, this.#came, this.#reached] = [queue, passing, came, reached];
    return isHopeless;
  }

  #regions: Joined | null = null;
  /** How the regions of the mover and of the goal hang together: what lies behind the horizon shuts nobody off. */
  get #regionsThere(): Joined {
    if (this.horizon < Number.POSITIVE_INFINITY) return 'perhaps';
    this.#regions ??= joined(this.table, this.mover, this.goal, this.options);
    return this.#regions;
  }

  /** The straight way, if nothing is in it: half of all ways are that short. */
  #direct(): Way | null {
    const { mover, goal } = this;
    if (mover.level !== goal.level) return null;
    const far = apart(mover, goal);
    const end = far > this.horizon ? between(mover, goal, this.horizon / far) : goal;
    if (this.#known.along(mover, end, goal.level) || this.#known.patches.length > 0) return null;
    const cost = far * this.#known.cheapest;
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

  /** The cheapest way; null if there is none, or as soon as costly ground comes to light. */
  #best(): Arrival | null {
    this.#queue = new NumberHeap();
    this.#passing = [START];
    this.#came = [];
    this.#reached = [];
    const costly = this.#known.patches.length;
    let patience = this.#budget === Number.POSITIVE_INFINITY ? LITTLE_PATIENCE : PATIENCE;
    let looks = 0;
    for (let bid = FIRST; !Number.isNaN(bid); bid = this.#queue.pop()) {
      if (this.#tries > this.effort) return null;
      if (++looks > patience && !this.#known.isBlind) {
        if (this.#isHopeless(looks)) return null;
        patience *= 4;
      }
      const here = this.#arrivalOf(bid);
      if (here === null) continue;
      const rings = this.#rings.length;
      // Legs are looked at only when their turn comes: most never do.
      const isBarred = here.leg !== null && (this.#isBarred(here) || !this.#arcIsFree(here));
      if (this.#known.patches.length > costly) return null;
      if (here.ring === 1 && !isBarred) return here;
      const isOver = isBarred || this.#isOutdone(here);
      if (this.#rings.length > rings) this.#reachOut(rings);
      if (isOver) continue;
      if (this.#pass(here)) continue;
      this.#reached.push(here);
      this.#extend(this.#reached.length - 1, 1);
    }
    return null;
  }

  /** What a number in the queue stands for; null where the leg is known to be barred. */
  #arrivalOf(bid: number): Arrival | null {
    if (bid < 0) return this.#passing[FIRST - bid] as Arrival;
    const { reached, ring, turn } = readBid(bid);
    const before = this.#reached[reached] as Arrival;
    const [a, b] = [this.#rings[before.ring] as Ring, this.#rings[ring] as Ring];
    // One place, two rings: where one passage leads to, the next one begins.
    if (turn === 1 && isSamePlace(a, b)) return { ...before, ring, leg: null, before, arc: NO_ARC, passage: null };
    if (this.#verdicts.of(before, ring, turn) === BARRED) return null;
    this.#measure(before, a, b, turn);
    return { ring, turn, leg: copyOf(LEG), cost: SPENT.cost, inches: SPENT.inches, before, arc: NO_ARC, passage: null };
  }

  /** From everywhere that has been reached to the rings that have come to be known. */
  #reachOut(from: number): void {
    for (let i = 0; i < this.#reached.length; i++) this.#extend(i, from);
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
    for (const other of before) if (this.#outdoes(other, here, ring)) return true;
    before.push(here);
    return false;
  }

  #outdoes(other: Arrival, here: Arrival, ring: Ring): boolean {
    if (ring.radius === 0) return other.cost <= here.cost;
    if (other.leg === null || here.leg === null) return false;
    const { toX, toY, ux, uy } = here.leg;
    const angle = turning(here.turn, other.leg.ux, other.leg.uy, ux, uy);
    if (angle < 0 || other.cost + angle * ring.radius * this.#known.costAt(toX, toY, ring.level) > here.cost)
      return false;
    const arc = arcPoints(ring, here.turn, other.leg.toX, other.leg.toY, toX, toY);
    return this.#known.isFreeArc(here.ring, other.leg, arc);
  }

  /** To all rings from some number on, from the place that was reached as that many. */
  #extend(reached: number, from: number): void {
    const all = this.#rings;
    const here = this.#reached[reached] as Arrival;
    const a = all[here.ring] as Ring;
    const { rings, rests } = this.#aimsOn(a.level);
    const { cheapest } = this.#known;
    for (let i = from === 1 ? 0 : firstFrom(rings, from); i < rings.length; i++) {
      const j = rings[i] as number;
      if (j === here.ring) continue;
      const b = all[j] as Ring;
      const away = lengthOf(b.x - a.x, b.y - a.y) - a.radius - b.radius - b.radius;
      if (here.cost + away * cheapest + (rests[i] as number) > this.#budget) continue;
      if (isSamePlace(a, b)) this.#stayAt(reached, j);
      else this.#try(reached, here, a, j, b, 1);
      if (b.radius > 0) this.#try(reached, here, a, j, b, -1);
    }
  }

  #aimsOn(level: number): { readonly rings: readonly number[]; readonly rests: readonly number[] } {
    for (; this.#listed < this.#rings.length; this.#listed++) {
      const j = this.#listed;
      if (this.#isLanding(j)) continue;
      const ring = this.#rings[j] as Ring;
      const aims = (this.#aims[ring.level] ??= { rings: [], rests: [] });
      aims.rings.push(j);
      aims.rests.push(this.#onward[j] ?? this.#guess(ring.x, ring.y));
    }
    return (this.#aims[level] ??= { rings: [], rests: [] });
  }

  #stayAt(reached: number, ring: number): void {
    const { x, y } = this.#rings[ring] as Ring;
    const { cost } = this.#reached[reached] as Arrival;
    const rank = cost + (this.#onward[ring] ?? this.#guess(x, y));
    if (rank <= this.#budget) this.#queue.push(rank, bidOf(reached, ring, 1));
  }

  #try(reached: number, here: Arrival, a: Ring, j: number, b: Ring, turn: Turn): void {
    this.#tries++;
    if (!this.#measure(here, a, b, turn)) return;
    const rank = SPENT.cost + (this.#onward[j] ?? this.#guess(LEG.toX, LEG.toY));
    if (rank <= this.#budget) this.#queue.push(rank, bidOf(reached, j, turn));
  }

  /** Works out a leg and what the way to its end costs; false where there is no such leg. */
  #measure(here: Arrival, a: Ring, b: Ring, turn: Turn): boolean {
    if (!tangent(a, here.turn, b, turn, LEG)) return false;
    let bend = 0;
    if (a.radius > 0 && here.leg !== null) {
      bend = turning(here.turn, here.leg.ux, here.leg.uy, LEG.ux, LEG.uy) * a.radius;
      if (bend < 0) return false;
    }
    const arc = bend === 0 ? 0 : bend * this.#known.costAt(LEG.fromX, LEG.fromY, a.level);
    SPENT.cost = here.cost + arc + this.#known.costAlong(LEG, a.level);
    SPENT.inches = here.inches + bend + LEG.long;
    return true;
  }

  /** Whether a ring is the far end of a passage: nobody walks there to go on. */
  #isLanding(ring: number): boolean {
    return ring > 2 && ring % 2 === 1 && ring < 2 + 2 * this.#passages.length;
  }

  /** Takes the passage that begins here; false if none does. Nobody walks to the beginning of one to go on past it. */
  #pass(here: Arrival): boolean {
    if (here.ring < 2 || here.ring % 2 !== 0 || here.ring >= 2 + 2 * this.#passages.length) return false;
    const way = this.#passages[here.ring / 2 - 1] as Passage;
    const cost = here.cost + way.cost;
    if (cost > this.#budget) return true;
    const inches = here.inches + (way.from.level === way.to.level ? apart(way.from, way.to) : 0);
    const ring = here.ring + 1;
    this.#queue.push(cost + this.#guess(way.to.x, way.to.y), FIRST - this.#passing.length);
    this.#passing.push({ ring, turn: 1, leg: null, cost, inches, before: here, arc: NO_ARC, passage: way });
    return true;
  }

  /** At least what the rest costs. */
  #guess(x: number, y: number): number {
    return lengthOf(this.goal.x - x, this.goal.y - y) * this.#pace;
  }

  /** Whether the leg strikes something, or leaves the table. Once barred, a leg stays barred. */
  #isBarred(arrival: Arrival): boolean {
    const { ring, turn } = arrival;
    const before = arrival.before as Arrival;
    const verdict = this.#verdicts.of(before, ring, turn);
    if (verdict !== UNKNOWN) return verdict === BARRED;
    const { level } = this.#rings[ring] as Ring;
    const isBarred = this.#known.isStruck(arrival.leg as Leg, level, arrival.inches, before.inches);
    if (isBarred) this.#verdicts.note(before, ring, turn, BARRED);
    else if (!this.#known.isBlind && arrival.inches <= this.horizon) this.#verdicts.note(before, ring, turn, CLEAR);
    return isBarred;
  }

  /** Whether the arc from which the leg leaves keeps clear of everything. */
  #arcIsFree(arrival: Arrival): boolean {
    const bend = arrival.before as Arrival;
    if (bend.leg === null) return true;
    const ring = this.#rings[bend.ring] as Ring;
    const { fromX, fromY } = arrival.leg as Leg;
    arrival.arc = arcPoints(ring, bend.turn, bend.leg.toX, bend.leg.toY, fromX, fromY);
    if (!this.#known.isBlind) for (const at of arrival.arc) this.#known.ground(at, at, ring.level);
    return this.#known.isFreeArc(bend.ring, bend.leg, arrival.arc);
  }
}
