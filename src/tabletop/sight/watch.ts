import type { Placed, Point } from '../../kernel/index.ts';
import { GRAIN } from '../geometry/point.ts';
import { areaSpans, type Span } from '../geometry/spans.ts';
import type { Tabletop } from '../tabletop.ts';
import { Solid } from '../terrain/solid.ts';
import type { Model } from '../terrain/terrain.ts';
import type { Upright } from './gaze.ts';
import { type Found, type Leg, placeOn, TENTH } from './legs.ts';
import { holds, type Shelter, shelterBehind, shelteredFor } from './shelter.ts';
import { lineBlocker, shareAndTall, type SightOptions } from './sight.ts';

/** Somebody comes into sight: one of these sees the mover, or the mover sees one of these. */
export interface SightUntil extends SightOptions {
  readonly until: 'seen' | 'sees';
  readonly others: readonly Model[];
  /** How much of the target has to be seen: more than that share. More than a sliver where nothing is said. */
  readonly share?: number;
  /** What counts as seeing: a share of the base, or the straight line from eye to eye alone. */
  readonly by?: 'share' | 'line';
  /** At most that far from base to base. */
  readonly within?: number;
  /** In the arc of so many degrees round the facing of the one who looks; a mover faces the way it goes. */
  readonly arc?: number;
}

/** Two models of whom one moves along a way: whether the one sees the other, looked at as seldom as can be. */
export class Watch {
  readonly #moves: 'target' | 'eye';
  /** What hid the target when it was last looked at. */
  #tall: Upright[] = [];
  #shelter: Shelter | null = null;
  /** The hills and heaps among what shelters: they hide nobody who stands on them. */
  #hills: readonly Solid[] = [];
  #feet = 0;

  constructor(
    readonly table: Tabletop,
    readonly mover: Model,
    readonly other: Model,
    readonly sight: SightUntil & { readonly share: number },
  ) {
    this.#moves = sight.until === 'seen' ? 'target' : 'eye';
  }

