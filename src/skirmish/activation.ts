import { type Flow, type Message, type Seat, type Table, verbs } from '../kernel/index.ts';
import { rollTest, type Test, type Tested } from './dice.ts';

/** Whose turn it is: orders that are rolled for, and who comes next in them. All of it is plain data in a game's state. */

/** Places from the first to the last; those who share one are tied. */
export type Ranking<T = Seat> = T[][];

export const allTied = <T>(those: readonly T[]): Ranking<T> => [[...those]];
export const isSettled = (ranking: Ranking<unknown>): boolean => ranking.every((place) => place.length === 1);

/** How an order is rolled for. */
export interface RollOff<R extends string, K extends string> {
  readonly rule: R;
  readonly prompt: (seat: Seat) => Message<K>;
  /** One die of so many sides, and what is added to it. */
  readonly sides: number;
  readonly modifiers?: (seat: Seat) => Test<K>['modifiers'];
  /** Told of each roll, to say it. */
  readonly rolled?: (seat: Seat, tested: Tested<K>) => void;
}

/**
 * The first who are tied roll, and the places that they tied for go from high to low. One roll-off is one step: those who tie
 * again roll again in the next.
 */
export function* rollOff<S, R extends string, K extends string>(
  t: Table<S>,
  ranking: Ranking,
  { rule, prompt, sides, modifiers = () => [], rolled }: RollOff<R, K>,
): Flow<Ranking> {
  const at = ranking.findIndex((place) => place.length > 1);
  const tied = ranking[at];
  if (tied === undefined) return ranking;
  const totals = new Map<Seat, number>();
  for (const seat of tied) {
    const test = { dice: 1, sides, needed: null, modifiers: modifiers(seat) };
    const tested = yield* rollTest(t, test, { rule, seat, prompt: prompt(seat) });
    totals.set(seat, tested.total);
    rolled?.(seat, tested);
  }
  return ranking.toSpliced(at, 1, ...placesBy(tied, (seat) => totals.get(seat) as number));
}

/** Places by a value, the highest first; equal values share one. */
export function placesBy<T>(those: readonly T[], value: (one: T) => number): Ranking<T> {
  const values = those.map(value);
  const heights = [...new Set(values)].sort((a, b) => b - a);
  return heights.map((height) => those.filter((_, i) => values[i] === height));
}

/** Those who may go next where the best go first: all with the highest value. */
export const foremost = <T>(waiting: readonly T[], value: (one: T) => number): T[] => placesBy(waiting, value)[0] ?? [];

/**
 * How sides follow each other: one side with all that it has, then the next, and the round is over after the last one; or one
 * unit each in turn, round and round, until nobody has one left.
 */
export type Sequence = 'side-by-side' | 'in-turn';

/** Who comes after the active seat, of those who still wait for something to do; null if the round is over. */
export function nextUp(
  sequence: Sequence,
  order: readonly Seat[],
  active: Seat,
  waits: (seat: Seat) => boolean,
): Seat | null {
  const at = order.indexOf(active);
  const later = order.slice(at + 1);
  const others = sequence === 'side-by-side' ? later : [...later, ...order.slice(0, at + 1)];
  return others.find(waits) ?? null;
}

/** What a unit that acts may still spend, and what it has done: actions, action points, inches. */
export interface Activation {
  unit: string;
  left: number;
  of: number;
  done: string[];
}

export const activated = (unit: string, of: number): Activation => ({ unit, left: of, of, done: [] });

/** Pays for a deed out of what is left. */
export function pay(activation: Activation, deed: string, cost: number): void {
  activation.left -= cost;
  activation.done.push(deed);
}

/** Asks who of a side acts next: nobody is asked where one only is left. */
export function* whoActs<S, R extends string, K extends string, U extends { readonly id: string }>(
  t: Table<S>,
  seat: Seat,
  waiting: readonly U[],
  question: { readonly rule: R; readonly prompt: Message<K>; readonly label: (unit: U) => Message<K> },
): Flow<U | null> {
  const [only, ...others] = waiting;
  if (only === undefined || others.length === 0) return only ?? null;
  const { choose } = verbs<S, string>();
  const { rule, prompt, label } = question;
  const id = yield* choose(t, seat, () => ({
    rule,
    prompt,
    options: waiting.map((unit) => ({ means: unit.id, label: label(unit), about: { unit: unit.id } })),
  }));
  return waiting.find((unit) => unit.id === id) as U;
}
