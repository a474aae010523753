import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { idsTakenApart } from '../scripts/ids.ts';
import { allOf, importsOf, type Syntax, syntaxOf } from '../scripts/syntax.ts';

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  kernel: [],
  text: ['kernel'], // tables and boards in plain letters
  tabletop: ['kernel', 'rules'],
  skirmish: ['kernel', 'tabletop'], // what miniatures games share
  games: ['kernel', 'text', 'tabletop', 'skirmish', 'rules'], // and no game imports another
  bots: ['kernel', 'tabletop', 'skirmish', 'games', 'rules'],
  programs: ['kernel', 'bots'], // bots that are somebody's own programs
  lab: ['kernel', 'games', 'bots', 'programs', 'rules'],
  wire: ['kernel', 'rules'], // what server and page say to each other
  server: ['kernel', 'games', 'bots', 'programs', 'wire', 'rules'],
  web: ['kernel', 'tabletop', 'skirmish', 'games', 'bots', 'wire', 'rules'],
  cli: ['kernel', 'text', 'tabletop', 'skirmish', 'games', 'bots', 'programs', 'lab', 'wire', 'server', 'rules'],
};

const SRC = fileURLToPath(new URL('.', import.meta.url));

/** Source files by their path below src; one in src itself is a test of the whole and may import anything. */
function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ['.ts', '.tsx'].includes(extname(file)) && file.includes('/'))
    .sort();
}

/** What stands behind one `index.ts`: a folder of src, or one game. */
function unitOf(file: string): string {
  const [folder = '', game = ''] = dirname(file).split('/');
  return folder === 'games' && game !== '' ? `games/${game}` : folder;
}

const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function helpsTests(file: string): boolean {
  return basename(file) === 'testing.ts';
}

/** What is wrong with `file` importing `from`; only our own files are judged here. */
function objection(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const target = relative('.', join(dirname(file), from));
  const onlyForTests = isTest(file) || helpsTests(file);

  if (target.startsWith('..')) return onlyForTests ? undefined : `${from} is outside src`;
  if (helpsTests(target) && !onlyForTests) return `${from} is for tests`;
  if (isTest(target)) return `${from} is a test`;

  const [own, other] = [unitOf(file), unitOf(target)];
  if (own === other) return undefined;

  const allowed = own === 'games' ? [...(MAY_IMPORT.games ?? []), 'games'] : (MAY_IMPORT[folderOf(file)] ?? []);
  if (!allowed.includes(folderOf(target))) return `${own} may not import ${other}`;
  if (target !== `${other}/index.ts` && !helpsTests(target)) return `${from} is not the index.ts of ${other}`;
  return undefined;
}

describe('arrows point one way', () => {
  test.each(sourceFiles())('%s imports only what it may, through an index.ts', (file) => {
    expect(Object.keys(MAY_IMPORT)).toContain(folderOf(file));
    const imports = importsOf(textOf(file), file);
    expect(imports.map((from) => objection(file, from)).filter((found) => found !== undefined)).toEqual([]);
  });

  test.each([
    ['kernel/flow.ts', './dice.ts'],
    ['kernel/flow.ts', 'zod'],
    ['kernel/flow.test.ts', './testing.ts'],
    ['games/wave/search.ts', '../../kernel/index.ts'],
    ['games/wave/search.ts', '../../rules/index.ts'],
    ['games/even-death/units.ts', '../../skirmish/index.ts'],
    ['skirmish/looks.ts', '../tabletop/index.ts'],
    ['games/wave/data/cards.ts', '../words.ts'],
    ['games/wave/search.test.ts', '../../kernel/testing.ts'],
    ['games/wave/testing.ts', '../../kernel/testing.ts'],
    ['games/index.ts', './wave/index.ts'],
    ['games/laws.test.ts', '../kernel/testing.ts'],
    ['bots/wave.ts', '../games/wave/index.ts'],
    ['bots/all.ts', '../games/index.ts'],
    ['web/board.tsx', './board.css'],
    ['web/socket.ts', '../wire/index.ts'],
    ['web/pages/home.tsx', '../../games/index.ts'],
    ['cli/main.ts', '../server/index.ts'],
    ['rules/rules.test.ts', '../../scripts/ledger.ts'],
  ])('%s may import %s', (file, from) => {
    expect(objection(file, from)).toBeUndefined();
  });

  test.each([
    ['kernel/flow.ts', '../rules/index.ts'],
    ['kernel/flow.test.ts', '../games/index.ts'],
    ['rules/index.ts', '../kernel/index.ts'],
    ['kernel/flow.ts', './testing.ts'],
    ['games/wave/search.ts', '../../kernel/testing.ts'],
    ['games/wave/search.ts', '../../kernel/dice.ts'],
    ['games/wave/search.ts', '../../rules/data/wave.json'],
    ['games/wave/search.ts', '../last-days/index.ts'],
    ['skirmish/looks.ts', '../games/even-death/index.ts'],
    ['tabletop/tabletop.ts', '../skirmish/index.ts'],
    ['games/wave/search.ts', '../index.ts'],
    ['games/wave/search.ts', '../../../rules/wave.md'],
    ['games/wave/search.ts', './search.test.ts'],
    ['games/index.ts', './wave/state.ts'],
    ['bots/wave.ts', '../games/wave/state.ts'],
    ['bots/wave.ts', '../server/index.ts'],
    ['server/app.ts', '../web/index.ts'],
    ['wire/index.ts', '../server/index.ts'],
    ['bots/wave.ts', '../wire/index.ts'],
    ['web/main.tsx', '../server/index.ts'],
    ['cli/main.ts', '../web/index.ts'],
    ['other/main.ts', '../kernel/index.ts'],
  ])('%s may not import %s', (file, from) => {
    expect(objection(file, from)).toBeTypeOf('string');
  });
});

