import type { Steps } from '../doing.ts';
import type { EncountersDoing } from './doing.ts';
import { robbery } from './robbery.ts';

/** The steps of this room. */
export const encountersSteps: Steps<EncountersDoing> = { robbery };
