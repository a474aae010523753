/**
 * Plays Last Days between bots and writes down who won: docs/balance/last-days.json and the plots beside it. Whatever is played is
 * added at once to what is there, so that it can be stopped at any time.
 *
 *   npm run balance:last-days -- -n 20                       twenty battles more of every ready table and every Encounter
 *   npm run balance:last-days -- -n 40 --cells table/farm    of these alone
 *   npm run balance:last-days -- -n 20 --cells bots/random   greedy against another bot, who change seats
 *   npm run balance:last-days -- --plots                   the plots and the tables again
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBot, nextMove } from '../src/bots/index.ts';
import { READY_GROUPS } from '../src/games/last-days/groups/ready.ts';
import { lastDays } from '../src/games/last-days/index.ts';
import { TABLES } from '../src/games/last-days/tables/index.ts';
import { notesOn } from '../src/games/index.ts';
import { type AnyGame, type Json, Match } from '../src/kernel/index.ts';
import { rateOf } from '../src/lab/index.ts';
import { ROOT } from './ledger.ts';
import { type Bar, bars, columns } from './plots.ts';

const FOLDER = join(ROOT, 'docs/balance');
const FILE = join(FOLDER, 'last-days.json');
const game = lastDays as unknown as AnyGame;
const examples = game.examples as Readonly<Record<string, Json>>;
const ENCOUNTERS = ['scavengers', 'bushwhack', 'home-defense', 'massacre-site', 'rescue', 'the-escape'] as const;
const MOST_ANSWERS = 4000;
const GROUPS = Object.values(READY_GROUPS);

/** What some battles came to. */
interface Cell {
  readonly name: string;
  readonly battles: number;
  readonly drawn: number;
  /** By the part in the Encounter, the edge or the bot. */
  readonly won: Readonly<Record<string, number>>;
  readonly turns: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
}

const names = (): string[] => [
  ...TABLES.map(({ id }) => `table/${id}`),
  ...ENCOUNTERS.map((encounter) => `encounter/${encounter}`),
];

/**
 * A ready table: Scavengers between two Groups that are the same, each of the six in turn. An Encounter: two Groups that are the
 * same on the table of the ready set-up. Bots: the ready set-ups as they are, one after the other, seats changed each time round.
 */
function setupFor(name: string, i: number): Json {
  const [kind = '', what = ''] = name.split('/');
  const group = GROUPS[(kind === 'table' ? i >> 2 : i) % GROUPS.length];
  const groups = [group, { ...group, name: `${group?.name ?? ''} 2` }] as unknown as Json;
  if (kind === 'table')
    return { ...(examples.scavengers as object), groups, table: { kind: 'ready', table: what } } as unknown as Json;
  if (kind === 'encounter') return { ...(examples[what] as object), groups } as unknown as Json;
  return examples[ENCOUNTERS[(i >> 1) % ENCOUNTERS.length] as string] as Json;
}

const EDGES = ['near', 'far', 'left', 'right'] as const;
/** On a ready table the edges are dealt in turn, so that nobody's choice is counted for the table. */
const edgeFor = (name: string, i: number): string | null =>
  name.startsWith('table') ? (EDGES[i % 4] as string) : null;

/** Who sits where: greedy, or greedy and another, who change seats from battle to battle. */
function botsFor(name: string, i: number): readonly [string, string] {
  const [kind, what = 'greedy'] = name.split('/');
  if (kind !== 'bots') return ['greedy', 'greedy'];
  return i % 2 === 0 ? ['greedy', what] : [what, 'greedy'];
}

function played(name: string, i: number): Cell {
  const bots = botsFor(name, i);
  const match = Match.start(game, setupFor(name, i), { seed: `${name} ${i}` });
  const seated = Object.fromEntries(match.seats.map((seat, s) => [seat, createBot(bots[s] ?? 'greedy')]));
  for (let move = nextMove(match, seated); move !== null; move = nextMove(match, seated)) {
    // Bots that never come to an end are a finding, not a reason to play for ever.
    if (match.answered >= MOST_ANSWERS) break;
    const { seat } = move;
    const edge = match.request?.prompt.key === 'ld.edge' ? edgeFor(name, i) : null;
    const answer = edge ?? move.answer;
    if (!match.answer(seat, answer).ok) throw new Error(`${name} ${i}: ${JSON.stringify(answer)} is refused`);
  }
  const { numbers, groups } = notesOn(match);
  const { outcome } = match;
  const sides: [string, string][] = name.startsWith('bots')
    ? match.seats.map((seat, s) => [bots[s] ?? '', seat])
    : (Object.entries(groups.winner ?? {}) as [string, string][]);
  const won = sides.flatMap(([side, seat]) => (outcome?.won.includes(seat) === true ? [side] : []));
  return {
    name,
    battles: 1,
    drawn: won.length === 0 ? 1 : 0,
    won: Object.fromEntries(sides.map(([side]) => [side, won.includes(side) ? 1 : 0])),
    turns: { [numbers.turns ?? 0]: 1 },
    ends: { [outcome?.rule ?? 'unfinished']: 1 },
  };
}

