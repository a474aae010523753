import { howToPlay } from '../rules/index.ts';
import { wrap } from '../text/index.ts';
import { ledgerNamed, LEDGERS, type Page } from './book.ts';
import { Complaint } from './complaint.ts';
import { listed } from './named.ts';

/** `holdout how`, and `how` at the table: how a game is played, to be read in five minutes. */
export async function howLines(game: string, { width, ink }: Page): Promise<string[]> {
  const known = ledgerNamed(game);
  if (known === undefined) throw new Complaint(`there is no page about ${game}: ask for ${listed(LEDGERS)}`);
  const { aim, parts, tips } = await howToPlay(known);
  const item = (text: string): string[] => wrap(text, { width, first: '- ', rest: '  ' });
  return [
    ...wrap(aim, { width }),
    ...parts.flatMap(({ title, text }) => ['', ink.strong(title), ...text.flatMap((one) => wrap(one, { width }))]),
    '',
    ink.strong('Good to know'),
    ...tips.flatMap(item),
  ];
}
