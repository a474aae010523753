import { begin as beginEncounter } from './month/begin.ts';
import { step } from '../course/steps.ts';
import { encounterOf } from '../doing.ts';
import type { Flow, Table } from '../verbs.ts';
import { arrested } from './after/jail.ts';
import { advance, becomesOf, comeOfAge } from './after/growth.ts';
import { campaignOf } from './bands.ts';
import { company, how, prepareEncounter, whatNext } from './month/next.ts';
import { comeHome } from './after/home-coming.ts';
import { eatAll, fishedOutTold, nextSlot, stay, trouble } from './month/month.ts';
import { homeHere } from './month/home.ts';
import { keep } from './after/keep.ts';
import { pack } from './things/pack.ts';
import { standIdle } from './month/idle.ts';
import { camp, takeRide, whichRide } from './things/rides.ts';
import { sleepAll } from './month/sleep.ts';
import type { Task, TaskId, TaskOf } from './state.ts';
import { leaveBehind, newArea, newHome, travel } from './month/travel.ts';
import { succession } from './after/succession.ts';

/** ATZ.CAMP.8 to ATZ.CAMP.17: the table of contents of a month. */
const TASKS: { readonly [D in TaskId]: (t: Table, task: TaskOf<D>) => Flow<void> } = {
  'new-area': newArea,
  'fished-out': fishedOutTold,
  travel,
  'leave-behind': leaveBehind,
  'new-home': newHome,
  camp,
  stay,
  eat: eatAll,
  trouble,
  'what-next': whatNext,
  encounter: prepareEncounter,
  company,
  ride: takeRide,
  'which-ride': whichRide,
  pack,
  sleep: sleepAll,
  how,
  begin: beginEncounter,
  arrest: arrested,
  advance,
  class: becomesOf,
  'come-of-age': comeOfAge,
  'home-here': homeHere,
  succession,
  keep,
};

/** One step of a campaign; between Encounters the empty table goes with the calendar. */
export function* campaignStep(t: Table): Flow<void> {
  yield* nextStep(t);
  standIdle(t);
}

/** Of the Encounter on the table, of what is still to be done, or on to the next one. */
function* nextStep(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  if (campaign.fixture?.playing === true) {
    if (encounterOf(t).doing.length === 0) return yield* comeHome(t);
    return yield* step(t);
  }
  const task = campaign.tasks.shift();
  if (task === undefined) nextSlot(t);
  else yield* (TASKS[task.do] as (t: Table, task: Task) => Flow<void>)(t, task);
}
