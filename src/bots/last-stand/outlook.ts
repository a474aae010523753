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
import { type DiceOf, type Plan, planFor } from './plan.ts';

/** The table as a player looks at it, with what is worked out once for a question. */
export interface Outlook extends Readonly<State> {
  readonly look: Look;
}

export const lookOver = (state: State): Outlook => ({ ...state, look: new Look(state) });

/** What a player makes of the table, each part of it when it is first asked for. */
class Look implements Plan {
  readonly #state: State;
  #dice: DiceOf | null = null;
  #plan: Plan | null = null;
  /** What else was worked out, by what works it out. */
  readonly notes = new Map<object, Map<Ranger, unknown>>();

  constructor(state: State) {
    this.#state = state;
  }

  /** All the dice that each Ranger could throw at each Leader. */
  get dice(): DiceOf {
    return (this.#dice ??= diceOf(this.#state));
  }
  get plan(): Plan {
    return (this.#plan ??= planFor(this.#state, this.dice));
  }
  get prepared(): Plan['prepared'] {
    return this.plan.prepared;
  }
  get focus(): Plan['focus'] {
    return this.plan.focus;
  }
  get roles(): Plan['roles'] {
    return this.plan.roles;
  }
  get strikes(): Plan['strikes'] {
    return this.plan.strikes;
  }
}

function diceOf(state: State): DiceOf {
  const against = (leader: LeaderId): [LeaderId, Map<Ranger, number>] => [
    leader,
    new Map(
      state.rangers.map((ranger) => {
        const most = mostDice(state, ranger, leader);
        return [ranger, most < leastDice(leader) ? 0 : most];
      }),
    ),
  ];
  return Object.fromEntries(LEADERS.map(against)) as unknown as DiceOf;
}

/** Worked out once for a question and a Ranger: it is asked for with every place. */
export function remembered<T>(work: (state: Outlook, ranger: Ranger) => T): (state: Outlook, ranger: Ranger) => T {
  return (state, ranger) => {
    const { notes } = state.look;
    let known = notes.get(work) as Map<Ranger, T> | undefined;
    if (known === undefined) notes.set(work, (known = new Map()));
    if (known.has(ranger)) return known.get(ranger) as T;
    const found = work(state, ranger);
    known.set(ranger, found);
    return found;
  };
}

const attributesOf = remembered(
  (state, ranger) =>
    Object.fromEntries(ATTRIBUTES.map((attr) => [attr, attribute(state, ranger, attr)])) as Record<Attribute, number>,
);
/** A Ranger's attribute with what its cards add or take. */
export const skillOf = (state: Outlook, ranger: Ranger, attr: Attribute): number => attributesOf(state, ranger)[attr];
