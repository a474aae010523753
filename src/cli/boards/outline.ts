import type { Json } from '../../kernel/index.ts';
import { type Board, wrap } from '../../text/index.ts';

/** For a game without a board of its own: the view as an outline. */
export const outline: Board = { draw: (view, { width }) => outlined(view, '', width) };

function outlined(view: Json, indent: string, width: number): string[] {
  if (isFlat(view)) return wrap(flat(view), { width, first: indent });
  return Object.entries(view as object).flatMap(([key, item]: [string, Json]) =>
    isFlat(item)
      ? wrap(`${key}: ${flat(item)}`, { width, first: indent, rest: `${indent}    ` })
      : [`${indent}${key}:`, ...outlined(item, `${indent}  `, width)],
  );
}

/** Whether it fits on one line: a plain value, a list of them, or nothing at all. */
function isFlat(item: Json): boolean {
  if (typeof item !== 'object' || item === null) return true;
  return Object.values(item).every((part) => Array.isArray(item) && (typeof part !== 'object' || part === null));
}

function flat(item: Json): string {
  if (typeof item !== 'object' || item === null) return String(item);
  return Array.isArray(item) && item.length > 0 ? item.join(', ') : 'none';
}
