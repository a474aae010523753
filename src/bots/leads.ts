/** What somebody tried, in the same imagined worlds as what it is compared with. */
export interface Tried {
  /** What each imagined match came to, world by world. */
  readonly worths: number[];
}

/** By how much one is better than another on the average, and how far that may be chance. */
export const lead = (one: Tried, other: Tried): number => mean(differences(one, other));
export function doubt(one: Tried, other: Tried): number {
  const all = differences(one, other);
  const middle = mean(all);
  const spread = all.reduce((sum, each) => sum + (each - middle) * (each - middle), 0);
  return all.length < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(spread / (all.length - 1) / all.length);
}
const differences = (one: Tried, other: Tried): number[] =>
  one.worths.map((worth, i) => worth - (other.worths[i] ?? 0));
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
