import type { Seat } from '../asking/request.ts';

/** What is worth counting in a match of one game, beside who won. */
export interface Notes {
  /** Whole numbers, one a match: rounds, delays. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What seats can be told apart by: for each kind, the seat that it belonged to. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, Seat>>>>;
}
