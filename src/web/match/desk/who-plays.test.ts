import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../', import.meta.url));
/** Imports of the kernel's `Match` that are there when the program runs. */
const MATCH = /import \{[^}]*(?<!type )\bMatch\b[^}]*\} from '[./]*kernel\/index\.ts'/;

test('matches are begun, opened and played beside the page only', () => {
  const files = (readdirSync(WEB, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|testing)\.ts$/.test(file));
  expect(files.filter((file) => MATCH.test(readFileSync(`${WEB}${file}`, 'utf8'))).sort()).toEqual([
    'match/beside/thinking.ts',
    'match/desk/desk.ts',
    'match/sources/taken-up.ts',
    'replay/film.ts',
  ]);
});
