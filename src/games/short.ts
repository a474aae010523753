import type { AnyGame } from '../kernel/index.ts';

/** Played at random, every battle of these campaigns would be fought out on the table: that takes hours. */
const LONG: Readonly<Record<string, readonly string[]>> = {
  'even-death': ['campaign', 'campaign-three', 'campaign-four'],
};

/** The ready set-ups of a game, by name, that random play can get through. */
export const shortSetups = ({ id, examples }: AnyGame): [string, unknown][] =>
  Object.entries(examples as Record<string, unknown>).filter(([name]) => !(LONG[id] ?? []).includes(name));
