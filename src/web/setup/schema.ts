import type { Json } from '../../kernel/index.ts';

export type Plain = string | number | boolean | null;

/** The part of JSON Schema that set-ups use. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly enum?: readonly Plain[];
  readonly const?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** A value to begin with where none is given. */
export function blank(schema: Schema): Json {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return blank(first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, blank(part)]));
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items ?? {}));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'string':
      return '';
    default:
      return null;
  }
}

/** As many numbers are still a choice rather than something to type. */
const FEW = 12;

/** All that may be chosen, where that is a short list of plain values. */
export function optionsOf(schema: Schema): readonly Plain[] | null {
  if (schema.enum !== undefined) return schema.enum;
  if (schema.const !== undefined) return typeof schema.const === 'object' ? null : [schema.const];
  const ways = (schema.anyOf ?? schema.oneOf)?.map((way) => optionsOf(way) ?? numbersOf(way));
  if (ways === undefined) return null;
  return ways.every((way) => way !== null) ? ways.flat() : null;
}

function numbersOf({ type, minimum, maximum }: Schema): readonly number[] | null {
  if (type !== 'integer' || minimum === undefined || maximum === undefined || maximum - minimum >= FEW) return null;
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

/** Whether a part may be left out, and is a whole table if it is there: too much for a form. */
export function isPosition(schema: Schema, required: boolean): boolean {
  if (schema.type === 'object') return !required;
  return (schema.anyOf ?? schema.oneOf ?? []).some(({ type }) => type === 'object');
}

/** `secondWeapon` as `Second weapon`. */
export function worded(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
