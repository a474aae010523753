import type { Steps } from '../doing.ts';
import { after } from './fallen/after.ts';
import { charge } from './charge.ts';
import type { FightDoing } from './doing.ts';
import { leave } from './fallen/leave.ts';
import { melee } from './melee.ts';

/** The steps of this room. */
export const fightSteps: Steps<FightDoing> = { charge, melee, leave, after };
