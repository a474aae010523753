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
