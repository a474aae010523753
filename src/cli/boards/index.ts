import type { Match, Seat, SeenOption } from '../../kernel/index.ts';
import { Viewer } from '../../kernel/index.ts';
import type { Ink } from '../ink.ts';
import type { Board } from './board.ts';
import { outline } from './outline.ts';
import { waveBoard } from './wave.ts';

const BOARDS: Readonly<Record<string, Board>> = { wave: waveBoard };

const boardOf = ({ game }: Match): Board => BOARDS[game.id] ?? outline;

/** The table as `seat`, or a spectator, sees it. */
export function drawn(match: Match, seat: Seat | null, { width, ink }: { width: number; ink: Ink }): readonly string[] {
  const names = match.game.names(match.state);
  return boardOf(match).draw(new Viewer(match, seat).state(), { width, ink, names, seat });
}

/** An option's words, and where on the board to look. */
export function optionText(match: Match, { text, about, max }: SeenOption): string {
  const tag = about === undefined ? null : (boardOf(match).tag?.(about) ?? null);
  return `${tag === null ? '' : `${tag} `}${text}${max === undefined ? '' : ` (at most ${max})`}`;
}
