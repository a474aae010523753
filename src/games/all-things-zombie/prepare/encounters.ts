import type { EncounterId } from '../words.ts';
import type { Preparation } from './doing.ts';

/** ATZ.ENC.6: the Encounters that can be played: name, objective, forces, deployment and what is special. */

interface Plan {
  /** ATZ.ENC.12: what is done before the first activation roll. */
  readonly steps: readonly Preparation[];
  /** ATZ.FIRST.3: only Stars take part. */
  readonly starsOnly: boolean;
}

export const PLANS: Readonly<Record<EncounterId, Plan>> = {
  /** ATZ.SEARCH.2 to ATZ.SEARCH.5, ATZ.SEARCH.4: zombies once the players have come on, then PEFs */
  search: { steps: ['moon', 'pace', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight'], starsOnly: false },
  /** ATZ.FIRST.2, ATZ.FIRST.3, ATZ.FIRST.6: set up as a Search, the Star alone, without start zombies. */
  zed: { steps: ['moon', 'pace', 'enter', 'pefs', 'pefs-in-sight'], starsOnly: true },
  /** Ours: a free table that is held for some turns. */
  'hold-out': { steps: ['moon', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight'], starsOnly: false },
};
