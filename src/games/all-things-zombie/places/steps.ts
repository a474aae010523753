import type { Steps } from '../doing.ts';
import { barter } from './barter.ts';
import { challenge } from './challenge.ts';
import type { PlacesDoing } from './doing.ts';
import { takeFrom } from './looting.ts';
import { find } from './searching.ts';

/** The steps of this room. */
export const placesSteps: Steps<PlacesDoing> = { challenge, barter, find, loot: takeFrom };
