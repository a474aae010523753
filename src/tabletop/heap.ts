/** A queue from which the least comes first; among equals, the first that came. */
export class Heap<T> {
  readonly #items: T[] = [];
  readonly #keys: number[] = [];
  readonly #ages: number[] = [];
  #age = 0;

  get size(): number {
    return this.#items.length;
  }

  push(item: T, key: number): void {
    let i = this.#items.length;
    const age = this.#age++;
    while (i > 0) {
      const above = (i - 1) >> 1;
      if (!this.#before(key, age, above)) break;
      this.#set(i, this.#items[above] as T, this.#keys[above] as number, this.#ages[above] as number);
      i = above;
    }
    this.#set(i, item, key, age);
  }

  pop(): T | undefined {
    const top = this.#items[0];
    const item = this.#items.pop() as T;
    const key = this.#keys.pop() as number;
    const age = this.#ages.pop() as number;
    const size = this.#items.length;
    if (size === 0) return top;
    let i = 0;
    for (;;) {
      let below = 2 * i + 1;
      if (below >= size) break;
      if (below + 1 < size && this.#before(this.#keys[below + 1] as number, this.#ages[below + 1] as number, below))
        below++;
      if (this.#before(key, age, below)) break;
      this.#set(i, this.#items[below] as T, this.#keys[below] as number, this.#ages[below] as number);
      i = below;
    }
    this.#set(i, item, key, age);
    return top;
  }

  #before(key: number, age: number, i: number): boolean {
    const other = this.#keys[i] as number;
    return key < other || (key === other && age < (this.#ages[i] as number));
  }

  #set(i: number, item: T, key: number, age: number): void {
    this.#items[i] = item;
    this.#keys[i] = key;
    this.#ages[i] = age;
  }
}