  /** What a look at the outset proves of the whole way: seen at once, hidden from end to end, or neither. */
  outset(standing: Leg, way: readonly Placed[]): 'seen' | 'hidden' | 'open' {
    if (this.#look(standing, 0)) return 'seen';
    const shelter = this.#shelter;
    if (shelter === null || this.#hills.length > 0 || standing.level > 0) return 'open';
    for (const to of way) if ((to.level ?? 0) !== 0 || !holds(shelter, to)) return 'open';
    return 'hidden';
  }

  /** Where the target is first seen, before `limit` inches, on those stretches of each leg; null if it is not. */
  first(legs: readonly Leg[], limit: number, stretchesOf: ((leg: Leg) => readonly Span[]) | null): Found | null {
    for (const leg of legs) {
      if (leg.start >= limit) return null;
      if (stretchesOf === null) {
        if (this.#isDark(leg)) continue;
        const far = this.#firstOn(leg, 0, leg.long);
        if (far !== -1) return { leg, far };
        continue;
      }
      for (const [from, to] of stretchesOf(leg)) {
        const far = this.#firstOn(leg, from, to);
        if (far !== -1) return { leg, far };
      }
    }
    return null;
  }

  /** Whether a leg lies in the shelter from one end to the other: a shelter has no dents. */
  #isDark(leg: Leg): boolean {
    const shelter = this.#shelter;
    if (shelter === null || this.#hills.length > 0 || (leg.level > 0 && this.#feetOn(leg) !== this.#feet)) return false;
    return holds(shelter, leg.from) && holds(shelter, leg.to);
  }

  /** How far along the leg the target is first seen; -1 if it is not. */
  #firstOn(leg: Leg, from: number, to: number): number {
    let hidden = -1;
    let stride = TENTH;
    let at = from;
    for (;;) {
      const end = this.#shelteredUpTo(leg, at, to);
      if (end >= to) return -1;
      if (end > at) {
        // Something shows right behind the end of a shadow, or soon: first small steps, then longer ones.
        hidden = end;
        stride = GRAIN;
        at = Math.min(to, end + stride);
      } else if (hidden === at) {
        at = Math.min(to, at + stride, nextStep(leg.start + at) - leg.start);
        stride *= 2;
      }
      if (this.#look(leg, at)) return hidden === -1 ? at : this.#bisect(leg, hidden, at);
      if (at >= to) return -1;
      hidden = at;
    }
  }

  /** How far along a leg what shelters the target goes on doing so; before `at` if it does not. */
  #shelteredUpTo(leg: Leg, at: number, to: number): number {
    const shelter = this.#shelter;
    if (shelter === null || leg.long === 0 || this.#feetOn(leg) !== this.#feet) return -1;
    const { from, long } = leg;
    const ux = (leg.to.x - from.x) / long;
    const uy = (leg.to.y - from.y) / long;
    const room = shelteredFor(shelter, from.x + ux * at, from.y + uy * at, ux, uy, to - at);
    let end = room < 0 ? -1 : at + room;
    for (const hill of this.#hills) {
      const outline = this.table.ground.named(hill.of)?.outline ?? hill.corners;
      const entered = areaSpans(outline, 0, leg.from, leg.to).find(([, leaves]) => leaves * leg.long >= at);
      if (entered !== undefined) end = Math.min(end, entered[0] * leg.long - GRAIN);
    }
    return end;
  }

  /** How high the mover's feet are all along the leg; -1 where that changes. */
  #feetOn({ from, to, level }: Leg): number {
    if (level === 0) return 0;
    const { ground } = this.table;
    const feet = ground.elevation(from, level);
    return ground.elevation(to, level) === feet ? feet : -1;
  }

  isSeenAt(leg: Leg, inches: number): boolean {
    return this.#shelteredUpTo(leg, inches, inches) < inches && this.#look(leg, inches);
  }

  /** Looks; if nothing is seen, remembers from where on the way that is sure to be so too. */
  #look(leg: Leg, inches: number): boolean {
    const { table, other, sight } = this;
    const { id, radius, height, eye: eyes, facing, lift = 0 } = this.mover;
    const { x, y } = placeOn(leg, inches);
    const mover: Model = { id, x, y, level: leg.level, radius, height, eye: eyes, facing, lift };
    const [eye, target] = this.#moves === 'target' ? [other, mover] : [mover, other];
    this.#tall = [];
    const share =
      sight.by === 'line' ? this.#lineShare(eye, target) : shareAndTall(table, eye, target, sight, this.#tall);
    if (share > sight.share) return true;
    this.#shelter = share === 0 ? this.#sheltered(eye, target) : null;
    this.#feet = this.#feetOn(leg);
    return false;
  }

  #lineShare(eye: Model, target: Model): number {
    const { table, sight } = this;
    const { ground } = table;
    const [from, to] = [
      { x: eye.x, y: eye.y, z: ground.feetOf(eye) + eye.eye },
      { x: target.x, y: target.y, z: ground.feetOf(target) + target.eye },
    ];
    const { blockers } = sight;
    const others = (model: Model): boolean =>
      blockers?.(model) === true && model.id !== eye.id && model.id !== target.id;
    const blocker = lineBlocker(table, from, to, blockers === undefined ? sight : { ...sight, blockers: others });
    if (blocker === null) return 1;
    const upright = blocker instanceof Solid ? blocker : this.#diameter(from, blocker);
    if (upright.top > Math.max(from.z, to.z) && upright.bottom < Math.min(from.z, to.z)) this.#tall.push(upright);
    return 0;
  }

  /** A line across a base, as wide as it looks from the eye. */
  #diameter(eye: Point, model: Model): Upright {
    const [dx, dy] = [model.x - eye.x, model.y - eye.y];
    const square = dx * dx + dy * dy;
    const tangent = Math.max(0, square - model.radius * model.radius);
    const [along, across] = [tangent / square, (model.radius * Math.sqrt(tangent)) / square];
    const bottom = this.table.ground.feetOf(model);
    const [mx, my] = [eye.x + dx * along, eye.y + dy * along];
    const [sx, sy] = [dy * across, dx * across];
    return { xs: [mx - sx, mx + sx], ys: [my + sy, my - sy], bottom, top: bottom + model.height };
  }

  #sheltered(eye: Model, target: Model): Shelter | null {
    // Another model turns its panel to an eye that moves, so that only terrain shelters from it.
    const tall = this.#moves === 'target' ? this.#tall : this.#tall.filter((upright) => upright instanceof Solid);
    const byLine = this.sight.by === 'line';
    this.#hills = byLine
      ? []
      : tall.filter((upright): upright is Solid => upright instanceof Solid && upright.doing.ground !== null);
    return tall.length === 0 ? null : shelterBehind(this.#moves, eye, byLine ? { ...target, radius: 0 } : target, tall);
  }

  /** Between a place where nothing is seen and one where something is: the latter, to a thousandth of an inch. */
  #bisect(leg: Leg, hidden: number, seen: number): number {
    let [low, high] = [hidden, seen];
    while (high - low > GRAIN) {
      const middle = (low + high) / 2;
      if (this.#look(leg, middle)) high = middle;
      else low = middle;
    }
    return high;
  }
}

/** The next of the places at which a look is taken that often. */
const nextStep = (inches: number): number => (Math.floor(inches / TENTH + 1e-9) + 1) * TENTH;
