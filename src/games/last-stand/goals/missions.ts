import type { Act } from '../means.ts';
import type { TextKey } from '../wording/said.ts';
import { missionCard } from '../cards/cards.ts';
import { cardsWith, payCards, spendActions, spendKarma } from '../turn/costs.ts';
import { take } from '../cards/decks.ts';
import { openGoals, unpaid } from './goals.ts';
import { carryOut, doing } from '../cards/interpreter.ts';
import { test } from '../turn/rolls.ts';
import { enemiesOn, type HeldMission, inLastStand, place, type Ranger, type State } from '../state.ts';
import { emit, type Flow, type Table, type Offer } from '../verbs.ts';
import type { Goal } from '../cards/vocabulary.ts';
import { type CardId, ICONS, type Icon, type Loc } from '../wording/words.ts';

/** DLS.FREE.2, DLS.MISSION.5, DLS.MISSION.6: in Last Stand, without a Mission, any of those that lie there. */
export const missionsToTake = (state: State, ranger: Ranger): readonly CardId[] =>
  inLastStand(ranger) && ranger.mission === null ? state.missions : []; // DLS.MISSION.4, DLS.HAND.5

export function takeMission(t: Table, ranger: Ranger, card: CardId): void {
  take(t.state.missions, card);
  ranger.mission = { id: card, done: {} };
  emit(t, 'DLS.FREE.2', 'ls.mission.taken', { ranger: ranger.id, card });
}

/** Something happened that a goal may have been waiting for. */
export function count(ranger: Ranger, what: Goal['goal'], n: number, about?: Loc | string): void {
  const { mission } = ranger;
  if (mission === null || n === 0) return;
  for (const [i, goal] of openGoals(mission)) {
    if (goal.goal !== what) continue;
    if ('at' in goal && goal.at !== about) continue;
    if ('tribe' in goal && goal.tribe !== about) continue;
    mission.done[i] = (mission.done[i] ?? 0) + n;
  }
}

const isIcon = (part: string): part is Icon => ICONS.some((icon) => icon === part);

function hasPart(state: State, ranger: Ranger, part: string): boolean {
  if (part === 'action') return ranger.ready > 0;
  if (part === 'karma') return ranger.karma > 0;
  return (isIcon(part) ? cardsWith(state, ranger, part) : ranger.defenders).length > 0;
}

/** DLS.MISSION.7, DLS.MISSION.9: nothing of it must be done, and it cannot be dropped. DLS.ACT.8: what the held Mission lets its Ranger do here, payments part by part. */
export function missionOptions(state: State, ranger: Ranger): Offer<Act>[] {
  const { mission } = ranger;
  if (mission === null) return [];
  const option = (goal: number, key: TextKey, part: string, paid = part): Offer<Act> => ({
    means: { do: 'mission', goal, part },
    label: { key, params: { card: mission.id, part: paid, reward: `${mission.id}.reward` } },
    about: { card: mission.id },
  });
  return openGoals(mission).flatMap(([i, goal]) => {
    if (!('at' in goal) || goal.at !== ranger.at) return [];
    if (goal.goal === 'pass') return ranger.ready > 0 ? [option(i, 'ls.mission.try', 'pass', 'action')] : [];
    if (goal.goal !== 'spend') return [];
    const parts = unpaid(mission, i, goal).filter((part) => hasPart(state, ranger, part));
    return parts.map((part) => option(i, 'ls.mission.pay', part));
  });
}

export function* missionAction(t: Table, ranger: Ranger, i: number, part: string): Flow<void> {
  const mission = ranger.mission as HeldMission;
  const goal = missionCard(mission.id).goals[i] as Goal;
  if (goal.goal === 'pass') return yield* tryGoal(t, ranger, mission, i, goal);
  if (part === 'action') spendActions(ranger, 1);
  else if (part === 'karma') spendKarma(t, ranger, 1);
  else {
    const of = isIcon(part) ? cardsWith(t.state, ranger, part) : ranger.defenders;
    yield* payCards(t, ranger, { of, n: 1, rule: 'DLS.ACT.8', what: mission.id });
  }
  mission.done[`${i}.${part}`] = (mission.done[`${i}.${part}`] ?? 0) + 1;
  emit(t, 'DLS.ACT.8', 'ls.mission.paid', { ranger: ranger.id, card: mission.id, part });
}

function* tryGoal(
  t: Table,
  ranger: Ranger,
  mission: HeldMission,
  i: number,
  { attr, mod, need }: Extract<Goal, { goal: 'pass' }>,
): Flow<void> {
  spendActions(ranger, 1);
  const successes = yield* test(t, ranger, { attr, mod, need, rule: 'DLS.ACT.8', stakes: mission.id });
  if (successes !== null) mission.done[i] = 1;
  else yield* carryOut(t, missionCard(mission.id).fail, doing(ranger, 'DLS.MISSION.1', mission.id));
}

/** DLS.MISSION.10: goals that are met by standing somewhere, and the reward as soon as the last one is met. */
export function* checkMissions(t: Table): Flow<void> {
  for (const ranger of t.state.rangers) {
    const before = ranger.mission;
    if (before === null) continue;
    // In order, standing somewhere may meet the next goal too.
    for (let i = 0; i < missionCard(before.id).goals.length; i++) {
      count(ranger, 'visit', 1, ranger.at);
      if (enemiesOn(place(t.state, ranger.at)) === 0) count(ranger, 'clear', 1, ranger.at);
    }
    if (openGoals(before).length === 0) yield* complete(t, ranger, before.id);
  }
}

/** DLS.MISSION.6: no new card is dealt. */
function* complete(t: Table, ranger: Ranger, card: CardId): Flow<void> {
  ranger.mission = null;
  t.state.discards.mission.push(card);
  emit(t, 'DLS.MISSION.10', 'ls.mission.done', { ranger: ranger.id, card });
  yield* carryOut(t, missionCard(card).reward, doing(ranger, 'DLS.MISSION.10', card));
}
