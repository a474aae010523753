import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Everything that chance decides goes through one of these. Lists are changed in place. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /**
   * A pool of dice, each from 1 to `sides`. `ordered`: each die has a meaning by its place. `hits`: nothing matters but how
   * many of them show at least that.
   */
  dice(count: number, sides: number, ordered?: boolean, hits?: number): number[];
  /** One of `list`, each place equally likely: its index. */
  index(list: readonly unknown[]): number;
  /** Mixes a face-down pile whose order nobody may know. */
  shuffle(pile: unknown[]): void;
  /** Mixes what lies open afterwards. */
  arrange(list: unknown[]): void;
  /** Takes the top card. `known`: everyone knows which cards are in the pile, only not in which order. */
  draw<T>(pile: T[], known: boolean): T | undefined;
  /** Where the generator stands. */
  words(): number[];
}

/** The seeded generator of a match. */
export class Seeded implements Chance {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(words: readonly number[]) {
    this.#generator = xoroshiro128plusFromState(words);
  }

  below(n: number): number {
    if (!(n >= 1)) throw new RangeError(`Chance cannot pick one of ${n}`);
    return uniformInt(this.#generator, 0, n - 1);
  }

  dice(count: number, sides: number): number[] {
    const rolled: number[] = [];
    for (let i = 0; i < count; i++) rolled.push(uniformInt(this.#generator, 1, sides));
    return rolled;
  }

  index(list: readonly unknown[]): number {
    return this.below(list.length);
  }

  shuffle(pile: unknown[]): void {
    for (let i = pile.length - 1; i > 0; i--) {
      const j = uniformInt(this.#generator, 0, i);
      const card = pile[i];
      pile[i] = pile[j];
      pile[j] = card;
    }
  }

  arrange(list: unknown[]): void {
    this.shuffle(list);
  }

  draw<T>(pile: T[]): T | undefined {
    return pile.shift();
  }

  words(): number[] {
    return [...this.#generator.getState()];
  }
}
