import type { Figure } from './figure.ts';

/** Steps of the compass that a miniature is turned by, where no rule says where it looks. */
const STEP = 15;

/**
 * Where everybody looks, in degrees. Where the game has a facing, that is it; where it has none, they look at the nearest
 * of those they would fight.
 */
export function gazes(figures: readonly Figure[]): ReadonlyMap<string, number> {
  return new Map(figures.map((figure) => [figure.id, figure.looks ? figure.facing : gazeOf(figure, figures)]));
}

function gazeOf(one: Figure, figures: readonly Figure[]): number {
  let [least, found] = [Infinity, null as Figure | null];
  for (const other of figures) {
    if (other === one || (other.dead === one.dead && other.side === one.side)) continue;
    const far = (other.x - one.x) * (other.x - one.x) + (other.y - one.y) * (other.y - one.y);
    if (far < least) [least, found] = [far, other];
  }
  if (found === null) return one.facing;
  const angle = (Math.atan2(found.y - one.y, found.x - one.x) * 180) / Math.PI;
  return (Math.round(angle / STEP) * STEP + 360) % 360;
}
