import type { CardId, LeaderId, RangerId, TokenId } from './wording/words.ts';

/** What the options of this game mean. What is named by itself (a card, a location, a Ranger, `yes`) is a plain word. */

/** A Ranger uses something it has: the card or skill, and which of its abilities. */
export type Using = { readonly do: RangerId; readonly source: string; readonly nth: number };

/** Actions that need no more to be said (DLS.ACT.1). */
export type SimpleAction =
  | 'move'
  | 'adventure'
  | 'raiders'
  | 'monstrosity'
  | 'scout'
  | 'depot'
  | 'gamble'
  | 'heal'
  | 'karma'
  | 'scavenge';

/** What a Ranger does in Phase II. */
export type Act =
  | SimpleAction
  | 'retreat'
  | 'end'
  | { readonly do: 'leader'; readonly leader: LeaderId }
  | { readonly do: 'spy'; readonly leader: LeaderId }
  | { readonly do: 'mission'; readonly goal: number; readonly part: string }
  | { readonly do: 'take'; readonly card: CardId }
  | { readonly do: 'deliver'; readonly token: TokenId }
  | { readonly do: 'trade'; readonly ranger: RangerId }
  | { readonly do: 'drop'; readonly card: CardId }
  | Using;

/** Everything that options mean. */
export type Means = string | Exclude<Act, string>;
