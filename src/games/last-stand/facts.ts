import type { Stake } from './moments/stakes.ts';
import type { CardId, LeaderId, Loc, RangerId, Tribe } from './wording/words.ts';

/** What goes beside the questions of this game, for boards and bots. */

/** Where a Ranger gets to without, and with each card or device; null stands for several together. */
export interface Ways {
  readonly onFoot: readonly Loc[];
  readonly rides: readonly { readonly source: string | null; readonly to: readonly Loc[] }[];
}
/** What lies on the table after a roll: the dice with what each needs, the successes, and how many are wanted. */
export interface Rolled {
  readonly parts: readonly {
    readonly tribe: Tribe | null;
    readonly toHit: number;
    readonly dice: readonly number[];
  }[];
  readonly successes: number;
  readonly need: number;
  readonly enough: boolean;
}
/** Who has laid out what for a battle. */
export interface Joined {
  readonly committed: readonly {
    readonly ranger: RangerId;
    readonly cards: readonly CardId[];
    readonly dice: number;
  }[];
}
/** The dice that are there already, and those of everything that could be added. */
export interface Laid extends Joined {
  readonly given: number;
  readonly dice: Readonly<Record<string, number>>;
}
/** Where, or on whom, a card does something about what is coming. */
interface Helping {
  readonly helping: readonly (Loc | LeaderId)[];
}
/** What is at stake, which uses bear upon it, and which of them would save the game. */
export interface Remedies {
  readonly stake: Stake;
  readonly helping: readonly string[];
  readonly saving: readonly string[];
}

/** By the key of the prompt. */
export interface FactsBeside {
  readonly 'ls.move': Ways;
  readonly 'ls.where': Helping;
  readonly 'ls.which': Helping;
  readonly 'ls.peek': { readonly seen: readonly CardId[] };
  readonly 'ls.battle.join': Joined;
  readonly 'ls.battle.commit': Laid;
  readonly 'ls.rolled.now': Rolled;
  readonly 'ls.place.now': Remedies;
  readonly 'ls.leader.moves': Remedies;
  readonly 'ls.event.now': Remedies;
  readonly 'ls.card.now': Remedies;
  readonly 'ls.depot.now': Remedies;
  readonly 'ls.monstrosity.now': Remedies;
  readonly 'ls.shift.now': Remedies;
}
