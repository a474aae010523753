import type { Steps } from '../doing.ts';
import type { EncountersDoing } from './doing.ts';
import { raidHouse } from './raid/ransack.ts';
import { robbery } from './robbery.ts';
import { specialPef } from './special-pef.ts';
import { wayBack } from './way-back.ts';

/** The steps of this room. */
export const encountersSteps: Steps<EncountersDoing> = {
  robbery,
  'special-pef': specialPef,
  'way-back': wayBack,
  'raid-house': raidHouse,
};
