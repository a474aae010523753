import type { Steps } from '../doing.ts';
import type { PrepareDoing } from './doing.ts';
import { prepare } from './preparing.ts';

/** The steps of this room. */
export const prepareSteps: Steps<PrepareDoing> = { prepare };
