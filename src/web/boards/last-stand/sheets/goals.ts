import { type Goal, goalText, type HeldMission, missionCard, openGoals } from '../../../../games/last-stand/index.ts';
import { word } from '../view.ts';

export interface GoalLine {
  readonly text: string;
  readonly met: boolean;
}

/** What a Mission asks for, goal by goal, and how far each has come. */
export function goalLines(mission: HeldMission): GoalLine[] {
  const { goals, ordered } = missionCard(mission.id);
  const open = new Set(openGoals(mission).map(([i]) => i));
  // In order, whatever comes after the first open goal is open too.
  const first = Math.min(...open, goals.length);
  return goals.map((goal, i) => ({ text: soFar(goal, mission, i), met: ordered ? i < first : !open.has(i) }));
}

function soFar(goal: Goal, { done }: HeldMission, i: number): string {
  const counted = 'n' in goal ? `: ${Math.min(goal.n, done[i] ?? 0)} of ${goal.n}` : '';
  const paid = goal.goal === 'spend' ? `: ${paidSoFar(goal.cost, done, i)}` : '';
  return `${goalText(goal)}${counted}${paid}`;
}

function paidSoFar(cost: Extract<Goal, { goal: 'spend' }>['cost'], done: HeldMission['done'], i: number): string {
  const { action, karma, defender, icons = {} } = cost;
  const parts = [['action', action], ['karma', karma], ['defender', defender], ...Object.entries(icons)];
  return parts
    .flatMap(([part, n]) =>
      typeof n === 'number' ? [`${word('part', String(part))} ${done[`${i}.${String(part)}`] ?? 0} of ${n}`] : [],
    )
    .join(', ');
}
