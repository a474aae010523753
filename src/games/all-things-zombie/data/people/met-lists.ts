import { met, type Profile } from './profiles.ts';

/**
 * ATZ.PREGEN.3: the short lists, for people met during play. Each has eleven rows, for totals of 2d6 from 2 to 12: gender, Rep,
 * People, Savvy, weapon, Attribute. They say nothing of age or of what the person has (ATZ.PREGEN.5).
 */

/** ATZ.T.QCIT13 */
export const MET_CITIZENS_LOW: readonly Profile[] = [
  met('female', [4, 3, 2], 'ba-pistol', 'runt'),
  met('male', [4, 3, 2], 'pistol', 'slow'),
  met('female', [4, 2, 3], 'bolt-action-rifle', 'poser'),
  met('male', [3, 2, 1], 'pistol', 'free-spirit'),
  met('female', [3, 1, 2], 'shotgun', 'logical'),
  met('male', [2, 1, 0], 'knife', 'agile'),
  met('female', [3, 2, 1], 'ba-pistol', 'initiative'),
  met('male', [4, 3, 2], 'bolt-action-rifle', 'hard-as-nails'),
  met('female', [3, 1, 2], 'pistol', 'born-leader'),
  met('male', [4, 3, 2], 'shotgun', 'medic'),
  met('male', [3, 1, 2], 'semi-automatic-pistol', 'attractive'),
];

/** ATZ.T.QCIT46 */
export const MET_CITIZENS_HIGH: readonly Profile[] = [
  met('male', [4, 2, 3], 'ba-pistol', 'dim'),
  met('female', [4, 2, 3], 'pistol', 'rage'),
  met('male', [4, 3, 2], 'bolt-action-rifle', 'greedy'),
  met('female', [3, 2, 1], 'pistol', 'runt'),
  met('male', [3, 1, 2], 'shotgun', 'slow'),
  met('female', [2, 1, 0], 'knife', 'poser'),
  met('male', [3, 2, 1], 'ba-pistol', 'free-spirit'),
  met('female', [3, 2, 1], 'long-blade', 'logical'),
  met('male', [4, 3, 2], 'bolt-action-rifle', 'agile'),
  met('female', [4, 3, 2], 'shotgun', 'initiative'),
  met('male', [3, 1, 2], 'semi-automatic-pistol', 'hard-as-nails'),
];

/** ATZ.T.QGANG13 */
export const MET_GANGERS_LOW: readonly Profile[] = [
  met('male', [5, 3, 4], 'ba-pistol', 'dim'),
  met('female', [2, 0, 1], 'pistol', 'free-spirit'),
  met('male', [5, 4, 3], 'ba-machine-pistol', 'logical'),
  met('female', [3, 2, 1], 'machine-pistol', 'agile'),
  met('male', [3, 1, 2], 'shotgun', 'initiative'),
  met('male', [5, 4, 3], 'ba-pistol', 'hard-as-nails'),
  met('male', [4, 4, 3], 'machine-pistol', 'born-leader'),
  met('male', [3, 1, 2], 'shotgun', 'medic'),
  met('female', [3, 1, 2], 'machine-pistol', 'attractive'),
  met('male', [3, 1, 2], 'shotgun', 'brawler'),
  met('female', [3, 1, 2], 'pistol', 'fast'),
];

/** ATZ.T.QGANG46 */
export const MET_GANGERS_HIGH: readonly Profile[] = [
  met('male', [5, 4, 3], 'ba-machine-pistol', 'born-leader'),
  met('male', [3, 2, 1], 'machine-pistol', 'medic'),
  met('male', [3, 1, 2], 'shotgun', 'attractive'),
  met('female', [5, 4, 3], 'ba-pistol', 'brawler'),
  met('male', [4, 3, 2], 'shotgun', 'fast'),
  met('female', [3, 1, 2], 'machine-pistol', 'dim'),
  met('male', [2, 0, 1], null, 'free-spirit'),
  met('male', [5, 4, 3], 'assault-rifle', 'logical'),
  met('female', [3, 1, 2], 'shotgun', 'agile'),
  met('male', [3, 1, 2], 'pistol', 'initiative'),
  met('female', [5, 4, 3], 'assault-rifle', 'hard-as-nails'),
];

