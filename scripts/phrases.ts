import { parseSync } from 'vite';

/**
 * The words for people in the code of the page: texts between tags, labels, sentences in strings and templates. They stay where they
 * are, in English, and are what a language's dictionary is looked up by; when the page is built, `translated` puts a call in their place.
 */

/** What stands in the code for people to read, with `{0}`, `{1}` … where something else goes in. */
export interface Phrase {
  readonly english: string;
  /** Certainly prose: between tags, in a label, or looking like a sentence. Other strings may be names of keys and classes. */
  readonly isProse: boolean;
  readonly start: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit extends Phrase {
  readonly end: number;
  /** The call in its place; `emit` gives the code of a part of it. */
  readonly call: (emit: (part: Node) => string) => string;
}

/** Attributes that are read out or shown. */
const SHOWN = new Set([
  'aria-label',
  'label',
  'hint',
  'title',
  'alt',
  'placeholder',
  'words',
  'empty',
  'text',
  'legend',
]);
/** Attributes whose values nobody reads, whatever they look like. */
const HIDDEN =
  /^(className|style|id|key|d|href|src|viewBox|transform|points|role|type|name|data-.*|html[A-Z].*|aria-(?!label$).*)$/;
const EQUALS = new Set(['===', '!==', '==', '!=']);
/** Functions that give a word by number: both forms are one phrase. */
const BY_NUMBER = new Set(['plural', 'counted']);

const LETTERS = /[A-Za-z]{2}/;
/** A sentence or a label: several words, or one that begins with a capital letter. */
const LOOKS_LIKE_PROSE = /^[“"(]?[A-Z][a-z’']+[.!?…]?$|^[“"(]?[A-Z0-9{][^<>_=]* [^<>_=]*[a-z][^<>_=]*$/;

export const phrasesIn = (file: string, code: string): readonly Phrase[] => editsIn(file, code);

/** The code with a call in place of each phrase that some language knows; null where there is none. */
export function translated(file: string, code: string, isKnown: (english: string) => boolean): string | null {
  const edits = editsIn(file, code).filter(({ english }) => isKnown(english));
  if (edits.length === 0) return null;
  const emit = (start: number, end: number, within?: Edit): string => {
    let out = '';
    let at = start;
    for (const edit of edits) {
      if (edit === within || edit.start < at || edit.end > end) continue;
      out += code.slice(at, edit.start) + edit.call((part) => emit(part.start, part.end, edit));
      at = edit.end;
    }
    return out + code.slice(at, end);
  };
  const out = emit(0, code.length);
  const imports = [
    ...(out.includes('words$.') ? [`import * as words$ from '/words/words.ts';`] : []),
    ...(out.includes('mixed$(') ? [`import { mixed as mixed$ } from '/words/mixed.ts';`] : []),
  ];
  return `${imports.join(' ')} ${out}`;
}

function editsIn(file: string, code: string): Edit[] {
  const edits: Edit[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  walk(program as unknown as Node, null, edits);
  return edits.sort((a, b) => a.start - b.start || b.end - a.end);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isText = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'string';

function walk(node: Node, parent: Node | null, edits: Edit[]): void {
  if (/^(TS(?!As|Satisfies|NonNull)|Import|ExportAll)/.test(node.type)) return;
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      between(node, edits);
      break;
    case 'JSXAttribute': {
      const { name, value } = node as unknown as { name: Node & { name: string }; value: Node | null };
      if (value === null || HIDDEN.test(name.name)) return;
      if (!isText(value)) break;
      const english = value.value as string;
      if (SHOWN.has(name.name) && LETTERS.test(english)) {
        edits.push({
          english,
          isProse: true,
          start: value.start,
          end: value.end,
          call: () => `{words$.say(${JSON.stringify(english)})}`,
        });
      }
      return;
    }
    case 'Literal':
      if (isText(node) && parent !== null && isRead(node, parent)) {
        const english = node.value as string;
        const call = (): string => `words$.say(${JSON.stringify(english)})`;
        edits.push({ english, isProse: LOOKS_LIKE_PROSE.test(english), start: node.start, end: node.end, call });
      }
      return;
    case 'TemplateLiteral':
      if (parent?.type !== 'TaggedTemplateExpression') template(node, edits);
      break;
    case 'CallExpression':
      if (byNumber(node, edits)) return;
      break;
  }
  for (const [field, value] of Object.entries(node)) {
    if (field === 'key' && node.type === 'Property' && node.computed !== true) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, edits);
  }
}

/** Strings that are compared or that name something are not read. */
function isRead(node: Node, parent: Node): boolean {
  // One word in small letters is the name of something, not said to anybody.
  if (!LETTERS.test(node.value as string) || /^[a-z][\w-]*$/.test(node.value as string)) return false;
  if (parent.type === 'BinaryExpression') return !EQUALS.has(parent.operator as string);
  if (parent.type === 'SwitchCase') return parent.test !== node;
  if (parent.type === 'ExpressionStatement') return false;
  return parent.type !== 'MemberExpression';
}

/** Text between tags: with what stands in it, one phrase. */
function between({ children }: Node, edits: Edit[]): void {
  const parts: (string | Node)[] = [];
  const nodes = children as readonly Node[];
  for (const child of nodes) {
    const text = textOf(child);
    if (text === null) parts.push(child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child);
    else if (text !== '') {
      const before = parts.at(-1);
      if (typeof before === 'string') parts[parts.length - 1] = before + text;
      else parts.push(text);
    }
  }
  if (!parts.some((part) => typeof part === 'string' && LETTERS.test(part))) return;
  const gaps = parts.filter((part) => typeof part !== 'string');
  let n = 0;
  const whole = parts.map((part) => (typeof part === 'string' ? part : `{${n++}}`)).join('');
  const english = whole.trim();
  const [lead = '', tail = ''] = [/^\s*/.exec(whole)?.[0], /\s*$/.exec(whole)?.[0]];
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first === undefined || last === undefined) return;
  const spaces = `${JSON.stringify(lead)}, ${JSON.stringify(tail)}`;
  edits.push({
    english,
    isProse: true,
    start: first.start,
    end: last.end,
    call: (emit) =>
      gaps.length === 0
        ? `{words$.say(${JSON.stringify(english)})}`
        : `{mixed$(${JSON.stringify(english)}, ${spaces}, ${gaps.map((gap) => emit(gap)).join(', ')})}`,
  });
}

/** The text of a child as React shows it, or null if it is something else. */
function textOf(child: Node): string | null {
  if (child.type === 'JSXText') return trimmed(child.value as string);
  if (child.type !== 'JSXExpressionContainer') return null;
  const expression = child.expression as Node;
  if (expression.type === 'JSXEmptyExpression') return '';
  return isText(expression) ? (expression.value as string) : null;
}

/** Line breaks in JSX and the spaces around them are one space between words, and nothing at the ends. */
function trimmed(text: string): string {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, i) => {
      const left = i === 0 ? line : line.trimStart();
      return i === lines.length - 1 ? left : left.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

function template(node: Node, edits: Edit[]): void {
  const quasis = node.quasis as readonly (Node & { value: { cooked: string } })[];
  const gaps = node.expressions as readonly Node[];
  const english = quasis.map(({ value }, i) => (i === 0 ? '' : `{${i - 1}}`) + value.cooked).join('');
  if (!quasis.some(({ value }) => LETTERS.test(value.cooked))) return;
  edits.push({
    english,
    isProse: LOOKS_LIKE_PROSE.test(english) && /[A-Za-z’]+ [A-Za-z{]|\} [a-z]{2}/.test(english),
    start: node.start,
    end: node.end,
    call: (emit) => `words$.filled(${JSON.stringify(english)}, ${gaps.map((gap) => emit(gap)).join(', ')})`,
  });
}

/** `plural(n, 'card', 'cards')`: the phrase is `card|cards`. */
function byNumber(node: Node, edits: Edit[]): boolean {
  const callee = node.callee as Node;
  const [n, one, many] = node.arguments as readonly Node[];
  if (callee.type !== 'Identifier' || !BY_NUMBER.has(callee.name as string)) return false;
  if (n === undefined || one === undefined || !isText(one) || (many !== undefined && !isText(many))) return false;
  const english = `${one.value as string}|${(many?.value ?? `${one.value as string}s`) as string}`;
  const name = callee.name as string;
  edits.push({
    english,
    isProse: true,
    start: node.start,
    end: node.end,
    call: (emit) => `words$.${name}(${emit(n)}, ${JSON.stringify(english)})`,
  });
  return true;
}
