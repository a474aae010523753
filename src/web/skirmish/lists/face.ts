import type { ComponentType } from 'react';
import type { z } from 'zod';

/** What a list has in every game; the rest is the game's own and lies beside it. */
interface ListHead {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  /** The most points that it may cost. */
  readonly limit: number;
  readonly touched: number;
}
export type Kept<Body> = ListHead & Body;

/** Something that is wrong with a list, and where: `['humans', 2]`; with one step it is about the list as a whole. */
interface ListFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export interface EntriesProps<Body> {
  readonly list: Kept<Body>;
  /** What is wrong with one entry of a part of the list. */
  readonly faultsAt: (part: string, i: number) => readonly string[];
  readonly onChange: (part: Partial<Body>) => void;
}

/** All that a game adds to the list builder: what can be taken, what it costs, what is wrong, and its words. */
export interface ListFace<Body extends object = object> {
  /** The game that is played with such lists. */
  readonly game: string;
  /** The name under which the browser keeps them, and what a file of them is called. */
  readonly storage: string;
  readonly mark: string;
  readonly title: string;
  readonly lead: string;
  readonly factions: readonly { readonly id: string; readonly name: string }[];
  readonly ready: readonly {
    readonly id: string;
    readonly name: string;
    readonly faction: string;
    readonly list: Body;
  }[];
  readonly limit: { readonly min: number; readonly max: number; readonly step: number; readonly start: number };
  readonly empty: Body;
  /** What files hold of the game's own. */
  readonly shape: Readonly<Record<keyof Body, z.ZodType>>;
  points(list: Body): number;
  faults(list: Body, faction: string, limit: number): readonly ListFault[];
  /** What can be added to a list now. */
  adds(list: Kept<Body>, left: number): readonly { readonly label: string; readonly add: () => Partial<Body> }[];
  readonly Entries: ComponentType<EntriesProps<Body>>;
  /** The list on paper. */
  readonly Sheet: ComponentType<{ readonly list: Kept<Body> }>;
}

/** The game's own part of a list. */
export function bodyOf<Body extends object>({ empty }: ListFace<Body>, list: Body): Body {
  const keys = Object.keys(empty) as (keyof Body)[];
  return Object.fromEntries(keys.map((key) => [key, list[key]])) as Body;
}

export const isEmptyList = <Body extends object>(face: ListFace<Body>, list: Body): boolean =>
  JSON.stringify(bodyOf(face, list)) === JSON.stringify(face.empty);

export const factionName = <Body extends object>({ factions }: ListFace<Body>, id: string): string =>
  factions.find((faction) => faction.id === id)?.name ?? id;
