import { gameOfRule, RULE_PREFIX, type RuleEntry, type RuleGame, rulesOf, TOPICS } from '../rules/index.ts';
import { type Ink, table, wrap } from '../text/index.ts';

/** The rules ledgers as pages of text. */
export interface Page {
  readonly width: number;
  readonly ink: Ink;
}

export const LEDGERS = Object.keys(RULE_PREFIX) as RuleGame[];

/** The ledger called so, by its game or by the prefix of its ids. */
export const ledgerNamed = (name: string): RuleGame | undefined =>
  LEDGERS.find((game) => game === name.toLowerCase() || RULE_PREFIX[game] === name.toUpperCase());

export async function entryOf(id: string): Promise<RuleEntry | undefined> {
  const wanted = id.toUpperCase();
  const game = gameOfRule(wanted);
  return game === undefined ? undefined : (await rulesOf(game)).find((entry) => entry.id === wanted);
}

const titlesOf = (game: RuleGame): Readonly<Record<string, string>> => TOPICS[game];

function topicTitle(topic: string): string | undefined {
  const game = gameOfRule(topic);
  return game === undefined ? undefined : titlesOf(game)[topic];
}

/** The chapters of a ledger, each with the number of its entries. */
export async function contents(game: RuleGame, { width, ink }: Page): Promise<string[]> {
  const entries = await rulesOf(game);
  const rows = Object.entries(titlesOf(game)).map(([topic, title]) => [
    ink.strong(topic),
    title,
    ink.dim(`${entries.filter((entry) => entry.topic === topic).length}`),
  ]);
  return table(rows, width, ['left', 'left', 'right']);
}

export async function chapter(topic: string, page: Page): Promise<string[] | undefined> {
  const id = topic.toUpperCase();
  const title = topicTitle(id);
  const game = gameOfRule(id);
  if (game === undefined || title === undefined) return undefined;
  const entries = (await rulesOf(game)).filter((entry) => entry.topic === id);
  return [page.ink.strong(`${id}  ${title}`), ...entries.flatMap((entry) => ['', ...entryLines(entry, page)])];
}

/** Every entry that holds all of the words, wherever they stand in it. */
export async function search(games: readonly RuleGame[], words: readonly string[]): Promise<RuleEntry[]> {
  const entries = (await Promise.all(games.map(rulesOf))).flat();
  const wanted = words.map((word) => word.toLowerCase());
  return entries.filter((entry) => {
    const text = textOf(entry);
    return wanted.every((word) => text.includes(word));
  });
}

function textOf({ id, title = '', text, rulings, columns = [], rows = [] }: RuleEntry): string {
  return [id, title, text, ...rulings, ...columns, ...rows.flat()].join('\n').toLowerCase();
}

/** One entry with its rulings and, of a table, its cells. */
export function entryLines(entry: RuleEntry, { width, ink }: Page): string[] {
  const { id, kind, topic, title, page, text, rulings, columns, rows } = entry;
  const under = title ?? topicTitle(topic) ?? topic;
  const source = page === undefined ? '' : `, page ${page}`;
  const indent = { width, first: '  ' };
  return [
    ...wrap(`${ink.strong(id)}  ${ink.dim(`${under}${kind === 'example' ? ', an example' : ''}${source}`)}`, { width }),
    ...(text === '' ? [] : wrap(text, indent)),
    ...(rows === undefined ? [] : table([columns ?? [], ...rows], width - 2).map((line) => `  ${line}`)),
    ...rulings.flatMap((ruling) => wrap(`Ruling: ${ruling}`, indent).map((line) => ink.dim(line))),
  ];
}
