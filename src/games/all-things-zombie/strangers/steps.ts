import type { Steps } from '../doing.ts';
import { contact } from './contact.ts';
import type { StrangersDoing } from './doing.ts';
import { interact } from './interact.ts';
import { meet } from './meet.ts';
import { mercy } from './mercy.ts';
import { people } from './people-phase.ts';
import { pefPhase } from './markers/pefs.ts';
import { comeToBlows } from './blows/walking.ts';

/** The steps of this room. */
export const strangersSteps: Steps<StrangersDoing> = {
  'pef-phase': pefPhase,
  contact,
  meet,
  people,
  interact,
  mercy,
  'walk-the-walk': comeToBlows,
};
