/**
 * Reads the ledgers and says how far the games follow them.
 *
 *   npm run rules                what is applied and proven, and what is missing; add a game's name for that game only
 *   npm run -s rules -- --json   the same as data
 *   npm run rules -- --check     only whether ledgers, generated files and the ids named in code agree
 *   npm run rules:generate       writes src/rules/ids.ts, topics.ts and data/
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Coverage, coverageOf, missingFrom, readSources, strayIds } from './coverage.ts';
import { generate } from './generate.ts';
import { faultsOf, GAMES, readLedger, ROOT } from './ledger.ts';

const args = process.argv.slice(2);
const ledgers = GAMES.map(readLedger);
const faults = ledgers.flatMap(faultsOf);

if (args.includes('--generate')) {
  for (const [path, text] of generate(ledgers)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
} else {
  const sources = readSources();
  faults.push(...strayIds(ledgers, sources), ...outdated());
  if (!args.includes('--check')) {
    const coverage = coverageOf(ledgers, sources);
    if (args.includes('--json')) console.log(JSON.stringify(Object.fromEntries(coverage.map(asData)), null, 2));
    else for (const part of coverage.filter(asked)) console.log(asText(part));
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function outdated(): string[] {
  return [...generate(ledgers)]
    .filter(([path, text]) => readOrEmpty(path) !== text)
    .map(([path]) => `${path} is not what the ledgers say: npm run rules:generate`);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return '';
  }
}

function asked({ game }: Coverage): boolean {
  const named = GAMES.filter((name) => args.includes(name));
  return named.length === 0 || named.includes(game);
}

function asData(coverage: Coverage): [string, object] {
  const { game, ids, applied, proven } = coverage;
  return [game, { total: ids.length, applied: applied.size, proven: proven.size, missing: missingFrom(coverage) }];
}

/** One line a topic: `WAV.WAVE  not applied 3 4, not proven 3 4 9`. */
function asText({ game, ids, applied, proven }: Coverage): string {
  const lines = [`${game}: ${ids.length} rules, ${applied.size} applied, ${proven.size} proven`];
  for (const topic of new Set(ids.map(topicOf))) {
    const own = ids.filter((id) => topicOf(id) === topic);
    const missing = [
      ['not applied', own.filter((id) => !applied.has(id))],
      ['not proven', own.filter((id) => !proven.has(id))],
    ] as const;
    const said = missing
      .filter(([, list]) => list.length > 0)
      .map(
        ([what, list]) =>
          `${what} ${list.length === own.length && own.length > 1 ? `all ${own.length}` : list.map(lastOf).join(' ')}`,
      );
    if (said.length > 0) lines.push(`  ${topic.padEnd(12)} ${said.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function topicOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}

function lastOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}
