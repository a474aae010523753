import type { PlayerClass } from '../classes.ts';

/** ATZ.MERCY: what becomes of people in the hands of others. */

/** ATZ.T.MERCY: what adds a die to the two. */
export const MERCY_DICE = 2;
export const MERCY_EXTRA = { 'first-days': 1, surrendering: 1, 'better-talker': 1 } as const;
/** ATZ.MERCY.3: the last day on which people still have a heart. */
export const MERCIFUL_UNTIL = 20;

/** `robbed` of everything; `spared` keeps one Food for all Citizens together (ATZ.MERCY.6). */
export type Fate = 'robbed' | 'spared' | 'dead';

/** ATZ.MERCY.5, ATZ.MERCY.6, ATZ.MERCY.7: with one die passed, by captors and captive. */
export const MERCY_OF: Readonly<Record<PlayerClass, Readonly<Record<PlayerClass, Fate>>>> = {
  ganger: { citizen: 'robbed', ganger: 'dead', survivor: 'dead' },
  survivor: { citizen: 'spared', ganger: 'robbed', survivor: 'robbed' },
  citizen: { citizen: 'robbed', ganger: 'dead', survivor: 'robbed' },
};
