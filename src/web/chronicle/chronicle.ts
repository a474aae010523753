import type { SeenEvent } from '../../kernel/index.ts';

/** What a game says of its own log, so that a match can be told afterwards. */
export interface Telling {
  /** The heading of the part of the match that begins with this line; null where none does. */
  readonly chapter: (event: SeenEvent) => string | null;
  /** Lines worth telling, by their keys, each with the keys of the lines that may have led to it. */
  readonly deeds: Readonly<Record<string, readonly string[]>>;
  /** Of these lines, whether one is worth it. */
  readonly worth?: (event: SeenEvent) => boolean;
}

export interface Deed {
  readonly n: number;
  readonly text: string;
  /** The line before it that says how it came to that. */
  readonly cause: SeenEvent | null;
}

export interface Part {
  readonly title: string;
  readonly deeds: readonly Deed[];
}

/** How many lines before a deed its cause is looked for. */
const NEAR = 8;

/** The match in its turning points, part by part. */
export function chronicle(
  events: readonly SeenEvent[],
  { chapter, deeds, worth = () => true }: Telling,
): readonly Part[] {
  const parts: { readonly title: string; readonly deeds: Deed[] }[] = [];
  let title = '';
  events.forEach((event, i) => {
    title = chapter(event) ?? title;
    const causes = deeds[event.key];
    if (causes === undefined || !worth(event)) return;
    const cause = events.slice(Math.max(0, i - NEAR), i).findLast(({ key }) => causes.includes(key)) ?? null;
    const part = parts.at(-1);
    const into = part?.title === title ? part : { title, deeds: [] };
    if (into !== part) parts.push(into);
    // One cause may have led to more than one thing.
    const isTold = cause !== null && into.deeds.at(-1)?.cause?.n === cause.n;
    into.deeds.push({ n: event.n, text: event.text, cause: isTold ? null : cause });
  });
  return parts;
}

/**
 * After how many entries of the record a line was there: `lengths` says for each number of entries how many lines the log had.
 * What an undo took away and play brought back counts from the second time on.
 */
export function entryOf(n: number, lengths: readonly number[]): number {
  const before = lengths.findLastIndex((length) => length <= n);
  return before + 1;
}
