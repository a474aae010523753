/** ATZ.SIGHT: an In Sight test from its trigger to its last action. */

/** ATZ.SIGHT.10: what one figure rolled. */
export interface Sighting {
  who: string;
  dice: number;
  rolled: number[];
  successes: number;
  /** It has acted, or has lost or forfeited its action. */
  over: boolean;
}

/** ATZ.SIGHT.22 to ATZ.SIGHT.28: what a figure does when its time comes; `reason` is the line of ATZ.T.INSIGHTRES. */
export interface SightAction {
  who: string;
  act: 'charge' | 'duck-back' | 'fire' | 'move' | 'runaway' | 'none';
  target: string | null;
  reason: 'choice' | 'retrieving' | 'outgunned' | 'fires' | 'in-reach' | 'out-of-reach' | 'brown-pants' | 'helpless';
}

export interface InSightDoing {
  do: 'in-sight';
  /** ATZ.SIGHT.8: those who may still come closer; then all roll, act from the most successes down, and it closes. */
  stage: 'closer' | 'roll' | 'act' | 'close';
  /** ATZ.SIGHT.13: the side that counts as active; null if none does. */
  active: string | null;
  /** ATZ.SIGHT.6: new sightings, each a pair of ids. */
  pairs: [string, string][];
  /** Who of the moving group may still move its 2". */
  closer: string[];
  sightings: Sighting[];
  /** ATZ.SIGHT.24: who has been fired at in it, and by how strong a weapon. */
  firedAt: { who: string; ranking: number }[];
  /** ATZ.SIGHT.45: those who act at the same time, and how far they are. */
  acting: {
    who: string[];
    stage: 'nerve' | 'settle' | 'fire' | 'move' | 'charge';
    actions: SightAction[];
    /** ATZ.SIGHT.29: Citizens who have passed Brown Pants now. */
    calm: string[];
  } | null;
}

export type SightDoing = InSightDoing;