/** ATZ.T.QSURV */
export const MET_SURVIVORS: readonly Profile[] = [
  met('male', [5, 3, 4], 'ba-machine-pistol', 'born-leader'),
  met('male', [3, 2, 1], 'machine-pistol', 'medic'),
  met('male', [3, 1, 2], 'shotgun', 'attractive'),
  met('female', [4, 2, 3], 'ba-pistol', 'brawler'),
  met('male', [4, 3, 2], 'shotgun', 'fast'),
  met('male', [5, 4, 3], 'assault-rifle', 'dim'),
  met('male', [4, 2, 3], 'submachine-gun', 'agile'),
  met('male', [4, 2, 3], 'assault-rifle', 'initiative'),
  met('male', [3, 1, 2], 'shotgun', 'hard-as-nails'),
  met('female', [3, 1, 2], 'pistol', 'greedy'),
  met('male', [5, 3, 4], 'assault-rifle', 'runt'),
];

/** ATZ.T.QPOLICE */
export const MET_POLICE: readonly Profile[] = [
  met('male', [5, 3, 4], 'ba-pistol', 'born-leader'),
  met('male', [3, 2, 1], 'ba-pistol', 'medic'),
  met('male', [3, 1, 2], 'ba-pistol', 'attractive'),
  met('female', [4, 2, 3], 'ba-pistol', 'brawler'),
  met('male', [4, 3, 2], 'ba-pistol', 'fast'),
  met('male', [5, 4, 3], 'ba-pistol', 'dim'),
  met('male', [4, 2, 3], 'ba-pistol', 'free-spirit'),
  met('male', [4, 3, 2], 'ba-pistol', 'logical'),
  met('male', [3, 1, 2], 'ba-pistol', 'agile'),
  met('female', [3, 0, 2], 'ba-pistol', 'initiative'),
  met('male', [5, 3, 4], 'ba-pistol', 'hard-as-nails'),
];

/** ATZ.T.QARMY */
export const MET_ARMY: readonly Profile[] = [
  met('male', [4, 2, 3], 'assault-rifle', 'born-leader'),
  met('male', [4, 3, 2], 'assault-rifle', 'medic'),
  met('female', [4, 3, 2], 'assault-rifle', 'attractive'),
  met('male', [4, 3, 2], 'assault-rifle', 'brawler'),
  met('male', [4, 3, 2], 'assault-rifle', 'fast'),
  met('male', [5, 4, 3], 'squad-automatic-weapon', 'dim'),
  met('male', [3, 1, 2], 'assault-rifle', 'rage'),
  met('female', [4, 2, 3], 'assault-rifle', 'greedy'),
  met('male', [4, 3, 2], 'assault-rifle', 'runt'),
  met('male', [4, 2, 3], 'assault-rifle', 'slow'),
  met('male', [3, 2, 1], 'assault-rifle', 'poser'),
];

/** ATZ.T.QGUARD */
export const MET_NATIONAL_GUARD: readonly Profile[] = [
  met('male', [4, 2, 3], 'assault-rifle', 'attractive'),
  met('male', [4, 3, 2], 'assault-rifle', 'brawler'),
  met('male', [4, 3, 2], 'assault-rifle', 'fast'),
  met('male', [3, 1, 2], 'assault-rifle', 'dim'),
  met('male', [5, 3, 4], 'assault-rifle', 'rage'),
  met('male', [4, 2, 3], 'squad-automatic-weapon', 'greedy'),
  met('male', [4, 2, 3], 'assault-rifle', 'runt'),
  met('female', [3, 1, 2], 'assault-rifle', 'slow'),
  met('male', [4, 3, 2], 'assault-rifle', 'poser'),
  met('male', [4, 3, 2], 'assault-rifle', 'free-spirit'),
  met('male', [3, 2, 1], 'assault-rifle', 'logical'),
];
