import { listed, type Row } from './rows.ts';

/**
 * ATZ.PREGEN.3: the long lists, for bands and as needed. Each has eleven rows, for totals of 2d6 from 2 to 12: gender, age, Rep,
 * People, Savvy, weapon, Attribute, and what the person has: Food, Luxury Items, Medical Supplies, Body Armor.
 */

/** ATZ.T.CIT13 */
export const CITIZENS_LOW: readonly Row[] = [
  listed('male', 'mature', [4, 3, 2], 'BAP', 'brawler', [2, 0, 0, 0]),
  listed('female', 'young', [4, 3, 2], 'P', 'fast', [1, 1, 0, 0]),
  listed('male', 'teen', [4, 2, 3], 'BAR', 'dim', [1, 1, 0, 0]),
  listed('female', 'young', [3, 1, 2], 'P', 'rage', [1, 0, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'SG', 'greedy', [1, 0, 0, 0]),
  listed('female', 'teen', [2, 0, 1], 'knife', 'runt', [0, 0, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'BAP', 'slow', [1, 0, 0, 0]),
  listed('female', 'old', [3, 1, 2], 'long-blade', 'poser', [1, 0, 0, 0]),
  listed('male', 'young', [4, 3, 2], 'BAR', 'free-spirit', [1, 1, 0, 0]),
  listed('female', 'mature', [4, 3, 2], 'SG', 'logical', [2, 0, 0, 0]),
  listed('male', 'young', [3, 1, 2], 'SP', 'agile', [1, 0, 0, 0]),
];

/** ATZ.T.CIT46 */
export const CITIZENS_HIGH: readonly Row[] = [
  listed('female', 'young', [4, 3, 2], 'BAR', 'runt', [2, 0, 0, 0]),
  listed('male', 'teen', [3, 1, 2], 'P', 'slow', [1, 0, 0, 0]),
  listed('female', 'old', [4, 3, 2], 'BAR', 'poser', [1, 1, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'P', 'free-spirit', [1, 0, 0, 0]),
  listed('female', 'teen', [3, 2, 1], 'SG', 'logical', [1, 0, 0, 0]),
  listed('male', 'mature', [4, 2, 3], 'BAR', 'agile', [2, 0, 0, 0]),
  listed('female', 'mature', [3, 1, 2], 'P', 'initiative', [1, 0, 0, 0]),
  listed('female', 'young', [3, 1, 2], 'long-blade', 'hard-as-nails', [1, 0, 0, 0]),
  listed('male', 'mature', [4, 3, 2], 'BAR', 'born-leader', [1, 1, 0, 0]),
  listed('female', 'mature', [4, 3, 2], 'SG', 'medic', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'SP', 'attractive', [1, 0, 0, 0]),
];

/** ATZ.T.GANG13 */
export const GANGERS_LOW: readonly Row[] = [
  listed('male', 'mature', [5, 3, 4], 'BAP', 'attractive', [1, 1, 1, 1]),
  listed('female', 'young', [2, 1, 0], 'P', 'brawler', [1, 0, 0, 0]),
  listed('male', 'teen', [5, 4, 3], 'BAMP', 'fast', [2, 2, 0, 0]),
  listed('female', 'young', [3, 2, 2], 'MP', 'dim', [1, 1, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'SG', 'rage', [1, 0, 1, 0]),
  listed('male', 'old', [5, 4, 3], 'BAP', 'greedy', [2, 0, 1, 1]),
  listed('male', 'mature', [4, 3, 2], 'MP', 'runt', [1, 2, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'SG', 'slow', [2, 0, 0, 0]),
  listed('female', 'young', [3, 1, 2], 'MP', 'poser', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'SG', 'free-spirit', [1, 1, 0, 0]),
  listed('female', 'mature', [3, 2, 1], 'P', 'logical', [1, 1, 0, 0]),
];

/** ATZ.T.GANG46 */
export const GANGERS_HIGH: readonly Row[] = [
  listed('male', 'mature', [5, 4, 3], 'BAMP', 'dim', [2, 2, 2, 0]),
  listed('male', 'young', [3, 1, 2], 'MP', 'free-spirit', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 1, 2], 'SG', 'logical', [1, 1, 0, 0]),
  listed('female', 'mature', [5, 3, 4], 'BAP', 'agile', [1, 3, 0, 0]),
  listed('male', 'young', [4, 3, 2], 'SG', 'initiative', [2, 0, 0, 1]),
  listed('female', 'teen', [3, 1, 2], 'MP', 'hard-as-nails', [2, 0, 0, 0]),
  listed('male', 'old', [2, 1, 0], null, 'born-leader', [1, 0, 0, 0]),
  listed('male', 'mature', [5, 3, 4], 'AR', 'medic', [1, 1, 0, 1]),
  listed('female', 'teen', [3, 2, 1], 'SG', 'attractive', [1, 1, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'P', 'brawler', [2, 0, 0, 0]),
  listed('female', 'young', [5, 4, 3], 'AR', 'fast', [3, 1, 1, 0]),
];

/** ATZ.T.SURV13 */
export const SURVIVORS_LOW: readonly Row[] = [
  listed('male', 'young', [5, 4, 3], 'BAMP', 'brawler', [3, 1, 0, 1]),
  listed('male', 'young', [3, 1, 2], 'MP', 'fast', [1, 1, 0, 0]),
  listed('male', 'old', [3, 1, 2], 'SG', 'dim', [2, 0, 0, 0]),
  listed('male', 'young', [4, 3, 2], 'BAP', 'rage', [1, 1, 0, 1]),
  listed('male', 'mature', [4, 3, 2], 'SG', 'greedy', [3, 0, 0, 0]),
  listed('female', 'teen', [5, 3, 4], 'AR', 'runt', [2, 3, 0, 0]),
  listed('male', 'mature', [4, 3, 2], 'SMG', 'slow', [1, 2, 0, 0]),
  listed('female', 'mature', [4, 2, 3], 'AR', 'poser', [1, 2, 0, 0]),
  listed('male', 'young', [3, 2, 1], 'SG', 'free-spirit', [2, 0, 0, 0]),
  listed('male', 'mature', [3, 2, 1], 'P', 'logical', [2, 0, 0, 0]),
  listed('female', 'mature', [5, 4, 3], 'AR', 'agile', [3, 1, 0, 0]),
];

/** ATZ.T.SURV46 */
export const SURVIVORS_HIGH: readonly Row[] = [
  listed('male', 'young', [5, 4, 3], 'BAMP', 'born-leader', [2, 1, 1, 1]),
  listed('male', 'teen', [3, 2, 2], 'MP', 'medic', [2, 1, 0, 0]),
  listed('male', 'young', [3, 1, 2], 'SG', 'attractive', [1, 2, 0, 0]),
  listed('female', 'mature', [4, 3, 2], 'BAP', 'brawler', [2, 2, 0, 0]),
  listed('male', 'teen', [4, 3, 2], 'SG', 'fast', [2, 1, 1, 0]),
  listed('male', 'mature', [5, 3, 4], 'AR', 'dim', [3, 1, 1, 0]),
  listed('male', 'young', [4, 3, 2], 'SMG', 'rage', [2, 1, 0, 1]),
  listed('male', 'mature', [4, 2, 3], 'AR', 'greedy', [3, 0, 1, 0]),
  listed('male', 'old', [3, 2, 1], 'SG', 'runt', [3, 0, 0, 0]),
  listed('female', 'young', [3, 2, 1], 'P', 'slow', [1, 1, 0, 1]),
  listed('male', 'mature', [5, 4, 2], 'AR', 'poser', [3, 2, 0, 0]),
];
