import type { Attitude } from '../../words.ts';

/** ATZ.PEF and ATZ.NPC: what PEFs and people whom nobody plays do when they are active, by dice passed. */

/** The dice passed on a table that ends at two. */
export type Passed = 0 | 1 | 2;
export type ByPassed<T> = Readonly<Record<Passed, T>>;

/** ATZ.T.PEFMOVE */
export const PEF_MOVE: ByPassed<'toward' | 'away' | 'stay'> = { 2: 'toward', 1: 'away', 0: 'stay' };
export const PEF_MOVE_INCHES = 12;
export const PEF_INSIDE = -1;
export const PEF_AFTER_FIRE = 1;
/** ATZ.PEF.12: at the table's edge it turns left up to this number of a die. */
export const PEF_LEFT_UP_TO = 3;

/** ATZ.T.PEFRES */
export const PEF_RESOLUTION: ByPassed<'contact' | 'er-up' | 'nothing'> = { 2: 'contact', 1: 'er-up', 0: 'nothing' };

export type NpcMove =
  /** ATZ.NPC.3, ATZ.NPC.4 */
  | 'flank-or-advance'
  /** ATZ.NPC.5 */
  | 'seek-cover'
  /** ATZ.NPC.7 */
  | 'approach-once'
  /** ATZ.NPC.8 */
  | 'withdraw'
  /** ATZ.NPC.10 */
  | 'approach'
  | 'stay';

/** ATZ.T.NPCMOVE */
export const NPC_MOVE: Readonly<Record<Attitude, ByPassed<NpcMove>>> = {
  enemy: { 2: 'flank-or-advance', 1: 'seek-cover', 0: 'stay' },
  neutral: { 2: 'approach-once', 1: 'withdraw', 0: 'stay' },
  friend: { 2: 'approach', 1: 'approach', 0: 'approach' },
};

/** ATZ.NPC.3: Enemies who outnumber the players by so much split up. */
export const FLANKING_ODDS = 3;
/** ATZ.NPC.13: a zombie within this distance comes first. */
export const ZOMBIE_FIRST_WITHIN = 12;
