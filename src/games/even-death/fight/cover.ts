import type { Factor } from './attack.ts';
import type { Unit } from '../turn/action.ts';
import type { Prospect } from './sight.ts';
import { isHerd } from '../units.ts';

/** EDM.COVER.2, EDM.X.4: half of a herd must be covered; zombies that are not seen at all count as covered. */
export function isCovered(target: Unit, prospects: readonly Prospect[]): boolean {
  const covered = prospects.filter(({ view }) => view.cover || !view.seen).length;
  return isHerd(target) ? covered * 2 >= prospects.length : covered > 0;
}

/** EDM.COVER.3, EDM.SHOOT.13; nothing of it in Melee or Biting (EDM.COVER.4). */
export const coverFactors = (target: Unit, prospects: readonly Prospect[]): readonly Factor[] =>
  isCovered(target, prospects) ? [{ rule: 'EDM.SHOOT.13', label: 'Cover', dice: 1 }] : [];
