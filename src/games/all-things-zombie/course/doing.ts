import type { Leg } from '../state/reactions.ts';

/** The turn and what is done in it: always at the bottom of what is going on. */

/** ATZ.TURN.17: the parts of a turn in their order. */
const TURN_STAGES = ['starts', 'dice', 'phases', 'close'] as const;
type TurnStage = (typeof TURN_STAGES)[number];

export interface TurnDoing {
  do: 'turn';
  stage: TurnStage;
  /** Parts of the stage that have been done: lasting noises, clocks. */
  done: number;
}

/** ATZ.TURN.6 to ATZ.TURN.12: one side's phase. */
export interface PhaseDoing {
  do: 'phase';
  side: string;
  /** ATZ.GROUP.10: its groups as they stood when the turn began; null until the phase has begun. */
  groups: string[][] | null;
  /** ATZ.TURN.11: figures whose player did not want them to act when their time came. */
  passed: string[];
}

/** ATZ.TURN.10: a group that acts. Who is active is a list, because figures split off and others are taken along. */
export interface ActivateDoing {
  do: 'activate';
  side: string;
  /** Figures that are active and have not finished. */
  group: string[];
  /** ATZ.GROUP.11, ATZ.GROUP.12: figures that act in this activation, whether finished or not. */
  with: string[];
  /** Who has still to be woken (ATZ.STATUS.3, ATZ.REACT.12, ATZ.INFECT.1, ATZ.BREAK.8); then they act. */
  waking: { who: string; done: number }[];
  /** Moves that were called off, as `move a1`: they are not offered again until something else is done. */
  stuck: string[];
  /** People whom the rules run have been told to act. */
  handed: boolean;
  /** ATZ.LEAD.8: Leader Dice that have been rolled for those who recover in it. */
  leaders?: { leader: string; passed: boolean }[];
}

/** Somebody goes a way. What happens on it lies on top of this; then it goes on, or does not. */
export interface WalkDoing {
  do: 'walk';
  who: string;
  legs: Leg[];
  /** What the way is: only those who `move` of their own will set off In Sight tests and pay for it. */
  as: 'move' | 'closer' | 'duck-back' | 'break-off' | 'flee' | 'into-melee' | 'enter';
  /** Moments that have been met on it, so that none comes twice. */
  met: string[];
}

/** ATZ.BLDG.13: somebody has crashed through a window. */
export interface CrashDoing {
  do: 'crash';
  who: string;
}

/** ATZ.ATTR.14: somebody Greedy is held up by what may be loot. */
export interface GreedDoing {
  do: 'greed';
  who: string;
  what: string;
}

/** ATZ.EVENT.1: a Random Event that needs more than one step. */
export interface EventDoing {
  do: 'random-event';
  /** What was rolled; 0 until then. */
  total: number;
  stage: number;
  /** Who it is about. */
  who: string | null;
}

/** ATZ.EVENT.18: somebody who was lost may come back. */
export interface LostDoing {
  do: 'lost';
}

export type CourseDoing =
  | TurnDoing
  | PhaseDoing
  | ActivateDoing
  | WalkDoing
  | CrashDoing
  | GreedDoing
  | EventDoing
  | LostDoing;
