/**
 * A reader of TypeScript text that knows just enough to tell code from comments, strings, templates and regular
 * expressions. TypeScript 7 offers no parser to call, and what the checks here need fits on a page.
 */

export type Token = Readonly<{ kind: 'word' | 'string' | 'template' | 'mark'; text: string }>;

/** Stands in a template's text where something is filled in. */
export const HOLE = '\ufffc';

/** After one of these words a slash opens a regular expression; after any other word it divides. */
const BEFORE_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'await',
  'yield',
]);

const WORD = /[\p{L}\p{N}_$#@]+/uy;

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' };

export function tokenize(source: string): Token[] {
  return read(source, 0, false).tokens;
}

/** Where a module's text comes from: `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`. */
export function importsOf(source: string): string[] {
  const tokens = tokenize(source);
  const found: string[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'string') return;
    const before = tokens[i - 1]?.text;
    const called = before === '(' && tokens[i - 2]?.text === 'import' && tokens[i - 3]?.text !== '.';
    if (before === 'from' || before === 'import' || called) found.push(token.text);
  });
  return found;
}

/** The index of the bracket that closes the one at `open`, or the end of the list. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== 'mark') continue;
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text) && --depth === 0) return i;
  }
  return tokens.length;
}

/** Reads from `at` to the end, or, inside a template's `${`, to the brace that closes it. */
function read(source: string, at: number, insideTemplate: boolean): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  let depth = 0;
  let i = at;
  while (i < source.length) {
    const char = source.charAt(i);
    const two = source.slice(i, i + 2);
    if (/\s/.test(char)) {
      i++;
    } else if (two === '//') {
      i = upTo(source, '\n', i);
    } else if (two === '/*') {
      i = upTo(source, '*/', i + 2) + 2;
    } else if (char === "'" || char === '"') {
      const text = quoted(source, i);
      // An apostrophe in a page's text has no partner on its line.
      tokens.push(text === undefined ? { kind: 'mark', text: char } : { kind: 'string', text: text.text });
      i = text?.end ?? i + 1;
    } else if (char === '`') {
      const text = template(source, i);
      tokens.push({ kind: 'template', text: text.text });
      i = text.end;
    } else if (char === '/' && opensRegex(tokens.at(-1))) {
      i = regexEnd(source, i);
      tokens.push({ kind: 'mark', text: '/…/' });
    } else {
      WORD.lastIndex = i;
      const word = WORD.exec(source)?.[0];
      if (word === undefined) {
        if (char === '{') depth++;
        if (char === '}' && depth-- === 0 && insideTemplate) return { tokens, end: i };
      }
      tokens.push(word === undefined ? { kind: 'mark', text: char } : { kind: 'word', text: word });
      i += word?.length ?? 1;
    }
  }
  return { tokens, end: source.length };
}

function upTo(source: string, what: string, from: number): number {
  const found = source.indexOf(what, from);
  return found === -1 ? source.length : found;
}

function quoted(source: string, at: number): { text: string; end: number } | undefined {
  let text = '';
  for (let i = at + 1; i < source.length; i++) {
    const char = source.charAt(i);
    if (char === source.charAt(at)) return { text, end: i + 1 };
    if (char === '\n') return undefined;
    if (char === '\\') text += escaped(source.charAt(++i));
    else text += char;
  }
  return undefined;
}

function template(source: string, at: number): { text: string; end: number } {
  let text = '';
  let i = at + 1;
  while (i < source.length) {
    const char = source.charAt(i);
    if (char === '`') return { text, end: i + 1 };
    if (char === '\\') {
      text += escaped(source.charAt(i + 1));
      i += 2;
    } else if (char === '$' && source.charAt(i + 1) === '{') {
      text += HOLE;
      i = read(source, i + 2, true).end + 1;
    } else {
      text += char;
      i++;
    }
  }
  return { text, end: source.length };
}

/** A line break after a backslash joins two lines; letters that stand for nothing special stand for themselves. */
function escaped(char: string): string {
  return char === '\n' ? '' : (ESCAPED[char] ?? char);
}

function opensRegex(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'word') return BEFORE_REGEX.has(before.text);
  return before.kind === 'mark' && !')]/…/'.includes(before.text);
}

function regexEnd(source: string, at: number): number {
  let inClass = false;
  for (let i = at + 1; i < source.length; i++) {
    const char = source.charAt(i);
    if (char === '\n') return at + 1;
    if (char === '\\') i++;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return i + 1;
  }
  return at + 1;
}
