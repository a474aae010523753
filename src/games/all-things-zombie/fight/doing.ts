/** ATZ.CHARGE, ATZ.MELEE, ATZ.LEAVE: charges, rounds of melee, leaving the table. */

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
}

/** ATZ.MELEE.14, ATZ.MELEE.18: one round, attackers one after the other. */
export interface MeleeDoing {
  do: 'melee';
  melee: string;
  /** ATZ.MELEE.17: the one who fights alone. */
  defender: string;
  /** Attackers who have still to fight in this round, in their order; null until that is settled. */
  left: string[] | null;
}

/** ATZ.LEAVE */
export interface LeaveDoing {
  do: 'leave';
  who: string;
  stage: 'roll' | 'shots' | 'gone';
}

export type FightDoing = ChargeDoing | MeleeDoing | LeaveDoing;
