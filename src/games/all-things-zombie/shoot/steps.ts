import type { Steps } from '../doing.ts';
import type { ShootDoing } from './doing.ts';

/** The steps of this room. */
export const shootSteps: Partial<Steps<ShootDoing>> = {};
