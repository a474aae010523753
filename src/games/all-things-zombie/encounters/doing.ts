/** ATZ.ROB.8 to ATZ.ROB.10: robbers face the players. */
export interface RobberyDoing {
  do: 'robbery';
  robbers: string;
  group: string[];
  stage: 'challenge' | 'answer' | 'items';
  /** Who has passed more dice in the People Challenge. */
  better?: 'players' | 'robbers';
}

export type EncountersDoing = RobberyDoing;
