import { z } from 'zod';
import { type AnyGame, type Flow, type Game, type Json, type Seat, type Table, verbs } from '../index.ts';

export type TinyState = Record<string, Json>;
export type TinyTable = Table<TinyState>;

/** The verbs, for whatever a test makes up. */
export const tinyVerbs = verbs<TinyState, string>();

interface Tiny {
  readonly seats?: readonly Seat[];
  readonly state?: TinyState;
  readonly step: (t: TinyTable) => Flow<void>;
}

/** A game made up on the spot: one test, one rule. Whoever looks sees all of it but what is called `hidden`. */
export function tiny(
  { seats = ['a', 'b'], state = {}, step }: Tiny,
  more: Partial<Game<Json, TinyState>> = {},
): AnyGame {
  return {
    id: 'tiny',
    title: 'Tiny',
    version: '1',
    seats: { min: 1, max: 9 },
    schema: z.json() as z.ZodType<Json>,
    examples: { one: null },
    seating: () => seats,
    setup: () => JSON.parse(JSON.stringify(state)) as TinyState,
    step,
    view: ({ hidden: _hidden, ...open }) => open,
    redeal: () => {},
    texts: {},
    names: () => ({}),
    ...more,
  };
}
