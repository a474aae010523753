import type { Steps } from '../doing.ts';
import type { PrepareDoing } from './doing.ts';
import { prepare } from './prepare.ts';

/** The steps of this room. */
export const prepareSteps: Steps<PrepareDoing> = { prepare };
