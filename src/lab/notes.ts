import type { GameId } from '../games/index.ts';
import type { Match, Seat } from '../kernel/index.ts';
import { evenDeathNotes } from './even-death.ts';
import { lastStandNotes } from './last-stand.ts';
import { waveNotes } from './wave.ts';

/** What is worth counting in a match of one game, beside who won. */
export interface Notes {
  /** Whole numbers, one a match: rounds, delays. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What seats can be told apart by: for each kind, the seat that it belonged to. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, Seat>>>>;
}

/** One entry for each game: without it, `sim` would have nothing to say of it. */
const NOTES: Readonly<Record<GameId, (match: Match) => Notes>> = {
  'even-death': evenDeathNotes,
  'last-stand': lastStandNotes,
  wave: waveNotes,
};

export const notesOn = (match: Match): Notes => NOTES[match.game.id as GameId](match);
