import type { Point } from '../../kernel/index.ts';
import { touchAt } from '../ways/approach.ts';
import { idOf, type Obstacle } from '../ways/clearance.ts';
import type { Aim } from './field.ts';
import { apart, between } from '../geometry/point.ts';
import type { Surroundings } from './surroundings.ts';

/** An arc in pieces, and what stands in it. */
export interface Arc {
  readonly points: readonly Point[];
  readonly struck: readonly Obstacle[];
}

export const NO_ARC: Arc = { points: [], struck: [] };

/** Two points as close as this are one. */
const SAME = 1e-9;

/** Goes along given points; says how far it came the last time and what stopped it. Few of these ways are worth keeping. */
export class Trot {
  inches = 0;
  /** How many of the points it has passed. */
  passed = 0;
  /** Where it has come to. */
  x = 0;
  y = 0;
  touching = false;
  by: string | null = null;

  constructor(
    readonly around: Surroundings,
    readonly aim: Aim,
    readonly budget: number,
  ) {}

  /**
   * Along an arc and then from point to point, until something stops it, it touches its target or the budget ends, of which
   * so many inches have been spent. What stands in the stretches behind the arc is looked up where nobody has done so.
   */
  along(start: Point, spent: number, arc: Arc, rest: readonly Point[], struck?: readonly Obstacle[]): void {
    const { network, touch } = this.aim;
    const n = arc.points.length;
    let here = start;
    let inches = 0;
    let i = 0;
    this.touching = false;
    this.by = null;
    for (; i < n + rest.length; i++) {
      const next = (i < n ? arc.points[i] : rest[i - n]) as Point;
      const long = apart(here, next);
      if (long < SAME) continue;
      if (!network.isOnTable(next.x, next.y)) {
        this.by = 'edge';
        break;
      }
      const touches = touchAt(here, next, this.around.target, touch);
      const share = Math.min(1, touches ?? 1, (this.budget - spent - inches) / long);
      const to = share < 1 ? between(here, next, share) : next;
      const known = i < n ? arc.struck : (struck ?? this.#ahead(here, to));
      const first = known.length === 0 ? null : this.around.first(known, here, to);
      if (first !== null) {
        this.by = idOf(first.by);
        inches += long * share * first.share;
        here = between(here, next, share * first.share);
        break;
      }
      inches += long * share;
      here = to;
      this.touching = touches === share;
      if (this.touching || share < 1) break;
    }
    this.inches = inches;
    this.passed = i;
    this.x = here.x;
    this.y = here.y;
  }

  /** What stands in a stretch of the way that the aim says. */
  #ahead({ x, y }: Point, to: Point): readonly Obstacle[] {
    return this.aim.isClear ? this.around.modelsBetween(x, y, to.x, to.y) : this.around.between(x, y, to.x, to.y);
  }
}
