import type { Steps } from '../doing.ts';
import type { FightDoing } from './doing.ts';

/** The steps of this room. */
export const fightSteps: Partial<Steps<FightDoing>> = {};
