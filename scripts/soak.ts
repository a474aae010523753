/**
 * Plays many matches at random over all set-ups of a game and looks whether the laws hold.
 *
 *   npm run soak -- wave                 ten thousand matches of Wave!
 *   npm run soak -- wave -n 500          so many matches
 *   npm run soak -- wave --seed spring   the same matches as another run with that seed
 *   npm run soak -- wave --setup two     only with this ready set-up, also a long one; may be given several times
 *   npm run soak -- last-days --everywhere   every battle on every ready table, between ready Groups in turn
 *
 * A match that breaks a law is written to reports/, from where `holdout replay` shows it.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES, gameOf } from '../src/games/index.ts';
import { READY_GROUPS, TABLES } from '../src/games/last-days/index.ts';
import { shortSetups } from '../src/games/short.ts';
import { type AnyGame, type Match, type MatchRecord, RuleFault } from '../src/kernel/index.ts';
import { LawBroken, playUnderLaws } from '../src/kernel/laws.ts';
import { type RuleGame, rulesOf } from '../src/rules/index.ts';
import { ROOT } from './ledger.ts';

type Named = [name: string, setup: unknown];

/** The battles of Last Days on all of its tables; which two Groups meet changes from one to the next. */
function everywhere(battles: readonly Named[]): Named[] {
  const groups = Object.values(READY_GROUPS);
  return TABLES.flatMap(({ id: table }, t) =>
    battles.map(([name, battle], b): Named => {
      const [one, other] = [groups[(t + b) % groups.length], groups[(t + 3 * b + 1) % groups.length]];
      return [`${name} on ${table}`, { ...(battle as object), table: { kind: 'ready', table }, groups: [one, other] }];
    }),
  );
}

function setupsOf(of: AnyGame, only: readonly string[], isEverywhere: boolean): Named[] {
  const all = Object.entries(of.examples as Record<string, unknown>);
  const some = only.length === 0 ? shortSetups(of) : all.filter(([name]) => only.includes(name));
  return isEverywhere ? everywhere(some) : some;
}

async function soak(of: AnyGame, matches: number, seed: string, setups: readonly Named[]): Promise<number> {
  const rules = new Set((await rulesOf(of.id as RuleGame)).map(({ id }) => id));
  const results = new Map<string, Result>(
    setups.map(([name]) => [name, { played: 0, won: 0, answers: 0, longest: 0 }]),
  );
  const start = performance.now();
  let broken = 0;
  for (let i = 0; i < matches; i++) {
    const [name, setup] = setups[i % setups.length] as Named;
    const own = `${seed} ${i}`;
    try {
      // Every seventh match is played with dice that people type in: seven and the number of set-ups have no common measure.
      const dice = i % 7 === 0 ? 'typed' : 'seeded';
      note(results.get(name) as Result, playUnderLaws(of, { setup, seed: own, dice, rules, closely: 300 }));
    } catch (error) {
      broken++;
      report(of, own, error);
    }
    progress(i + 1, matches, broken, start);
  }
  console.log(`\n${summary(results)}`);
  console.log(
    `${matches} matches of ${of.title} (seed ${seed}): ${broken === 0 ? 'every law held' : `${broken} broke a law`}`,
  );
  return broken === 0 ? 0 : 1;
}

interface Result {
  played: number;
  won: number;
  answers: number;
  longest: number;
}

function note(result: Result, match: Match): void {
  result.played++;
  result.answers += match.answered;
  result.longest = Math.max(result.longest, match.answered);
  if ((match.outcome?.won.length ?? 0) > 0) result.won++;
}

function report(of: AnyGame, seed: string, error: unknown): void {
  const record: MatchRecord | null = error instanceof LawBroken || error instanceof RuleFault ? error.record : null;
  console.error(`\n${error instanceof Error ? error.message : String(error)} (seed ${seed})`);
  if (record === null) return;
  const folder = join(ROOT, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `soak-${of.id}-${seed.replaceAll(' ', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  console.error(`  ${file}`);
}

let shown = 0;

/** A line that is written over on a screen; in a file, one every ten seconds. */
function progress(done: number, of: number, broken: number, start: number): void {
  const now = performance.now();
  if (done < of && now - shown < (process.stdout.isTTY ? 500 : 10_000)) return;
  shown = now;
  const perSecond = done / ((now - start) / 1000);
  const left = Math.ceil((of - done) / perSecond);
  const line = `${done} of ${of} matches, ${broken} broken, ${perSecond.toFixed(0)} a second, ${left} s left`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(78)}`);
  else console.log(line);
}

function summary(results: ReadonlyMap<string, Result>): string {
  const rows = [...results].map(([name, { played, won, answers, longest }]) => [
    name,
    String(played),
    played === 0 ? '-' : `${((100 * won) / played).toFixed(1)} %`,
    played === 0 ? '-' : (answers / played).toFixed(0),
    String(longest),
  ]);
  const table = [['set-up', 'played', 'won', 'answers', 'longest'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  return table
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n');
}

const { values, positionals } = parseArgs({
  options: {
    n: { type: 'string', short: 'n', default: '10000' },
    seed: { type: 'string' },
    setup: { type: 'string', multiple: true, default: [] },
    everywhere: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const game = gameOf(positionals[0] ?? '');
const count = Number(values.n);
const isAsked = game !== undefined && Number.isInteger(count) && count >= 1;
if (!isAsked || (values.everywhere && game.id !== 'last-days')) {
  const games = GAMES.map(({ id }) => id).join(', ');
  console.error(`npm run soak -- <game> [-n matches] [--seed text] [--setup name] [--everywhere]; games: ${games}`);
  process.exit(2);
}
const chosen = setupsOf(game, values.setup, values.everywhere);
process.exitCode = await soak(game, count, values.seed ?? randomBytes(4).toString('hex'), chosen);
