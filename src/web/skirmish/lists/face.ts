import type { z } from 'zod';
import type { ListFault, LimitUse } from '../../../skirmish/index.ts';
import type { ListPart } from './parts.ts';
import type { Sheet } from './sheet.ts';

/**
 * The list builder, kept lists and sheets on paper are the same for every miniatures game. A game brings a `ListFace`, which is
 * words, data and functions and no component:
 *
 * - `words`: what a list is called there (an army list, a Group) and what stands in it (a unit, a Character).
 * - `Body`, the game's own part of a list, and `shape`, its schema by key. Best it is what the set-up holds of a player, so that a
 *   list is put into a set-up as it is. Beside it every list has a name and a limit of points.
 * - `begins`: what one can begin with: one body for each faction, or for each Leader.
 * - `parts`: what a body holds. `one('leader', …)` for what there is exactly one of, `several('characters', …)` for what is added and
 *   removed. Each says what stands on an entry's card: title, price, and fields (a choice, several items, a number, a name). A field
 *   gives back the changed entry. Gear is a field of items; what cannot be taken now is offered with `barred`, the reason.
 * - `points`, `faults` and `limits` come from the rules: `skirmish/prepare/lists.ts`. A fault is shown where its path leads: at a field
 *   (`['characters', 2, 'gear', 0]`), at a card, or above the list. Its rule can be read there.
 * - `sheet`: the list on paper, as tables (a row each) or cards (one each), with boxes to tick.
 *
 * It is named in `catalogue.ts` (`lists: async () => …`). The set-up form of the game (`SetupAid`) chooses among the lists with
 * `ListField`, and takes the list that somebody has come with from `broughtList`.
 */
export interface ListFace<Body extends object = object> {
  /** The game that is played with such lists. */
  readonly game: string;
  /** The name under which the browser keeps them, and what a file of them is called. */
  readonly storage: string;
  readonly mark: string;
  readonly words: ListWords;
  /** Whom the lists are for, in a sentence. */
  readonly lead: string;
  readonly begins: readonly { readonly name: string; readonly body: Body }[];
  readonly ready: readonly { readonly id: string; readonly name: string; readonly body: Body }[];
  /** How many points a list may have; where `min` and `max` are the same, nobody is asked. */
  readonly limit: { readonly min: number; readonly max: number; readonly step: number; readonly start: number };
  /** What files hold of the game's own, by key. */
  readonly shape: Readonly<Record<keyof Body, z.ZodType>>;
  readonly parts: readonly ListPart<Body>[];
  /** What sort of list it is: "Survivors", "The Everyday Hero, the Farm House". */
  sortOf(list: Body): string;
  points(list: Body): number;
  faults(list: Body, limit: number): readonly ListFault[];
  /** How the list stands with limits other than its points. */
  limits?(list: Body): readonly LimitUse[];
  /** The list on paper. */
  sheet(list: Body): Sheet;
}

/** What lists are called. */
interface ListWords {
  /** "Army list", with a capital as in a title. */
  readonly List: string;
  readonly Lists: string;
  /** The same in a sentence: "army list", or "Group" where it is a word of the game. */
  readonly list: string;
  readonly lists: string;
  /** One more of them, with its article: "an army list". */
  readonly aList: string;
  /** What is added first, with its article: "a unit". */
  readonly anEntry: string;
  readonly sheet: string;
  /** "points", or the game's own word for them. */
  readonly points: string;
}

/** What a list has in every game; the rest is the game's own and lies beside it. */
interface ListHead {
  readonly id: string;
  readonly name: string;
  /** The most points that it may cost. */
  readonly limit: number;
  readonly touched: number;
}
export type Kept<Body> = ListHead & Body;

/** The game's own part of a list. */
export function bodyOf<Body extends object>({ shape }: ListFace<Body>, list: Body): Body {
  const keys = (Object.keys(shape) as (keyof Body)[]).filter((key) => list[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, list[key]])) as Body;
}

export const sameBody = <Body extends object>(face: ListFace<Body>, one: Body, other: Body): boolean =>
  JSON.stringify(bodyOf(face, one)) === JSON.stringify(bodyOf(face, other));

/** Whether nothing has been put into it yet. */
export const isEmptyList = <Body extends object>(face: ListFace<Body>, list: Body): boolean =>
  face.begins.some(({ body }) => sameBody(face, list, body));
