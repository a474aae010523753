import type { Steps } from '../doing.ts';
import type { StrangersDoing } from './doing.ts';

/** The steps of this room. */
export const strangersSteps: Partial<Steps<StrangersDoing>> = {};
