import type { Placed, Point } from '../../kernel/index.ts';
import type { Mover, Obstacle } from '../ways/clearance.ts';
import type { Aim, Onward } from './field.ts';
import { Heap } from '../geometry/heap.ts';
import { freshMarks, NO_MARKS } from '../geometry/marks.ts';
import { TURNS } from './network.ts';
import { apart, between, GRAIN, grained, lengthOf } from '../geometry/point.ts';
import { Surroundings } from './surroundings.ts';
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
import type { Model } from '../terrain/terrain.ts';
import { type Arc, NO_ARC, Trot } from './trot.ts';

/** Where one who presses on towards a goal ends. */
export interface Pressed {
  /** From its place on, that left out; none if it is best off where it is. */
  readonly points: readonly Placed[];
  readonly inches: number;
  /** How far it is from there to the middle of the target, past the terrain alone. */
  readonly left: number;
  readonly touching: boolean;
  /** What stopped it. */
  readonly by: string | null;
}

/** A ring met on the way past those who stand about. Most are never looked at: the leg there is kept only of those that are. */
interface Step {
  readonly rank: number;
  readonly ring: number;
  readonly turn: Turn;
  leg: Leg | null;
  readonly inches: number;
  /** The arc that leads from the ring before to the leg, and what stands in it; worked out when the leg is looked at. */
  arc: Arc;
  readonly before: Step | null;
  readonly key: number;
}

const START: Step = { rank: 0, ring: 0, turn: 1, leg: null, inches: 0, arc: NO_ARC, before: null, key: -1 };

/** A place where it may end: how it gets there from a ring. */
interface Stop {
  readonly from: Step;
  readonly arc: Arc;
  readonly rest: readonly Point[];
  /** How far along them, and how many of their points it has passed. */
  readonly inches: number;
  readonly passed: number;
  readonly x: number;
  readonly y: number;
  readonly touching: boolean;
  readonly by: string | null;
}

const STILL: Stop = {
  from: START,
  arc: NO_ARC,
  rest: [],
  inches: 0,
  passed: 0,
  x: 0,
  y: 0,
  touching: false,
  by: null,
};

/** A detour that gains less than this is not looked for. */
const GAIN = 0.1;

/** Legs before anyone knows whether they are any good: one that is tried, and the one that is looked at. */
const LEG = noLeg();
const LOOKED = noLeg();

/**
 * The move of one in a crowd: as near to its target as the budget takes it, past the terrain and past those who stand about.
 * The aim knows the best way past the terrain. Where somebody stands in that way, the search goes round him; it looks at
 * nothing beyond the budget, and ends when nothing can better what it has found.
 */
export class Press {
  readonly #rings: Ring[] = [];
  /** At least how far it is to the target from each ring. */
  readonly #least: number[] = [];
  readonly #around: Surroundings;
  readonly #trot: Trot;
  /** Legs that have been looked at. */
  #done = NO_MARKS;
  readonly #came: (Step[] | undefined)[] = [];
  #best = STILL;
  /** How far it is from there. */
  #left = Number.POSITIVE_INFINITY;
  /** From this length on, a way cannot end nearer than what has been found. */
  #limit = Number.POSITIVE_INFINITY;
  /** How far it is at the start. */
  #far = Number.POSITIVE_INFINITY;

  constructor(
    table: Tabletop,
    readonly mover: Mover,
    readonly target: Model,
    readonly aim: Aim,
    readonly budget: number,
    pass: (model: Model) => boolean,
  ) {
    this.#around = new Surroundings(table, aim.network, mover, target, pass);
    this.#trot = new Trot(this.#around, aim, budget);
  }

