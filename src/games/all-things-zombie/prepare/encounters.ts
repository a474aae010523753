import type { DayPart, EncounterId } from '../words.ts';
import type { Preparation } from './doing.ts';

/** ATZ.ENC.6, ATZ.ENC.7: the Encounters that can be played: name, objective, forces, deployment and what is special. */

export interface Plan {
  /** ATZ.ENC.12: what is done before the first activation roll. */
  readonly steps: readonly Preparation[];
  /** Where the players begin: on the near edge, in the middle, or in sections 7 to 9, outdoors or anywhere. */
  readonly begins: 'edge' | 'middle' | 'outdoors' | 'sections';
  /** ATZ.FIRST.9, ATZ.FIRST.15: the section that is entered, crossing by crossing. */
  readonly sections?: readonly number[];
  /** ATZ.MODE.3: it can be played by rivals. */
  readonly rivals?: true;
  /** ATZ.FIRST.3, ATZ.FIRST.16: only Stars take part. */
  readonly starsOnly?: true;
  /** ATZ.ROB.4: when it happens, where that is not the player's choice. */
  readonly dayPart?: DayPart;
}

/** ATZ.SEARCH.2, ATZ.SEARCH.3, ATZ.SEARCH.4, ATZ.SEARCH.5, ATZ.SEARCH.6: zombies once the players have come on, then PEFs, on a table as it was generated. */
const SEARCH: Plan = {
  steps: ['moon', 'pace', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight'],
  begins: 'edge',
  rivals: true,
};
/** ATZ.ROB.3 to ATZ.ROB.7: it is Evening; who is along, where they stand, zombies, PEFs, and the robbers. */
const ROBBERY: Plan = {
  steps: ['company', 'enter', 'start-zombies', 'pefs', 'robbers', 'pefs-in-sight'],
  begins: 'outdoors',
  dayPart: 'evening',
};

export const PLANS: Readonly<Record<EncounterId, Plan>> = {
  search: SEARCH,
  /** ATZ.FIRST.2, ATZ.FIRST.3, ATZ.FIRST.6: set up as a Search, the Star alone, without start zombies. */
  zed: { steps: ['moon', 'pace', 'enter', 'pefs', 'pefs-in-sight'], begins: 'edge', starsOnly: true },
  /** ATZ.FIRST.9: set up as a Search, from section 9 to section 1. */
  'robbery-week': { steps: SEARCH.steps, begins: 'edge', sections: [9] },
  /** ATZ.FIRST.14 to ATZ.FIRST.16: set up as a Search, the Star alone, there and back. */
  escape: { steps: SEARCH.steps, begins: 'edge', sections: [1, 7], starsOnly: true },
  /** ATZ.RAID.6, ATZ.RAID.8, ATZ.RAID.10, ATZ.RAID.20: raiders come on by the near edge, then come zombies and PEFs. */
  raid: {
    steps: ['raid-plan', 'raid-houses', 'moon', 'pace', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight'],
    begins: 'edge',
  },
  /** ATZ.RAID.7, ATZ.RAID.8, ATZ.RAID.19: who defends is there; with the PEFs come the raiders, and then the zombies. */
  'raid-defend': {
    steps: ['raid-plan', 'raid-houses', 'raid-day-part', 'moon', 'enter', 'pefs', 'start-zombies', 'pefs-in-sight'],
    begins: 'sections',
  },
  /** ATZ.TAKE.2, ATZ.TAKE.3 */
  'take-back': SEARCH,
  robbery: ROBBERY,
  /** ATZ.ROB.1: the same with the parts changed. */
  rob: { ...ROBBERY, steps: ['company', 'enter', 'start-zombies', 'pefs', 'victims', 'pefs-in-sight'] },
  /** ATZ.BUSH.1 */
  bushwhack: ROBBERY,
  /** Ours: a free table that is held for some turns. */
  'hold-out': { steps: ['moon', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight'], begins: 'middle' },
};
