import type { Faction, Roster } from '../../../../games/even-death/index.ts';

/** A list of one faction, as a player brings it to a battle. */
export type Army = { readonly faction: Faction } & Roster;
