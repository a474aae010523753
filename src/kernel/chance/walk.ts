import type { Chance } from './chance.ts';

/** Thrown where chance cannot be walked through exactly: the caller samples instead. */
export class Unwalkable extends Error {}

/** More ways than this out of one place are not listed. */
const WIDEST = 10_000;

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
  /** How many ways there are at least: those taken, and one for each result not yet taken of the forks on this one. */
  #least = 1;
  weight = 1;

  /** More ways than `bound` are not walked: that also ends a way on which a throw is repeated until it suits. */
  constructor(readonly bound = Number.POSITIVE_INFINITY) {}

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
      this.#least += fork.weights.length - 1;
      if (this.#least > this.bound) throw new Unwalkable(`more than ${this.bound} ways`);
      this.#way.push(fork);
    }
    this.#depth++;
    this.weight *= fork.weights[fork.taken] as number;
    return fork.taken;
  }

  below(n: number): number {
    if (!(n >= 1 && n <= WIDEST)) throw new Unwalkable(`one of ${n}`);
    return this.#take(() => new Array<number>(n).fill(1 / n));
  }

  /**
   * A pool is walked as a multiset: sorted dice, weighted by in how many orders they can fall. Where only hits count, all
   * that hit show the highest number and all that miss a 1.
   */
  dice(count: number, sides: number, ordered = false, hits?: number): number[] {
    if (ordered) return Array.from({ length: count }, () => 1 + this.below(sides));
    const pools = hits === undefined ? poolsOf(count, sides) : talliesOf(count, sides, hits);
    const pool = pools[this.#take(() => pools.map(({ weight }) => weight))] as Pool;
    return [...pool.dice];
  }

  /** Equal things are walked once, weighted by how many there are. */
  index(list: readonly unknown[]): number {
    if (list.length === 0) throw new RangeError('Chance cannot pick one of 0');
    const copies = new Map<unknown, number>();
    for (const item of list) copies.set(item, (copies.get(item) ?? 0) + 1);
    const taken = this.#take(() => [...copies.values()].map((count) => count / list.length));
    return list.indexOf([...copies.keys()][taken]);
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

/** All multisets of a dice pool with their probabilities. Throws `Unwalkable` where they are too many to list. */
export function poolsOf(count: number, sides: number): readonly Pool[] {
  const key = `${count}d${sides}`;
  let pools = POOLS.get(key);
  if (pools === undefined) {
    if (multisetsOf(count, sides) > WIDEST) throw new Unwalkable(key);
    pools = [...multisets(count, sides, 1)].map((dice) => ({ dice, weight: weightOf(dice, sides) }));
    POOLS.set(key, pools);
  }
  return pools;
}

/** The ways in which so many dice hit and the others miss, with their probabilities. */
function talliesOf(count: number, sides: number, hits: number): readonly Pool[] {
  const p = Math.min(sides, Math.max(0, sides + 1 - hits)) / sides;
  let weights = [1];
  for (let i = 0; i < count; i++) {
    weights = [...weights, 0].map((weight, n) => weight * (1 - p) + (weights[n - 1] ?? 0) * p);
  }
  return weights
    .map((weight, n) => ({
      dice: [...new Array<number>(count - n).fill(1), ...new Array<number>(n).fill(sides)],
      weight,
    }))
    .filter(({ weight }) => weight > 0);
}

/** How many there are: `count + sides - 1` over `count`. */
function multisetsOf(count: number, sides: number): number {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (sides - 1 + i)) / i;
  return ways;
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
