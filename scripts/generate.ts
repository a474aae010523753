import type { RuleEntry } from '../src/rules/entry.ts';
import { GAMES, type Ledger, PREFIXES } from './ledger.ts';

const HEAD = '// Written by `npm run rules:generate` from the ledgers in rules/. Do not edit.\n\n';

/** The files that are written from the ledgers, by path from the project's root. */
export function generate(ledgers: readonly Ledger[]): Map<string, string> {
  return new Map([
    ['src/rules/ids.ts', ids(ledgers)],
    ['src/rules/topics.ts', topics(ledgers)],
    ...ledgers.map((ledger) => [`src/rules/data/${ledger.game}.json`, data(ledger.entries)] as const),
  ]);
}

function ids(ledgers: readonly Ledger[]): string {
  const prefixes = GAMES.map((game) => `  ${key(game)}: '${PREFIXES[game]}',\n`).join('');
  const union = ledgers.flatMap(({ entries }) => entries.map(({ id }) => `\n  | '${id}'`)).join('');
  return `${HEAD}export const RULE_PREFIX = {\n${prefixes}} as const;\n\nexport type RuleId =${union};\n`;
}

function topics(ledgers: readonly Ledger[]): string {
  const games = ledgers.map(({ game, topics }) => {
    const lines = topics.map(({ id, title }) => `    '${id}': ${quoted(title)},\n`);
    return `  ${key(game)}: {\n${lines.join('')}  },\n`;
  });
  return `${HEAD}/** The chapters of each ledger in their order, with their titles. */\nexport const TOPICS = {\n${games.join('')}} as const;\n`;
}

/** One entry a line: small, and a change of one rule is a change of one line. */
function data(entries: readonly RuleEntry[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

function key(game: string): string {
  return game.includes('-') ? `'${game}'` : game;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
