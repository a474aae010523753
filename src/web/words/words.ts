import type { Texts } from '../../kernel/index.ts';
import { type Language, spoken } from './language.ts';

/**
 * The page in the language of those who read it. The code says everything in English; when the site is built, each phrase that some
 * dictionary knows becomes a call of one of these (`scripts/phrases.ts`). docs/decisions/0020-languages.md says why.
 */

type Dictionary = Readonly<Record<string, string>>;

interface Speech {
  readonly page: () => Promise<Dictionary>;
  /** The texts of each game that is told in this language, by their keys. */
  readonly games: Readonly<Record<string, () => Promise<Texts>>>;
}

const SPEECH: Readonly<Record<Exclude<Language, 'en'>, Speech>> = {
  de: {
    page: async () => (await import('./de/index.ts')).default,
    games: { wave: async () => (await import('./de/wave-texts.ts')).default },
  },
};

export const language = spoken();
const speech = language === 'en' ? null : SPEECH[language];
let dictionary: Dictionary = {};

/** Opens the dictionary. Nothing that says anything may be loaded before: phrases stand in constants, too. */
export async function learn(): Promise<void> {
  if (speech !== null) dictionary = await speech.page();
}

/** A game's own texts in this language; null where it has none. */
export const textsOf = async (game: string): Promise<Texts | null> => (await speech?.games[game]?.()) ?? null;

/** A phrase without gaps, or one that came from elsewhere and may be known. */
export const say = (english: string): string => dictionary[english] ?? english;

const taken = new Map<string, readonly string[]>();

/** The phrase in pieces: text, gap, text, gap … where each gap is the number of what goes in. */
export function piecesOf(english: string): readonly string[] {
  const known = taken.get(english);
  if (known !== undefined) return known;
  const pieces = say(english).split(/\{(\d+)\}/);
  taken.set(english, pieces);
  return pieces;
}

/** A phrase with gaps. */
export const filled = (english: string, ...gaps: readonly unknown[]): string =>
  piecesOf(english)
    .map((piece, i) => (i % 2 === 0 ? piece : String(gaps[Number(piece)])))
    .join('');

// The kernel does the same for the texts of games; the first page comes without it.
const numbers = new Intl.PluralRules(language);
const categories: readonly string[] = numbers.resolvedOptions().pluralCategories;
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) => categories.includes(category));

/** The word that goes with a number, out of forms such as `card|cards`. */
export function plural(n: number, english: string): string {
  const forms = say(english).split('|');
  return forms[ORDER.indexOf(numbers.select(n))] ?? forms.at(-1) ?? '';
}

export const counted = (n: number, english: string): string => `${n} ${plural(n, english)}`;
