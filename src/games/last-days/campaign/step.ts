import { givenUp, stopped } from '../end/ending.ts';
import { finish } from '../end/finish.ts';
import { fight } from '../battle.ts';
import type { Table } from '../state.ts';
import { battleOf } from '../units.ts';
import type { Flow } from '../verbs.ts';
import { attack, leave, overrun } from './attack.ts';
import { experience } from './experience.ts';
import { fightFast } from './fast.ts';
import { comeHome, vehicle } from './home.ts';
import { injury } from './injury.ts';
import { jobs } from './jobs.ts';
import { level } from './level.ts';
import { captives, nextGame } from './next.ts';
import { campaignOf } from './people.ts';
import { rearm } from './rearm.ts';
import { armLeader, survivor } from './recruit.ts';
import type { Task, TaskId, TaskOf } from './state.ts';
import { succession } from './succession.ts';
import { token } from './supplies.ts';

/** LD.CAMP.2: what is done after a game. */
const TASKS: { readonly [D in TaskId]: (t: Table, task: TaskOf<D>) => Flow<void> } = {
  vehicle,
  survivor,
  injury,
  succession,
  experience,
  level,
  token,
  rearm,
  'arm-leader': armLeader,
  jobs,
  attack,
  overrun,
  leave,
  captives,
};

/** One step of a campaign: of the battle on the table, of the time after it, or on to the next one. */
export function* campaignStep(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  if (t.state.battle !== null) return yield* battleStep(t);
  const { after } = campaign;
  const task = after?.tasks.shift();
  if (task !== undefined) return yield* (TASKS[task.do] as (t: Table, task: Task) => Flow<void>)(t, task);
  campaign.after = null;
  yield* nextGame(t);
}

function* battleStep(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  const battle = battleOf(t);
  if (battle.phase === 'over') return comeHome(t);
  const { calledOff } = campaign;
  if (calledOff !== undefined)
    return finish(t, calledOff.by === null ? stopped(battle) : givenUp(battle, calledOff.by));
  yield* campaign.hurried === true ? fightFast(t) : fight(t);
}
