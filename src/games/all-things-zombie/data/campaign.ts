import type { Area, EncounterId, Resource } from '../words.ts';

/** ATZ.T.RESOURCES: what an area holds before dice change it (ATZ.AVAIL.3). */
export const STOCK = {
  armor: { urban: 12, suburban: 5, rural: 1 },
  food: { urban: 60, suburban: 35, rural: 10 },
  fuel: { urban: 30, suburban: 15, rural: 5 },
  luxury: { urban: 50, suburban: 25, rural: 10 },
  medical: { urban: 20, suburban: 8, rural: 3 },
  weapon: { urban: 40, suburban: 20, rural: 15 },
} as const satisfies Record<Resource, Record<Area, number>>;

/** ATZ.T.SLEEP: by hours slept, what is lost with no, one and two dice passed. */
export const LACK_OF_SLEEP = {
  'six-or-seven': [1, 0, 0],
  'four-or-five': [2, 1, 0],
  'three-or-less': [3, 2, 1],
} as const;

/** ATZ.T.INVOL: by the score of one die. */
export type Involuntary = 'burglarized' | 'bushwhack' | 'robbery' | 'raid-defend';
export const INVOLUNTARY = {
  urban: ['burglarized', 'burglarized', 'bushwhack', 'robbery', 'robbery', 'raid-defend'],
  suburban: ['burglarized', 'bushwhack', 'bushwhack', 'robbery', 'raid-defend', 'raid-defend'],
  rural: ['burglarized', 'bushwhack', 'robbery', 'raid-defend', 'raid-defend', 'raid-defend'],
} as const satisfies Record<Area, readonly Involuntary[]>;

/** ATZ.T.KEEP: dice more or less. */
export const KEEP_DICE = { leaderOut: -1, memberOut: -1, bornLeader: 1, poisoned: 1, loyal: -1, hungry: 1 } as const;
/** ATZ.KEEP.5: so many months in a row make somebody loyal. */
export const LOYAL_MONTHS = 3;

/** ATZ.CAMP.7 */
export const ENCOUNTERS_A_MONTH = { urban: 3, suburban: 2, rural: 1 } as const satisfies Record<Area, number>;

/** ATZ.FIRST.2, ATZ.FIRST.9, ATZ.FIRST.14: the set Encounters of the first three weeks. */
export const SET_ENCOUNTERS: readonly EncounterId[] = ['zed', 'robbery-week', 'escape'];
