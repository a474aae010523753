import type { SetupFault } from '../../kernel/index.ts';
import { faultsAt } from './custom.ts';

/**
 * Lists that players draw up for points: an army, a Group. What such a list may hold, and what is wrong with one, each fault
 * with its place and its rule.
 *
 * How a game plugs in:
 * - It writes the shape of a list as part of its set-up schema, and one function `faults(list, limit)` that the set-up, the list
 *   builder and its bots all ask. `listFaults` does most of that: points, number of entries, limits.
 * - A `ListLimit` is a limit as data: whom it counts, how many there may be, by which rule. The same limits give the faults
 *   (`limitFaults`), the figures that the builder shows while somebody builds (`limitsUsed`), and the reason why one more cannot be
 *   taken (`barredBy`).
 * - What an entry carries is a list as well: `limitFaults(gear, limits)` for "at most two Firearms" in its own `entryFaults`, and
 *   `limitFaults` over the gear of everybody for "at most two of these in the Group".
 * - Entries that lie in several places (a Leader, then Characters) are one list with `placeOf`, so that a share counts them all.
 *
 * What the page needs beside that (words, cards, the sheet on paper) is a `ListFace`: see `web/skirmish/lists/face.ts`.
 */

/** A fault, and the rule that makes it one. */
export interface ListFault extends SetupFault {
  readonly rule?: string;
}

/** At most so many of a kind: a number, or a share of all, rounded down. */
export interface ListLimit<E> {
  /** What is counted, in the plural: "Neutral Characters". */
  readonly name: string;
  /** How much an entry counts; true is one. */
  readonly counts: (entry: E) => boolean | number;
  readonly most: number | { readonly share: number };
  readonly rule?: string;
  /** What is said where there are too many, if it is more than the numbers. */
  readonly message?: (counted: number, most: number) => string;
}

/** How a list stands with a limit. */
export interface LimitUse {
  readonly name: string;
  readonly counted: number;
  readonly most: number;
  readonly rule?: string;
}

interface ListRules<E> {
  readonly points: (entry: E) => number;
  /** The most points that the list may cost. */
  readonly limit: number;
  /** The fewest entries that it may have. Default 1. */
  readonly least?: number;
  readonly limits?: readonly ListLimit<E>[];
  /** What is wrong with an entry by itself. */
  readonly entryFaults?: (entry: E, number: number) => readonly ListFault[];
  /** Where an entry lies, if not by its number. */
  readonly placeOf?: (number: number) => SetupFault['path'];
  readonly words?: ListNouns;
  /** The rule that sets the limit of points. */
  readonly rule?: string;
}

/** What a list and its entries are called in faults. */
interface ListNouns {
  readonly list: string;
  readonly entry: string;
  readonly entries: string;
}

const NOUNS: ListNouns = { list: 'list', entry: 'unit', entries: 'units' };

export const listPoints = <E>(entries: readonly E[], points: (entry: E) => number): number =>
  entries.reduce((sum, entry) => sum + points(entry), 0);

/** Everything that is wrong with a list. */
export function listFaults<E>(entries: readonly E[], rules: ListRules<E>, path: SetupFault['path'] = []): ListFault[] {
  const { points, limit, least = 1, limits = [], entryFaults = () => [], placeOf = (i) => [i], words = NOUNS } = rules;
  const faults = entries.flatMap((entry, i) => faultsAt(placeOf(i), entryFaults(entry, i)));
  const whole = (message: string, rule?: string): unknown => faults.push(ruled({ path: [], message }, rule));
  if (entries.length < least) {
    whole(`A ${words.list} has at least ${least === 1 ? `one ${words.entry}` : `${least} ${words.entries}`}`);
  }
  faults.push(...limitFaults(entries, limits));
  const cost = listPoints(entries, points);
  if (cost > limit) whole(`The ${words.list} costs ${cost} points, and the limit is ${limit}`, rules.rule);
  return faultsAt(path, faults);
}

/** How a list stands with each of its limits. */
export const limitsUsed = <E>(entries: readonly E[], limits: readonly ListLimit<E>[]): LimitUse[] =>
  limits.map(({ name, counts, most, rule }) =>
    ruled(
      {
        name,
        counted: entries.reduce((sum, entry) => sum + Number(counts(entry)), 0),
        // A third of nine is three, whatever the binary digits say.
        most: typeof most === 'number' ? most : Math.floor(most.share * entries.length + 1e-9),
      },
      rule,
    ),
  );

/** The limits that a list breaks. */
export const limitFaults = <E>(
  entries: readonly E[],
  limits: readonly ListLimit<E>[],
  path: SetupFault['path'] = [],
): ListFault[] =>
  limitsUsed(entries, limits).flatMap(({ name, counted, most, rule }, i) =>
    counted <= most
      ? []
      : [ruled({ path, message: limits[i]?.message?.(counted, most) ?? `${name}: ${counted}, at most ${most}` }, rule)],
  );

/** Why one more cannot be taken, or null if it can: the first limit that counts it and would be broken. */
export function barredBy<E>(entries: readonly E[], limits: readonly ListLimit<E>[], more: E): ListFault | null {
  const counting = limits.filter(({ counts }) => Number(counts(more)) > 0);
  return limitFaults([...entries, more], counting)[0] ?? null;
}

const ruled = <T extends object>(thing: T, rule: string | undefined): T & { readonly rule?: string } =>
  rule === undefined ? thing : { ...thing, rule };
