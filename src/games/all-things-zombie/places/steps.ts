import type { Steps } from '../doing.ts';
import type { PlacesDoing } from './doing.ts';

/** The steps of this room. */
export const placesSteps: Partial<Steps<PlacesDoing>> = {};
