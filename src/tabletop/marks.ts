/** Numbers that have been marked. The next set uses another sign in the same place instead of clearing it. */
let signs = new Int32Array(4096);
let sign = 0;

/** A set of numbers below some size, of use until the next one is asked for. */
export interface Marks {
  has(n: number): boolean;
  add(n: number): void;
}

class Signed implements Marks {
  readonly #signs = signs;
  readonly #sign = sign;

  has(n: number): boolean {
    return this.#signs[n] === this.#sign;
  }

  add(n: number): void {
    this.#signs[n] = this.#sign;
  }
}

export function freshMarks(size: number): Marks {
  if (size > signs.length) signs = new Int32Array(2 * size);
  sign++;
  return new Signed();
}

export const NO_MARKS: Marks = { has: () => false, add: () => {} };
