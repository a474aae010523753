import type { Standing } from '../../../skirmish/index.ts';

/** ATZ.CHARGE, ATZ.MELEE, ATZ.LEAVE, ATZ.AFTER: charges, rounds of melee, leaving the table, who comes back. */

/** ATZ.CHARGE.6, ATZ.CHARGE.9: everybody who charges one target at the same time. */
export interface ChargeDoing {
  do: 'charge';
  target: string;
  chargers: string[];
  /** ATZ.CHARGE.18: who has passed Brown Pants already. */
  calm: string[];
  stage: 'move' | 'nerve' | 'test' | 'fire' | 'contact';
  /** ATZ.CHARGE.8: dice passed by charger and target, once they are known. */
  passed: { who: string; dice: number }[];
  /** ATZ.FIG.5: where chargers stood before they moved up. */
  from?: ({ who: string } & Standing)[];
  /** How often each of them has set out on its way to the point of the test. */
  tries?: { who: string; times: number }[];
  /** ATZ.CHARGE.11: against those who charge it in the rear the target has passed so many. */
  rear?: { who: string; dice: number }[];
  /** ATZ.ZREACT.5: the target has time for one shot and no more, however many come. */
  oneShot?: true;
  /** ATZ.WOUND.5: it is settled what becomes of the wounded whom the target carries. */
  unburdened?: true;
  /** ATZ.CHARGE.22: the target is frozen. */
  frozen?: boolean;
  /** ATZ.CHARGE.23: what the target fights with when they meet: the butt of the gun that it has fired, bare hands, or its best blade. */
  hands?: 'butt' | 'bare' | 'blade';
  /** ATZ.MELEE.24: the chargers mean to kill nobody. */
  mild?: boolean;
}

/** ATZ.MELEE.14, ATZ.MELEE.18: one round, attackers one after the other. */
export interface MeleeDoing {
  do: 'melee';
  melee: string;
  /** ATZ.MELEE.17: the one who fights alone. */
  defender: string;
  /** Attackers who have still to fight in this round, in their order; null until that is settled. */
  left: string[] | null;
  /** ATZ.BREAK.6: who has failed to break off: it has no evenly matched bonus in this round. */
  failed?: string;
  /** ATZ.ZSHOOT.9: the defender does not fight back. */
  helpless?: boolean;
}

/** ATZ.LEAVE */
export interface LeaveDoing {
  do: 'leave';
  who: string;
  stage: 'roll' | 'shots' | 'gone';
  /** ATZ.LEAVE.5: enemies who get a shot, each with the point of the way that is nearest to it. */
  shots?: { who: string; at: Standing }[];
}

/** ATZ.AFTER.1: who has still to be looked after, once the Encounter is over; null until that is known. */
export interface AfterDoing {
  do: 'after';
  left: string[] | null;
}

export type FightDoing = ChargeDoing | MeleeDoing | LeaveDoing | AfterDoing;
