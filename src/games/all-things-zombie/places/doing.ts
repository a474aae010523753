import type { ChallengeId } from '../data/challenge-catalogue.ts';

/** ATZ.CHAL, ATZ.LOOT, ATZ.BLDG, ATZ.BARTER: what is done with places and things. */

/** ATZ.CHAL.7: somebody takes a Challenge. */
export interface ChallengeDoing {
  do: 'challenge';
  who: string;
  challenge: ChallengeId;
  /** Whom or what it is about: somebody, a door, a window; null for a jump or a climb. */
  with: string | null;
  /** ATZ.CHAL.3, ATZ.CHAL.4: success and consequence are said first; then the dice; with one die passed it may be again. */
  stage: 'state' | 'roll' | 'again' | 'after';
  passed: number;
  /** ATZ.CHAL.9: more opponents than the one it is about. */
  others?: string[];
  /** ATZ.CHAL.13: the one tool that is used. */
  tool?: string | null;
  /** ATZ.CHAL.16: it is the second roll, in which one die passed counts as none. */
  second?: boolean;
  /** ATZ.NPC.11: a Friend makes it easier: one die passed is enough. */
  friendly?: boolean;
  /** Where it leads, if it is a climb, a drop or a jump. */
  to?: { x: number; y: number; level: number };
}

/** ATZ.BARTER.2: somebody trades with somebody who agrees to it. */
export interface BarterDoing {
  do: 'barter';
  who: string;
  with: string;
  /** What is to be had, once it is chosen. */
  take?: string;
}

/** ATZ.LOOT.7: somebody chooses what it has found. */
export interface FindDoing {
  do: 'find';
  who: string;
}

/** ATZ.LOOT.11 to ATZ.LOOT.13: somebody goes through the pockets of a body. */
export interface LootDoing {
  do: 'loot';
  who: string;
  body: string;
}

export type PlacesDoing = ChallengeDoing | BarterDoing | FindDoing | LootDoing;
