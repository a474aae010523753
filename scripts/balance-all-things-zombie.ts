/**
 * Plays All Things Zombie with greedy bots and writes down who lived: docs/balance/all-things-zombie.json and the plots beside it.
 * Whatever is played is added at once to what is there, so that it can be stopped at any time.
 *
 *   npm run balance:all-things-zombie -- --minutes 9                   cell after cell, the ones with the fewest first
 *   npm run balance:all-things-zombie -- --minutes 9 --cells campaign  of cells whose name begins so
 *   npm run balance:all-things-zombie -- --forget campaign             what is known of these goes, after a change of rules or bots
 *   npm run balance:all-things-zombie -- --plots                       the plots and the tables again
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBot, nextMove } from '../src/bots/index.ts';
import { allThingsZombie, newStarBand, readyStars, type State } from '../src/games/all-things-zombie/index.ts';
import { type AnyGame, type Json, Match } from '../src/kernel/index.ts';
import { rateOf } from '../src/lab/index.ts';
import { ROOT } from './ledger.ts';
import { type Bar, bars } from './plots.ts';

const FOLDER = join(ROOT, 'docs/balance');
const FILE = join(FOLDER, 'all-things-zombie.json');
const PLOTS = join(FOLDER, 'all-things-zombie');
const game = allThingsZombie as unknown as AnyGame;
const AREAS = ['urban', 'suburban', 'rural'] as const;
const PERIODS = { 'days-1-10': 5, 'days-11-20': 15, 'days-21-30': 25, 'after-30': 40 } as const;
const KINDS = ['search', 'take-back', 'raid', 'raid-defend', 'robbery', 'bushwhack'] as const;
const MOST_ANSWERS = 40_000;

/** What some matches came to: how many there were, and in how many each thing was so. */
interface Cell {
  readonly name: string;
  readonly matches: number;
  readonly counts: Readonly<Record<string, number>>;
}
/** The setting of a cell, and what to look for when it is over. */
interface Wanted {
  readonly name: string;
  readonly setup: (n: number) => unknown;
  readonly look: (match: Match) => Readonly<Record<string, number>>;
}

const stateOf = (match: Match): State => match.state as unknown as State;

/** A Search by area and period, and the other Encounters after Day 30. */
function encounter(kind: string, area: (typeof AREAS)[number], period: keyof typeof PERIODS): Wanted {
  const stars = readyStars(period);
  return {
    name: `encounter/${kind}/${area}/${period}`,
    setup: (n) => ({
      kind,
      mode: 'same-side',
      day: PERIODS[period],
      area,
      dayPart: (['morning', 'daytime', 'evening', 'night'] as const)[n % 4],
      table: { kind: 'district', district: area, seed: `${n}`, width: 36, depth: 36, zone: 0, fair: false },
      bands: [[stars[n % stars.length]]],
    }),
    look: (match) => {
      const [star] = stateOf(match).encounter.humans.filter(({ star: isStar, seat }) => isStar && seat !== null);
      const isWell = star !== undefined && (star.fate === 'left' || star.fate === 'here' || star.fate === 'cheated');
      return {
        success: (match.outcome?.won.length ?? 0) > 0 ? 1 : 0,
        alive: isWell && star.status !== 'od' ? 1 : 0,
        out: star?.deeds.wentOof === true ? 1 : 0,
        turns: stateOf(match).encounter.turn,
      };
    },
  };
}

/** One Star alone, from Day 1 on, every Encounter played out: who leads the band on each of these days, and with how many. */
function campaign(area: (typeof AREAS)[number], months: number): Wanted {
  const stars = readyStars('days-1-10');
  return {
    name: `campaign/${area}/day-${months * 30 + (months === 1 ? 1 : 0)}`,
    setup: (n) => ({
      kind: 'campaign',
      months,
      area,
      battles: 'fast',
      bands: [newStarBand(stars[n % stars.length] as NonNullable<(typeof stars)[number]>, null)],
      options: { tightAmmo: true },
    }),
    look: (match) => {
      const { campaign: now } = stateOf(match);
      const [band] = now?.bands ?? [];
      const alive = band?.ended === null;
      return {
        alive: alive ? 1 : 0,
        'same-star': alive && band?.members[0]?.id === 'a1' ? 1 : 0,
        people: alive ? (band?.members.length ?? 0) : 0,
        encounters: now?.played.length ?? 0,
        success: now?.played.filter(({ success }) => success.length > 0).length ?? 0,
        ...(alive ? {} : { [`ended ${endOf(match)}`]: 1 }),
      };
    },
  };
}
/** In which Encounter, or between Encounters, a band came to its end. */
function endOf(match: Match): string {
  const story = stateOf(match).campaign?.story ?? [];
  const last = stateOf(match).campaign?.played.at(-1);
  const starved = story.slice(-12).some(({ key }) => key === 'atz.food.starves');
  return starved ? 'starved' : (last?.kind ?? 'at once');
}

