import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { wave } from '../src/games/wave/index.ts';
import german from '../src/web/words/de/index.ts';
import germanWave from '../src/web/words/de/wave-texts.ts';
import { phrasesIn, translated } from './phrases.ts';

const src = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const read = (path: string): string => readFileSync(src(path), 'utf8');

/** Keys of a keyboard and names of the browser are the same everywhere. */
const SAME = new Set(['Tab', 'Enter', 'Escape', 'Notification']);

/** Rooms of the page that belong to the games played on a table, which are English only. */
const ENGLISH = /^(boards\/(last-stand|even-death|last-days|all-things-zombie)|skirmish|tabletop|editor|paint|three)\//;
const NOT_PROSE = /(\.test\.tsx?|testing\.ts|\.worker\.ts|icon-names\.ts|pictures\/.*|virtual\.d\.ts)$/;

const files = (readdirSync(src('web'), { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !NOT_PROSE.test(file) && !/^(words|offline)\//.test(file));

/** Said on the page as it comes: the page looks it up. */
const HOW_TO = 'rules/how-to/wave.ts';

const phrases = new Map([
  ...files.map((file) => [file, phrasesIn(file, read(`web/${file}`))] as const),
  [HOW_TO, phrasesIn(HOW_TO, read(HOW_TO))] as const,
]);

describe('what is said on the page', () => {
  const all = (code: string): string[] => phrasesIn('a.tsx', code).map(({ english }) => english);
  const out = (code: string): string | null => translated('a.tsx', code, () => true);

  test('is found between tags, in labels and in sentences, and nowhere else', () => {
    expect(all('<p className="big bad">Round {n} of <b>{most}</b></p>')).toEqual(['Round {0} of {1}']);
    expect(all('<p>\n  One{" "}\n  two\n  {x}\n</p>')).toEqual(['One two{0}']);
    expect(all('<i aria-label="Fewer questions" title={`Seat ${x}`} data-x="Not this" />')).toEqual([
      'Fewer questions',
      'Seat {0}',
    ]);
    expect(all("const a = b === 'Won' ? 'It is over' : c; switch (a) { case 'Lost': }")).toEqual(['It is over']);
    expect(all("counted(n, 'card'); plural(n, 'die', 'dice'); go('here');")).toEqual(['card|cards', 'die|dice']);
    expect(all("type A = 'In types'; import x from 'Some where';")).toEqual([]);
  });

  test('becomes a call in its place, also within another', () => {
    expect(out('<p>Take {n > 1 ? "Many of them" : x} back</p>')).toContain(
      '<p>{mixed$("Take {0} back", "", "", n > 1 ? words$.say("Many of them") : x)}</p>',
    );
    expect(out('const a = `${counted(n, "card")} left of ${m}`;')).toContain(
      'words$.filled("{0} left of {1}", words$.counted(n, "card|cards"), m)',
    );
    expect(out('<i title="Fewer questions" />')).toContain('title={words$.say("Fewer questions")}');
    expect(translated('a.tsx', '<p>Hello</p>', () => false)).toBeNull();
  });
});

const gapsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();

describe('German', () => {
  const known: Readonly<Record<string, string>> = german;

  test('has every phrase of the page and of Wave!', () => {
    const missing = [...phrases]
      .filter(([file]) => !ENGLISH.test(file))
      .flatMap(([file, found]) =>
        found
          .filter(({ english, isProse }) => isProse && !SAME.has(english) && known[english] === undefined)
          .map(({ english }) => [file, english]),
      );
    expect(missing).toEqual([]);
  });

  test('has the reasons of the bots of Wave!', () => {
    const bots = ['greedy', 'lookahead', 'random', 'turn', 'wave/policy', 'wave/trading', 'wave/turn'];
    const reasons = bots.flatMap((file) => [
      ...read(`bots/${file}.ts`).matchAll(
        /because: '([^']+)'|decided\([^;]*, '([^']+)'\)|: \{ answer: [^}]*because: '([^']+)'/g,
      ),
    ]);
    const missing = reasons.map(([, a, b, c]) => a ?? b ?? c ?? '').filter((reason) => known[reason] === undefined);
    expect(reasons.length).toBeGreaterThan(20);
    expect([...new Set(missing)]).toEqual([]);
  });

  test('says nothing that is not said in English, and fills the same gaps', () => {
    const used = new Set([...phrases.values()].flat().map(({ english }) => english));
    const spoken =
      files.map((file) => read(`web/${file}`)).join('\n') +
      bots() +
      Object.keys(wave.examples)
        .map((name) => `'${name}'`)
        .join();
    const idle = Object.keys(known).filter((english) => !used.has(english) && !spoken.includes(`'${english}'`));
    expect(idle).toEqual([]);
    for (const [english, words] of Object.entries(known))
      expect([english, gapsOf(words)]).toEqual([english, gapsOf(english)]);
  });

  test('tells Wave! whole, with the same gaps', () => {
    const told: Readonly<Record<string, string>> = germanWave;
    expect(Object.keys(wave.texts).filter((key) => told[key] === undefined)).toEqual([]);
    const own = ['language', 'list.and', 'list.none', 'odds.none'];
    const extra = Object.keys(told).filter((key) => wave.texts[key] === undefined && !own.includes(key));
    expect(extra.filter((key) => !key.startsWith('comers.'))).toEqual([]);
    for (const [key, text] of Object.entries(wave.texts)) {
      expect([key, [...new Set(gapsOf(told[key] ?? ''))]]).toEqual([key, [...new Set(gapsOf(text))]]);
    }
  });
});

const bots = (): string =>
  (readdirSync(src('bots'), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .map((file) => read(`bots/${file}`))
    .join('\n');
