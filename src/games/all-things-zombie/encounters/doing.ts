/** ATZ.ROB.8 to ATZ.ROB.10: robbers face the players. */
export interface RobberyDoing {
  do: 'robbery';
  robbers: string;
  group: string[];
  stage: 'challenge' | 'answer' | 'items';
  /** Who has passed more dice in the People Challenge. */
  better?: 'players' | 'robbers';
}

/** ATZ.FIRST.10: a PEF is resolved on the table of Robbery! */
export interface SpecialPefDoing {
  do: 'special-pef';
  pef: string | null;
  x: number;
  y: number;
  level: number;
  group: string[];
}

/** ATZ.FIRST.16: players who have still to choose a Grunt before the way back; null until that is known. */
export interface WayBackDoing {
  do: 'way-back';
  left: string[] | null;
}

/** ATZ.RAID.15 to ATZ.RAID.17: a building of the Raid has been entered. */
export interface RaidHouseDoing {
  do: 'raid-house';
  house: string;
  who: string;
}

export type EncountersDoing = RobberyDoing | SpecialPefDoing | WayBackDoing | RaidHouseDoing;
