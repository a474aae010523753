/**
 * Records matches for tests/records/, where every run of the tests plays them again.
 *
 *   npm run record-golden            what is missing, for every game
 *   npm run record-golden -- wave    that game anew: after a change of its rules that bumps its version
 *
 * For every number of seats, and for set-ups that play by rules of their own, it keeps one match that was won and one that was
 * lost, as far as bots come to both, and one of random answers, in which something was taken back.
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
const OWN_RULES: Readonly<Record<string, readonly string[]>> = { 'last-stand': ['lightning-two', 'flight-two'] };

const anew = process.argv.slice(2);
for (const game of GAMES) {
  if (anew.length > 0 && !anew.includes(game.id)) continue;
  const folder = join(RECORDS, game.id);
  if (anew.includes(game.id)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, setup] of [...oneForEachNumberOfSeats(game), ...withRulesOfTheirOwn(game)]) {
    keep(folder, `${name}-won`, () => found(game, setup, name, won));
    keep(folder, `${name}-lost`, () => found(game, setup, name, (match) => !won(match)));
    keep(folder, `${name}-random`, () => played(game, setup, `golden ${name}`, 'random', true));
  }
}
spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', RECORDS]);

function oneForEachNumberOfSeats(game: AnyGame): [string, unknown][] {
  const seats = new Map<number, [string, unknown]>();
  for (const [name, setup] of Object.entries(game.examples)) {
    const count = game.seating(setup).length;
    if (!seats.has(count)) seats.set(count, [name, setup]);
  }
  return [...seats.values()];
}

function withRulesOfTheirOwn(game: AnyGame): [string, unknown][] {
  return Object.entries(game.examples).filter(([name]) => OWN_RULES[game.id]?.includes(name) === true);
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

/** A match between bots; now and then, if wished, the last answers are taken back and given anew. */
function played(game: AnyGame, setup: unknown, seed: string, bot: string, takesBack: boolean): Match {
  const match = Match.start(game, setup, { seed });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot(bot)]));
  for (let moves = 1; ; moves++) {
    const move = nextMove(match, bots);
    if (move === null) return match;
    match.answer(move.seat, move.answer);
    if (takesBack && moves % 10 === 0 && match.outcome === null) match.undo(match.answered - 2, match.seats);
  }
}
