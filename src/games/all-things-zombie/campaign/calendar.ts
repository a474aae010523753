import { ENCOUNTERS_A_MONTH } from '../data/campaign.ts';
import type { Area } from '../words.ts';
import type { Campaign } from './state.ts';

/** ATZ.CAMP.5 to ATZ.CAMP.7: months, and the weeks of the first one. */

const WEEKS = 4;
/** ATZ.CAMP.6: days in the middle of what each week stands for. */
const DAY_OF_WEEK = [5, 15, 23, 28] as const;
const DAYS = 30;

export const encountersIn = (month: number, area: Area): number => (month === 1 ? WEEKS : ENCOUNTERS_A_MONTH[area]);

/** The day of an Encounter: the first one of a month is number 1. */
export const dayOf = (month: number, nth: number): number =>
  month === 1
    ? (DAY_OF_WEEK[Math.min(nth, WEEKS) - 1] as number)
    : (month - 1) * DAYS + 1 + Math.floor(((nth - 1) * DAYS) / ENCOUNTERS_A_MONTH.urban);

/** ATZ.CAMP.5 */
export const yearOf = (month: number): number => Math.ceil(month / 12);

/** The day that a campaign has come to. */
export const dayNow = ({ month, slot, begins }: Pick<Campaign, 'month' | 'slot' | 'begins'>): number =>
  month === 0 ? (begins - 1) * DAYS + 1 : slot === 0 ? (month - 1) * DAYS + 1 : dayOf(month, slot);

/** The last month, and the last day of a month. */
export const lastMonth = ({ months, begins }: Pick<Campaign, 'months' | 'begins'>): number =>
  months === null ? Number.MAX_SAFE_INTEGER : begins - 1 + months;
export const lastDayOf = (month: number): number => month * DAYS;
