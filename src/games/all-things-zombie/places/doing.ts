/** ATZ.CHAL, ATZ.LOOT, ATZ.BLDG: what is done with places and things. */

/** ATZ.CHAL.7: somebody takes a Challenge. */
/** ATZ.BARTER.2: somebody trades with somebody who agrees to it. */
export interface BarterDoing {
  do: 'barter';
  who: string;
  with: string;
}

export interface ChallengeDoing {
  do: 'challenge';
  who: string;
  challenge: string;
  with: string | null;
  stage: 'roll' | 'again' | 'after';
  passed: number;
}

export type PlacesDoing = ChallengeDoing | BarterDoing;
