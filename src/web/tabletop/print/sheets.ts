import { grained } from '../../../tabletop/index.ts';
import type { Frame } from '../../paint/brush.ts';

/** A table cut into sheets of paper, to be printed at its real size and laid side by side. */

export const PAPERS = {
  a4: { label: 'A4', width: 8.268, height: 11.693 },
  letter: { label: 'Letter', width: 8.5, height: 11 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Inches that every printer can print on either paper. */
export const MOST = { width: 7.4, depth: 10.2 } as const;

export interface PrintSheet extends Frame {
  /** Its column as a letter and its row as a number. */
  readonly name: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const nameOf = (column: number, row: number): string =>
  `${column < LETTERS.length ? '' : LETTERS[Math.floor(column / LETTERS.length) - 1]}${LETTERS[column % LETTERS.length]}${row + 1}`;

/** As few sheets as can be, all of one size, row by row. */
export function sheetsOf({ width, depth }: { readonly width: number; readonly depth: number }): readonly PrintSheet[] {
  const [columns, rows] = [Math.ceil(width / MOST.width), Math.ceil(depth / MOST.depth)];
  const [wide, deep] = [width / columns, depth / rows];
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [grained(column * wide), grained(row * deep)];
    return {
      name: nameOf(column, row),
      x,
      y,
      width: grained(column + 1 === columns ? width - x : grained((column + 1) * wide) - x),
      depth: grained(row + 1 === rows ? depth - y : grained((row + 1) * deep) - y),
    };
  });
}
