import { closing, HOLE, type Token, tokenize } from './tokens.ts';

/** The ids that a text names. `WAV.X.1-3` is a range and names none; neither does an id that is glued to more. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(ID) ?? [])];
}
const ID =
  /(?<![\p{L}\p{N}_.\-–—])(?:WAV|DLS|EDM|LD|ATZ)\.[A-Z][A-Z0-9]*\.[A-Z0-9]+(?!\.?[\p{L}\p{N}_\ufffc]|\.\.|[-–—/][\p{Lu}\p{N}\ufffc])/gu;

/** A title that names more ids than this proves none of them. */
const MOST_IDS_IN_A_TITLE = 4;

const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
/** These take arguments of their own before the call that carries the title. */
const PREPARES = new Set(['each', 'for', 'skipIf', 'runIf', 'prop']);
/** What is not run, or not always, or must fail, proves nothing. */
const IDLE = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf']);

/** The ids that the titles of a test file prove. A group's title counts once a test inside it runs. */
export function idsProvenBy(source: string): Set<string> {
  const proven = new Set<string>();
  for (const title of titlesOf(source)) {
    const ids = idsIn(title);
    if (ids.length > MOST_IDS_IN_A_TITLE) continue;
    for (const id of ids) proven.add(id);
  }
  return proven;
}

/** The titles of all tests that run, and of the groups around them; what is filled in later is cut out as `HOLE`. */
export function titlesOf(source: string): string[] {
  const tokens = tokenize(source);
  return titlesBetween(tokens, 0, tokens.length).titles;
}

function titlesBetween(tokens: readonly Token[], from: number, to: number): { titles: string[]; tests: number } {
  const titles: string[] = [];
  let tests = 0;
  let i = from;
  while (i < to) {
    const call = testCall(tokens, i);
    if (call === undefined) {
      i++;
      continue;
    }
    i = call.close + 1;
    if (call.idle) continue;
    if (call.group) {
      const inside = titlesBetween(tokens, call.open + 1, call.close);
      if (inside.tests > 0 && call.title !== undefined) titles.push(call.title);
      titles.push(...inside.titles);
      tests += inside.tests;
    } else {
      if (call.title !== undefined) titles.push(call.title);
      tests++;
    }
  }
  return { titles, tests };
}

type TestCall = Readonly<{ group: boolean; idle: boolean; title: string | undefined; open: number; close: number }>;

/** Reads `test(…)`, `test.only(…)`, `test.each<T>(…)(…)`, ``test.each`…`(…)`` and their like at `at`. */
function testCall(tokens: readonly Token[], at: number): TestCall | undefined {
  const name = tokens[at];
  if (name?.kind !== 'word' || !(TESTS.has(name.text) || GROUPS.has(name.text))) return undefined;
  const before = tokens[at - 1]?.text;
  if (before === '.' || before === 'function') return undefined;

  const modifiers: string[] = [];
  let i = at + 1;
  for (;;) {
    let prepares = false;
    while (is(tokens[i], '.') && tokens[i + 1]?.kind === 'word') {
      const modifier = tokens[i + 1]?.text ?? '';
      modifiers.push(modifier);
      prepares = PREPARES.has(modifier);
      i += 2;
    }
    if (is(tokens[i], '<')) i = afterTypes(tokens, i);
    if (!prepares) break;
    if (is(tokens[i], '(')) i = closing(tokens, i) + 1;
    else if (tokens[i]?.kind === 'template') i++;
    else return undefined;
  }
  if (!is(tokens[i], '(')) return undefined;

  const open = i;
  const close = closing(tokens, open);
  const { title, end } = titleAt(tokens, open + 1);
  const bodyless = title !== undefined && !is(tokens[end], ',');
  const idle = bodyless || modifiers.some((modifier) => IDLE.has(modifier)) || saysIdle(tokens, end + 1);
  return { group: GROUPS.has(name.text), idle, title, open, close };
}

/** The text at `at`, with what is joined to it by `+`. */
function titleAt(tokens: readonly Token[], at: number): { title: string | undefined; end: number } {
  let title: string | undefined;
  let i = at;
  for (;;) {
    const token = tokens[i];
    const isText = token?.kind === 'string' || token?.kind === 'template';
    if (!isText && title === undefined) return { title, end: i };
    if (isText) {
      title = (title ?? '') + token.text;
      i++;
    } else {
      title += HOLE;
      while (i < tokens.length && !is(tokens[i], ',') && !is(tokens[i], '+') && !is(tokens[i], ')')) {
        i = is(tokens[i], '(') || is(tokens[i], '[') || is(tokens[i], '{') ? closing(tokens, i) + 1 : i + 1;
      }
    }
    if (!is(tokens[i], '+')) return { title, end: i };
    i++;
  }
}

/** Whether the options at `at` say `{ skip: true }` or the like. */
function saysIdle(tokens: readonly Token[], at: number): boolean {
  if (!is(tokens[at], '{')) return false;
  const options = tokens.slice(at, closing(tokens, at));
  return options.some(
    (token, i) => IDLE.has(token.text) && is(options[i + 1], ':') && options[i + 2]?.text !== 'false',
  );
}

function afterTypes(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let i = at; i < tokens.length; i++) {
    if (is(tokens[i], '<')) depth++;
    if (is(tokens[i], '>') && !is(tokens[i - 1], '=') && --depth === 0) return i + 1;
  }
  return tokens.length;
}

function is(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.text === mark;
}
