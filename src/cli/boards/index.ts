import { boardOf } from '../../games/index.ts';
import type { Json, Match, Point, Seat, SeenOption } from '../../kernel/index.ts';
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
export function mapped(
  match: Match,
  seat: Seat | null,
  easel: { width: number; ink: Ink },
  spots: readonly Point[],
): readonly string[] | null {
  const field = fieldOf(match, seat);
  return field === null ? null : fieldLines(field, easel, spots);
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
  const texts = distinct(options);
  return options.map(({ max }, i) => {
    const [tag, text] = [tags[i] ?? null, texts[i] ?? ''];
    const limit = max === undefined ? '' : ` (at most ${max})`;
    return tagged && tag !== null
      ? { number: tag, text: `${text}${limit}` }
      : { number: i + 1, text: `${tag === null ? '' : `#${tag} `}${text}${limit}` };
  });
}

/** The words of each option; where several read alike, with what makes them different. */
function distinct(options: readonly SeenOption[]): string[] {
  return options.map((option) => {
    const alike = options.filter(({ text }) => text === option.text);
    if (alike.length === 1) return option.text;
    const others = alike.filter((one) => one !== option);
    const differs = partsOf(option).filter(([key, value]) =>
      others.some((other) => partsOf(other).every(([otherKey, is]) => otherKey !== key || is !== value)),
    );
    const own = [...new Set(differs.map(([, value]) => value))];
    return own.length === 0 ? option.text : `${option.text} (${own.join(', ')})`;
  });
}

/** The plain values in what an option means and is about. */
function partsOf({ means, about }: SeenOption): [string, string][] {
  return [means, about].flatMap((data, i) =>
    typeof data === 'object' && data !== null
      ? Object.entries(data as Record<string, Json>).flatMap(([key, value]): [string, string][] =>
          typeof value === 'string' || typeof value === 'number' ? [[`${i} ${key}`, String(value)]] : [],
        )
      : [],
  );
}
