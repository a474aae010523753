/** What was worked out lately: beyond so many entries the one that was not wanted for the longest time is forgotten. */
export class Recent<K, V> {
  readonly #most: number;
  /** The one used last stands last. */
  readonly #kept = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: K): V | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  set(key: K, value: V): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size <= this.#most) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }

  /** What is kept under the key, or what is made now and kept. */
  make(key: K, made: () => V): V {
    const found = this.get(key);
    if (found !== undefined) return found;
    const value = made();
    this.set(key, value);
    return value;
  }
}
