/**
 * Says how far each language has come, and what somebody could translate next.
 *
 *   npm run words              per game: phrases of its board, keys of its texts, and how many of them are told
 *   npm run words -- de wave   all that is missing there, with the English
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../src/games/index.ts';
import german from '../src/web/words/de/index.ts';
import germanWave from '../src/web/words/de/wave-texts.ts';
import { phrasesIn } from './phrases.ts';

interface Language {
  readonly phrases: Readonly<Record<string, string>>;
  readonly games: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const LANGUAGES: Readonly<Record<string, Language>> = { de: { phrases: german, games: { wave: germanWave } } };

const web = fileURLToPath(new URL('../src/web/', import.meta.url));
const NOT_PROSE = /(\.test\.tsx?|testing\.ts|\.worker\.ts|icon-names\.ts|pictures\/.*|virtual\.d\.ts)$/;
const files = (readdirSync(web, { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !NOT_PROSE.test(file) && !/^(words|offline)\//.test(file));

/** What stands in the code of a game's board, or everywhere else. */
function phrasesOf(game: string | null): string[] {
  const own = files.filter((file) =>
    game === null ? !file.startsWith('boards/') : file.startsWith(`boards/${game}/`),
  );
  const found = own.flatMap((file) => phrasesIn(file, readFileSync(web + file, 'utf8')));
  return [...new Set(found.filter(({ isProse }) => isProse).map(({ english }) => english))];
}

interface Part {
  readonly name: string;
  readonly all: readonly (readonly [key: string, english: string])[];
  readonly told: Readonly<Record<string, string>>;
}

function partsOf(game: string | null, { phrases, games }: Language): Part[] {
  const said = phrasesOf(game).map((english) => [english, english] as const);
  const texts = GAMES.find(({ id }) => id === game)?.texts ?? {};
  return [
    { name: game === null ? 'the page' : 'its board', all: said, told: phrases },
    ...(game === null ? [] : [{ name: 'its texts', all: Object.entries(texts), told: games[game] ?? {} }]),
  ];
}

const missingIn = ({ all, told }: Part): Part['all'] => all.filter(([key]) => told[key] === undefined);
const [asked, where] = process.argv.slice(2);

for (const [tag, language] of Object.entries(LANGUAGES).filter(([one]) => asked === undefined || one === asked)) {
  for (const game of [null, ...GAMES.map(({ id }) => id)].filter((one) => where === undefined || one === where)) {
    for (const part of partsOf(game, language)) {
      const missing = missingIn(part);
      console.log(
        `${tag}  ${game ?? 'everywhere'}, ${part.name}: ${part.all.length - missing.length} of ${part.all.length}`,
      );
      if (where !== undefined)
        for (const [key, english] of missing) console.log(`    ${key === english ? '' : `${key}: `}${english}`);
    }
  }
}
