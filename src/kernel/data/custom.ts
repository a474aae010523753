import type { AnyGame } from '../game.ts';
import { copy, type Json } from './json.ts';
import { Match } from '../match/match.ts';

/**
 * The set-up that begins where the match stands: at its last boundary, or, if it is over, at the one before its last answer.
 * Null where the game has no such set-up, or nothing was left to decide from the start.
 */
export function setupAt(match: Match): Json | null {
  const { customOf } = match.game;
  if (customOf === undefined) return null;
  const open = match.outcome === null ? match : beforeTheEnd(match);
  return open === null ? null : (customOf(stateForElsewhere(open)) as Json);
}

/** The state that another match can begin with. */
export function stateForElsewhere(match: Match): unknown {
  const state = copy(match.position().state);
  match.game.forgetAnswers?.(state);
  return state;
}

function beforeTheEnd(match: Match): Match | null {
  const again = Match.reopen(match.game as AnyGame, match.record());
  return again.undo(again.answered - 1, again.seats).ok ? again : null;
}
