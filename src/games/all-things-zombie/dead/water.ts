import type { Placed, Point } from '../../../kernel/index.ts';
import { apart, between, gapBetween, grained, inside, type Piece, type Tabletop } from '../../../tabletop/index.ts';
import type { Standing } from '../state.ts';

/** ATZ.ZMOVE.9 to ATZ.ZMOVE.11: zombies in the water. */

const waterAt = ({ ground: { terrain } }: Tabletop, { x, y, level }: Standing): Piece | undefined =>
  level === 0 ? terrain.pieces.find(({ looks, outline }) => looks === 'water' && inside(outline, { x, y })) : undefined;

/** What stands at the edge stands beside the water. */
const BASE = 0.5;

/** ATZ.ZMOVE.9: in water noise does not draw it. */
export const isInWater = (table: Tabletop, at: Standing): boolean => waterAt(table, at) !== undefined;

/** ATZ.ZMOVE.11: a net, a rope or a chain that hangs down where it is: within an inch. */
const isAtRope = ({ ground: { terrain } }: Tabletop, at: Standing): boolean =>
  terrain.pieces.some(({ tags, outline }) => tags?.['rope'] === true && gapBetween(outline, [at]) <= 1);

/** ATZ.ZMOVE.10: whether it is in a pool that the other place is not in. */
export function isInPool(table: Tabletop, from: Standing, to: Point): boolean {
  const water = waterAt(table, from);
  return water?.tags?.['pool'] === true && !inside(water.outline, to);
}

/** ATZ.ZMOVE.10: whether the walls of a pool keep it from that place. */
export const isKeptFrom = (table: Tabletop, from: Standing, to: Point): boolean =>
  isInPool(table, from, to) && !isAtRope(table, from);

/**
 * ATZ.ZMOVE.10: how far it gets on a straight way out of the water: a shore slopes up, but a pool holds it at its wall.
 * ATZ.ZMOVE.11: up a rope it comes out, and that is all it does in this activation.
 */
export function outOfWater(table: Tabletop, from: Standing, to: Placed): Placed {
  const water = waterAt(table, from);
  if (water?.tags?.['pool'] !== true || inside(water.outline, to)) return to;
  let [low, high] = [0, 1];
  while (high - low > 0.0001) {
    const middle = (low + high) / 2;
    if (inside(water.outline, between(from, to, middle))) low = middle;
    else high = middle;
  }
  const step = isAtRope(table, from) ? Math.min(1, high + BASE / apart(from, to)) : low;
  const { x, y } = between(from, to, step);
  return { x: grained(x), y: grained(y), level: from.level };
}
