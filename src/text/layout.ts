import { plural } from '../kernel/index.ts';
/** Laying out text in columns. Colour codes take no room. */

// oxlint-disable-next-line no-control-regex
const CODES = /\u001b\[[0-9;]*m/g;

export const withoutColour = (text: string): string => text.replace(CODES, '');

export const widthOf = (text: string): number => Array.from(withoutColour(text)).length;

const GLUE = '\u00a0';

/** Words that stay on one line, with the spaces between them as they are. */
export const together = (text: string): string => text.replaceAll(' ', GLUE);

export interface Wrapping {
  readonly width: number;
  /** Before the first line, and before every other one. */
  readonly first?: string;
  readonly rest?: string;
}

/** Lines no wider than `width`; a word that is longer than a line is broken. */
export function wrap(text: string, { width, first = '', rest = first }: Wrapping): string[] {
  return text.split('\n').flatMap((paragraph, i) => paragraphLines(paragraph, width, i === 0 ? first : rest, rest));
}

function paragraphLines(text: string, width: number, first: string, rest: string): string[] {
  const lines: string[] = [];
  let indent = first;
  let line = '';
  const close = (): void => {
    lines.push((indent + line).trimEnd().replaceAll(GLUE, ' '));
    indent = rest;
    line = '';
  };
  for (const word of text.split(' ').filter((part) => part !== '')) {
    for (const piece of pieces(word, Math.max(1, width - Math.max(widthOf(first), widthOf(rest))))) {
      if (line !== '' && widthOf(indent) + widthOf(line) + 1 + widthOf(piece) > width) close();
      line = line === '' ? piece : `${line} ${piece}`;
    }
  }
  close();
  return lines;
}

function pieces(word: string, room: number): string[] {
  if (widthOf(word) <= room) return [word];
  const letters = Array.from(withoutColour(word));
  return Array.from({ length: Math.ceil(letters.length / room) }, (_, i) =>
    letters.slice(i * room, (i + 1) * room).join(''),
  );
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** `text` in at most `width` columns; the last one is a sign that some is missing. */
export function clipped(text: string, width: number): string {
  const letters = Array.from(withoutColour(text));
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

export type Align = 'left' | 'right';

/** Rows in columns; where the cells together are too wide for `width`, the widest column is wrapped. */
export function table(rows: readonly (readonly string[])[], width: number, align: readonly Align[] = []): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(1, ...rows.map((row) => widthOf(row[i] ?? ''))));
  const room = width - 2 * (count - 1);
  while (sum(widths) > room) {
    const widest = widths.indexOf(Math.max(...widths));
    const width = widths[widest] ?? 0;
    if (width <= 8) break;
    widths[widest] = width - 1;
  }
  return rows.flatMap((row) => {
    const cells = widths.map((cellWidth, i) => wrap(row[i] ?? '', { width: cellWidth }));
    const height = Math.max(...cells.map((cell) => cell.length));
    const lines = Array.from({ length: height }, (_, y) =>
      cells.map((cell, i) => {
        const fill = align[i] === 'right' ? padStart : padEnd;
        return fill(cell[y] ?? '', widths[i] ?? 0);
      }),
    );
    return lines.map((line) => line.join('  ').trimEnd());
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A row of filled and empty boxes: `[###......]`. */
export function track(filled: number, length: number): string {
  const full = Math.max(0, Math.min(length, filled));
  return `[${'#'.repeat(full)}${'.'.repeat(length - full)}]`;
}

export const count = (n: number, one: string, many = `${one}s`): string => `${grouped(n)} ${plural(n, one, many)}`;

/** 12,345 */
export const grouped = (n: number): string => n.toLocaleString('en-US');

/** How many columns there are to write in: at most 100, for the sake of the eye. */
export function columnsOf(stream: { readonly columns?: number; readonly isTTY?: boolean }): number {
  const room = stream.isTTY === true && stream.columns !== undefined && stream.columns > 0 ? stream.columns : 80;
  return Math.max(40, Math.min(100, room));
}
