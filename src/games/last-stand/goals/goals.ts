import { missionCard } from '../cards/cards.ts';
import type { GroupMission, HeldMission } from '../state.ts';
import type { Goal } from '../cards/vocabulary.ts';
import type { CardId } from '../wording/words.ts';

/** How far a Mission has come (DLS.MISSION.1). */

const paidKeys = (goal: Extract<Goal, { goal: 'spend' }>): readonly (readonly [string, number])[] => {
  const { action, karma, defender, icons = {} } = goal.cost;
  return [['action', action], ['karma', karma], ['defender', defender], ...Object.entries(icons)].filter(
    (part): part is [string, number] => typeof part[1] === 'number',
  );
};

/** What a goal still asks to be paid, part by part. */
export const unpaid = ({ done }: HeldMission, i: number, goal: Extract<Goal, { goal: 'spend' }>): string[] =>
  paidKeys(goal).flatMap(([part, n]) => ((done[`${i}.${part}`] ?? 0) < n ? [part] : []));

function isMet(mission: HeldMission, i: number, goal: Goal): boolean {
  const count = mission.done[i] ?? 0;
  switch (goal.goal) {
    case 'spend':
      return unpaid(mission, i, goal).length === 0;
    case 'slay':
    case 'kill':
    case 'destroy':
    case 'adventure':
      return count >= goal.n;
    default:
      return count > 0;
  }
}

/** What can be noted of a Mission: under which name, for which of its goals, and up to how much. */
export const notable = (
  card: CardId,
): readonly { readonly name: string; readonly goal: number; readonly most: number }[] =>
  missionCard(card).goals.flatMap((goal, i) =>
    goal.goal === 'spend'
      ? paidKeys(goal).map(([part, most]) => ({ name: `${i}.${part}`, goal: i, most }))
      : [{ name: String(i), goal: i, most: 'n' in goal ? Number.POSITIVE_INFINITY : 1 }],
  );

/** The goals that can be worked on: all that are unmet, or the first of them where they come in order. */
export function openGoals(mission: HeldMission): readonly (readonly [number, Goal])[] {
  const { goals, ordered } = missionCard(mission.id);
  const open = goals.map((goal, i) => [i, goal] as const).filter(([i, goal]) => !isMet(mission, i, goal));
  return ordered ? open.slice(0, 1) : open;
}

/** Whether the goals of the Group Mission are met. */
export const goalsMet = (group: GroupMission): boolean =>
  missionCard(group.id).goals.every((goal) => {
    if (goal.goal === 'progress') return group.progress >= goal.n;
    return goal.goal === 'deliver' && group[goal.what] >= goal.n;
  });