describe('a new game', () => {
  const ids = ['wave', 'last-stand', 'even-death', 'last-days', 'all-things-zombie'];
  /** Files that have an entry for a game or import it, but for those of games. */
  const naming = (game: string): string[] => {
    const entry = new RegExp(`^ {2}'?${game}'?: |/${game}/`, 'm');
    const common = sourceFiles().filter((file) => !isTest(file) && !ids.some((id) => file.includes(`/${id}/`)));
    return common.filter((file) => !file.startsWith('rules/') && entry.test(textOf(file)));
  };

  test.each(ids)(
    'is entered in three lists that do not compile without it, and %s is named nowhere else outside its own folders',
    (game) => {
      expect(naming(game)).toEqual(['bots/policies.ts', 'games/index.ts', 'web/catalogue.ts']);
      for (const file of naming(game)) expect(textOf(file)).toContain('Record<GameId, ');
    },
  );
});

describe('a folder is a room', () => {
  const ROOM = 25;

  test.each([...new Set(sourceFiles().map(dirname))])('%s can be taken in at a glance', (folder) => {
    const files = readdirSync(join(SRC, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeLessThanOrEqual(ROOM);
  });
});

describe('rules give the same result in every engine', () => {
  const ruled = sourceFiles().filter((file) => ['kernel', 'tabletop', 'skirmish', 'games'].includes(folderOf(file)));

  test.each(ruled.filter((file) => !isTest(file) && !helpsTests(file)))('%s raises nothing to a power', (file) => {
    expect(powersIn(textOf(file))).toEqual([]);
  });

  test('`**` is found in code, and not in comments, strings and templates', () => {
    const code = "/** a ** b */ const s = '2 ** 3'; const t = `2 ** 3`; y(x ** 2); x **= 2; // y ** 2";
    expect(powersIn(code)).toEqual(['x ** 2', 'x **= 2']);
  });
});

describe('a decision is a value', () => {
  const READERS = ['kernel', 'skirmish', 'games', 'bots', 'lab', 'web', 'cli'];
  /** Texts that are no ids of things or options. */
  const OTHERS: Readonly<Record<string, string>> = {
    'cli/play/glossary.ts': 'keys of texts that somebody looks up',
    'cli/play/wayfinding.ts': 'points of the compass',
    'games/last-stand/wording/grammar.ts': 'verbs of a sentence',
    'kernel/asking/message.ts': 'forms of a text',
    'skirmish/numbers.ts': 'what comes into play goes by its number: its id is made and read there',
    'web/boards/all-things-zombie/notes.ts': 'the words of an option, without the name that all of them end with',
    'web/pages/new.tsx': 'who sits on a chair is planned as `bot:greedy`',
    'web/setup/form.tsx': 'paths of a set-up',
    'web/words/language.ts': 'languages, as browsers name them',
    'web/tabletop/minis.ts': 'how a figure stands is drawn by lot from its letters',
  };

  test('nobody takes an id apart: what it means says it', () => {
    const files = sourceFiles().filter(
      (file) => READERS.includes(folderOf(file)) && !isTest(file) && !helpsTests(file),
    );
    const found = files.filter((file) => idsTakenApart(textOf(file), file).length > 0);
    expect(found.filter((file) => OTHERS[file] === undefined)).toEqual([]);
  });

  test.each([
    "const [what, card] = id.split(':');",
    "id.split(':', 2)",
    "if (id.startsWith('use:')) heal();",
    'if (id.startsWith(`use:${card}`)) heal();',
    "id.slice(id.indexOf(':') + 1)",
    "id.slice('use:'.length)",
    'const found = /^foe:(\\d+)$/.exec(id);',
    "units.filter(({ id }) => id.startsWith('z'))",
    'friends.some((one) => one.id.startsWith(seat))',
    'looted.some((one) => one.startsWith(`${house} `))',
    "option.id.includes('fast')",
    "option.text.endsWith(`: ${word('skill', id)}`)",
    'unitId[0]',
    'found?.id.slice(1)',
    'found.id?.slice(1)',
    '/^z/.test(zombie.id)',
    "things.filter((thing) => thing.startsWith('gun-'))",
    "rest.split('-')",
  ])('%s is found', (code) => {
    expect(idsTakenApart(code).length).toBeGreaterThan(0);
  });

  test.each([
    "line.split(': ')",
    'says(`${name}: done`)',
    "key.startsWith('wave.')",
    "import { x } from 'node:fs';",
    'ids.slice(0, 2)',
    'ids.includes(id)',
    'one.id === other.id',
    'names[id]',
    "name.split(' ')",
  ])('%s is something else', (code) => {
    expect(idsTakenApart(code)).toEqual([]);
  });
});

/** Every `**`: like `Math.pow`, engines may differ in its last digit. The linter cannot forbid an operator. */
function powersIn(source: string): string[] {
  if (!/(?<![/*])\*\*(?![/*])/.test(source)) return []; // not even in a comment, `/**` aside
  const written = ({ start, end }: Syntax): string => source.slice(start, end);
  const program = syntaxOf(source);
  return [...allOf(program, 'BinaryExpression'), ...allOf(program, 'AssignmentExpression')]
    .filter(({ operator }) => operator === '**' || operator === '**=')
    .map(written);
}
