import { content, type Loc } from '../../../../../games/last-stand/index.ts';

/** Name plates: torn paper with number and name that crosses no border. */
export interface Plate {
  readonly lines: readonly string[];
  /** The middle of the plate, its upper edge, and its size. */
  readonly x: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

const { board } = content;
/** A letter is about this wide for a type of size 1: a little more than it really is. */
const LETTER = 0.46;
const LEADING = 1.12;
const PAD = 4;
/** Distance kept from a border. */
const CLEAR = 3;

/** The plate of a location for type of this size, in units of the map. */
export function plateOf(at: Loc, size: number): Plate {
  const { name, polygon, x } = board.locations[at - 1] as (typeof board.locations)[number];
  const tops = polygon.map(([, y]) => y);
  const [high, low] = [Math.min(...tops), Math.max(...tops)];
  let best: { readonly plate: Plate; readonly cost: number } | null = null;
  for (const lines of splits(`${at} ${name}`)) {
    const wide = Math.max(...lines.map(({ length }) => length)) * LETTER * size + 2 * PAD;
    const tall = lines.length * LEADING * size + PAD;
    for (let top = high + CLEAR; top + tall < low - CLEAR; top += 2) {
      const [left, right] = chord(polygon, top, top + tall);
      if (right - left - 2 * CLEAR < wide) continue;
      const middle = Math.min(right - CLEAR - wide / 2, Math.max(left + CLEAR + wide / 2, x));
      const cost = top - high + lines.length * size;
      if (best === null || cost < best.cost) best = { plate: { lines, x: middle, top, wide, high: tall }, cost };
      break;
    }
  }
  // Only for type far larger than any screen shows.
  return best?.plate ?? { lines: [String(at)], x, top: high + CLEAR, wide: 2 * size, high: LEADING * size + PAD };
}

/** The name in one, two or three lines, broken between words. */
function splits(text: string): string[][] {
  const words = text.split(' ');
  const [number = '', first = '', ...rest] = words;
  const parts = [`${number} ${first}`, ...rest];
  const cut = (...at: number[]): string[] =>
    [0, ...at].map((from, i) => parts.slice(from, at[i] ?? parts.length).join(' '));
  const ways = [[parts.join(' ')]];
  for (let i = 1; i < parts.length; i++) {
    ways.push(cut(i));
    for (let j = i + 1; j < parts.length; j++) ways.push(cut(i, j));
  }
  return ways;
}

type Polygon = readonly (readonly [number, number])[];

/** The stretch that lies inside the polygon all the way from one height to the other; the cells are convex. */
function chord(polygon: Polygon, from: number, to: number): [number, number] {
  const [a, b] = [across(polygon, from), across(polygon, to)];
  return [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
}

function across(polygon: Polygon, y: number): [number, number] {
  const met: number[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const [[x1, y1], [x2, y2]] = [
      polygon[i] as [number, number],
      polygon[(i + 1) % polygon.length] as [number, number],
    ];
    if ((y1 <= y && y2 > y) || (y2 <= y && y1 > y)) met.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
  }
  return met.length === 0 ? [0, 0] : [Math.min(...met), Math.max(...met)];
}
