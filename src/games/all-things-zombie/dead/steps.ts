import type { Steps } from '../doing.ts';
import type { DeadDoing } from './doing.ts';
import { entry } from './indoors/entry.ts';
import { deadPhase } from './phase.ts';
import { seeTheFeast } from './see-feast.ts';
import { zedOrNoZed } from './zed.ts';

/** The steps of this room. */
export const deadSteps: Steps<DeadDoing> = {
  'dead-phase': deadPhase,
  entry,
  'zed-or-no-zed': zedOrNoZed,
  'see-the-feast': seeTheFeast,
};
