import type { SetupFault } from '../kernel/index.ts';
import { faultsAt } from './custom.ts';

/** Lists of units that players draw up for so many points, and what is wrong with them, each fault with its place. */

/** So many entries of a kind at most: a number, or a share of the whole list, rounded down. */
interface ListLimit<E> {
  readonly counts: (entry: E) => boolean;
  readonly most: number | { readonly share: number };
  readonly message: (counted: number, most: number) => string;
}

export interface ListRules<E> {
  readonly points: (entry: E) => number;
  /** The most points that the list may cost. */
  readonly limit: number;
  /** So many entries at least: one if not said. */
  readonly least?: number;
  readonly limits?: readonly ListLimit<E>[];
  /** What is wrong with an entry by itself. */
  readonly entryFaults?: (entry: E, number: number) => readonly SetupFault[];
}

export const listPoints = <E>(entries: readonly E[], points: (entry: E) => number): number =>
  entries.reduce((sum, entry) => sum + points(entry), 0);

/** Everything that is wrong with a list. */
export function listFaults<E>(entries: readonly E[], rules: ListRules<E>, path: SetupFault['path'] = []): SetupFault[] {
  const { points, limit, least = 1, limits = [], entryFaults = () => [] } = rules;
  const faults = entries.flatMap((entry, i) => faultsAt([i], entryFaults(entry, i)));
  const whole = (message: string): unknown => faults.push({ path: [], message });
  if (entries.length < least) {
    whole(least === 1 ? 'A list has at least one unit' : `A list has at least ${least} units`);
  }
  for (const { counts, most, message } of limits) {
    const counted = entries.filter(counts).length;
    const allowed = typeof most === 'number' ? most : Math.floor(most.share * entries.length + 1e-9);
    if (counted > allowed) whole(message(counted, allowed));
  }
  const cost = listPoints(entries, points);
  if (cost > limit) whole(`The list costs ${cost} points, and the limit is ${limit}`);
  return faultsAt(path, faults);
}
