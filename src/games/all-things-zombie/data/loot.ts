import type { ByPassed } from './strangers/moves.ts';

/** ATZ.T.LOOT: a six always fails (ATZ.LOOT.6). */
export const LOOT: ByPassed<'choice' | 'food' | 'nothing'> = { 2: 'choice', 1: 'food', 0: 'nothing' };

/** ATZ.LOOT.13: there is something more up to this number of a die… */
export const MORE_UP_TO = 3;
/** …and another die says what. */
export const MORE_BY_DIE = { 1: 'luxury', 2: 'food', 3: 'food', 4: null, 5: null, 6: 'medical' } as const;
