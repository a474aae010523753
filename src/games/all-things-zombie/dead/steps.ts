import type { Steps } from '../doing.ts';
import type { DeadDoing } from './doing.ts';
import { deadPhase } from './phase.ts';
import { seeTheFeast } from './see-feast.ts';
import { zedOrNoZed } from './zed.ts';

/** The steps of this room. */
export const deadSteps: Partial<Steps<DeadDoing>> = {
  'dead-phase': deadPhase,
  'zed-or-no-zed': zedOrNoZed,
  'see-the-feast': seeTheFeast,
};
