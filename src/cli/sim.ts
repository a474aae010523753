import { randomBytes } from 'node:crypto';
import { type Plan, rateOf, run, summaryOf, type Tally } from '../lab/index.ts';
import type { AnyGame, Json } from '../kernel/index.ts';
import { Complaint } from './complaint.ts';
import { botNamed, exampleFor, exampleNamed } from './named.ts';
import { progressBar } from './progress.ts';
import { count, grouped, type Ink, table, wrap } from '../text/index.ts';

export interface SimOptions {
  readonly matches: number;
  readonly players: number;
  /** A ready set-up by its name, in place of the usual one for so many players. */
  readonly setup?: string;
  /** One name for all seats, or one for each, with commas between. */
  readonly bots: string;
  readonly seed?: string;
  readonly threads?: number;
}

export function planFor(game: AnyGame, options: SimOptions): Plan {
  const { matches, bots, seed } = options;
  const setup = (
    options.setup === undefined ? exampleFor(game, options.players) : exampleNamed(game, options.setup)
  ) as Json;
  const players = game.seating(setup).length;
  const names = bots.split(',').map((name) => botNamed(name.trim()));
  if (names.length !== 1 && names.length !== players) {
    throw new Complaint(`name one bot, or one for each of the ${players} seats, not ${names.length}`);
  }
  return {
    game: game.id,
    setup,
    bots: Array.from({ length: players }, (_, i) => names[i] ?? names[0] ?? ''),
    seed: seed ?? randomBytes(4).toString('hex'),
    matches,
  };
}

export interface Findings {
  readonly plan: Plan;
  readonly tally: Tally;
  /** How long it took on the clock. */
  readonly seconds: number;
}

export async function simulate(plan: Plan, threads?: number): Promise<Findings> {
  const start = performance.now();
  const bar = progressBar(process.stderr, plan.matches);
  try {
    const tally = await run(plan, { ...(threads === undefined ? undefined : { threads }), progress: bar.show });
    return { plan, tally, seconds: (performance.now() - start) / 1000 };
  } finally {
    bar.clear();
  }
}

/** The findings as data. */
export function findingsJson(game: AnyGame, { plan, tally, seconds }: Findings): object {
  return {
    game: game.id,
    version: game.version,
    players: plan.bots.length,
    bots: plan.bots,
    seed: plan.seed,
    matches: tally.matches,
    seats: mapped(tally.seats, rateOf),
    ends: mapped(tally.ends, (n) => n),
    numbers: mapped(tally.numbers, summaryOf),
    groups: mapped(tally.groups, (kinds) => mapped(kinds, rateOf)),
    millisPerMatch: tally.millis / Math.max(1, tally.matches),
    seconds,
    faults: tally.faults,
  };
}

/** The findings as a table. */
export function findingsText(game: AnyGame, findings: Findings, { width, ink }: { width: number; ink: Ink }): string[] {
  const { plan, tally, seconds } = findings;
  const bots = new Set(plan.bots).size === 1 ? plan.bots[0] : plan.bots.join(', ');
  return [
    ...wrap(ink.strong(`${game.title}, ${count(plan.bots.length, 'player')}, ${bots}, seed ${plan.seed}`), { width }),
    ...wrap(`${count(tally.matches, 'match', 'matches')} in ${seconds.toFixed(1)} s`, { width }),
    '',
    ...rates('won', wonBy(tally), width, ink),
    '',
    ...measures(tally, width, ink),
    ...Object.entries(tally.groups).flatMap(([name, kinds]) => [
      '',
      ...rates(
        name,
        sorted(kinds).map(([kind, of]) => [titled(game, name, kind), rateOf(of)]),
        width,
        ink,
      ),
    ]),
    '',
    ...rows(
      ['ended by', 'matches'],
      sorted(tally.ends).map(([rule, n]) => [rule, grouped(n)]),
      width,
      ink,
    ),
  ];
}

type Rates = readonly (readonly [string, ReturnType<typeof rateOf>])[];

/** Seats that always win and lose together are one side. */
function wonBy({ seats }: Tally): Rates {
  const all = sorted(seats).map(([seat, of]) => [seat, rateOf(of)] as const);
  const together = all.every(([, { won }]) => won === all[0]?.[1].won);
  return together ? all.slice(0, 1).map(([, rate]) => ['all together', rate]) : all;
}

const rates = (name: string, of: Rates, width: number, ink: Ink): string[] =>
  rows(
    [name, 'matches', 'won', '95% interval'],
    of.map(([label, { matches, rate, low, high }]) => [
      label,
      grouped(matches),
      percent(rate),
      `${percent(low)} to ${percent(high)}`,
    ]),
    width,
    ink,
  );

function measures({ numbers, millis, matches }: Tally, width: number, ink: Ink): string[] {
  const counted = Object.entries(numbers).map(([name, histogram]) => {
    const { mean, median, min, max } = summaryOf(histogram);
    return [name, mean.toFixed(1), grouped(median), grouped(min), grouped(max)];
  });
  const time = ['milliseconds', (millis / Math.max(1, matches)).toFixed(1)];
  return rows(['a match', 'mean', 'median', 'least', 'most'], [...counted, time], width, ink);
}

function rows(head: readonly string[], body: readonly (readonly string[])[], width: number, ink: Ink): string[] {
  const lines = table([head, ...body], width, ['left', 'right', 'right', 'right', 'right']);
  return lines.map((line, i) => (i === 0 ? ink.dim(line) : line));
}

const titled = (game: AnyGame, group: string, kind: string): string => game.texts[`${group}.${kind}`] ?? kind;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const mapped = <T, U>(record: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> =>
  Object.fromEntries(sorted(record).map(([key, value]) => [key, to(value)]));

/** By name: the order in which the cores were done is nobody's business. */
const sorted = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
