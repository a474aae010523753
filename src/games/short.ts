import type { AnyGame } from '../kernel/index.ts';

/** The ready set-ups of a game, by name, that random play gets through in no time; the soak plays the others by name. */
export const shortSetups = ({ examples, long = [] }: AnyGame): [string, unknown][] =>
  Object.entries(examples as Record<string, unknown>).filter(([name]) => !long.includes(name));
