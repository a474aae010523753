import type { AnyGame } from '../kernel/index.ts';

/** A campaign is many battles, each as long as a match: the soak plays those that are asked for by name. */
const LONG: Readonly<Record<string, readonly string[]>> = {
  'even-death': [
    'campaign',
    'campaign-fast',
    'campaign-midway',
    'campaign-three',
    'campaign-four',
    'campaign-four-fast',
  ],
};

/** The ready set-ups of a game, by name, that random play gets through in no time. */
export const shortSetups = ({ id, examples }: AnyGame): [string, unknown][] =>
  Object.entries(examples as Record<string, unknown>).filter(([name]) => !(LONG[id] ?? []).includes(name));
