/** ATZ.ENC.12: the steps of setting up, in order; each takes itself off the list when it is done. */
export const PREPARATIONS = ['day-part', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight'] as const;
export type Preparation = (typeof PREPARATIONS)[number];

export type PrepareDoing = {
  do: 'prepare';
  left: Preparation[];
  /** Who still has to come on. */
  entering: string[];
};
