import { chapter, contents, entryLines, entryOf, ledgerNamed, LEDGERS, type Page, search } from './book.ts';
import { Complaint } from './complaint.ts';
import { listed } from './named.ts';
import { count } from '../text/index.ts';

/** `holdout rule`: an entry, a chapter, a ledger's contents, or whatever holds the words. */
export async function rulePage(terms: readonly string[], page: Page): Promise<string[]> {
  const [first = '', ...words] = terms;
  const game = ledgerNamed(first);
  if (game !== undefined) return words.length === 0 ? await contents(game, page) : await found([game], words, page);
  if (words.length > 0) return await found(LEDGERS, terms, page);
  const entry = await entryOf(first);
  if (entry !== undefined) return entryLines(entry, page);
  return (await chapter(first, page)) ?? (await found(LEDGERS, terms, page));
}

async function found(games: typeof LEDGERS, words: readonly string[], page: Page): Promise<string[]> {
  const entries = await search(games, words);
  if (entries.length === 0) {
    const where = games.length === 1 ? `the ledger of ${games[0]}` : `the ledgers (${listed(LEDGERS)})`;
    throw new Complaint(`nothing in ${where} is called or holds ${words.join(' ')}`);
  }
  const heading = `${count(entries.length, 'entry', 'entries')} with ${words.join(' ')}`;
  return [page.ink.strong(heading), ...entries.flatMap((entry) => ['', ...entryLines(entry, page)])];
}
