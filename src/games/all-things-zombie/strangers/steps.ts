import type { Steps } from '../doing.ts';
import { contact } from './contact.ts';
import type { StrangersDoing } from './doing.ts';
import { meet } from './meet.ts';
import { pefPhase } from './pefs.ts';

/** The steps of this room. */
export const strangersSteps: Partial<Steps<StrangersDoing>> = { 'pef-phase': pefPhase, contact, meet };
