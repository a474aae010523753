import { campaignIn } from '../bands.ts';
import { step } from '../../course/steps.ts';
import { begin, encounterOf } from '../../doing.ts';
import { interrupts } from '../../interrupts.ts';
import { advise } from '../../tactics/index.ts';
import { type Flow, playOut, type Table } from '../../verbs.ts';

/** ATZ.CAMP.14: an Encounter that is played out at once, by its own rules and as the bots play; the log of the campaign keeps what is worth telling. */

const MOST_STEPS = 100_000;

/** Everybody who has not done by then what they came for goes home. */
const LAST_TURN = 20;

/** ATZ.CAMP.14, ATZ.ENC.10: at the end of the last turn; the wounded are seen to as after any Encounter (ATZ.AFTER.1). */
function breakOff(t: Table): void {
  const enc = encounterOf(t);
  const top = enc.doing.at(-1);
  if (enc.turn < LAST_TURN || enc.ending !== null || top?.do !== 'turn' || top.stage !== 'close') return;
  enc.ending = { rule: 'ATZ.ENC.10', key: 'agreed' };
  begin(t, { do: 'after', left: null });
}

export function* playFast(t: Table): Flow<void> {
  const { state } = yield* playOut(t, {
    rule: 'ATZ.CAMP.14',
    state: t.state,
    *step(inner: Table): Flow<void> {
      breakOff(inner);
      yield* step(inner);
    },
    isOver: ({ encounter }) => encounter.doing.length === 0,
    follow: (now, request, seat) => advise(now, request, seat).answer,
    interrupts,
    steps: MOST_STEPS,
  });
  t.state.encounter = state.encounter;
  t.state.campaign = campaignIn(state); // its story goes on
}
