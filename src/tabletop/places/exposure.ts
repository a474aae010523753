import type { Point } from '../../kernel/index.ts';
import { clear, type SightOptions, SLIVER, visibleShare } from '../sight/sight.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';

export interface EyesOptions extends SightOptions {
  /** What counts as seeing: a share of the base, or the straight line from eye to eye alone. */
  readonly by?: 'share' | 'line';
  /** How much of the mover may be seen: no more than a sliver where nothing is said; 0.5 would be half in cover. */
  readonly share?: number;
}

type Spot = Point & { readonly level: number };

/** What given eyes see of a model, wherever it may stand. */
export class Exposure {
  readonly #most: number;
  /** The eye that saw something last comes first: it is the likeliest to see the next place, too. */
  readonly #order: Model[];

  constructor(
    readonly table: Tabletop,
    readonly mover: Model,
    readonly eyes: readonly Model[],
    readonly options: EyesOptions,
  ) {
    this.#most = options.share ?? SLIVER;
    this.#order = eyes.filter(({ id }) => id !== mover.id);
  }

  /** Whether one of the eyes sees more than it may. */
  isSeen(at: Spot): boolean {
    const there = this.#at(at);
    const order = this.#order;
    for (let i = 0; i < order.length; i++) {
      const eye = order[i] as Model;
      if (this.#shareFrom(eye, there) <= this.#most) continue;
      order[i] = order[0] as Model;
      order[0] = eye;
      return true;
    }
    return false;
  }

  /** The most that any of the eyes sees. */
  shareAt(at: Spot): number {
    const there = this.#at(at);
    return this.eyes.reduce(
      (most, eye) => (eye.id === there.id ? most : Math.max(most, this.#shareFrom(eye, there))),
      0,
    );
  }

  /** How many inches of a straight stretch are seen, by looks about `step` apart. */
  inchesOn(a: Point, b: Point, level: number, step: number): number {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.sqrt(dx * dx + dy * dy);
    const steps = Math.max(1, Math.ceil(long / step));
    let seen = 0;
    for (let i = 0; i < steps; i++) {
      const share = (i + 0.5) / steps;
      if (this.isSeen({ x: a.x + dx * share, y: a.y + dy * share, level })) seen++;
    }
    return (seen / steps) * long;
  }

  #at({ x, y, level }: Spot): Model {
    return { ...this.mover, x, y, level };
  }

  #shareFrom(eye: Model, there: Model): number {
    const { table, options } = this;
    if (options.by !== 'line') return visibleShare(table, eye, there, options);
    const { blockers } = options;
    const others = (model: Model): boolean =>
      blockers?.(model) === true && model.id !== eye.id && model.id !== there.id;
    const eyesOf = (m: Model) => ({ x: m.x, y: m.y, z: table.ground.feetOf(m) + m.eye });
    return clear(table, eyesOf(eye), eyesOf(there), blockers === undefined ? options : { ...options, blockers: others })
      ? 1
      : 0;
  }
}
