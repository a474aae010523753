import { hashOf } from '../data/hash.ts';
import type { Json } from '../data/json.ts';

/** The parts of a view that a game calls fixed, by their paths. */
export type FixedParts = Readonly<Record<string, Json>>;
type Branch = Readonly<Record<string, Json>>;

/** A view without its fixed parts, and those parts. It shares data with the view. */
export function splitView(view: Json, paths: readonly string[]): { readonly view: Json; readonly parts: FixedParts } {
  const parts: Record<string, Json> = {};
  let rest = view;
  for (const path of paths) {
    const [value, without] = taken(rest, path.split('.'));
    if (value === undefined) continue;
    parts[path] = value;
    rest = without;
  }
  return { view: rest, parts };
}

/** The view with its fixed parts in their places again. */
export function joinView(view: Json, parts: FixedParts): Json {
  return Object.entries(parts).reduce((whole, [path, value]) => put(whole, path.split('.'), value), view);
}

function taken(at: Json, [name = '', ...deeper]: readonly string[]): [Json | undefined, Json] {
  if (!isBranch(at) || !Object.hasOwn(at, name)) return [undefined, at];
  const { [name]: found, ...others } = at;
  if (deeper.length === 0) return [found, others];
  const [value, without] = taken(found as Json, deeper);
  return value === undefined ? [undefined, at] : [value, { ...at, [name]: without }];
}

function put(at: Json, [name = '', ...deeper]: readonly string[], value: Json): Json {
  if (!isBranch(at)) return at;
  return { ...at, [name]: deeper.length === 0 ? value : put(at[name] ?? null, deeper, value) };
}

const isBranch = (value: Json): value is Branch => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name for what the parts say: the same for equal parts. A part that is the same object as before is not read again. */
export function keyOf(parts: FixedParts): string {
  const keys = Object.entries(parts).map(([path, value]) => `${path} ${keyOfPart(value)}`);
  return keys.length === 1 ? (keys[0] as string) : hashOf(keys).slice(0, LENGTH);
}

const LENGTH = 16;
const KEYS = new WeakMap<object, string>();

function keyOfPart(value: Json): string {
  if (typeof value !== 'object' || value === null) return hashOf(value).slice(0, LENGTH);
  let key = KEYS.get(value);
  if (key === undefined) {
    key = hashOf(value).slice(0, LENGTH);
    KEYS.set(value, key);
  }
  return key;
}
