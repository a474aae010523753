import type { DayPart } from '../words.ts';

/** ATZ.DAY.6 */
export type PrepareDecision = { readonly dayPart: DayPart };
