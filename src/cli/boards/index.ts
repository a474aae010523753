import type { AnyGame, Json, Names, Seat } from '../../kernel/index.ts';
import type { Ink } from '../ink.ts';
import { wrap } from '../layout.ts';

export interface Easel {
  readonly width: number;
  readonly ink: Ink;
  readonly names: Names;
  /** Who looks at the board, if not a spectator. */
  readonly seat: Seat | null;
}

/** Draws a game's view, and nothing but the view, as lines of text. */
export type Board = (view: Json, easel: Easel) => readonly string[];

const BOARDS: Readonly<Record<string, Board>> = {};

export const boardOf = ({ id }: Pick<AnyGame, 'id'>): Board => BOARDS[id] ?? outline;

/** A game without a board of its own: its view as an outline. */
export const outline: Board = (view, { width }) => outlined(view, '', width);

function outlined(view: Json, indent: string, width: number): string[] {
  if (typeof view !== 'object' || view === null) return wrap(String(view), { width, first: indent });
  return Object.entries(view).flatMap(([key, item]: [string, Json]) =>
    isFlat(item)
      ? wrap(`${key}: ${flat(item)}`, { width, first: indent, rest: `${indent}    ` })
      : [`${indent}${key}:`, ...outlined(item, `${indent}  `, width)],
  );
}

const isFlat = (item: Json): boolean =>
  typeof item !== 'object' ||
  item === null ||
  (Array.isArray(item) && item.every((part: Json) => typeof part !== 'object' || part === null)) ||
  Object.keys(item).length === 0;

const flat = (item: Json): string =>
  Array.isArray(item) ? item.join(', ') || 'none' : typeof item === 'object' && item !== null ? 'none' : String(item);
