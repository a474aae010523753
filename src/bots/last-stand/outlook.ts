import { LEADERS, type LeaderId, leastDice, mostDice, type Ranger, type State } from '../../games/last-stand/index.ts';
import { type Plan, planFor } from './plan.ts';

/** The table as a player looks at it, with what is worked out once for a question and asked for many times. */
export interface Outlook extends Readonly<State>, Plan {
  /** All the dice that each Ranger could throw at each Leader. */
  readonly dice: Readonly<Record<LeaderId, ReadonlyMap<Ranger, number>>>;
}

export function lookOver(state: State): Outlook {
  const against = (leader: LeaderId): [LeaderId, Map<Ranger, number>] => [
    leader,
    new Map(
      state.rangers.map((ranger) => {
        const most = mostDice(state, ranger, leader);
        return [ranger, most < leastDice(leader) ? 0 : most];
      }),
    ),
  ];
  const dice = Object.fromEntries(LEADERS.map(against)) as unknown as Outlook['dice'];
  return { ...state, dice, ...planFor(state, dice) };
}
