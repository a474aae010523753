/** ATZ.CHAL, ATZ.LOOT, ATZ.BLDG: what is done with places and things. */

/** ATZ.CHAL.7: somebody takes a Challenge. */
export interface ChallengeDoing {
  do: 'challenge';
  who: string;
  challenge: string;
  with: string | null;
  stage: 'roll' | 'again' | 'after';
  passed: number;
}

export type PlacesDoing = ChallengeDoing;
