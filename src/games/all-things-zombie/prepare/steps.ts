import type { Steps } from '../doing.ts';
import type { PrepareDoing } from './doing.ts';

/** The steps of this room. */
export const prepareSteps: Partial<Steps<PrepareDoing>> = {};
