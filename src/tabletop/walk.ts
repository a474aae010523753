import type { Placed, Point } from '../kernel/index.ts';
import { fits, forStruck, isModel, type Mover, type Obstacle, onTable, standsOn, strikes } from './clearance.ts';
import { Heap } from './heap.ts';
import { apart, between, GRAIN, grained, lengthOf, point } from './point.ts';
import type { Solid } from './solid.ts';
import type { Tabletop } from './tabletop.ts';
import { arcPoints, type Leg, type Ring, tangent, type Turn, turning } from './tangents.ts';
import { checkWay, groundOf, type MoveOptions, type Passage, roughBetween, type Way } from './ways.ts';

/** The search leaves this much of the slack to arcs broken into pieces; rounding to the grain takes the rest. */
const TOLERANCE = 0.0042;
/** How far apart the points lie at which a way may enter or leave costly ground. */
const STEP = 0.5;

/**
 * The cheapest legal way of a base to a place, or null if there is none within the budget.
 *
 * It looks only at what is in the way: the best way past the obstacles known so far (none, to begin with) cannot cost more
 * than the best way past all. If it strikes others, these become known and the search begins again; if it strikes none, it
 * is the best way of all.
 */
export function walk(table: Tabletop, mover: Mover, to: Placed, options: MoveOptions = {}): Way | null {
  const goal = { ...point(to.x, to.y), level: to.level ?? mover.level };
  if (!fits(table, mover, goal)) return null;
  return wayTo(table, mover, goal, options);
}

/** As `walk`, but the place itself may be taken: for ways that end before they get there. */
export function wayTo(
  table: Tabletop,
  mover: Mover,
  goal: Point & { readonly level: number },
  options: MoveOptions,
): Way | null {
  if (options.straight === true) return straightWay(table, mover, goal, options);
  return new Search(table, mover, goal, options).run();
}

function straightWay(table: Tabletop, mover: Mover, goal: Placed, options: MoveOptions): Way | null {
  const { fault, inches, cost } = checkWay(table, mover, [goal], options);
  return fault === null ? { points: [goal], inches, cost } : null;
}

/** The arrival at a ring. */
interface Arrival {
  readonly ring: number;
  readonly turn: Turn;
  readonly leg: Leg | null;
  /** What the way costs up to there, and how long it is. */
  readonly cost: number;
  readonly inches: number;
  readonly before: Arrival | null;
  readonly passage: Passage | null;
  /** Which ring it left with which turn: two ways along the same leg are one. */
  readonly key: number;
}

const TURNS: readonly Turn[] = [1, -1];
const BARE: readonly Turn[] = [1];

