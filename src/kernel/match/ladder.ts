import type { Position } from './record.ts';

/** A boundary that was kept, and how much work led there. */
export interface Rung<S> {
  readonly position: Position<S>;
  readonly at: number;
}

/** A boundary is kept when this many rules have run since the last one. */
const SPACING = 256;

/** Whether it is time to keep another boundary. Most matches that bots look ahead in never keep one. */
export const isRungDue = (ladder: Ladder<unknown> | null, at: number): boolean => at - (ladder?.top ?? 0) >= SPACING;

/**
 * Boundaries on the way to where a match stands: close together where they are new, far apart where they are old. Going back from the
 * nearest one takes about as much work as is taken back, and there are no more of them than the logarithm of the work.
 */
export class Ladder<S> {
  readonly #rungs: Rung<S>[];

  constructor(rungs: readonly Rung<S>[] = []) {
    this.#rungs = [...rungs];
  }

  get length(): number {
    return this.#rungs.length;
  }

  /** How much work led to the newest one. */
  get top(): number {
    return this.#rungs.at(-1)?.at ?? 0;
  }

  add(rung: Rung<S>): void {
    const rungs = this.#rungs;
    rungs.push(rung);
    for (let i = rungs.length - 2; i >= 0; i--) {
      const next = (rungs[i + 1] as Rung<S>).at;
      const before = rungs[i - 1]?.at ?? 0;
      if (next - before <= rung.at - next) rungs.splice(i, 1);
    }
  }

  /** The newest one that is not after answer number `answers`. */
  nearest(answers: number): Rung<S> | null {
    return this.#rungs.findLast(({ position }) => position.answers <= answers) ?? null;
  }

  /** Those up to `rung`. */
  upTo(rung: Rung<S> | null): Ladder<S> {
    return new Ladder(rung === null ? [] : this.#rungs.filter(({ at }) => at <= rung.at));
  }
}
