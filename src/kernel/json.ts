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
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Where `value` is not plain data (a path such as `$.line.0.damage`), or null if it is plain throughout. */
export function notPlainAt(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (Array.isArray(value)) {
    const kinds = new Set(value.map((item) => typeof item === 'object' && item !== null));
    if (kinds.size > 1) return path;
    return firstOf(value.map((item, i) => notPlainAt(item, `${path}.${i}`)));
  }
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return path;
  return firstOf(Object.entries(value).map(([key, item]) => notPlainAt(item, `${path}.${key}`)));
}

function firstOf(found: readonly (string | null)[]): string | null {
  return found.find((path) => path !== null) ?? null;
}
