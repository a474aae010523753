/**
 * Plays Defenders of the Last Stand with greedy bots, every scenario with every number of Rangers, and writes down how it went:
 * docs/balance/last-stand.json and the plots beside it.
 *
 *   npm run balance                 three hundred matches of each
 *   npm run balance -- -n 50 --seed spring
 *   npm run balance -- --plots      the plots again, from the figures that are there
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lastStand } from '../src/games/last-stand/index.ts';
import { rateOf, type Tally } from '../src/lab/index.ts';
import { ROOT } from './ledger.ts';
import { type Bar, bars, columns, type Series } from './plots.ts';
import { simulated } from './simulated.ts';

const SCENARIOS = ['defend', 'lightning', 'flight'] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;
const FOLDER = join(ROOT, 'docs/balance');
const FILE = join(FOLDER, 'last-stand.json');

interface Cell {
  readonly setup: string;
  readonly matches: number;
  readonly won: number;
  /** How often a match ended in its nth turn, how matches ended. */
  readonly turns: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
}
interface Shift {
  readonly card: string;
  readonly matches: number;
  /** Win rate with the card seen less that without, each match against the rate of its set-up. */
  readonly shift: number;
  readonly error: number;
}
interface Figures {
  readonly bot: string;
  readonly seed: string;
  readonly cells: readonly Cell[];
  readonly seen: Readonly<Record<string, number>>;
  readonly shifts: readonly Shift[];
}

const cellOf = (setup: string, { matches, seats, numbers, groups }: Tally): Cell => ({
  setup,
  matches,
  won: Object.values(seats)[0]?.won ?? 0,
  turns: { ...numbers.turns },
  ends: Object.fromEntries(Object.entries(groups.ended ?? {}).map(([end, { matches: n }]) => [end, n])),
});

/**
 * Cards that come up late are seen more often in matches that are won late, so this says how far a card goes with winning,
 * not that it wins. Rates are compared within each set-up and then averaged.
 */
function shiftsOf(tallies: readonly Tally[]): Shift[] {
  const cards = new Set(tallies.flatMap(({ groups }) => Object.keys(groups.card ?? {})));
  return [...cards].sort().flatMap((card): Shift[] => {
    let weight = 0;
    let sum = 0;
    let variance = 0;
    let matches = 0;
    for (const { groups, seats, matches: all } of tallies) {
      const won = Object.values(seats)[0]?.won ?? 0;
      const withIt = groups.card?.[card] ?? { matches: 0, won: 0 };
      const without = { matches: all - withIt.matches, won: won - withIt.won };
      matches += withIt.matches;
      if (withIt.matches === 0 || without.matches === 0) continue;
      const p = won / all;
      const spread = p * (1 - p) * (1 / withIt.matches + 1 / without.matches);
      if (spread === 0) continue;
      weight += 1 / spread;
      sum += (withIt.won / withIt.matches - without.won / without.matches) / spread;
      variance += 1 / spread;
    }
    return weight === 0 ? [] : [{ card, matches, shift: sum / weight, error: 1 / Math.sqrt(variance) }];
  });
}

async function played(matches: number, seed: string): Promise<Figures> {
  const setups = SCENARIOS.flatMap((scenario) => NUMBERS.map((number) => `${scenario}-${number}`));
  const tallies = await simulated({ game: lastStand, setups, bot: 'greedy', matches, seed });
  const seen: Record<string, number> = {};
  for (const { groups } of Object.values(tallies)) {
    for (const [card, { matches: n }] of Object.entries(groups.card ?? {})) seen[card] = (seen[card] ?? 0) + n;
  }
  return {
    bot: 'greedy',
    seed,
    cells: setups.map((setup) => cellOf(setup, tallies[setup] as Tally)),
    seen,
    shifts: shiftsOf(Object.values(tallies)),
  };
}

function plots({ cells, shifts }: Figures): void {
  const rates: Bar[] = cells.map(({ setup, matches, won }) => ({ label: setup, ...rateOf({ matches, won }) }));
  write('rates.svg', bars('Matches won, with 95 % intervals; the band is 25 to 45 %', rates, { from: 0.25, to: 0.45 }));
  const turns: Series[] = SCENARIOS.map((scenario) => ({
    label: scenario,
    counts: merged(cells.filter(({ setup }) => setup.startsWith(scenario)).map((cell) => cell.turns)),
  }));
  write('turns.svg', columns('The turn in which matches end, in groups of five', turns, 5));
  const strongest: Bar[] = shifts
    .filter(({ matches }) => matches >= 30)
    .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift))
    .slice(0, 20)
    .map(({ card, shift, error }) => ({
      label: `${card} ${lastStand.texts[`card.${card}`]?.slice(0, 24) ?? ''}`,
      rate: shift,
      low: shift - 1.96 * error,
      high: shift + 1.96 * error,
    }));
  write('cards.svg', bars('Win rate with a card seen, less that without: the twenty largest', strongest, null));
}

function merged(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const [key, n] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
}

function write(name: string, text: string): void {
  mkdirSync(join(FOLDER, 'last-stand'), { recursive: true });
  writeFileSync(join(FOLDER, 'last-stand', name), text);
}

const { values } = parseArgs({
  options: {
    n: { type: 'string', short: 'n', default: '300' },
    seed: { type: 'string', default: 'balance' },
    plots: { type: 'boolean', default: false },
  },
});
const figures: Figures = values.plots
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as Figures)
  : await played(Number(values.n), values.seed);
if (!values.plots) writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
plots(figures);
for (const { setup, matches, won, turns } of figures.cells) {
  const { rate, low, high } = rateOf({ matches, won });
  const least = Math.min(...Object.keys(turns).map(Number));
  const percent = (share: number): string => (100 * share).toFixed(1);
  console.log(`| ${setup} | ${matches} | ${percent(rate)} % | ${percent(low)} to ${percent(high)} | ${least} |`);
}
