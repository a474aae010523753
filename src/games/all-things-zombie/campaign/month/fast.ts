import { campaignIn } from '../bands.ts';
import { step } from '../../course/steps.ts';
import { interrupts } from '../../interrupts.ts';
import { advise } from '../../tactics/index.ts';
import { type Flow, playOut, type Table } from '../../verbs.ts';

/** ATZ.CAMP.14: an Encounter that is played out at once, by its own rules and as the bots play; the log of the campaign keeps what is worth telling. */

const MOST_STEPS = 100_000;

export function* playFast(t: Table): Flow<void> {
  const { state } = yield* playOut(t, {
    rule: 'ATZ.CAMP.14',
    state: t.state,
    step,
    isOver: ({ encounter }) => encounter.doing.length === 0,
    follow: (now, request, seat) => advise(now, request, seat).answer,
    interrupts,
    steps: MOST_STEPS,
  });
  t.state.encounter = state.encounter;
  t.state.campaign = campaignIn(state); // its story goes on
}
