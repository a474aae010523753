import type { Fire } from '../shoot/doing.ts';

/** ATZ.SIGHT: an In Sight test from its trigger to its last action. */

/** ATZ.SIGHT.10: what one figure rolled. */
export interface Sighting {
  who: string;
  /** How many dice it has rolled, what they show, and how many are successes; null until it has rolled. */
  dice: number;
  rolled: number[] | null;
  successes: number;
  /** ATZ.SIGHT.15: it leaves its weapon out of sight, and so does not fire. */
  keepsHidden?: true;
  /** It has acted, or has lost or forfeited its action. */
  over: boolean;
}

/** ATZ.SIGHT.22 to ATZ.SIGHT.28: what a figure does when its time comes; `reason` is the line of ATZ.T.INSIGHTRES. */
export interface SightAction {
  who: string;
  /** It has been carried out. */
  done?: true;
  /** What it fires, where a player has shared out the shots (ATZ.STAR.27). */
  fire?: Fire;
  /** ATZ.MOVE.7: it tries a Fast Move. */
  fast?: true;
  act: 'charge' | 'duck-back' | 'fire' | 'move' | 'runaway' | 'none';
  target: string | null;
  reason: 'choice' | 'retrieving' | 'outgunned' | 'fires' | 'in-reach' | 'out-of-reach' | 'held';
}

export interface InSightDoing {
  do: 'in-sight';
  /**
   * A line has opened (`trigger`); those who move may come closer (ATZ.SIGHT.8); all roll, act from the most successes down, and
   * it closes. Where both sides face each other anyway (ATZ.MEET.4) it begins with `roll`.
   */
  stage: 'trigger' | 'closer' | 'roll' | 'act' | 'close';
  /** ATZ.SIGHT.13: the side that counts as active; null if none does. */
  active: string | null;
  /** ATZ.SIGHT.6: new sightings, each a pair of ids. */
  pairs: [string, string][];
  /** Who of the moving group may still move its 2". */
  closer: string[];
  /** Who takes the test. */
  sightings: Sighting[];
  /** ATZ.SIGHT.31: Citizens who have left the test: they neither shoot nor are shot at in it. */
  gone?: string[];
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
