import { describe, expect, test } from 'vitest';
import { idsIn, idsProvenBy, titlesOf } from './titles.ts';
import { importsOf } from './syntax.ts';

const proven = (source: string): string[] => [...idsProvenBy(source)];

describe('ids in a text', () => {
  test.each([
    ['WAV.X.1 and LD.T.FAMOD, then ATZ.ER.3.', ['WAV.X.1', 'LD.T.FAMOD', 'ATZ.ER.3']],
    ['(WAV.X.1), WAV.X.1: twice', ['WAV.X.1']],
    ['WAV.X.10 is not its beginning', ['WAV.X.10']],
    ['DLS.PHASE3.4', ['DLS.PHASE3.4']],
    ['WAV.X.1-3', []],
    ['WAV.X.1–3', []],
    ['WAV.X.1..3', []],
    ['WAV.X.1/2', []],
    ['WAV.X.1-WAV.X.3', []],
    ['WAV.X.1 - 3 cards', ['WAV.X.1']],
    ['WAV.X', []],
    ['WAV.X.*', []],
    ['WAV.X.1.2', []],
    ['XWAV.X.1 wav.x.1 FOO.X.1', []],
    ['OLD.GUN.1', []],
  ])('%j names %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe('titles', () => {
  test.each([
    ['single quotes', `test('WAV.X.1 it\\'s so', () => {});`, ["WAV.X.1 it's so"]],
    ['double quotes and a line break', 'it(\n  "WAV.X.1",\n  async () => {})', ['WAV.X.1']],
    ['a template', 'test(`WAV.X.1\n more ${f({ a: `}` })}`, () => {})', ['WAV.X.1\n more \ufffc']],
    ['joined texts', `test('WAV.X.1 ' + 'and WAV.X.2 ' + name(1, 2), () => {})`, ['WAV.X.1 and WAV.X.2 \ufffc']],
    ['each', `test.each([[1, 'WAV.X.9'], ['(']])('WAV.X.1 %s', () => {})`, ['WAV.X.1 %s']],
    ['each with types', `test.each<[string, () => void, A<B>]>([])('WAV.X.1', () => {})`, ['WAV.X.1']],
    ['each with a table', 'test.each`a | b\n${1} | ${2}`("WAV.X.1 $a", () => {})', ['WAV.X.1 $a']],
    ['for', `it.for(cases)('WAV.X.1', () => {})`, ['WAV.X.1']],
    ['modifiers', `test.concurrent.only('WAV.X.1', { timeout: 5 }, () => {})`, ['WAV.X.1']],
    ['groups', `describe('WAV.X.1', () => { test('WAV.X.2', f); it('b', f); })`, ['WAV.X.1', 'WAV.X.2', 'b']],
    ['a group of each', `describe.each(GAMES)('$id', (game) => { test('a', f); })`, ['$id', 'a']],
    ['a loop', 'for (const n of [1, 2]) test(`WAV.X.1 with ${n}`, () => {});', ['WAV.X.1 with \ufffc']],
    ['after a regular expression', `const q = /['"\`/(]/g; test('WAV.X.1', f)`, ['WAV.X.1']],
    ['after a division', `const q = a / b; const r = "/"; test('WAV.X.1', f)`, ['WAV.X.1']],
    ['after brackets in a text', `const q = ')('; test('a', () => { g(')'); }); test('b', f)`, ['a', 'b']],
  ])('%s', (_, source, titles) => {
    expect(titlesOf(source)).toEqual(titles);
  });

  test.each([
    ['a comment', `// test('WAV.X.1', f)\n/* test('WAV.X.2', f) */`],
    ['a text', `const s = "test('WAV.X.1', f)"; const t = \`test('WAV.X.2', f)\`;`],
    ['a method of the same name', `/a/.test('WAV.X.1', f); re.test('WAV.X.1', f); suite.it('WAV.X.1', f)`],
    ['a function of the same name', `function test(name = 'WAV.X.1') {}`],
    ['a skipped test', `test.skip('WAV.X.1', f); it.skip.each([1])('WAV.X.2', f); test.each([1]).skip('WAV.X.3', f)`],
    ['a test to come', `test.todo('WAV.X.1'); test.todo('WAV.X.2', f); test('WAV.X.3')`],
    ['a test that must fail', `test.fails('WAV.X.1', f)`],
    ['a test that may not run', `test.skipIf(isRoot())('WAV.X.1', f); test.runIf(a)('WAV.X.2', f)`],
    ['options that skip', `test('WAV.X.1', { skip: true }, f); test('WAV.X.2', { retry: 1, todo: yes }, f)`],
    [
      'a skipped group',
      `describe.skip('WAV.X.1', () => { test('WAV.X.2', f); describe('b', () => it('WAV.X.3', f)); })`,
    ],
    ['a group in which nothing runs', `describe('WAV.X.1', () => { test.skip('b', f); test.todo('c'); })`],
    ['an empty group', `describe('WAV.X.1', () => {})`],
    ['a name that is no text', `test(WAV.X, f); describe(search, () => {})`],
    ['a range', `test('WAV.X.1-3', f)`],
    ['an id cut in two', 'test(`WAV.X.1${n}`, f); test("WAV.X.1" + n, f)'],
    ['more than four ids', `test('WAV.X.1 WAV.X.2 WAV.X.3 WAV.X.4 WAV.X.5', f)`],
  ])('%s proves nothing', (_, source) => {
    expect(proven(source)).toEqual([]);
  });

  test('four ids in a title are proven, and options that do not skip change nothing', () => {
    expect(proven(`test('WAV.X.1 WAV.X.2 WAV.X.3 WAV.X.4', { skip: false }, f)`)).toHaveLength(4);
  });
});

test('imports are found in all their forms, and only where they are code', () => {
  const source = `
    import a, { type B } from './a.ts';
    import type { C } from "./c.ts";
    import './d.css';
    export { e } from './e.ts';
    export * from
      './f.ts';
    const g = import('./g.ts');
    const h = import('./h.json', { with: { type: 'json' } });
    // import './no.ts'
    const text = "import './no.ts'";
    const from = Array.from('./no.ts');
    const page = <p>It's here</p>;
  `;
  expect(importsOf(source, 'page.tsx')).toEqual([
    './a.ts',
    './c.ts',
    './d.css',
    './e.ts',
    './f.ts',
    './g.ts',
    './h.json',
  ]);
});
