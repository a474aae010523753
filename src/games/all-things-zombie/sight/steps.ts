import type { Steps } from '../doing.ts';
import type { SightDoing } from './doing.ts';

/** The steps of this room. */
export const sightSteps: Partial<Steps<SightDoing>> = {};