class Search {
  readonly #rings: Ring[] = [];
  readonly #known: Obstacle[] = [];
  readonly #knownSet = new Set<Obstacle>();
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
  ) {
    this.#budget = (options.budget ?? Number.POSITIVE_INFINITY) + 0.001;
    this.#passages = options.passages ?? [];
    this.#cheapest = options.costs?.normal ?? 1;
    this.#rings.push({ x: mover.x, y: mover.y, radius: 0, level: mover.level }, { ...goal, radius: 0 });
    for (const { from, to } of this.#passages) {
      this.#rings.push({ ...from, radius: 0 }, { ...to, radius: 0 });
    }
  }

  run(): Way | null {
    if (this.mover.level === this.goal.level && apart(this.mover, this.goal) < 1e-6) {
      return { points: [this.goal], inches: 0, cost: 0 };
    }
    for (;;) {
      const arrival = this.#best();
      if (arrival === null) return null;
      const points = pointsOf(arrival, this.#rings);
      if (!this.#learns(points)) {
        const cost = this.#patches.length === 0 ? arrival.cost : this.#priced(points);
        return { points: points.slice(1).map(grainedPlace), inches: grained(arrival.inches), cost: grained(cost) };
      }
    }
  }

  /** What the way really costs, pieces of arcs and overlapping patches included. */
  #priced(points: readonly Stop[]): number {
    let sum = 0;
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as Stop, points[i] as Stop];
      if (b.passage !== null) sum += b.passage.cost;
      else for (const { cost } of groundOf(this.table, a, b, a.level, this.options)) sum += cost;
    }
    return sum;
  }

  /** Takes note of what the way strikes and of the costly ground it crosses; false if nothing was new. */
  #learns(points: readonly Stop[]): boolean {
    let learned = false;
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as Stop, points[i] as Stop];
      if (b.passage !== null) continue;
      forStruck(this.table, this.mover, a.level, a, b, TOLERANCE, this.options.pass, (obstacle) => {
        this.#know(obstacle);
        learned = true;
        return false;
      });
      if (a.level === 0 && this.options.costs !== undefined) {
        for (const patch of roughBetween(this.table, a, b)) {
          if (this.#costOf(patch) > this.#cheapest && !this.#patches.includes(patch)) {
            this.#knowPatch(patch);
            learned = true;
          }
        }
      }
    }
    return learned;
  }

  #know(obstacle: Obstacle): void {
    if (this.#knownSet.has(obstacle)) return;
    this.#knownSet.add(obstacle);
    this.#known.push(obstacle);
    const { radius } = this.mover;
    const { level } = obstacle;
    if (isModel(obstacle)) this.#addRing({ x: obstacle.x, y: obstacle.y, radius: radius + obstacle.radius, level });
    else for (const { x, y } of obstacle.corners) this.#addRing({ x, y, radius, level });
  }

  #addRing(ring: Ring): void {
    const known = this.#rings.some(
      ({ x, y, radius, level }) => x === ring.x && y === ring.y && radius === ring.radius && level === ring.level,
    );
    if (!known) this.#rings.push(ring);
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
      this.#addRing({ x: a.x + out.x + other.x, y: a.y + out.y + other.y, radius: 0, level: 0 });
      for (let s = 1; s < steps; s++) {
        const at = between(a, b, s / steps);
        if (this.#mayHelp(at)) this.#addRing({ x: at.x + out.x, y: at.y + out.y, radius: 0, level: 0 });
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
    const rings = this.#rings;
    const n = rings.length;
    const done = new Set<number>();
    const queue = new Heap<Arrival>();
    queue.push(START, 0);
    for (;;) {
      const here = queue.pop();
      if (here === undefined) return null;
      if (here.leg !== null) {
        // Legs are looked at only when their turn comes: most never do.
        if (done.has(here.key)) continue;
        if (!this.#isFree(here)) continue;
        done.add(here.key);
        if (here.ring === 1) return here;
      } else if (here.passage !== null) {
        if (done.has(here.key)) continue;
        done.add(here.key);
      }
      for (let j = 1; j < n; j++) if (j !== here.ring) this.#extend(queue, done, here, j, n);
      this.#pass(queue, here, n);
    }
  }

  #extend(queue: Heap<Arrival>, done: Set<number>, here: Arrival, j: number, n: number): void {
    const a = this.#rings[here.ring] as Ring;
    const b = this.#rings[j] as Ring;
    if (a.level !== b.level) return;
    for (const turn of b.radius === 0 ? BARE : TURNS) {
      const key = ((here.ring * n + j) * 2 + (here.turn > 0 ? 1 : 0)) * 2 + (turn > 0 ? 1 : 0);
      if (done.has(key)) continue;
      const leg = tangent(a, here.turn, b, turn);
      if (leg === null) continue;
      let bend = 0;
      if (a.radius > 0 && here.leg !== null) {
        const angle = turning(here.turn, here.leg.ux, here.leg.uy, leg.ux, leg.uy);
        if (angle === null) continue;
        bend = angle * a.radius;
      }
      const cost = here.cost + (bend === 0 ? 0 : bend * this.#costAt(leg.from, a.level)) + this.#legCost(leg, a.level);
      const guess = this.#guess(leg.to);
      if (cost + guess > this.#budget) continue;
      const inches = here.inches + bend + leg.long;
      queue.push({ ring: j, turn, leg, cost, inches, before: here, passage: null, key }, cost + guess);
    }
  }

  #pass(queue: Heap<Arrival>, here: Arrival, n: number): void {
    if (here.ring < 2 || here.ring % 2 !== 0 || here.ring >= 2 + 2 * this.#passages.length) return;
    const way = this.#passages[here.ring / 2 - 1] as Passage;
    const cost = here.cost + way.cost;
    if (cost > this.#budget) return;
    const inches = here.inches + (way.from.level === way.to.level ? apart(way.from, way.to) : 0);
    const key = 4 * n * n + here.ring;
    queue.push({ ring: here.ring + 1, turn: 1, leg: null, cost, inches, before: here, passage: way, key }, cost);
  }

  /** At least what the rest costs. A passage may be a short cut, so with any of those nothing is certain. */
  #guess({ x, y }: Point): number {
    return this.#passages.length > 0 ? 0 : lengthOf(this.goal.x - x, this.goal.y - y) * this.#cheapest;
  }

  #legCost({ from, to, long }: Leg, level: number): number {
    const normal = this.#cheapest;
    if (level !== 0 || this.#patches.length === 0) return long * normal;
    let extra = 0;
    for (const patch of this.#patches) {
      const share = patch.shareOf(from.x, from.y, to.x, to.y);
      if (share > 0) extra += share * (this.#costOf(patch) - normal);
    }
    return long * (normal + extra);
  }

  #costAt(at: Point, level: number): number {
    let cost = this.#cheapest;
    if (level === 0)
      for (const patch of this.#patches) if (standsOn(patch, at)) cost = Math.max(cost, this.#costOf(patch));
    return cost;
  }

  /** Whether the leg, and the arc from which it leaves, keep clear of everything known. */
  #isFree({ leg, before, ring }: Arrival): boolean {
    const { from, to } = leg as Leg;
    const { radius } = this.mover;
    if (!onTable(this.table, to, radius)) return false;
    const { level } = this.#rings[ring] as Ring;
    if (this.#strikesKnown(from, to, level)) return false;
    const bend = before as Arrival;
    if (bend.leg === null) return true;
    let last = bend.leg.to;
    for (const next of arcPoints(this.#rings[bend.ring] as Ring, bend.turn, last, from)) {
      if (!onTable(this.table, next, radius) || this.#strikesKnown(last, next, level)) return false;
      last = next;
    }
    return true;
  }

  #strikesKnown(a: Point, b: Point, level: number): boolean {
    const reach = this.mover.radius - TOLERANCE;
    for (const obstacle of this.#known) {
      if (obstacle.level === level && strikes(obstacle, a.x, a.y, b.x, b.y, reach)) return true;
    }
    return false;
  }
}

/** Two grains square to an edge, away from what lies to its left. */
function outwards(a: Point, b: Point): Point {
  const long = apart(a, b);
  return { x: ((b.y - a.y) / long) * 2 * GRAIN, y: ((a.x - b.x) / long) * 2 * GRAIN };
}

const START: Arrival = { ring: 0, turn: 1, leg: null, cost: 0, inches: 0, before: null, passage: null, key: -1 };

interface Stop extends Point {
  readonly level: number;
  /** The passage that led there. */
  readonly passage: Passage | null;
}

/** The points of a way, its start included; arcs are broken into pieces. */
function pointsOf(arrival: Arrival, rings: readonly Ring[]): Stop[] {
  const arrivals: Arrival[] = [];
  for (let at: Arrival | null = arrival; at !== null; at = at.before) arrivals.unshift(at);
  const start = rings[0] as Ring;
  const points: Stop[] = [{ x: start.x, y: start.y, level: start.level, passage: null }];
  for (let i = 1; i < arrivals.length; i++) {
    const { leg, ring, passage: way, before } = arrivals[i] as Arrival;
    const { level, x, y } = rings[ring] as Ring;
    if (leg === null) {
      points.push({ x, y, level, passage: way });
      continue;
    }
    if (before?.leg !== null && before !== null) {
      const bend = arcPoints(rings[before.ring] as Ring, before.turn, before.leg.to, leg.from);
      for (const p of bend) points.push({ ...p, level, passage: null });
    }
    points.push({ ...leg.to, level, passage: null });
  }
  return points;
}

const grainedPlace = ({ x, y, level }: Stop): Placed => ({ ...point(x, y), level });
