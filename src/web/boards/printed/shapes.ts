/** What pictures of cards are made of: shapes with a colour, in a box of 100 by 80. */

export interface Part {
  readonly d: string;
  readonly fill: string;
  /** A line of this thickness and colour, in ink on both sides, instead of an area. */
  readonly wide?: number;
  /** Without ink round it: a highlight, a letter, a stain. */
  readonly bare?: true;
}

export interface Drawn {
  readonly parts: readonly Part[];
  /** The whole of it turned by so many degrees. */
  readonly turn?: number;
}

export const area = (d: string, fill: string): Part => ({ d, fill });
export const bare = (d: string, fill: string): Part => ({ d, fill, bare: true });
export const line = (d: string, fill: string, wide: number): Part => ({ d, fill, wide });
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

export const INK = '#17120f';
export const WOOD = '#8a5a34';
export const PALE = '#c79a5c';
export const STEEL = '#a9b0b0';
export const DARK = '#55595c';
export const RED = '#a8343a';
export const CREAM = '#efe4c8';
export const LIGHT = '#e2e8e4';
