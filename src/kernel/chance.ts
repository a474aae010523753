import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Everything that chance decides goes through one of these. Lists are changed in place. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** A pool of dice, each from 1 to `sides`. */
  dice(count: number, sides: number): number[];
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

/** Thrown where chance cannot be walked through exactly: the caller samples instead. */
export class Unwalkable extends Error {}

interface Fork {
  readonly weights: readonly number[];
  taken: number;
}

/**
 * Walks through everything that chance can do. The same flow is played again and again; each play takes the next way
 * through the tree of results, until `next` says that there is none left. `weight` is the probability of this way.
 */
export class Walk implements Chance {
  readonly #way: Fork[] = [];
  #depth = 0;
  weight = 1;

  /** Goes on to the next way; false when all have been taken. */
  next(): boolean {
    let last = this.#way[this.#way.length - 1];
    while (last !== undefined && last.taken === last.weights.length - 1) {
      this.#way.pop();
      last = this.#way[this.#way.length - 1];
    }
    this.#depth = 0;
    this.weight = 1;
    if (last === undefined) return false;
    last.taken++;
    return true;
  }

  #take(weights: () => readonly number[]): number {
    let fork = this.#way[this.#depth];
    if (fork === undefined) {
      fork = { weights: weights(), taken: 0 };
      this.#way.push(fork);
    }
    this.#depth++;
    this.weight *= fork.weights[fork.taken] ?? 0;
    return fork.taken;
  }

  below(n: number): number {
    return this.#take(() => new Array<number>(n).fill(1 / n));
  }

  /** A pool is walked as a multiset: sorted dice, weighted by in how many orders they can fall. */
  dice(count: number, sides: number): number[] {
    const pools = poolsOf(count, sides);
    const pool = pools[this.#take(() => pools.map(({ weight }) => weight))];
    if (pool === undefined) throw new Unwalkable(`${count}d${sides}`);
    return [...pool.dice];
  }

  /** Equal things are walked once, weighted by how many there are. */
  index(list: readonly unknown[]): number {
    const faces = [...new Set(list)];
    const taken = this.#take(() => faces.map((face) => list.filter((item) => item === face).length / list.length));
    return list.indexOf(faces[taken]);
  }

  /** An unseen order is decided when the cards are drawn. */
  shuffle(): void {}

  arrange(list: unknown[]): void {
    if (new Set(list).size > 1) throw new Unwalkable('an open order');
  }

  draw<T>(pile: T[], known: boolean): T | undefined {
    if (pile.length === 0) return undefined;
    if (!known) throw new Unwalkable('a pile whose cards are not known');
    return pile.splice(this.index(pile), 1)[0];
  }

  words(): number[] {
    throw new Unwalkable('the generator itself');
  }
}

interface Pool {
  readonly dice: readonly number[];
  readonly weight: number;
}
const POOLS = new Map<string, readonly Pool[]>();

/** All multisets of a dice pool with their probabilities. */
export function poolsOf(count: number, sides: number): readonly Pool[] {
  const key = `${count}d${sides}`;
  let pools = POOLS.get(key);
  if (pools === undefined) {
    pools = [...multisets(count, sides, 1)].map((dice) => ({ dice, weight: weightOf(dice, sides) }));
    POOLS.set(key, pools);
  }
  return pools;
}

function* multisets(count: number, sides: number, from: number): Iterable<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let die = from; die <= sides; die++) {
    for (const rest of multisets(count - 1, sides, die)) yield [die, ...rest];
  }
}

function weightOf(dice: readonly number[], sides: number): number {
  let weight = 1;
  let same = 0;
  dice.forEach((die, i) => {
    same = die === dice[i - 1] ? same + 1 : 1;
    weight *= (i + 1) / (same * sides);
  });
  return weight;
}
