import type { Characteristic } from './profiles.ts';

/** LD.T.XP: a number of points, or dice. */
export const DEEDS = {
  zombie: 1,
  rival: 3,
  survival: '1D6',
  objective: 6,
} as const satisfies Readonly<Record<string, number | '1D6'>>;
export type Deed = keyof typeof DEEDS;

/** LD.T.LEVELS: the Experience for each Level, from Level 1 on. */
export const LEVEL_COSTS = [6, 12, 12, 18, 18, 18, 24, 24, 24, 30] as const;
/** LD.LEVEL.1 */
export const LAST_LEVEL = LEVEL_COSTS.length;

/** LD.LEVEL.5, LD.LEVEL.9: the most Experience that may be spent to change a roll, a point each. */
export const MOST_SHIFTS = 3;

/** One characteristic, or which of two by a second die: 1 to 3 the first, 4 to 6 the second. */
export type Increase = Characteristic | readonly [Characteristic, Characteristic];

/** LD.T.CHARINC, by the total of 2D6. */
export const INCREASES = {
  2: 'ap',
  3: ['cqc', 'fa'],
  4: 'strength',
  5: 'endurance',
  6: ['courage', 'intelligence'],
  7: ['cqc', 'fa'],
  8: 'strength',
  9: 'endurance',
  10: ['cqc', 'fa'],
  11: 'capacity',
  12: 'capacity',
} as const satisfies Readonly<Record<number, Increase>>;
export type IncreaseTotal = keyof typeof INCREASES;
