/**
 * Records matches for tests/records/, where every run of the tests plays them again.
 *
 *   npm run record-golden            what is missing, for every game
 *   npm run record-golden -- wave    that game anew: after a change of its rules that bumps its version
 *   npm run record-golden -- wave --missing    what is missing for that game only
 *
 * For every number of seats, and for set-ups that play by rules of their own, it keeps one match that was won and one that was
 * lost, as far as bots come to both, and one of random answers, in which something was taken back. Of a set-up that is long in
 * play it keeps the beginning: a `part`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBot, nextMove } from '../src/bots/index.ts';
import { GAMES } from '../src/games/index.ts';
import { type AnyGame, Match } from '../src/kernel/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RECORDS = join(ROOT, 'tests/records');
/** Seeds are tried in turn until a match ends as it should. */
const TRIES = 40;
/** Set-ups with rules that the first one of their size does not have. */
const OWN_RULES: Readonly<Record<string, readonly string[]>> = {
  'last-stand': ['lightning-two', 'flight-two'],
  // LD.T.ENC: every Encounter prepares and ends in its own way.
  // ATZ.ENC.6: so does every Encounter here, and rivals (ATZ.MODE.3).
  'all-things-zombie': [
    'search',
    'robbery-week',
    'escape',
    'escape-by-car',
    'raid',
    'raid-defend',
    'rivals',
    'take-back',
    'robbery',
    'rob',
    'bushwhack',
    'hold-out',
  ],
  'last-days': ['bushwhack', 'home-defense', 'massacre-site', 'rescue', 'the-escape'],
};
/** EDM.CVP.1: some turns from 40 Victory Points. */
const NEAR_THE_GOAL = [
  { faction: 'survivors', supplies: 2, points: 14, turns: 5 },
  { faction: 'zombies', points: 12, turns: 4, raised: 9 },
];
/** Ready set-ups in which something is changed, so that their matches are short enough to be played again in every test run. */
const CHANGED: Readonly<Record<string, Readonly<Record<string, Changed>>>> = {
  'even-death': {
    'campaign-late': { example: 'campaign-midway', change: { battles: 'fast', players: NEAR_THE_GOAL } },
    campaign: { example: 'campaign', change: { battles: 'play' }, answers: 250 },
    'campaign-midway': { example: 'campaign-midway', change: { battles: 'play' }, answers: 400 },
  },
  // ATZ.CAMP.1: its first Encounter on the table, and what comes of it.
  'all-things-zombie': {
    campaign: { example: 'first-month', change: { battles: 'play' }, answers: 50 },
    // ATZ.MODE.3: two bands in one area, each with a vehicle.
    'campaign-rivals': { example: 'rival-bands', change: { battles: 'play' }, answers: 120 },
  },
  'last-days': {
    'campaign-short': { example: 'campaign', change: { battles: 'play', games: 1 } },
    // LD.CAMP.1: games that are played out fast follow the tactics of the bots. A change of those bumps the version, too.
    'campaign-swift': { example: 'campaign', change: { battles: 'fast', games: 2 } },
    campaign: { example: 'campaign', change: { battles: 'play' }, answers: 400 },
  },
};
interface Changed {
  readonly example: string;
  readonly change: Readonly<Record<string, unknown>>;
  /** Only as many are kept. */
  readonly answers?: number;
}

const args = process.argv.slice(2);
const only = args.filter((arg) => arg !== '--missing');
for (const game of GAMES) {
  if (only.length > 0 && !only.includes(game.id)) continue;
  const folder = join(RECORDS, game.id);
  if (only.includes(game.id) && !args.includes('--missing')) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, setup] of [...oneForEachNumberOfSeats(game), ...withRulesOfTheirOwn(game)]) {
    keepAll(game, folder, name, setup);
  }
  for (const [name, { example, change, answers }] of Object.entries(CHANGED[game.id] ?? {})) {
    const setup = { ...(game.examples[example] as object), ...change };
    if (answers === undefined) keepAll(game, folder, name, setup);
    else keep(folder, `${name}-part`, () => played(game, setup, `golden ${name}`, 'greedy', false, answers));
  }
}
spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', RECORDS]);

function oneForEachNumberOfSeats(game: AnyGame): [string, unknown][] {
  const seats = new Map<number, [string, unknown]>();
  for (const [name, setup] of Object.entries(game.examples)) {
    if (game.long?.includes(name) === true) continue;
    const count = game.seating(setup).length;
    if (!seats.has(count)) seats.set(count, [name, setup]);
  }
  return [...seats.values()];
}

function withRulesOfTheirOwn(game: AnyGame): [string, unknown][] {
  return Object.entries(game.examples).filter(([name]) => OWN_RULES[game.id]?.includes(name) === true);
}

function keepAll(game: AnyGame, folder: string, name: string, setup: unknown): void {
  keep(folder, `${name}-won`, () => found(game, setup, name, won));
  keep(folder, `${name}-lost`, () => found(game, setup, name, (match) => !won(match)));
  keep(folder, `${name}-random`, () => played(game, setup, `golden ${name}`, 'random', true));
}

function keep(folder: string, name: string, make: () => Match | null): void {
  const path = join(folder, `${name}.json`);
  if (existsSync(path)) return;
  const match = make();
  if (match === null) return console.log(`${name}: no match ended so`);
  writeFileSync(path, JSON.stringify(match.record()));
  console.log(`${name}: ${match.answered} answers`);
}

function found(game: AnyGame, setup: unknown, name: string, wanted: (match: Match) => boolean): Match | null {
  for (let i = 0; i < TRIES; i++) {
    const match = played(game, setup, `golden ${name} ${i}`, 'greedy', false);
    if (wanted(match)) return match;
  }
  return null;
}

function won({ outcome, seats }: Match): boolean {
  return outcome?.won.includes(seats[0] ?? '') === true;
}

/** A match between bots, or its first moves; now and then, if wished, the last answers are taken back and given anew. */
function played(
  game: AnyGame,
  setup: unknown,
  seed: string,
  bot: string,
  takesBack: boolean,
  most = Number.POSITIVE_INFINITY,
): Match {
  const match = Match.start(game, setup, { seed });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot(bot)]));
  for (let moves = 1; moves <= most; moves++) {
    const move = nextMove(match, bots);
    if (move === null) break;
    match.answer(move.seat, move.answer);
    if (takesBack && moves % 10 === 0 && match.outcome === null) match.undo(match.answered - 2, match.seats);
  }
  return match;
}
