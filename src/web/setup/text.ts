import type { Json } from '../../kernel/index.ts';

/** As many characters fit on a line of a set-up. */
const WIDE = 96;

/** A set-up as text that people can read and change: what is short stands on one line. */
export function laidOut(value: Json, indent = ''): string {
  const flat = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDE) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item: Json) => `${inner}${laidOut(item, inner)}`)
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${laidOut(item as Json, inner)}`);
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item as Json)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** The value of a text, or why it is none. */
export function readText(text: string): { readonly value: Json } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Where in a text the value at a path begins; if that is missing, where it should be: the nearest value around it. */
export function whereIs(text: string, path: string): number {
  let at = blank(text, 0);
  for (const step of path === '' ? [] : path.split('.')) {
    const next = childOf(text, at, step);
    if (next === null) return at;
    at = next;
  }
  return at;
}

/** The line of a place in a text, counted from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

function childOf(text: string, from: number, step: string): number | null {
  const isList = text[from] === '[';
  if (!isList && text[from] !== '{') return null;
  let at = blank(text, from + 1);
  for (let n = 0; at < text.length && text[at] !== ']' && text[at] !== '}'; n++) {
    let name = String(n);
    if (!isList) {
      const end = past(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = blank(text, blank(text, end) + 1); // over the colon
    }
    if (name === step) return at;
    at = blank(text, past(text, at));
    if (text[at] === ',') at = blank(text, at + 1);
  }
  return null;
}

const blank = (text: string, from: number): number => {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at++;
  return at;
};

/** Where the value that begins here has ended. */
function past(text: string, from: number): number {
  if (text[from] === '"') {
    let at = from + 1;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return at + 1;
  }
  if (text[from] !== '{' && text[from] !== '[') {
    let at = from;
    while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++;
    return at;
  }
  let at = from + 1;
  for (let depth = 1; depth > 0 && at < text.length; ) {
    if (text[at] === '"') {
      at = past(text, at);
      continue;
    }
    if ('{['.includes(text[at] ?? ' ')) depth++;
    if ('}]'.includes(text[at] ?? ' ')) depth--;
    at++;
  }
  return at;
}
