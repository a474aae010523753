import { met, type Profile } from './profiles.ts';

/**
 * ATZ.PREGEN.3: the short lists, for people met during play. Each has eleven rows, for totals of 2d6 from 2 to 12: gender, Rep,
 * People, Savvy, weapon, Attribute. They say nothing of age or of what the person has (ATZ.PREGEN.5).
 */

/** ATZ.T.QCIT13 */
export const MET_CITIZENS_LOW: readonly Profile[] = [
  met('F', [4, 3, 2], 'ba-pistol', 'runt'),
  met('M', [4, 3, 2], 'pistol', 'slow'),
  met('F', [4, 2, 3], 'bolt-action-rifle', 'poser'),
  met('M', [3, 2, 1], 'pistol', 'free-spirit'),
  met('F', [3, 1, 2], 'shotgun', 'logical'),
  met('M', [2, 1, 0], 'knife', 'agile'),
  met('F', [3, 2, 1], 'ba-pistol', 'initiative'),
  met('M', [4, 3, 2], 'bolt-action-rifle', 'hard-as-nails'),
  met('F', [3, 1, 2], 'pistol', 'born-leader'),
  met('M', [4, 3, 2], 'shotgun', 'medic'),
  met('M', [3, 1, 2], 'semi-automatic-pistol', 'attractive'),
];

/** ATZ.T.QCIT46 */
export const MET_CITIZENS_HIGH: readonly Profile[] = [
  met('M', [4, 2, 3], 'ba-pistol', 'dim'),
  met('F', [4, 2, 3], 'pistol', 'rage'),
  met('M', [4, 3, 2], 'bolt-action-rifle', 'greedy'),
  met('F', [3, 2, 1], 'pistol', 'runt'),
  met('M', [3, 1, 2], 'shotgun', 'slow'),
  met('F', [2, 1, 0], 'knife', 'poser'),
  met('M', [3, 2, 1], 'ba-pistol', 'free-spirit'),
  met('F', [3, 2, 1], 'long-blade', 'logical'),
  met('M', [4, 3, 2], 'bolt-action-rifle', 'agile'),
  met('F', [4, 3, 2], 'shotgun', 'initiative'),
  met('M', [3, 1, 2], 'semi-automatic-pistol', 'hard-as-nails'),
];

/** ATZ.T.QGANG13 */
export const MET_GANGERS_LOW: readonly Profile[] = [
  met('M', [5, 3, 4], 'ba-pistol', 'dim'),
  met('F', [2, 0, 1], 'pistol', 'free-spirit'),
  met('M', [5, 4, 3], 'ba-machine-pistol', 'logical'),
  met('F', [3, 2, 1], 'machine-pistol', 'agile'),
  met('M', [3, 1, 2], 'shotgun', 'initiative'),
  met('M', [5, 4, 3], 'ba-pistol', 'hard-as-nails'),
  met('M', [4, 4, 3], 'machine-pistol', 'born-leader'),
  met('M', [3, 1, 2], 'shotgun', 'medic'),
  met('F', [3, 1, 2], 'machine-pistol', 'attractive'),
  met('M', [3, 1, 2], 'shotgun', 'brawler'),
  met('F', [3, 1, 2], 'pistol', 'fast'),
];

/** ATZ.T.QGANG46 */
export const MET_GANGERS_HIGH: readonly Profile[] = [
  met('M', [5, 4, 3], 'ba-machine-pistol', 'born-leader'),
  met('M', [3, 2, 1], 'machine-pistol', 'medic'),
  met('M', [3, 1, 2], 'shotgun', 'attractive'),
  met('F', [5, 4, 3], 'ba-pistol', 'brawler'),
  met('M', [4, 3, 2], 'shotgun', 'fast'),
  met('F', [3, 1, 2], 'machine-pistol', 'dim'),
  met('M', [2, 0, 1], null, 'free-spirit'),
  met('M', [5, 4, 3], 'assault-rifle', 'logical'),
  met('F', [3, 1, 2], 'shotgun', 'agile'),
  met('M', [3, 1, 2], 'pistol', 'initiative'),
  met('F', [5, 4, 3], 'assault-rifle', 'hard-as-nails'),
];

