import type { Seat } from '../../../kernel/index.ts';

/** ATZ.ENC.12: the steps of setting up, in order; each takes itself off the list when it is done. */
export const PREPARATIONS = [
  'raid-plan',
  'raid-houses',
  'raid-day-part',
  'moon',
  'company',
  'pace',
  'enter',
  'start-zombies',
  'pefs',
  'robbers',
  'victims',
  'pefs-in-sight',
] as const;
export type Preparation = (typeof PREPARATIONS)[number];

export type PrepareDoing = {
  do: 'prepare';
  left: Preparation[];
  /** Who still has to come on. */
  entering: string[];
  /** ATZ.ZGEN.2: players who have said how they come on, and the dice of those who come fast. */
  paces: Record<Seat, number[]>;
  /** ATZ.ZGEN.2: vehicles that are left behind. */
  onFoot?: string[];
  /** ATZ.ZGEN.3: who still has to meet its zombies. */
  meeting: string[];
  /** ATZ.PEF.3: markers that have been placed. */
  placed: number;
};
