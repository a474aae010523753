import type { Json } from '../data/json.ts';
import { pluralIn } from './plural.ts';

/** What is said, as data: a key of the game's texts and what goes into its gaps. */
export interface Message<K extends string = string> {
  readonly key: K;
  readonly params?: Params;
}
export type Params = Readonly<Record<string, Json>>;

/**
 * Texts by key. A gap is `{name}`; `{name:seat}` shows a seat by its name; `{name:card}` looks up the text
 * `card.<value>`; `{name:?one|many}` picks a word by number (and shows no number itself), with as many forms as the language has. Lists
 * are joined. Texts that are not English say so: `language` is their tag, `list.and` and `list.none` join lists.
 */
export type Texts = Readonly<Record<string, string>>;

/** How a seat is called; without one a seat is shown by its id. */
export type Names = Readonly<Record<string, string>>;

export function textOf(texts: Texts, message: Message, names: Names = {}): string {
  const template = texts[message.key];
  if (template === undefined) return message.key;
  let text = '';
  for (const part of partsOf(template)) text += typeof part === 'string' ? part : filled(texts, part, message, names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A gap in a template: as it is written, whose value it takes, in which form it is shown. */
interface Gap {
  readonly written: string;
  readonly name: string;
  readonly form: string | undefined;
}

/** Templates are few and come again and again, so each is taken apart once. */
const taken = new Map<string, readonly (string | Gap)[]>();

function partsOf(template: string): readonly (string | Gap)[] {
  const known = taken.get(template);
  if (known !== undefined) return known;
  const parts: (string | Gap)[] = [];
  let at = 0;
  for (const found of template.matchAll(GAP)) {
    const [written, name = '', form] = found;
    parts.push(template.slice(at, found.index), { written, name, form });
    at = found.index + written.length;
  }
  parts.push(template.slice(at));
  taken.set(template, parts);
  return parts;
}

function filled(texts: Texts, { written, name, form }: Gap, { params }: Message, names: Names): string {
  const value = params?.[name];
  return value === undefined ? written : shown(texts, value, form, names);
}

/** Keys and gaps that cannot be filled: used by tests to prove the texts complete. */
export function gapsIn(texts: Texts, message: Message): string[] {
  const template = texts[message.key];
  if (template === undefined) return [message.key];
  const missing: string[] = [];
  for (const [gap, name = '', form = ''] of template.matchAll(GAP)) {
    const value = message.params?.[name] ?? null;
    if (value === null) missing.push(`${message.key} ${gap}`);
    else if (form !== '' && form !== 'seat' && !form.startsWith('?')) missing.push(...wordless(texts, form, value));
  }
  return missing;
}

/** A value with a capital letter is a name, which says itself. */
function wordless(texts: Texts, form: string, value: Json): string[] {
  const items = (Array.isArray(value) ? (value as readonly Json[]) : [value]).map(plain);
  const keys = items.filter((item) => !/^[A-Z]/.test(item)).map((item) => `${form}.${item}`);
  return keys.filter((key) => texts[key] === undefined);
}

const GAP = /\{(\w+)(?::(\??[^{}]+))?\}/g;

function shown(texts: Texts, value: Json, form: string | undefined, names: Names): string {
  if (Array.isArray(value))
    return joined(
      texts,
      value.map((item: Json) => shown(texts, item, form, names)),
    );
  if (form === undefined) return plain(value);
  if (form === 'seat') return names[plain(value)] ?? plain(value);
  if (form.startsWith('?')) {
    const forms = form.slice(1).split('|');
    return typeof value === 'number' ? pluralIn(texts.language ?? 'en', value, forms) : (forms.at(-1) ?? '');
  }
  return texts[`${form}.${plain(value)}`] ?? plain(value);
}

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function joined(texts: Texts, items: readonly string[]): string {
  if (items.length === 0) return texts['list.none'] ?? 'nothing';
  const last = items[items.length - 1] as string;
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${texts['list.and'] ?? 'and'} ${last}`;
}
