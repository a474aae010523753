let signs = new Int32Array(4096);
let last = 0;

/**
 * Numbers below some size that have been marked, of use until the next marks are asked for: those put another sign in the
 * same place, so that nothing has to be cleared.
 */
export class Marks {
  constructor(
    readonly signs: Int32Array,
    readonly sign: number,
  ) {}

  has(n: number): boolean {
    return this.signs[n] === this.sign;
  }

  add(n: number): void {
    this.signs[n] = this.sign;
  }
}

export function freshMarks(size: number): Marks {
  if (size > signs.length) signs = new Int32Array(2 * size);
  return new Marks(signs, ++last);
}

export const NO_MARKS = new Marks(new Int32Array(0), 0);