const known = (): readonly Cell[] =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as { cells: Cell[] }).cells : [];

type Counts = Readonly<Record<string, number>>;
const plus = (a: Counts, b: Counts): Counts => {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(keys.map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]));
};

function add(cell: Cell): void {
  const before = known().find(({ name }) => name === cell.name);
  const together: Cell =
    before === undefined
      ? cell
      : {
          name: cell.name,
          battles: before.battles + cell.battles,
          drawn: before.drawn + cell.drawn,
          won: plus(before.won, cell.won),
          turns: plus(before.turns, cell.turns),
          ends: plus(before.ends, cell.ends),
        };
  const cells = [...known().filter(({ name }) => name !== cell.name), together];
  cells.sort((a, b) => (a.name < b.name ? -1 : 1));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ cells }, null, 2)}\n`);
}

/** The sides that fight each other: two parts, two bots or two edges. A table is fought over along and across. */
const PAIRS = [
  ['near', 'far'],
  ['left', 'right'],
] as const;

/** Of the battles that somebody won, the share of one side against the other. */
function barsOf(cell: Cell): Bar[] {
  const label = cell.name.split('/')[1] ?? '';
  const share = (one: string, decided: number): Bar => ({
    label: `${label}: ${one}`,
    ...rateOf({ matches: decided, won: cell.won[one] ?? 0 }),
  });
  const edges = PAIRS.filter((pair) => pair.some((edge) => edge in cell.won));
  if (edges.length > 0) {
    return edges.map(([one, other]) => share(one, (cell.won[one] ?? 0) + (cell.won[other] ?? 0)));
  }
  return [share(Object.keys(cell.won)[0] ?? '', cell.battles - cell.drawn)];
}

function plots(): void {
  const cells = known();
  const write = (name: string, text: string): void => {
    mkdirSync(join(FOLDER, 'last-days'), { recursive: true });
    writeFileSync(join(FOLDER, 'last-days', name), text);
  };
  const of = (kind: string): Cell[] => cells.filter(({ name }) => name.startsWith(kind));
  const band = { from: 0.45, to: 0.55 };
  const share = 'Share of the decided battles, with 95 % intervals; the band is 45 to 55 %';
  write('tables.svg', bars(share, of('table').flatMap(barsOf), band));
  write('encounters.svg', bars(share, of('encounter').flatMap(barsOf), band));
  if (of('bots').length > 0)
    write('bots.svg', bars('Share of the decided battles, with 95 % intervals', of('bots').flatMap(barsOf), null));
  const turns = of('encounter').map((cell) => ({ label: cell.name.split('/')[1] ?? '', counts: cell.turns }));
  write('turns.svg', columns('The turn in which battles end', turns, 1));
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
function row(cell: Cell): string {
  const sides = Object.entries(cell.won).map(([side, won]) => `${side} ${won}`);
  const shares = barsOf(cell).map(
    ({ label, rate, low, high }) =>
      `${label.split(': ')[1] ?? ''} ${percent(rate)} (${percent(low)} to ${percent(high)})`,
  );
  return `| ${[cell.name, cell.battles, sides.join(', '), cell.drawn, shares.join(', ')].join(' | ')} |`;
}

const { values } = parseArgs({
  options: {
    n: { type: 'string', short: 'n', default: '20' },
    cells: { type: 'string', default: names().join(',') },
    plots: { type: 'boolean', default: false },
  },
});
if (!values.plots) {
  const wanted = values.cells.split(',');
  const from = new Map(wanted.map((name) => [name, known().find((cell) => cell.name === name)?.battles ?? 0]));
  for (let i = 0; i < Number(values.n); i++) {
    for (const name of wanted) add(played(name, (from.get(name) ?? 0) + i));
  }
}
plots();
for (const cell of known()) console.log(row(cell));
