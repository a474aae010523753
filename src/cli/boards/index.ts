import { boardOf } from '../../games/index.ts';
import type { Match, Seat, SeenOption } from '../../kernel/index.ts';
import { Viewer } from '../../kernel/index.ts';
import { outline } from './outline.ts';
import { type Board, type Field, fieldLines, type Ink } from '../../text/index.ts';

const boardFor = ({ game }: Match): Board => boardOf(game.id) ?? outline;

/** The table as `seat`, or a spectator, sees it. */
export function drawn(match: Match, seat: Seat | null, { width, ink }: { width: number; ink: Ink }): readonly string[] {
  const names = match.game.names(match.state);
  return boardFor(match).draw(new Viewer(match, seat).state(), { width, ink, names, seat });
}

/** The table with miniatures as `seat` sees it, if the game has one. */
export const fieldOf = (match: Match, seat: Seat | null): Field | null =>
  boardFor(match).field?.(new Viewer(match, seat).state()) ?? null;

/** That table in letters. */
export function mapped(match: Match, seat: Seat | null, easel: { width: number; ink: Ink }): readonly string[] | null {
  const field = fieldOf(match, seat);
  return field === null ? null : fieldLines(field, easel);
}

/** An option as it is offered: what to type for it, and what it says. */
export interface Numbered {
  readonly number: number;
  readonly text: string;
}

/** Options about things that bear numbers on the board have these numbers; otherwise they are counted from 1. */
export function numbered(match: Match, options: readonly SeenOption[]): Numbered[] {
  const tags = options.map(({ about }) => (about === undefined ? null : (boardFor(match).tag?.(about) ?? null)));
  const tagged = tags.every((tag) => tag !== null) && new Set(tags).size === tags.length;
  return options.map(({ text, max }, i) => {
    const tag = tags[i] ?? null;
    const limit = max === undefined ? '' : ` (at most ${max})`;
    return tagged && tag !== null
      ? { number: tag, text: `${text}${limit}` }
      : { number: i + 1, text: `${tag === null ? '' : `#${tag} `}${text}${limit}` };
  });
}
