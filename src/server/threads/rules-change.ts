import { type AnyGame, type Given, Match, type Position } from '../../kernel/index.ts';
import { type Change, Play } from './play.ts';
import type { Boundary, LogEntry } from '../store/log.ts';
import type { MatchTerms } from './tasks.ts';

export interface RulesUpdate {
  readonly play: Play;
  readonly change: Change;
  /** Where the match's record begins from now on. */
  readonly origin: Position<unknown>;
}

/**
 * Goes on with a match under today's rules: from the last boundary, brought into today's shape. The answers since are kept if
 * the new rules take all of them; otherwise the step begins again. Null if the state cannot be brought over.
 */
export function rulesChanged(
  game: AnyGame,
  row: MatchTerms,
  boundary: Boundary,
  rows: readonly { seq: number; entry: LogEntry }[],
): RulesUpdate | null {
  const state: unknown =
    game.migrate === undefined ? boundary.position.state : game.migrate(boundary.position.state as never, row.version);
  if (state === null || state === undefined) return null;
  const origin: Position<unknown> = { ...boundary.position, state };
  const since = [...boundary.since, ...rows.map(({ entry }) => entry as Given)];
  const seq = rows.at(-1)?.seq ?? boundary.seq;
  const { match, kept } = resumed(game, row, origin, since) ?? { ...must(game, row, origin), kept: [] };
  return {
    play: Play.begun(match, seq),
    change: {
      entry: { rules: { from: row.version, to: game.version }, kept },
      eventsFrom: origin.events,
      events: match.events,
    },
    origin,
  };
}

function resumed(game: AnyGame, row: MatchTerms, from: Position<unknown>, kept: readonly Given[]) {
  try {
    return { ...must(game, row, from, kept), kept };
  } catch {
    return null; // the new rules ask something else, or take no such answer
  }
}

function must(game: AnyGame, row: MatchTerms, from: Position<unknown>, answers: readonly Given[] = []) {
  const { seed, dice } = row;
  return { match: Match.resume(game, JSON.parse(row.setup), { seed, dice, from, answers }) };
}
