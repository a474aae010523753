/** Plain data: what states, answers, events and records are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A deep copy of plain data. Lists of plain values are copied in one go, so a list must not mix plain values with
 * objects (the laws check every state for it).
 */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T;
}

function copyObject(value: object): unknown {
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    if (typeof first !== 'object' || first === null) return value.slice();
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      list[i] = typeof item === 'object' && item !== null ? copyObject(item) : item;
    }
    return list;
  }
  const result: Record<string, unknown> = {};
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    result[key] = typeof item === 'object' && item !== null ? copyObject(item) : item;
  }
  return result;
}

/** JSON with sorted keys: equal data, equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const item = canonical((value as Record<string, unknown>)[key]);
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${item}`;
  }
  return `{${text}}`;
}

/** Where `value` is not plain data (a path such as `$.line.0.damage`), or null if it is plain throughout. */
export function notPlainAt(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) return notPlainInList(value, path);
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.hasOwn(value, '__proto__')) return path;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlainAt(item, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function notPlainInList(list: readonly unknown[], path: string): string | null {
  const holdsObjects = isObject(list[0]);
  for (let i = 0; i < list.length; i++) {
    if (isObject(list[i]) !== holdsObjects) return path;
    const found = notPlainAt(list[i], `${path}.${i}`);
    if (found !== null) return found;
  }
  return null;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const LONGEST = 200;
const DEEPEST = 4;

/** As much of `value` as belongs into a message: whoever sends a megabyte of nonsense need not get it back. */
export function brief(value: Json | undefined, depth = DEEPEST): Json {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, LONGEST).map((item: Json) => brief(item, depth - 1));
  const entries = Object.entries(value).slice(0, LONGEST);
  return Object.fromEntries(entries.map(([key, item]) => [brief(key) as string, brief(item, depth - 1)]));
}
