import type { Json } from '../kernel/index.ts';

/** Many matches of one game that differ only in their seeds. */
export interface Plan {
  readonly game: string;
  readonly setup: Json;
  /** Which bot plays each seat, in the order of the seats. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly matches: number;
}

/** Some of a plan's matches, as one piece of work for one core. */
export interface Batch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** A match's seed follows from its number, so that any one of them can be played again by itself. */
export const seedOf = ({ seed }: Plan, i: number): string => `${seed}/${i}`;