/** ATZ.T.QSURV */
export const MET_SURVIVORS: readonly Profile[] = [
  met('M', [5, 3, 4], 'ba-machine-pistol', 'born-leader'),
  met('M', [3, 2, 1], 'machine-pistol', 'medic'),
  met('M', [3, 1, 2], 'shotgun', 'attractive'),
  met('F', [4, 2, 3], 'ba-pistol', 'brawler'),
  met('M', [4, 3, 2], 'shotgun', 'fast'),
  met('M', [5, 4, 3], 'assault-rifle', 'dim'),
  met('M', [4, 2, 3], 'submachine-gun', 'agile'),
  met('M', [4, 2, 3], 'assault-rifle', 'initiative'),
  met('M', [3, 1, 2], 'shotgun', 'hard-as-nails'),
  met('F', [3, 1, 2], 'pistol', 'greedy'),
  met('M', [5, 3, 4], 'assault-rifle', 'runt'),
];

/** ATZ.T.QPOLICE */
export const MET_POLICE: readonly Profile[] = [
  met('M', [5, 3, 4], 'ba-pistol', 'born-leader'),
  met('M', [3, 2, 1], 'ba-pistol', 'medic'),
  met('M', [3, 1, 2], 'ba-pistol', 'attractive'),
  met('F', [4, 2, 3], 'ba-pistol', 'brawler'),
  met('M', [4, 3, 2], 'ba-pistol', 'fast'),
  met('M', [5, 4, 3], 'ba-pistol', 'dim'),
  met('M', [4, 2, 3], 'ba-pistol', 'free-spirit'),
  met('M', [4, 3, 2], 'ba-pistol', 'logical'),
  met('M', [3, 1, 2], 'ba-pistol', 'agile'),
  met('F', [3, 0, 2], 'ba-pistol', 'initiative'),
  met('M', [5, 3, 4], 'ba-pistol', 'hard-as-nails'),
];

/** ATZ.T.QARMY */
export const MET_ARMY: readonly Profile[] = [
  met('M', [4, 2, 3], 'assault-rifle', 'born-leader'),
  met('M', [4, 3, 2], 'assault-rifle', 'medic'),
  met('F', [4, 3, 2], 'assault-rifle', 'attractive'),
  met('M', [4, 3, 2], 'assault-rifle', 'brawler'),
  met('M', [4, 3, 2], 'assault-rifle', 'fast'),
  met('M', [5, 4, 3], 'squad-automatic-weapon', 'dim'),
  met('M', [3, 1, 2], 'assault-rifle', 'rage'),
  met('F', [4, 2, 3], 'assault-rifle', 'greedy'),
  met('M', [4, 3, 2], 'assault-rifle', 'runt'),
  met('M', [4, 2, 3], 'assault-rifle', 'slow'),
  met('M', [3, 2, 1], 'assault-rifle', 'poser'),
];

/** ATZ.T.QGUARD */
export const MET_NATIONAL_GUARD: readonly Profile[] = [
  met('M', [4, 2, 3], 'assault-rifle', 'attractive'),
  met('M', [4, 3, 2], 'assault-rifle', 'brawler'),
  met('M', [4, 3, 2], 'assault-rifle', 'fast'),
  met('M', [3, 1, 2], 'assault-rifle', 'dim'),
  met('M', [5, 3, 4], 'assault-rifle', 'rage'),
  met('M', [4, 2, 3], 'squad-automatic-weapon', 'greedy'),
  met('M', [4, 2, 3], 'assault-rifle', 'runt'),
  met('F', [3, 1, 2], 'assault-rifle', 'slow'),
  met('M', [4, 3, 2], 'assault-rifle', 'poser'),
  met('M', [4, 3, 2], 'assault-rifle', 'free-spirit'),
  met('M', [3, 2, 1], 'assault-rifle', 'logical'),
];
