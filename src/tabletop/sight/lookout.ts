import { GRAIN } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { type Leg, STEP, TENTH } from './legs.ts';
import { isOpen, openShare, opensAt, past } from './open.ts';
import { clear, type SightOptions, visibleShare } from './sight.ts';
import { type Vista, vistaOf } from './vista.ts';

export interface LookoutOptions extends SightOptions {
  /** What counts as seeing: a share of the base, or the straight line from eye to eye alone. */
  readonly by?: 'share' | 'line';
}

/**
 * An eye that stays where it is, and a model that goes about. What the eye has before it is known once and for all, so most
 * questions need no look at the table: only where something low, a hill, a body or another model may hide a part.
 */
export class Lookout {
  readonly #isLine: boolean;
  readonly #radius: number;
  /** Whether nothing but terrain can hide anything. */
  readonly #isBare: boolean;
  readonly #eyeZ: number;
  #vista: Vista | null = null;
  #feet = Number.NaN;
  /** Whether the feet go up and down on the leg that is looked at. */
  #isUneven = false;
  #isOnHill = false;
  /** Whether the place that was looked at last is open to the eye but for low things, hills, bodies and models. */
  #isDim = false;

  constructor(
    readonly table: Tabletop,
    readonly eye: Model,
    readonly mover: Model,
    readonly options: LookoutOptions,
    /** How much of the target has to be seen: more than that share. */
    readonly share: number,
  ) {
    this.#isLine = options.by === 'line';
    this.#radius = this.#isLine ? 1e-7 : mover.radius;
    this.#isBare = options.blockers === undefined && !table.hasBodies;
    this.#eyeZ = table.ground.feetOf(eye) + eye.eye;
  }

  /** Whether the eye sees more than it may of the model at that place. */
  isSeen(x: number, y: number, level: number): boolean {
    const { ground } = this.table;
    this.#stand(ground.elevation({ x, y }, level), !this.#isLine && ground.isHill(x, y, x, y));
    return this.#isSeenAt(x, y, level);
  }

  /** How far along a leg, from one place of it to another, the model is first seen; -1 if it is not. */
  firstOn(leg: Leg, from: number, to: number): number {
    const feet = feetOn(this.table, leg);
    const onHill = !this.#isLine && this.table.ground.isHill(leg.from.x, leg.from.y, leg.to.x, leg.to.y);
    if (feet !== null) this.#stand(feet, onHill);
    this.#isUneven = feet === null;
    const { long } = leg;
    if (long === 0 || to <= from) return this.#isSeenOn(leg, from) ? from : -1;
    const vista = feet === null ? null : this.#vista;
    const ux = (leg.to.x - leg.from.x) / long;
    const uy = (leg.to.y - leg.from.y) / long;
    // Up to here nothing is seen; -1 where nothing is known yet.
    let hidden = -1;
    const least = Math.max(GRAIN, (this.share * this.#radius) / 2);
    let stride = least;
    for (let at = from; ; ) {
      const opens = vista === null ? at : this.#opensAt(vista, leg, ux, uy, at, to);
      if (opens > to) return -1;
      if (opens > at) {
        hidden = opens;
        stride = least;
      } else if (hidden === -1) {
        if (this.#isSeenOn(leg, at)) return at;
        hidden = at;
      }
      // Something shows right behind the end of a shadow, or soon: first small steps, then longer ones.
      at = Math.min(to, hidden + stride, this.#nextStep(leg.start + hidden) - leg.start);
      if (this.#isSeenOn(leg, at)) return this.#bisected(leg, hidden, at);
      if (at >= to) return -1;
      hidden = at;
      stride *= 2;
    }
  }

  /** The next of the places at which a look is taken in any case: behind what hides a part, they are closer together. */
  #nextStep(inches: number): number {
    const step = this.#isDim ? STEP : TENTH;
    return (Math.floor(inches / step + 1e-9) + 1) * step;
  }

  #opensAt(vista: Vista, { from }: Leg, ux: number, uy: number, at: number, to: number): number {
    const { x, y } = from;
    return isOpen(vista, x + ux * at, y + uy * at)
      ? at
      : opensAt(vista, x, y, ux, uy, at, to, this.#radius, this.#isLine ? 0 : this.share);
  }

  /** Between a place where nothing is seen and one where something is: the latter, to a thousandth of an inch. */
  #bisected(leg: Leg, hidden: number, seen: number): number {
    let low = hidden;
    let high = seen;
    while (high - low > GRAIN) {
      const middle = (low + high) / 2;
      if (this.#isSeenOn(leg, middle)) high = middle;
      else low = middle;
    }
    return high;
  }

  #isSeenOn({ from, to, long, level }: Leg, inches: number): boolean {
    const share = long === 0 ? 1 : inches / long;
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    if (this.#isUneven) this.#stand(this.table.ground.elevation({ x, y }, level), !this.#isLine);
    return this.#isSeenAt(x, y, level);
  }

  /** What the eye has before it, for a model with its feet that high. */
  #stand(feet: number, isOnHill: boolean): void {
    if (feet === this.#feet && isOnHill === this.#isOnHill) return;
    this.#isOnHill = isOnHill;
    const { mover, eye } = this;
    const bottom = feet + (mover.lift ?? 0);
    const [low, high] = this.#isLine
      ? [bottom + mover.eye, bottom + mover.eye + 1e-6]
      : [bottom, bottom + mover.height];
    const hills = this.#isLine ? 'walls' : this.#isOnHill ? 'look' : 'hide';
    const vista = vistaOf(this.table.ground, eye, this.#eyeZ, low, high, hills);
    this.#vista = vista.isGood ? vista : null;
    this.#feet = feet;
  }

  #isSeenAt(x: number, y: number, level: number): boolean {
    const vista = this.#vista;
    this.#isDim = false;
    if (this.#isLine) {
      if (vista !== null && !isOpen(vista, x, y)) return false;
      this.#isDim = true;
      return this.#isClear(this.#at(x, y, level));
    }
    const least = this.share;
    if (vista !== null) {
      const share = openShare(vista, x, y, this.#radius);
      if (share <= least || past.most <= least) return false;
      if (this.#isBare && past.least > least) return true;
    }
    this.#isDim = true;
    return visibleShare(this.table, this.eye, this.#at(x, y, level), this.options) > least;
  }

  #at(x: number, y: number, level: number): Model {
    const { id, radius, height, eye, facing, lift = 0 } = this.mover;
    return { id, x, y, level, radius, height, eye, facing, lift };
  }

  #isClear(there: Model): boolean {
    const { table, eye, options } = this;
    const { blockers } = options;
    const others = (model: Model): boolean =>
      blockers?.(model) === true && model.id !== eye.id && model.id !== there.id;
    const to = { x: there.x, y: there.y, z: table.ground.feetOf(there) + there.eye };
    const from = { x: eye.x, y: eye.y, z: this.#eyeZ };
    return clear(table, from, to, blockers === undefined ? options : { ...options, blockers: others });
  }
}

/** How high the feet are all along a leg; null where that changes. */
function feetOn({ ground }: Tabletop, { from, to, level }: Leg): number | null {
  if (level === 0) return 0;
  const feet = ground.elevation(from, level);
  return ground.elevation(to, level) === feet ? feet : null;
}
