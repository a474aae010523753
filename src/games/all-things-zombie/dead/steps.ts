import type { Steps } from '../doing.ts';
import type { DeadDoing } from './doing.ts';

/** The steps of this room. */
export const deadSteps: Partial<Steps<DeadDoing>> = {};
