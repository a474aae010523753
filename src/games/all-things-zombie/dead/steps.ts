import type { Steps } from '../doing.ts';
import type { DeadDoing } from './doing.ts';
import { deadPhase } from './phase.ts';

/** The steps of this room. */
export const deadSteps: Partial<Steps<DeadDoing>> = { 'dead-phase': deadPhase };
