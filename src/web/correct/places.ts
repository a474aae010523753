import type { Json } from '../../kernel/index.ts';

/** One place of a state: a plain value, or a list of plain values. */
export interface Place {
  readonly path: string;
  /** The way to it in words. */
  readonly label: readonly string[];
  readonly value: Json;
}

/** Whether it is changed as a whole: everything but objects, and lists of them, has nothing inside. */
export const isPlain = (value: Json): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null));

/** `setAside` as one reads it. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** How the seats are called. */
type Names = Readonly<Record<string, string>>;

/** What something is called: a seat as everywhere, an item of a list by its name or by its number, counted from one. */
function labelOf(name: string, value: Json, inList: boolean, names: Names): string {
  if (!inList) return names[name] ?? spaced(name);
  const own = typeof value === 'object' && value !== null ? (value as Record<string, Json>) : {};
  const called = [own.name, own.seat, own.id].find((one) => typeof one === 'string');
  return called === undefined ? `${Number(name) + 1}.` : (names[String(called)] ?? String(called));
}

/** What stands directly inside a place, in order. */
export function inside(
  value: Json,
  names: Names,
): readonly { readonly name: string; readonly label: string; readonly value: Json }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inList = Array.isArray(value);
  return Object.entries(value as Record<string, Json>).map(([name, item]) => ({
    name,
    label: labelOf(name, item, inList, names),
    value: item,
  }));
}

/** Every place below, however deep. */
export function placesIn(value: Json, names: Names, path = '', label: readonly string[] = []): Place[] {
  if (path !== '' && isPlain(value)) return [{ path, label, value }];
  return inside(value, names).flatMap((item) =>
    placesIn(item.value, names, path === '' ? item.name : `${path}.${item.name}`, [...label, item.label]),
  );
}

/** The places whose way or value holds every word. */
export function found(places: readonly Place[], words: string): Place[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return places.filter(({ label, value }) => {
    const text = `${label.join(' ')} ${JSON.stringify(value)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** What somebody typed for a value of this kind, or null with nothing that fits. */
export function typed(text: string, before: Json): { readonly value: Json } | null {
  if (typeof before === 'string') return { value: text };
  if (typeof before === 'number') {
    const number = Number(text);
    return text.trim() === '' || !Number.isFinite(number) ? null : { value: number };
  }
  try {
    const value = JSON.parse(text) as Json;
    const sameKind = before === null || value === null || Array.isArray(value) === Array.isArray(before);
    return sameKind ? { value } : null;
  } catch {
    return null;
  }
}

/** A value as it stands in a field. */
export const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
