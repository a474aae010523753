import type { Json } from '../data/json.ts';
import type { Answer, Seat } from '../asking/request.ts';

/** An answer, as it was given. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
}
/** Back to after the answer with this number; the answers after it stay in the record as undone. */
export interface Undone {
  readonly undo: number;
  readonly consent?: readonly Seat[];
}
/** A correction by hand that the whole table agreed to. It goes back to the last boundary and changes the state there. */
export interface Repair {
  readonly repair: readonly { readonly path: string; readonly value: Json }[];
  readonly reason: string;
  readonly consent: readonly Seat[];
}
export type Entry = Given | Undone | Repair;

/**
 * Which entries leave no trace: answers that were taken back later, and what took them back. `answered` is the number of
 * answers before the first entry.
 */
export function undoneIn(entries: readonly Entry[], answered: number): ReadonlySet<number> {
  const undone = new Set<number>();
  const live: number[] = [];
  for (const [i, entry] of entries.entries()) {
    // How many answers a repair leaves is not known before it is played: from there on everything is.
    if ('repair' in entry) return undone;
    if (!('undo' in entry)) live.push(i);
    else if (entry.undo < answered || entry.undo >= answered + live.length) return undone;
    else {
      for (const gone of live.splice(entry.undo - answered)) undone.add(gone);
      undone.add(i);
    }
  }
  return undone;
}

/**
 * Who rolls: the match's generator (`seeded`); people their own dice, which they type in, and the game for bots (`typed`); or people
 * for the bots as well (`typed-for-bots`).
 */
export const DICE_MODES = ['seeded', 'typed', 'typed-for-bots'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

/** A state between two steps, with all that is needed to go on from it. */
export interface Position<S = Json> {
  readonly state: S;
  readonly random: readonly number[];
  /** How many answers, events and steps led here, and after which answer something hidden was last shown. */
  readonly answers: number;
  readonly events: number;
  readonly steps: number;
  readonly revealed: number;
}

export const RECORD_FORMAT = 'holdout-record/1';

/** A whole match: the save file, the replay, the bug report. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly setup: Json;
  readonly seed: string;
  readonly dice?: DiceMode;
  /** Where play begins if not at the set-up: a position made by hand, or one that outlived a change of the rules. */
  readonly from?: Position;
  readonly answers: readonly Entry[];
  /** The hash of the state that it leads to. */
  readonly hash?: string;
}
