import { isCovered as isPartCovered } from '../../../skirmish/index.ts';
import type { Factor } from './attack.ts';
import type { Prospect } from './sight.ts';

/** EDM.COVER.2, EDM.X.4: half of a herd must be covered; zombies that are not seen at all count as covered. */
export const isCovered = (prospects: readonly Prospect[]): boolean =>
  isPartCovered(
    prospects.map(({ view }) => view),
    1 / 2,
  );

/** EDM.COVER.3, EDM.SHOOT.13; nothing of it in Melee or Biting (EDM.COVER.4). */
export const coverFactors = (prospects: readonly Prospect[]): readonly Factor[] =>
  isCovered(prospects) ? [{ rule: 'EDM.SHOOT.13', label: 'ed.factor.cover', dice: 1 }] : [];
