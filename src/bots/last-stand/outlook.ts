import {
  attribute,
  type Attribute,
  ATTRIBUTES,
  LEADERS,
  type LeaderId,
  leastDice,
  mostDice,
  type Ranger,
  type State,
} from '../../games/last-stand/index.ts';
import { type Plan, planFor } from './plan.ts';

/** The table as a player looks at it, with what is worked out once for a question, when it is first asked for. */
export interface Outlook extends Readonly<State>, Plan {
  /** All the dice that each Ranger could throw at each Leader. */
  readonly dice: Readonly<Record<LeaderId, ReadonlyMap<Ranger, number>>>;
}

export function lookOver(state: State): Outlook {
  let dice: Outlook['dice'] | null = null;
  let plan: Plan | null = null;
  const allDice = (): Outlook['dice'] => (dice ??= diceOf(state));
  const planned = (): Plan => (plan ??= planFor(state, allDice()));
  return {
    ...state,
    get dice() {
      return allDice();
    },
    get prepared() {
      return planned().prepared;
    },
    get focus() {
      return planned().focus;
    },
    get roles() {
      return planned().roles;
    },
    get strikes() {
      return planned().strikes;
    },
  };
}

function diceOf(state: State): Outlook['dice'] {
  const against = (leader: LeaderId): [LeaderId, Map<Ranger, number>] => [
    leader,
    new Map(
      state.rangers.map((ranger) => {
        const most = mostDice(state, ranger, leader);
        return [ranger, most < leastDice(leader) ? 0 : most];
      }),
    ),
  ];
  return Object.fromEntries(LEADERS.map(against)) as unknown as Outlook['dice'];
}

/** Worked out once for a question and a Ranger: it is asked for with every place. */
export function remembered<T>(work: (state: Outlook, ranger: Ranger) => T): (state: Outlook, ranger: Ranger) => T {
  const known = new WeakMap<Outlook, Map<Ranger, T>>();
  return (state, ranger) => {
    let byRanger = known.get(state);
    if (byRanger === undefined) known.set(state, (byRanger = new Map()));
    if (byRanger.has(ranger)) return byRanger.get(ranger) as T;
    const found = work(state, ranger);
    byRanger.set(ranger, found);
    return found;
  };
}

const attributesOf = remembered(
  (state, ranger) =>
    Object.fromEntries(ATTRIBUTES.map((attr) => [attr, attribute(state, ranger, attr)])) as Record<Attribute, number>,
);
/** A Ranger's attribute with what its cards add or take. */
export const skillOf = (state: Outlook, ranger: Ranger, attr: Attribute): number => attributesOf(state, ranger)[attr];
