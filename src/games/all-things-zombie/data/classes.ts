import type { Class } from '../words.ts';

/** ATZ.CLASS.1, ATZ.CLASS.8: what a player's people may be, and what only the game runs. */
export const PLAYER_CLASSES = ['citizen', 'ganger', 'survivor'] as const;
export type PlayerClass = (typeof PLAYER_CLASSES)[number];

export const LAW_CLASSES = ['police', 'guard', 'army'] as const;
export type LawClass = (typeof LAW_CLASSES)[number];

/** ATZ.CLASS.8: these arrest, never join, and remember as bodies. */
export const isLaw = (one: Class): one is LawClass => (LAW_CLASSES as readonly Class[]).includes(one);

/** ATZ.CLASS.3, ATZ.CLASS.4: the day on which a Citizen must become a Ganger or a Survivor. */
export const LAST_CITIZEN_DAY = 20;

/** ATZ.CLASS.3, ATZ.CLASS.4: the Classes that a Star may have on a day without the milestones of ATZ.CLASS.5. */
export const classesOn = (day: number): readonly PlayerClass[] =>
  day <= LAST_CITIZEN_DAY ? ['citizen'] : ['ganger', 'survivor'];

/** ATZ.GEAR.5, ATZ.GEAR.6: who wears armor by virtue of its Class. */
export const isArmored = (one: Class, day: number): boolean =>
  one === 'army' || one === 'guard' || (one === 'police' && day > 10);
