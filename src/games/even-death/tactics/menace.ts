import { HERD_FIGURES } from '../figures.ts';
import type { Battle, Herd } from '../state.ts';
import { BASE } from '../words.ts';

/** What herds may do to somebody in their next turn, by where they stand. */

/** EDM.RAMBLE.2: as often a herd does what its player wants. */
const CONTROLLED = 0.75;
/** EDM.BITE.4 */
const PULL = 2;
/** Two bites of one turn: the second finds somebody who is hurt already. */
const TWICE = 1.6;
/**
 * With two Moves a herd surrounds somebody whom it bites only in the turn after: so much of the bite counts, and so many
 * inches fewer than two Moves go that far, since those who go round the prey walk farther.
 */
const LATER = 0.5;
const ROUND = 3;

/** A herd as those see it who may be bitten. */
export interface Pack {
  readonly herd: Herd;
  /** EDM.MOVE.1; whoever is down gets up first and goes nowhere (EDM.DOWN.3). */
  readonly reach: number;
}

export const packOf = (herd: Herd): Pack => ({
  herd,
  reach: herd.zombies.some(({ down }) => down) ? 0 : HERD_FIGURES[herd.type].movement,
});

export const packsAgainst = ({ herds }: Battle, seat: string): Pack[] =>
  herds.filter((herd) => herd.seat !== seat && herd.climbing === null).map(packOf);

/** From the nearest zombie to somebody at that point. */
export function gapTo({ zombies }: Pick<Herd, 'zombies'>, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const zombie of zombies) {
    const dx = zombie.x - x;
    const dy = zombie.y - y;
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  return Math.max(0, Math.sqrt(least) - 2 * BASE.radius);
}

/** How many zombies come close enough to bite once the nearest of them, so far away, has got there. */
export function bitersFrom({ zombies }: Pick<Herd, 'zombies'>, x: number, y: number, gap: number): number {
  const far = gap + PULL + 2 * BASE.radius;
  const square = far * far;
  let count = 0;
  for (const zombie of zombies) {
    const dx = zombie.x - x;
    const dy = zombie.y - y;
    if (dx * dx + dy * dy <= square) count++;
  }
  return count < 6 ? count : 6;
}

/** What a pack is likely to cost somebody at that point in its next turn, by what bites cost that one. */
export function menace({ herd, reach }: Pack, x: number, y: number, losses: readonly number[]): number {
  const gap = gapTo(herd, x, y);
  if (gap > 2 * reach - ROUND && gap > reach && gap > 0.05) return 0;
  const loss = CONTROLLED * (losses[bitersFrom(herd, x, y, gap)] as number);
  if (gap <= 0.05) return reach === 0 ? loss : loss * TWICE;
  if (gap <= reach) return loss;
  return loss * LATER;
}
