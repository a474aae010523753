import type { Grip } from './weapons.ts';

/** ATZ.T.MELEE: dice more or fewer, by what one fights with. */
export const GRIP_DICE = {
  unarmed: -1,
  improvised: 0,
  'one-hand': 1,
  'two-hand': 2,
  chainsaw: 3,
} as const satisfies Readonly<Record<Grip, number>>;

/** ATZ.T.MELEE: the rest of the table. */
export const MELEE_MODIFIERS = {
  brawler: 1,
  rage: 1,
  /** For each evenly matched result of the opponent (ATZ.MELEE.11). */
  matched: 1,
  prone: 2,
  /** ATZ.WOUND.6 */
  carrying: -2,
} as const satisfies Readonly<Record<string, number>>;
/** ATZ.MELEE.10: a success, not a die. */
export const ZOMBIE_SUCCESSES = 1;

/** ATZ.MELEE.17 */
export const MOST_ATTACKERS = 4;
/** ATZ.MELEE.28, ATZ.MELEE.30: so many ones stall a chainsaw, so many empty it. */
export const CHAINSAW_ONES = { stalls: 3, empties: 4 } as const;
/** ATZ.MELEE.29: what the die may show at most to start it again. */
export const CHAINSAW_STARTS = 3;
/** ATZ.MELEE.31 */
export const CHAINSAW_NOISE = 6;
