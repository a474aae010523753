/** What waits in a queue: the least comes first. */
export interface Keyed {
  readonly rank: number;
}

/** A queue from which the least comes first. */
export class Heap<T extends Keyed> {
  readonly #items: T[] = [];

  /** The rank of what comes first. */
  get least(): number {
    return this.#items[0]?.rank ?? Number.POSITIVE_INFINITY;
  }

  push(item: T): void {
    const items = this.#items;
    let i = items.length;
    while (i > 0) {
      const above = (i - 1) >> 1;
      const other = items[above] as T;
      if (other.rank <= item.rank) break;
      items[i] = other;
      i = above;
    }
    items[i] = item;
  }

  pop(): T | undefined {
    const items = this.#items;
    const top = items[0];
    const item = items.pop() as T;
    const size = items.length;
    if (size === 0) return top;
    let i = 0;
    for (;;) {
      let below = 2 * i + 1;
      if (below >= size) break;
      if (below + 1 < size && (items[below + 1] as T).rank < (items[below] as T).rank) below++;
      const other = items[below] as T;
      if (other.rank >= item.rank) break;
      items[i] = other;
      i = below;
    }
    items[i] = item;
    return top;
  }
}

/** The same for names that are numbers: nothing is made for what waits in it. */
export class NumberHeap {
  #ranks = new Float64Array(ROOM);
  #names = new Float64Array(ROOM);
  #size = 0;

  push(rank: number, name: number): void {
    if (this.#size === this.#ranks.length) this.#grow();
    const [ranks, names] = [this.#ranks, this.#names];
    let i = this.#size++;
    while (i > 0) {
      const above = (i - 1) >> 1;
      const other = ranks[above] as number;
      if (other <= rank) break;
      ranks[i] = other;
      names[i] = names[above] as number;
      i = above;
    }
    ranks[i] = rank;
    names[i] = name;
  }

  /** The name of what comes first; NaN where nothing waits. */
  pop(): number {
    if (this.#size === 0) return Number.NaN;
    const [ranks, names] = [this.#ranks, this.#names];
    const top = names[0] as number;
    const size = --this.#size;
    const rank = ranks[size] as number;
    const name = names[size] as number;
    let i = 0;
    for (;;) {
      let below = 2 * i + 1;
      if (below >= size) break;
      if (below + 1 < size && (ranks[below + 1] as number) < (ranks[below] as number)) below++;
      const other = ranks[below] as number;
      if (other >= rank) break;
      ranks[i] = other;
      names[i] = names[below] as number;
      i = below;
    }
    ranks[i] = rank;
    names[i] = name;
    return top;
  }

  #grow(): void {
    const [ranks, names] = [this.#ranks, this.#names];
    this.#ranks = new Float64Array(2 * ranks.length);
    this.#names = new Float64Array(2 * names.length);
    this.#ranks.set(ranks);
    this.#names.set(names);
  }
}

/** For so many there is room to begin with. */
const ROOM = 64;
