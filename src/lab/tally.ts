import type { MatchRecord, Seat } from '../kernel/index.ts';

/** In how many matches something was there, and in how many of those its side won. */
export interface Count {
  readonly matches: number;
  readonly won: number;
}

/** How often each value came up. */
export type Histogram = Readonly<Record<number, number>>;

interface Fault {
  readonly seed: string;
  readonly message: string;
  readonly record: MatchRecord | null;
}

/** What many matches came to. Tallies can be added in any order. */
export interface Tally {
  readonly matches: number;
  readonly millis: number;
  readonly seats: Readonly<Record<Seat, Count>>;
  /** How matches ended, by the rule that ended them. */
  readonly ends: Readonly<Record<string, number>>;
  /** What can be counted in a match: answers, rounds. */
  readonly numbers: Readonly<Record<string, Histogram>>;
  /** What a seat can be told apart by, such as its character: how each kind fared. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, Count>>>>;
  readonly faults: readonly Fault[];
}

export const NOTHING: Tally = { matches: 0, millis: 0, seats: {}, ends: {}, numbers: {}, groups: {}, faults: [] };

export function added(a: Tally, b: Tally): Tally {
  return {
    matches: a.matches + b.matches,
    millis: a.millis + b.millis,
    seats: merged(a.seats, b.seats, addCounts),
    ends: merged(a.ends, b.ends, plus),
    numbers: merged(a.numbers, b.numbers, (x, y) => merged(x, y, plus)),
    groups: merged(a.groups, b.groups, (x, y) => merged(x, y, addCounts)),
    faults: [...a.faults, ...b.faults],
  };
}

const plus = (a: number, b: number): number => a + b;
const addCounts = (a: Count, b: Count): Count => ({ matches: a.matches + b.matches, won: a.won + b.won });

function merged<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (x: T, y: T) => T,
): Record<string, T> {
  const result: Record<string, T> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const there = result[key];
    result[key] = there === undefined ? value : add(there, value);
  }
  return result;
}

export interface Rate {
  readonly matches: number;
  readonly won: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** The share that won, with Wilson's 95% interval: honest for few matches and near 0 or 1 as well. */
export function rateOf({ matches: n, won }: Count): Rate {
  if (n === 0) return { matches: 0, won: 0, rate: 0, low: 0, high: 1 };
  const rate = won / n;
  const z2 = Z95 * Z95;
  const centre = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { matches: n, won, rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export interface Summary {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function summaryOf(histogram: Histogram): Summary {
  const values = Object.entries(histogram)
    .map(([value, times]) => ({ value: Number(value), times }))
    .sort((a, b) => a.value - b.value);
  const total = values.reduce((sum, { times }) => sum + times, 0);
  const sum = values.reduce((all, { value, times }) => all + value * times, 0);
  let below = 0;
  const middle = values.find(({ times }) => (below += times) * 2 >= total);
  return {
    mean: total === 0 ? 0 : sum / total,
    median: middle?.value ?? 0,
    min: values[0]?.value ?? 0,
    max: values.at(-1)?.value ?? 0,
  };
}
