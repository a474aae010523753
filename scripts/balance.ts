/**
 * Plays Defenders of the Last Stand with greedy bots, every scenario with every number of Rangers, and writes down how it went:
 * docs/balance/last-stand.json and the plots beside it.
 *
 *   npm run balance                              three hundred matches of each
 *   npm run balance -- -n 50 --seed spring --threads 4
 *   npm run balance -- --setups defend-one,flight-five      these again, the others as they are
 *   npm run balance -- --seed summer --more      as many again, added to those that are there
 *   npm run balance -- --plots                   the plots and the table again, from the figures that are there
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lastStand } from '../src/games/last-stand/index.ts';
import { rateOf, type Tally } from '../src/lab/index.ts';
import { added, type Cell, type Counts, type Figures, shiftsOf, together } from './figures.ts';
import { ROOT } from './ledger.ts';
import { type Bar, bars, columns, type Series } from './plots.ts';
import { simulated, wonIn } from './simulated.ts';

const SCENARIOS = ['defend', 'lightning', 'flight'] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;
const SETUPS = SCENARIOS.flatMap((scenario) => NUMBERS.map((number) => `${scenario}-${number}`));
const FOLDER = join(ROOT, 'docs/balance');
const FILE = join(FOLDER, 'last-stand.json');

const cellOf = (setup: string, seed: string, tally: Tally): Cell => ({
  setup,
  seed,
  matches: tally.matches,
  won: wonIn(tally),
  turns: { ...tally.numbers.turns },
  ends: Object.fromEntries(Object.entries(tally.groups.ended ?? {}).map(([end, { matches }]) => [end, matches])),
  cards: Object.fromEntries(
    Object.entries(tally.groups.card ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([card, { matches, won }]) => [card, [matches, won]]),
  ),
});

const known = (): readonly Cell[] =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Figures).cells : [];

interface Wanted {
  readonly setups: readonly string[];
  readonly matches: number;
  readonly seed: string;
  readonly threads: number | undefined;
  /** Whether they are added to what is known. */
  readonly more: boolean;
}

/** Plays some set-ups and puts what came out in the place of what was known of them, one by one. */
async function play({ setups, matches, seed, threads, more }: Wanted): Promise<void> {
  const finished = (setup: string, tally: Tally): void => {
    const before = known().find((cell) => cell.setup === setup);
    const played = cellOf(setup, seed, tally);
    const cell = more && before !== undefined ? together(before, played) : played;
    const cells = [...known().filter((other) => other.setup !== setup), cell];
    cells.sort((a, b) => SETUPS.indexOf(a.setup) - SETUPS.indexOf(b.setup));
    const text = JSON.stringify({ bot: 'greedy', cells } satisfies Figures, null, 2);
    // A card's two numbers stay on one line.
    writeFileSync(FILE, `${text.replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`);
  };
  await simulated({ game: lastStand, setups, bot: 'greedy', matches, seed, threads, finished });
}

function plots(cells: readonly Cell[]): void {
  const rates: Bar[] = cells.map(({ setup, matches, won }) => ({ label: setup, ...rateOf({ matches, won }) }));
  write('rates.svg', bars('Matches won, with 95 % intervals; the band is 25 to 45 %', rates, { from: 0.25, to: 0.45 }));
  const turns: Series[] = SCENARIOS.map((scenario) => ({
    label: scenario,
    counts: cells
      .filter(({ setup }) => setup.startsWith(scenario))
      .reduce<Counts>((sum, cell) => added(sum, cell.turns), {}),
  }));
  write('turns.svg', columns('The turn in which matches end, in groups of five', turns, 5));
  const strongest: Bar[] = shiftsOf(cells)
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

function write(name: string, text: string): void {
  mkdirSync(join(FOLDER, 'last-stand'), { recursive: true });
  writeFileSync(join(FOLDER, 'last-stand', name), text);
}

const percent = (share: number): string => (100 * share).toFixed(1);
/** A row of the table, as the page has it. */
function row({ setup, matches, won, turns, ends }: Cell): string {
  const { rate, low, high } = rateOf({ matches, won });
  const lasted = Object.keys(turns).map(Number);
  const lost = Object.entries(ends)
    .filter(([end]) => !end.startsWith('ls.won'))
    .sort(([, a], [, b]) => b - a)
    .map(([end, n]) => `${end.replace('ls.lost.', '')} ${n}`);
  const columnsOf = [setup, matches, `${percent(rate)} %`, `${percent(low)} to ${percent(high)}`, Math.min(...lasted)];
  return `| ${[...columnsOf, lost.join(', ')].join(' | ')} |`;
}

const { values } = parseArgs({
  options: {
    n: { type: 'string', short: 'n', default: '300' },
    seed: { type: 'string', default: 'balance' },
    setups: { type: 'string', default: SETUPS.join(',') },
    threads: { type: 'string' },
    more: { type: 'boolean', default: false },
    plots: { type: 'boolean', default: false },
  },
});
if (!values.plots) {
  const threads = values.threads === undefined ? undefined : Number(values.threads);
  await play({
    setups: values.setups.split(','),
    matches: Number(values.n),
    seed: values.seed,
    threads,
    more: values.more,
  });
}
plots(known());
for (const cell of known()) console.log(row(cell));
