import { met, type Row } from './rows.ts';

/**
 * ATZ.PREGEN.3: the short lists, for people met during play. Each has eleven rows, for totals of 2d6 from 2 to 12: gender, Rep,
 * People, Savvy, weapon, Attribute. They say nothing of age or of what the person has (ATZ.PREGEN.5).
 */

/** ATZ.T.QCIT13 */
export const MET_CITIZENS_LOW: readonly Row[] = [
  met('female', [4, 3, 2], 'BAP', 'runt'),
  met('male', [4, 3, 2], 'P', 'slow'),
  met('female', [4, 2, 3], 'BAR', 'poser'),
  met('male', [3, 2, 1], 'P', 'free-spirit'),
  met('female', [3, 1, 2], 'SG', 'logical'),
  met('male', [2, 1, 0], 'knife', 'agile'),
  met('female', [3, 2, 1], 'BAP', 'initiative'),
  met('male', [4, 3, 2], 'BAR', 'hard-as-nails'),
  met('female', [3, 1, 2], 'P', 'born-leader'),
  met('male', [4, 3, 2], 'SG', 'medic'),
  met('male', [3, 1, 2], 'SP', 'attractive'),
];

/** ATZ.T.QCIT46 */
export const MET_CITIZENS_HIGH: readonly Row[] = [
  met('male', [4, 2, 3], 'BAP', 'dim'),
  met('female', [4, 2, 3], 'P', 'rage'),
  met('male', [4, 3, 2], 'BAR', 'greedy'),
  met('female', [3, 2, 1], 'P', 'runt'),
  met('male', [3, 1, 2], 'SG', 'slow'),
  met('female', [2, 1, 0], 'knife', 'poser'),
  met('male', [3, 2, 1], 'BAP', 'free-spirit'),
  met('female', [3, 2, 1], 'long-blade', 'logical'),
  met('male', [4, 3, 2], 'BAR', 'agile'),
  met('female', [4, 3, 2], 'SG', 'initiative'),
  met('male', [3, 1, 2], 'SP', 'hard-as-nails'),
];

/** ATZ.T.QGANG13 */
export const MET_GANGERS_LOW: readonly Row[] = [
  met('male', [5, 3, 4], 'BAP', 'dim'),
  met('female', [2, 0, 1], 'P', 'free-spirit'),
  met('male', [5, 4, 3], 'BAMP', 'logical'),
  met('female', [3, 2, 1], 'MP', 'agile'),
  met('male', [3, 1, 2], 'SG', 'initiative'),
  met('male', [5, 4, 3], 'BAP', 'hard-as-nails'),
  met('male', [4, 4, 3], 'MP', 'born-leader'),
  met('male', [3, 1, 2], 'SG', 'medic'),
  met('female', [3, 1, 2], 'MP', 'attractive'),
  met('male', [3, 1, 2], 'SG', 'brawler'),
  met('female', [3, 1, 2], 'P', 'fast'),
];

/** ATZ.T.QGANG46 */
export const MET_GANGERS_HIGH: readonly Row[] = [
  met('male', [5, 4, 3], 'BAMP', 'born-leader'),
  met('male', [3, 2, 1], 'MP', 'medic'),
  met('male', [3, 1, 2], 'SG', 'attractive'),
  met('female', [5, 4, 3], 'BAP', 'brawler'),
  met('male', [4, 3, 2], 'SG', 'fast'),
  met('female', [3, 1, 2], 'MP', 'dim'),
  met('male', [2, 0, 1], null, 'free-spirit'),
  met('male', [5, 4, 3], 'AR', 'logical'),
  met('female', [3, 1, 2], 'SG', 'agile'),
  met('male', [3, 1, 2], 'P', 'initiative'),
  met('female', [5, 4, 3], 'AR', 'hard-as-nails'),
];

/** ATZ.T.QSURV */
export const MET_SURVIVORS: readonly Row[] = [
  met('male', [5, 3, 4], 'BAMP', 'born-leader'),
  met('male', [3, 2, 1], 'MP', 'medic'),
  met('male', [3, 1, 2], 'SG', 'attractive'),
  met('female', [4, 2, 3], 'BAP', 'brawler'),
  met('male', [4, 3, 2], 'SG', 'fast'),
  met('male', [5, 4, 3], 'AR', 'dim'),
  met('male', [4, 2, 3], 'SMG', 'agile'),
  met('male', [4, 2, 3], 'AR', 'initiative'),
  met('male', [3, 1, 2], 'SG', 'hard-as-nails'),
  met('female', [3, 1, 2], 'P', 'greedy'),
  met('male', [5, 3, 4], 'AR', 'runt'),
];

/** ATZ.T.QPOLICE */
export const MET_POLICE: readonly Row[] = [
  met('male', [5, 3, 4], 'BAP', 'born-leader'),
  met('male', [3, 2, 1], 'BAP', 'medic'),
  met('male', [3, 1, 2], 'BAP', 'attractive'),
  met('female', [4, 2, 3], 'BAP', 'brawler'),
  met('male', [4, 3, 2], 'BAP', 'fast'),
  met('male', [5, 4, 3], 'BAP', 'dim'),
  met('male', [4, 2, 3], 'BAP', 'free-spirit'),
  met('male', [4, 3, 2], 'BAP', 'logical'),
  met('male', [3, 1, 2], 'BAP', 'agile'),
  met('female', [3, 0, 2], 'BAP', 'initiative'),
  met('male', [5, 3, 4], 'BAP', 'hard-as-nails'),
];

/** ATZ.T.QARMY */
export const MET_ARMY: readonly Row[] = [
  met('male', [4, 2, 3], 'AR', 'born-leader'),
  met('male', [4, 3, 2], 'AR', 'medic'),
  met('female', [4, 3, 2], 'AR', 'attractive'),
  met('male', [4, 3, 2], 'AR', 'brawler'),
  met('male', [4, 3, 2], 'AR', 'fast'),
  met('male', [5, 4, 3], 'SAW', 'dim'),
  met('male', [3, 1, 2], 'AR', 'rage'),
  met('female', [4, 2, 3], 'AR', 'greedy'),
  met('male', [4, 3, 2], 'AR', 'runt'),
  met('male', [4, 2, 3], 'AR', 'slow'),
  met('male', [3, 2, 1], 'AR', 'poser'),
];

/** ATZ.T.QGUARD */
export const MET_NATIONAL_GUARD: readonly Row[] = [
  met('male', [4, 2, 3], 'AR', 'attractive'),
  met('male', [4, 3, 2], 'AR', 'brawler'),
  met('male', [4, 3, 2], 'AR', 'fast'),
  met('male', [3, 1, 2], 'AR', 'dim'),
  met('male', [5, 3, 4], 'AR', 'rage'),
  met('male', [4, 2, 3], 'SAW', 'greedy'),
  met('male', [4, 2, 3], 'AR', 'runt'),
  met('female', [3, 1, 2], 'AR', 'slow'),
  met('male', [4, 3, 2], 'AR', 'poser'),
  met('male', [4, 3, 2], 'AR', 'free-spirit'),
  met('male', [3, 2, 1], 'AR', 'logical'),
];
