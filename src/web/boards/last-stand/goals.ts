import { type Goal, type HeldMission, missionCard, openGoals, tribeCard } from '../../../games/last-stand/index.ts';
import { placeName, word } from './view.ts';

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
  return goals.map((goal, i) => ({ text: goalText(goal, mission, i), met: ordered ? i < first : !open.has(i) }));
}

const at = (n: number): string => `${placeName(n)} (${n})`;

function goalText(goal: Goal, { done }: HeldMission, i: number): string {
  const so = (n: number): string => `${Math.min(n, done[i] ?? 0)} of ${n}`;
  switch (goal.goal) {
    case 'visit':
      return `Be at ${at(goal.at)}`;
    case 'spend':
      return `Pay at ${at(goal.at)}: ${paid(goal.cost, done, i)}`;
    case 'pass':
      return `Pass ${goal.attr === 'tech' || goal.attr === 'adventure' ? 'an' : 'a'} ${word('attr', goal.attr)} test at ${at(goal.at)} (1 action, ${goal.need} ${goal.need === 1 ? 'success' : 'successes'})`;
    case 'clear':
      return `Stand at ${at(goal.at)} with no enemy there`;
    case 'slay':
      return `Remove ${tribeCard(goal.tribe).name} by attack: ${so(goal.n)}`;
    case 'kill':
      return `Kill Monstrosities: ${so(goal.n)}`;
    case 'destroy':
      return `Destroy Depots: ${so(goal.n)}`;
    case 'adventure':
      return `Pass Adventures: ${so(goal.n)}`;
    case 'gamble':
      return `Win a gamble at ${at(goal.at)}`;
    case 'deliver':
      return `Hand in ${goal.n} at ${at(goal.at)}`;
    case 'progress':
      return `Work: ${so(goal.n)}`;
  }
}

function paid(cost: Extract<Goal, { goal: 'spend' }>['cost'], done: HeldMission['done'], i: number): string {
  const { action, karma, defender, icons = {} } = cost;
  const parts = [['action', action], ['karma', karma], ['defender', defender], ...Object.entries(icons)];
  return parts
    .flatMap(([part, n]) =>
      typeof n === 'number' ? [`${word('part', String(part))} ${done[`${i}.${String(part)}`] ?? 0} of ${n}`] : [],
    )
    .join(', ');
}
