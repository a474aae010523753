import { type Plan, quarters, type Rect } from './plan.ts';
import type { Block, Side } from './streets.ts';

/** A piece of land along a street. */
export interface Lot {
  readonly rect: Rect;
  /** Where its street is. */
  readonly front: Side;
}

interface Cut {
  /** How long a lot is along its street, and how deep at most. */
  readonly long: readonly [number, number];
  readonly deep: number;
  /** A narrower lot has no room for a house. */
  readonly narrow: number;
}

/** The land of a block: lots along its streets, and what lies behind them. */
export function lotsOf(
  plan: Plan,
  { rect, streets }: Block,
  { long, deep: most, narrow }: Cut,
): { lots: Lot[]; behind: Rect[] } {
  const sides = frontsOf(rect, streets);
  if (sides.length === 0) return { lots: [], behind: [rect] };
  const across = sides[0] === 'east' || sides[0] === 'west';
  const whole = across ? rect.wide : rect.deep;
  const deep = sides.length === 2 ? Math.min(most, whole / 2) : Math.min(most, whole);
  const lots = sides.flatMap((side) => row(plan, strip(rect, side, deep), side, long, narrow));
  const left = whole - deep * sides.length;
  if (left < 3) return { lots, behind: [] };
  const low = sides.includes(across ? 'west' : 'south') ? deep : 0;
  const behind = across ? { ...rect, x: rect.x + low, wide: left } : { ...rect, y: rect.y + low, deep: left };
  return { lots, behind: [behind] };
}

/** Lots look to the streets along the longer side of their block; to both, where there is room for two rows. */
function frontsOf({ wide, deep }: Rect, streets: readonly Side[]): Side[] {
  const along = (sides: readonly Side[]): Side[] => sides.filter((side) => streets.includes(side));
  const [tall, flat] = [along(['west', 'east']), along(['south', 'north'])];
  const first = deep >= wide ? (tall.length > 0 ? tall : flat) : flat.length > 0 ? flat : tall;
  const room = first === tall ? wide : deep;
  return first.length === 2 && room < 15 ? first.slice(0, 1) : first;
}

function strip({ x, y, wide, deep }: Rect, side: Side, depth: number): Rect {
  switch (side) {
    case 'west':
      return { x, y, wide: depth, deep };
    case 'east':
      return { x: x + wide - depth, y, wide: depth, deep };
    case 'south':
      return { x, y, wide, deep: depth };
    case 'north':
      return { x, y: y + deep - depth, wide, deep: depth };
  }
}

function row(plan: Plan, rect: Rect, front: Side, [least, most]: readonly [number, number], narrow: number): Lot[] {
  const across = front === 'east' || front === 'west';
  const whole = across ? rect.deep : rect.wide;
  const count = Math.max(
    1,
    Math.min(Math.floor(whole / narrow), Math.round(whole / quarters(plan.chance, least, most))),
  );
  const play = Math.min(1, whole / count - narrow);
  const cuts = Array.from({ length: count - 1 }, (_, i) => {
    const even = (whole * (i + 1)) / count;
    return Math.round((even + (play <= 0 ? 0 : quarters(plan.chance, 0, play) - play / 2)) * 4) / 4;
  });
  const ends = [0, ...cuts, whole];
  return ends.slice(1).map((end, i) => {
    const start = ends[i] as number;
    const lot = across
      ? { ...rect, y: rect.y + start, deep: end - start }
      : { ...rect, x: rect.x + start, wide: end - start };
    return { rect: lot, front };
  });
}

/**
 * A lot seen from its street: `along` runs along the front, `back` away from it. Everything on a lot is laid out in these, and
 * comes out the right way round.
 */
export class Frontage {
  readonly long: number;
  readonly deep: number;

  constructor(readonly lot: Lot) {
    const { wide, deep } = lot.rect;
    const across = lot.front === 'east' || lot.front === 'west';
    this.long = across ? deep : wide;
    this.deep = across ? wide : deep;
  }

  /** The rectangle that begins `along` and `back`, `long` along the street and `deep` away from it. */
  rect(along: number, back: number, long: number, deep: number): Rect {
    const { x, y, wide, deep: high } = this.lot.rect;
    switch (this.lot.front) {
      case 'south':
        return { x: x + along, y: y + back, wide: long, deep };
      case 'north':
        return { x: x + along, y: y + high - back - deep, wide: long, deep };
      case 'west':
        return { x: x + back, y: y + along, wide: deep, deep: long };
      case 'east':
        return { x: x + wide - back - deep, y: y + along, wide: deep, deep: long };
    }
  }
}