  /** Begins with the way that the aim says. */
  run(onward: Onward): Pressed {
    this.#far = onward.inches;
    this.#take(STILL, onward.inches);
    this.#goOn(START, onward);
    if (onward.inches >= this.#limit) return this.#result();
    this.#lookAround(onward.next !== null);
    const n = this.#rings.length;
    this.#done = freshMarks(4 * n * n);
    const queue = new Heap<Step>();
    this.#extend(queue, START);
    for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
      if (here.rank >= this.#limit) break;
      if (this.#done.has(here.key)) continue;
      const before = here.before as Step;
      tangent(this.#rings[before.ring] as Ring, before.turn, this.#rings[here.ring] as Ring, here.turn, LOOKED);
      const { fromX, fromY, toX, toY } = LOOKED;
      here.arc = this.#arc(before, fromX, fromY);
      const struck = this.#around.between(fromX, fromY, toX, toY);
      const isOff = !this.aim.network.isOnTable(toX, toY);
      if (struck.length > 0 || here.arc.struck.length > 0 || here.inches > this.budget || isOff) {
        // Another way may come round the same ring by an arc that is free.
        if (here.arc.struck.length === 0) this.#done.add(here.key);
        this.#goUpTo(here, LOOKED, struck);
        continue;
      }
      this.#done.add(here.key);
      here.leg = copyOf(LOOKED);
      if (this.#isOutdone(here)) continue;
      const rest = this.aim.onward(this.#rings[here.ring] as Ring, here.turn, here.leg, this.#limit - here.inches);
      if (rest !== null) this.#goOn(here, rest);
      else this.#goRound(here);
      this.#extend(queue, here);
    }
    return this.#result();
  }

  /**
   * Takes note of all that a way of use can meet. Such a way lies in the ellipse of all points from which the two stretches to
   * mover and target are together shorter than the limit, and no farther away than the budget.
   */
  #lookAround(measure: boolean): void {
    const { mover, target, aim, budget } = this;
    const limit = this.#limit;
    const far = apart(mover, target);
    const wide = Math.min(budget, Math.sqrt(limit * limit - far * far) / 2);
    this.#rings.push(fullRing(mover.x, mover.y, 0, mover.level));
    this.#around.gather(between(mover, target, Math.min(1, budget / far)), wide, limit);
    for (const model of this.#around.models) {
      if (model.id === target.id) continue;
      const radius = mover.radius + model.radius;
      const near = apart(model, mover) - radius;
      const straight = apart(model, target) - radius;
      if (near + straight >= limit) continue;
      const left = measure ? aim.leftFrom(model, limit - near + radius) - radius : straight;
      this.#meet(fullRing(model.x, model.y, radius, mover.level), near, left);
    }
    // Beyond the budget, too: a way round the other side of a house may be as good as one on which somebody stands.
    const { rings, xs, ys, radius } = aim.network;
    const most = limit + radius;
    for (let i = 0; i < xs.length; i++) {
      const x = xs[i] as number;
      const y = ys[i] as number;
      const dx = x - mover.x;
      const dy = y - mover.y;
      if (dx * dx + dy * dy >= most * most) continue;
      const near = lengthOf(dx, dy) - radius;
      const straight = lengthOf(x - target.x, y - target.y) - radius;
      if (near + straight >= limit) continue;
      const left = measure ? Math.max(straight, aim.leastFrom(i, limit - near + 2 * radius)) : straight;
      this.#meet(rings[i] as Ring, near, left);
    }
  }

  /** What can only be met on ways that are of no use is left out. */
  #meet(ring: Ring, near: number, left: number): void {
    if (near + left >= this.#limit) return;
    this.#least[this.#rings.length] = left;
    this.#rings.push(ring);
  }

  #extend(queue: Heap<Step>, here: Step): void {
    const a = this.#rings[here.ring] as Ring;
    const limit = this.#limit;
    for (let j = 1; j < this.#rings.length; j++) {
      if (j === here.ring) continue;
      const b = this.#rings[j] as Ring;
      const away = here.inches + lengthOf(b.x - a.x, b.y - a.y) - a.radius - b.radius;
      if (away + (this.#least[j] as number) >= limit) continue;
      for (const turn of TURNS) this.#try(queue, here, a, j, b, turn);
    }
  }

  #try(queue: Heap<Step>, here: Step, a: Ring, ring: number, b: Ring, turn: Turn): void {
    const key = ((here.ring * this.#rings.length + ring) * 2 + (here.turn > 0 ? 1 : 0)) * 2 + (turn > 0 ? 1 : 0);
    if (this.#done.has(key) || !tangent(a, here.turn, b, turn, LEG)) return;
    let bend = 0;
    if (here.leg !== null) {
      bend = turning(here.turn, here.leg.ux, here.leg.uy, LEG.ux, LEG.uy) * a.radius;
      if (bend < 0) return;
    }
    const inches = here.inches + bend + LEG.long;
    const straight = lengthOf(this.target.x - LEG.toX, this.target.y - LEG.toY);
    const rank = inches + Math.max(straight, this.#least[ring] as number);
    if (rank >= this.#limit) return;
    if (here.leg === null && this.#isHeldAtOnce(LEG)) return;
    queue.push({ rank, ring, turn, leg: null, inches, arc: NO_ARC, before: here, key });
  }

  /** The arc round a ring from where a step meets it to another point of it. */
  #arc({ ring, turn, leg }: Step, x: number, y: number): Arc {
    if (leg === null) return NO_ARC;
    const middle = this.#rings[ring] as Ring;
    const points = arcPoints(middle, turn, leg.toX, leg.toY, x, y);
    return { points, struck: this.#around.round(middle, leg, points) };
  }

  /** Whether somebody came to this ring before and gets to the same point of it, along the ring, no later. */
  #isOutdone(here: Step): boolean {
    const name = here.ring * 2 + (here.turn > 0 ? 1 : 0);
    const before = this.#came[name];
    if (before === undefined) {
      this.#came[name] = [here];
      return false;
    }
    const ring = this.#rings[here.ring] as Ring;
    const { ux, uy, toX, toY } = here.leg as Leg;
    for (const other of before) {
      const { leg, inches } = other;
      if (leg === null) continue;
      const bend = turning(here.turn, leg.ux, leg.uy, ux, uy);
      if (bend < 0 || inches + bend * ring.radius > here.inches) continue;
      if (this.#arc(other, toX, toY).struck.length === 0) return true;
    }
    before.push(here);
    return false;
  }

  /** From a ring on as the aim says, until something stops it, the two touch or the budget ends. */
  #goOn(from: Step, onward: Onward): void {
    const { bend, leg } = onward;
    const rest = this.aim.pointsOf(onward, this.budget - from.inches - bend);
    const arc = this.#arc(from, leg.toX, leg.toY);
    this.#go(from, arc, rest);
    // Behind the arc every inch walked is an inch less to go; on it, the rest has to be measured anew.
    if (this.#trot.inches < bend) this.#stop(from, arc, rest);
    else this.#better(from, arc, rest, onward.inches - this.#trot.inches);
  }

  /** Whether something stands in the first inches of a leg from the start: every inch walked is at most an inch less to go. */
  #isHeldAtOnce(leg: Leg): boolean {
    return this.#around.isStruck(leg, Math.min(leg.long, this.#far - this.#left + GAIN));
  }

  /** As far towards a ring as something lets it. */
  #goUpTo({ arc, before }: Step, { toX, toY }: Leg, struck: readonly Obstacle[]): void {
    const rest = [{ x: toX, y: toY }];
    this.#go(before as Step, arc, rest, struck);
    this.#stop(before as Step, arc, rest);
  }

  /** Where a way beyond the ring is of no use, a place beside it may be: against the next one, or where the budget ends. */
  #goRound(from: Step): void {
    const ring = this.#rings[from.ring] as Ring;
    if (apart(ring, this.target) - ring.radius >= this.#left) return;
    const leg = from.leg as Leg;
    const half = arcPoints(ring, from.turn, leg.toX, leg.toY, 2 * ring.x - leg.toX, 2 * ring.y - leg.toY);
    let [x, y, inches] = [leg.toX, leg.toY, from.inches];
    const points: Point[] = [];
    for (const at of half) {
      inches += lengthOf(at.x - x, at.y - y);
      // Nothing is known of what stands where no way of use leads.
      if (inches + apart(at, this.target) >= this.#limit) break;
      points.push(at);
      ({ x, y } = at);
    }
    const arc = { points, struck: this.#around.round(ring, leg, points) };
    this.#go(from, arc, []);
    this.#stop(from, arc, []);
  }

  #go({ leg, inches }: Step, arc: Arc, rest: readonly Point[], struck?: readonly Obstacle[]): void {
    this.#trot.along(leg === null ? this.mover : { x: leg.toX, y: leg.toY }, inches, arc, rest, struck);
  }

  /** Takes where it has come to, if that is nearer. */
  #stop(from: Step, arc: Arc, rest: readonly Point[]): void {
    const left = this.#left;
    // Every inch walked is at most an inch less to go.
    if (this.#far - from.inches - this.#trot.inches >= left - GAIN) return;
    const { x, y } = this.#trot;
    if (lengthOf(x - this.target.x, y - this.target.y) >= left - GRAIN) return;
    this.#better(from, arc, rest, this.aim.leftFrom({ x, y }, left));
  }

  #better(from: Step, arc: Arc, rest: readonly Point[], left: number): void {
    if (left >= this.#left - GRAIN) return;
    const { inches, passed, x, y, touching, by } = this.#trot;
    this.#take({ from, arc, rest, inches, passed, x, y, touching, by }, left);
  }

  #take(stop: Stop, left: number): void {
    this.#best = stop;
    this.#left = left;
    this.#limit = this.aim.touch >= left - GAIN ? 0 : left - GAIN + this.budget;
  }

  #result(): Pressed {
    const { from, arc, rest, passed, inches, x, y, touching, by } = this.#best;
    const steps: Step[] = [];
    for (let at: Step | null = from; at !== null && at.leg !== null; at = at.before) steps.unshift(at);
    const points: Placed[] = [];
    for (const step of steps) {
      for (const at of step.arc.points) this.#add(points, at.x, at.y);
      if (step.leg !== null) this.#add(points, step.leg.toX, step.leg.toY);
    }
    const n = arc.points.length;
    for (let i = 0; i < passed; i++) {
      const at = (i < n ? arc.points[i] : rest[i - n]) as Point;
      this.#add(points, at.x, at.y);
    }
    if (inches > 0) this.#add(points, x, y);
    return { points, inches: from.inches + inches, left: this.#left, touching, by };
  }

  /** The next point of the way, unless it is the last one again. */
  #add(points: Placed[], x: number, y: number): void {
    const at = { x: grained(x), y: grained(y), level: this.mover.level };
    const last = points.at(-1) ?? this.mover;
    if (at.x !== last.x || at.y !== last.y) points.push(at);
  }
}
