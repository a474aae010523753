import type { Match, Seat } from '../kernel/index.ts';

/** What is worth counting in a match of one game, beside who won. */
export interface Notes {
  /** Such as rounds: whole numbers, one a match. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Such as characters: which seat each one belonged to. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, Seat>>>>;
}

type Notary = (match: Match) => Notes;

const NOTARIES: Readonly<Record<string, Notary>> = {};

export const notesOn = (match: Match): Notes => NOTARIES[match.game.id]?.(match) ?? { numbers: {}, groups: {} };
