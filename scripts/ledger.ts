import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RuleEntry } from '../src/rules/entry.ts';

/** The games in the order in which they are always listed, each with the prefix of its rule ids. */
export const PREFIXES = {
  wave: 'WAV',
  'last-stand': 'DLS',
  'even-death': 'EDM',
  'last-days': 'LD',
  'all-things-zombie': 'ATZ',
} as const;
export type LedgerGame = keyof typeof PREFIXES;
export const GAMES = Object.keys(PREFIXES) as LedgerGame[];

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type Topic = Readonly<{ id: string; title: string }>;

export type Ledger = Readonly<{
  game: LedgerGame;
  topics: readonly Topic[];
  entries: readonly RuleEntry[];
  /** What the ledger's own index says; its total counts rules and tables, and examples apart. */
  index: Readonly<{ topics: Readonly<Record<string, number>>; total: number; examples: number }>;
}>;

export function readLedger(game: LedgerGame): Ledger {
  return parseLedger(game, readFileSync(`${ROOT}rules/${game}.md`, 'utf8'));
}

type Draft = { -readonly [Key in keyof RuleEntry]: RuleEntry[Key] } & { rulings: string[] };

const TOPIC = /^## ([A-Z]+\.[A-Z0-9]+) — (.+)$/;
const RULE = /^- \*\*([A-Z]+\.[A-Z0-9]+\.\d+)\*\* \(p([^)]+)\) (.+)$/;
const TABLE = /^### Table ([A-Z]+\.T\.[A-Z0-9]+) — (.+) \(p([^)]+)\)$/;
const EXAMPLE = /^### Example ([A-Z]+\.X\.\d+)$/;
const RULING = /^\s*(?:- )?Ruling: (.+)$/;
/** For those who keep the ledger; players do not see it. */
const NOTE = /^\s*(?:- )?Note: .+$/;
const EXAMPLE_PAGE = /^(?:Page |\(p)([\d–-]+)|\(p([\d–-]+)\)/;

/** Reads a ledger's text. A line that fits no form is an error, so that nothing is dropped in silence. */
export function parseLedger(game: LedgerGame, text: string): Ledger {
  const topics: Topic[] = [];
  const entries: Draft[] = [];
  const indexLines: string[] = [];
  let part: 'before' | 'rules' | 'content' | 'index' = 'before';
  let current: Draft | undefined;

  text.split('\n').forEach((raw, i) => {
    const line = raw.trimEnd();
    const broken = (why: string): Error => new Error(`rules/${game}.md:${i + 1}: ${why}: ${line}`);
    const start = (draft: Omit<Draft, 'topic' | 'rulings'>): Draft => {
      const topic = topics.at(-1);
      if (topic === undefined) throw broken('outside any topic');
      if (!draft.id.startsWith(`${PREFIXES[game]}.`)) throw broken('an id of another game');
      if (draft.kind === 'rule' && !draft.id.startsWith(`${topic.id}.`)) throw broken(`not in topic ${topic.id}`);
      const entry = { ...draft, topic: topic.id, rulings: [] };
      entries.push(entry);
      return entry;
    };

    const topic = TOPIC.exec(line);
    if (topic) {
      part = 'rules';
      topics.push({ id: topic[1] ?? '', title: topic[2] ?? '' });
      current = undefined;
      return;
    }
    if (line.startsWith('## ')) {
      if (part === 'rules') part = 'content';
      if (line === '## Index') part = 'index';
      return;
    }
    if (part === 'index') indexLines.push(line);
    if (part !== 'rules' || line === '') return;

    const rule = RULE.exec(line);
    const table = TABLE.exec(line);
    const example = EXAMPLE.exec(line);
    const ruling = RULING.exec(line);
    if (rule) {
      current = start({ kind: 'rule', id: rule[1] ?? '', ...page(rule[2]), text: rule[3] ?? '' });
    } else if (table) {
      current = start({ kind: 'table', id: table[1] ?? '', title: table[2] ?? '', ...page(table[3]), text: '' });
    } else if (example) {
      current = start({ kind: 'example', id: example[1] ?? '', text: '' });
    } else if (line.startsWith('#') || line.startsWith('- ')) {
      throw broken('neither a rule, a table nor an example');
    } else if (current === undefined) {
      throw broken('belongs to nothing');
    } else if (ruling) {
      current.rulings.push(ruling[1] ?? '');
    } else if (NOTE.test(line)) {
      return;
    } else if (line.startsWith('|')) {
      if (current.kind !== 'table') throw broken('a row outside a table');
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
      if (current.columns === undefined) current.columns = cells;
      else if (cells.length !== current.columns.length) throw broken('a row of another length');
      else current.rows = [...(current.rows ?? []), cells];
    } else if (current.kind === 'rule') {
      throw broken('text after a rule');
    } else {
      current.text = current.text === '' ? line : `${current.text}\n${line}`;
    }
  });

  for (const entry of entries) {
    if (entry.kind === 'table' && entry.rows === undefined) throw new Error(`${entry.id} has no rows`);
    if (entry.kind !== 'example') continue;
    if (entry.text === '') throw new Error(`${entry.id} is empty`);
    const found = EXAMPLE_PAGE.exec(entry.text);
    Object.assign(entry, page(found?.[1] ?? found?.[2]));
  }
  return { game, topics, entries, index: readIndex(game, indexLines) };
}

/** A page that the book does not tell (`p?`) is left out. */
function page(found: string | undefined): { page?: string } {
  return found === undefined || found === '?' ? {} : { page: found };
}

/** The index rows are `| topic | title? | count |`; the games write topic, total and examples each in their way. */
function readIndex(game: LedgerGame, lines: readonly string[]): Ledger['index'] {
  const prefix = PREFIXES[game];
  const topics: Record<string, number> = {};
  let total = Number.NaN;
  let examples = Number.NaN;
  for (const line of lines) {
    const apart = /^(?:Worked examples|Examples)[^:]*: (\d+)/.exec(line);
    if (apart) examples = Number(apart[1]);
    if (!line.startsWith('|')) continue;
    const cells = line
      .slice(1, -1)
      .replaceAll('*', '')
      .split('|')
      .map((cell) => cell.trim());
    const [name = '', count] = [cells[0], Number(cells.at(-1))];
    if (Number.isNaN(count)) continue; // the heading and its rule
    const topic = name.endsWith('(T)') ? 'T' : name.replace(`${prefix}.`, '').replace(/ \(.*\)$/, '');
    if (name.startsWith('Total')) total = count;
    else if (topic === 'X') examples = count;
    else topics[`${prefix}.${topic}`] = count;
  }
  return { topics, total, examples };
}

/** What of a ledger disagrees with its own index, or is there twice. */
export function faultsOf(ledger: Ledger): string[] {
  const faults: string[] = [];
  const expect = (what: string, found: number, said: number | undefined): void => {
    if (found !== said) faults.push(`rules/${ledger.game}.md: ${what}: ${found} found, ${said} in the index`);
  };
  const count = (of: (entry: RuleEntry) => boolean): number => ledger.entries.filter(of).length;

  const tables = `${PREFIXES[ledger.game]}.T`;
  for (const { id } of ledger.topics) {
    expect(
      id,
      count((entry) => entry.kind === 'rule' && entry.topic === id),
      ledger.index.topics[id],
    );
  }
  expect(
    tables,
    count((entry) => entry.kind === 'table'),
    ledger.index.topics[tables],
  );
  expect(
    'rules and tables',
    count((entry) => entry.kind !== 'example'),
    ledger.index.total,
  );
  expect(
    'examples',
    count((entry) => entry.kind === 'example'),
    ledger.index.examples,
  );

  const known = new Set([tables, ...ledger.topics.map(({ id }) => id)]);
  for (const id of Object.keys(ledger.index.topics)) {
    if (!known.has(id)) faults.push(`rules/${ledger.game}.md: ${id} stands only in the index`);
  }
  const seen = new Set<string>();
  for (const { id } of ledger.entries) {
    if (seen.has(id)) faults.push(`rules/${ledger.game}.md: ${id} stands twice`);
    seen.add(id);
  }
  return faults;
}
