import { listed, type Profile } from './profiles.ts';

/**
 * ATZ.PREGEN.3: the long lists, for bands and as needed. Each has eleven rows, for totals of 2d6 from 2 to 12: gender, age, Rep,
 * People, Savvy, weapon, Attribute, and what the person has: Food, Luxury Items, Medical Supplies, Body Armor.
 */

/** ATZ.T.CIT13 */
export const CITIZENS_LOW: readonly Profile[] = [
  listed('male', 'mature', [4, 3, 2], 'ba-pistol', 'brawler', [2, 0, 0, 0]),
  listed('female', 'young', [4, 3, 2], 'pistol', 'fast', [1, 1, 0, 0]),
  listed('male', 'teen', [4, 2, 3], 'bolt-action-rifle', 'dim', [1, 1, 0, 0]),
  listed('female', 'young', [3, 1, 2], 'pistol', 'rage', [1, 0, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'shotgun', 'greedy', [1, 0, 0, 0]),
  listed('female', 'teen', [2, 0, 1], 'knife', 'runt', [0, 0, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'ba-pistol', 'slow', [1, 0, 0, 0]),
  listed('female', 'old', [3, 1, 2], 'long-blade', 'poser', [1, 0, 0, 0]),
  listed('male', 'young', [4, 3, 2], 'bolt-action-rifle', 'free-spirit', [1, 1, 0, 0]),
  listed('female', 'mature', [4, 3, 2], 'shotgun', 'logical', [2, 0, 0, 0]),
  listed('male', 'young', [3, 1, 2], 'semi-automatic-pistol', 'agile', [1, 0, 0, 0]),
];

/** ATZ.T.CIT46 */
export const CITIZENS_HIGH: readonly Profile[] = [
  listed('female', 'young', [4, 3, 2], 'bolt-action-rifle', 'runt', [2, 0, 0, 0]),
  listed('male', 'teen', [3, 1, 2], 'pistol', 'slow', [1, 0, 0, 0]),
  listed('female', 'old', [4, 3, 2], 'bolt-action-rifle', 'poser', [1, 1, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'pistol', 'free-spirit', [1, 0, 0, 0]),
  listed('female', 'teen', [3, 2, 1], 'shotgun', 'logical', [1, 0, 0, 0]),
  listed('male', 'mature', [4, 2, 3], 'bolt-action-rifle', 'agile', [2, 0, 0, 0]),
  listed('female', 'mature', [3, 1, 2], 'pistol', 'initiative', [1, 0, 0, 0]),
  listed('female', 'young', [3, 1, 2], 'long-blade', 'hard-as-nails', [1, 0, 0, 0]),
  listed('male', 'mature', [4, 3, 2], 'bolt-action-rifle', 'born-leader', [1, 1, 0, 0]),
  listed('female', 'mature', [4, 3, 2], 'shotgun', 'medic', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'semi-automatic-pistol', 'attractive', [1, 0, 0, 0]),
];

/** ATZ.T.GANG13 */
export const GANGERS_LOW: readonly Profile[] = [
  listed('male', 'mature', [5, 3, 4], 'ba-pistol', 'attractive', [1, 1, 1, 1]),
  listed('female', 'young', [2, 1, 0], 'pistol', 'brawler', [1, 0, 0, 0]),
  listed('male', 'teen', [5, 4, 3], 'ba-machine-pistol', 'fast', [2, 2, 0, 0]),
  listed('female', 'young', [3, 2, 2], 'machine-pistol', 'dim', [1, 1, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'shotgun', 'rage', [1, 0, 1, 0]),
  listed('male', 'old', [5, 4, 3], 'ba-pistol', 'greedy', [2, 0, 1, 1]),
  listed('male', 'mature', [4, 3, 2], 'machine-pistol', 'runt', [1, 2, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'shotgun', 'slow', [2, 0, 0, 0]),
  listed('female', 'young', [3, 1, 2], 'machine-pistol', 'poser', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'shotgun', 'free-spirit', [1, 1, 0, 0]),
  listed('female', 'mature', [3, 2, 1], 'pistol', 'logical', [1, 1, 0, 0]),
];

/** ATZ.T.GANG46 */
export const GANGERS_HIGH: readonly Profile[] = [
  listed('male', 'mature', [5, 4, 3], 'ba-machine-pistol', 'dim', [2, 2, 2, 0]),
  listed('male', 'young', [3, 1, 2], 'machine-pistol', 'free-spirit', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'shotgun', 'logical', [1, 1, 0, 0]),
  listed('female', 'mature', [5, 3, 4], 'ba-pistol', 'agile', [1, 3, 0, 0]),
  listed('male', 'young', [4, 3, 2], 'shotgun', 'initiative', [2, 0, 0, 1]),
  listed('female', 'teen', [3, 1, 2], 'machine-pistol', 'hard-as-nails', [2, 0, 0, 0]),
  listed('male', 'old', [2, 1, 0], null, 'born-leader', [1, 0, 0, 0]),
  listed('male', 'mature', [5, 3, 4], 'assault-rifle', 'medic', [1, 1, 0, 1]),
  listed('female', 'teen', [3, 2, 1], 'shotgun', 'attractive', [1, 1, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'pistol', 'brawler', [2, 0, 0, 0]),
  listed('female', 'young', [5, 4, 3], 'assault-rifle', 'fast', [3, 1, 1, 0]),
];

/** ATZ.T.SURV13 */
export const SURVIVORS_LOW: readonly Profile[] = [
  listed('male', 'young', [5, 4, 3], 'ba-machine-pistol', 'brawler', [3, 1, 0, 1]),
  listed('male', 'young', [3, 1, 2], 'machine-pistol', 'fast', [1, 1, 0, 0]),
  listed('male', 'old', [3, 1, 2], 'shotgun', 'dim', [2, 0, 0, 0]),
  listed('male', 'young', [4, 3, 2], 'ba-pistol', 'rage', [1, 1, 0, 1]),
  listed('male', 'mature', [4, 3, 2], 'shotgun', 'greedy', [3, 0, 0, 0]),
  listed('female', 'teen', [5, 3, 4], 'assault-rifle', 'runt', [2, 3, 0, 0]),
  listed('male', 'mature', [4, 3, 2], 'submachine-gun', 'slow', [1, 2, 0, 0]),
  listed('female', 'mature', [4, 2, 3], 'assault-rifle', 'poser', [1, 2, 0, 0]),
  listed('male', 'young', [3, 2, 1], 'shotgun', 'free-spirit', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'pistol', 'logical', [2, 0, 0, 0]),
  listed('female', 'mature', [5, 4, 3], 'assault-rifle', 'agile', [3, 1, 0, 0]),
];

/** ATZ.T.SURV46 */
export const SURVIVORS_HIGH: readonly Profile[] = [
  listed('male', 'young', [5, 4, 3], 'ba-machine-pistol', 'born-leader', [2, 1, 1, 1]),
  listed('male', 'teen', [3, 2, 2], 'machine-pistol', 'medic', [2, 1, 0, 0]),
  listed('male', 'young', [3, 1, 2], 'shotgun', 'attractive', [1, 2, 0, 0]),
  listed('female', 'mature', [4, 3, 2], 'ba-pistol', 'brawler', [2, 2, 0, 0]),
  listed('male', 'teen', [4, 3, 2], 'shotgun', 'fast', [2, 1, 1, 0]),
  listed('male', 'mature', [5, 3, 4], 'assault-rifle', 'dim', [3, 1, 1, 0]),
  listed('male', 'young', [4, 3, 2], 'submachine-gun', 'rage', [2, 1, 0, 1]),
  listed('male', 'mature', [4, 2, 3], 'assault-rifle', 'greedy', [3, 0, 1, 0]),
  listed('male', 'old', [3, 2, 1], 'shotgun', 'runt', [3, 0, 0, 0]),
  listed('female', 'young', [3, 2, 1], 'pistol', 'slow', [1, 1, 0, 1]),
  listed('male', 'mature', [5, 4, 2], 'assault-rifle', 'poser', [3, 2, 0, 0]),
];
