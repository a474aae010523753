import type { Steps } from '../doing.ts';
import type { ShootDoing } from './doing.ts';
import { volley } from './volley.ts';

/** The steps of this room. */
export const shootSteps: Steps<ShootDoing> = { volley };
