import type { Desk } from '../desk.ts';
import { wrap } from '../../text/index.ts';

/** Thrown when somebody leaves in the middle of a menu: there is nothing yet to save. */
export class Left extends Error {}

export interface Item<T> {
  readonly text: string;
  readonly value: T;
}

/** One of several, by its number; Enter takes the one that is marked. */
export async function chooseOne<T>(desk: Desk, title: string, items: readonly Item<T>[], fallback = 0): Promise<T> {
  const { ink, width } = desk;
  desk.say('', ...wrap(ink.strong(title), { width }));
  items.forEach(({ text }, i) => {
    const lead = `  ${String(i + 1).padStart(String(items.length).length)}${i === fallback ? '*' : ' '} `;
    desk.say(...wrap(text, { width, first: ink.accent(lead), rest: ' '.repeat(lead.length) }));
  });
  const mark = String(fallback + 1);
  return await typed(
    desk,
    `1-${items.length}, Enter for ${mark}, h help > `,
    (line) => {
      const chosen = items[Number(line === '' ? mark : line) - 1] ?? named(items, line);
      return chosen === undefined ? null : { value: chosen.value };
    },
    [`a number from 1 to ${items.length}, or the beginning of a line; Enter takes the one with the star`],
  );
}

/** By its words, or by how they begin. */
function named<T>(items: readonly Item<T>[], line: string): Item<T> | undefined {
  const wanted = line.toLowerCase();
  const begun = items.filter(({ text }) => text.toLowerCase().startsWith(wanted));
  return begun.find(({ text }) => text.toLowerCase() === wanted) ?? (wanted.length > 1 ? begun[0] : undefined);
}

/** A whole number; Enter takes what is offered. */
export async function chooseNumber(
  desk: Desk,
  title: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): Promise<number> {
  desk.say('', ...wrap(desk.ink.strong(title), { width: desk.width }));
  return await typed(
    desk,
    `${min}-${max}, Enter for ${fallback}, h help > `,
    (line) => {
      const n = line === '' ? fallback : /^-?\d+$/.test(line) ? Number(line) : NaN;
      return n >= min && n <= max ? { value: n } : null;
    },
    [`a whole number from ${min} to ${max}; Enter takes ${fallback}`],
  );
}

/** Any line that `read` can make something of. */
export async function typed<T>(
  desk: Desk,
  prompt: string,
  read: (line: string) => { readonly value: T } | null,
  help: readonly string[],
): Promise<T> {
  for (;;) {
    const line = await desk.ask(prompt);
    if (line === null || line === 'q' || line === 'quit') throw new Left();
    const found = line === 'h' || line === 'help' ? null : read(line);
    if (found !== null) return found.value;
    desk.say(...help.flatMap((text) => wrap(`Type ${text}.`, { width: desk.width })), 'Type q to leave.');
  }
}
