import type { Point } from '../../kernel/index.ts';
import { Lookout } from '../sight/lookout.ts';
import { clear, type SightOptions, SLIVER, visibleShare } from '../sight/sight.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';

export interface EyesOptions extends SightOptions {
  /** What counts as seeing: a share of the base, or the straight line from eye to eye alone. */
  readonly by?: 'share' | 'line';
  /** How much of the mover may be seen: no more than a sliver where nothing is said; 0.5 would be half in cover. */
  readonly share?: number;
}

/** An eye, and what it knows of what is before it, where that can be known. */
interface Eye {
  readonly eye: Model;
  readonly lookout: Lookout | null;
}

type Spot = Point & { readonly level: number };

/** What given eyes see of a model, wherever it may stand. */
export class Exposure {
  readonly #most: number;
  /** The eye that saw something last comes first: it is the likeliest to see the next place, too. */
  readonly #order: Eye[];

  constructor(
    readonly table: Tabletop,
    readonly mover: Model,
    readonly eyes: readonly Model[],
    readonly options: EyesOptions,
  ) {
    this.#most = options.share ?? SLIVER;
    const isStill = (options.ignore ?? []).length === 0;
    this.#order = eyes
      .filter(({ id }) => id !== mover.id)
      .map((eye) => ({ eye, lookout: isStill ? new Lookout(table, eye, mover, options, this.#most) : null }));
  }

  /** Whether one of the eyes sees more than it may. */
  isSeen(x: number, y: number, level: number): boolean {
    const order = this.#order;
    for (let i = 0; i < order.length; i++) {
      const one = order[i] as Eye;
      const { eye, lookout } = one;
      const sees =
        lookout === null ? this.#shareFrom(eye, this.#at({ x, y, level })) > this.#most : lookout.isSeen(x, y, level);
      if (!sees) continue;
      order[i] = order[0] as Eye;
      order[0] = one;
      return true;
    }
    return false;
  }

  /** How many inches of a straight stretch are seen, by looks about `step` apart. */
  inchesOn(a: Point, b: Point, level: number, step: number): number {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.sqrt(dx * dx + dy * dy);
    const steps = Math.max(1, Math.ceil(long / step));
    let seen = 0;
    for (let i = 0; i < steps; i++) {
      const share = (i + 0.5) / steps;
      if (this.isSeen(a.x + dx * share, a.y + dy * share, level)) seen++;
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