const WANTED: readonly Wanted[] = [
  ...AREAS.flatMap((area) => [campaign(area, 1), campaign(area, 3)]),
  ...AREAS.flatMap((area) =>
    (Object.keys(PERIODS) as (keyof typeof PERIODS)[]).map((period) => encounter('search', area, period)),
  ),
  ...KINDS.slice(1).flatMap((kind) => AREAS.map((area) => encounter(kind, area, 'after-30'))),
];

const known = (): Cell[] => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Cell[]) : []);
function keep(cells: readonly Cell[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const places = WANTED.map(({ name }) => name);
  const sorted = [...cells].sort((a, b) => places.indexOf(a.name) - places.indexOf(b.name));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 1)}\n`);
}

function play({ name, setup, look }: Wanted): void {
  const before = known().find((cell) => cell.name === name) ?? { name, matches: 0, counts: {} };
  const match = Match.start(game, setup(before.matches) as Json, { seed: `${name} ${before.matches}` });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('greedy')]));
  for (let move = nextMove(match, bots); move !== null && match.answered < MOST_ANSWERS; move = nextMove(match, bots)) {
    const { seat, answer } = move;
    if (!match.answer(seat, answer).ok) throw new Error(`${JSON.stringify(answer)} is refused`);
  }
  const counts: Record<string, number> = { ...before.counts };
  for (const [what, count] of Object.entries(look(match))) counts[what] = (counts[what] ?? 0) + count;
  keep([...known().filter((cell) => cell.name !== name), { name, matches: before.matches + 1, counts }]);
}

const SAID: Readonly<Record<string, string>> = {
  'days-1-10': 'Days 1-10',
  'days-11-20': 'Days 11-20',
  'days-21-30': 'Days 21-30',
  'after-30': 'after Day 30',
};
const barOf = (label: string, { matches, counts }: Cell, what: string): Bar => {
  const { rate, low, high } = rateOf({ matches, won: counts[what] ?? 0 });
  return { label: `${label} (${matches})`, rate, low, high };
};

function draw(): void {
  const cells = known();
  mkdirSync(PLOTS, { recursive: true });
  const named = (prefix: string): Cell[] => cells.filter(({ name }) => name.startsWith(prefix));
  const label = ({ name }: Cell): string => {
    const [, one = '', two = '', three = ''] = name.split('/');
    return [one, two, SAID[three] ?? three].filter((word) => word !== '' && word !== 'search').join(', ');
  };
  const plot = (file: string, title: string, of: readonly Cell[], what: string): void => {
    if (of.length === 0) return;
    const rows = of.map((cell) => barOf(label(cell), cell, what));
    writeFileSync(join(PLOTS, file), bars(title, rows, null));
  };
  plot('campaigns.svg', 'Bands that live to that day', named('campaign'), 'alive');
  plot('search.svg', 'A Search that succeeds, one Star alone', named('encounter/search'), 'success');
  plot('search-alive.svg', 'Stars who live through a Search', named('encounter/search'), 'alive');
  const others = named('encounter/').filter(({ name }) => !name.startsWith('encounter/search'));
  plot('others.svg', 'Other Encounters that succeed, one Star alone after Day 30', others, 'success');
  for (const { name, matches, counts } of cells) console.log(name, matches, JSON.stringify(counts));
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '9' },
    cells: { type: 'string', default: '' },
    forget: { type: 'string' },
    plots: { type: 'boolean', default: false },
  },
});
const { forget } = values;
if (forget !== undefined) keep(known().filter(({ name }) => !name.startsWith(forget)));
else if (!values.plots) {
  const until = performance.now() + Number(values.minutes) * 60_000;
  const cells = WANTED.filter(({ name }) => name.startsWith(values.cells));
  const played = ({ name }: Wanted): number => known().find((cell) => cell.name === name)?.matches ?? 0;
  while (performance.now() < until) {
    const next = cells.toSorted((a, b) => played(a) - played(b))[0];
    if (next === undefined) break;
    play(next);
    console.log(next.name, played(next));
  }
}
draw();
