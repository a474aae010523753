import { type AnyGame, BadSetup, type Json, parseSetup, setupJsonSchema } from '../../kernel/index.ts';
import type { Desk } from '../desk.ts';
import { chooseNumber, chooseOne, typed } from './menu.ts';
import { wrap } from '../../text/index.ts';

/** The part of JSON Schema that set-ups are written in. */
interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly type?: string;
  readonly default?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Goes through a game's set-up question by question; what is there already is what Enter keeps. */
export async function fillIn(game: AnyGame, start: Json, desk: Desk): Promise<unknown> {
  const schema = setupJsonSchema(game) as Schema;
  let values = start;
  for (;;) {
    values = await new Form(schema, desk).fill(schema, values, 'set-up');
    try {
      return parseSetup(game, values);
    } catch (error) {
      if (!(error instanceof BadSetup)) throw error;
      desk.say('', ...error.errors.flatMap(({ path, message }) => wrap(`${path}: ${message}`, { width: desk.width })));
    }
  }
}

class Form {
  readonly #root: Schema;
  readonly #desk: Desk;

  constructor(root: Schema, desk: Desk) {
    this.#root = root;
    this.#desk = desk;
  }

  async fill(schema: Schema, value: Json | undefined, path: string): Promise<Json> {
    const of = this.#resolved(schema);
    const now = value ?? of.default;
    if (of.const !== undefined) return of.const;
    if (of.enum !== undefined) return await this.#oneOf(of, of.enum, now, path);
    const variants = of.anyOf ?? of.oneOf;
    // A whole position is not typed field by field: it comes in a file.
    if (variants !== undefined && now === null && variants.some((one) => this.#resolved(one).type === 'object'))
      return null;
    if (variants !== undefined) return await this.#variant(variants, now, path);
    switch (of.type) {
      case 'object':
        return await this.#object(of, now, path);
      case 'array':
        return await this.#list(of, now, path);
      case 'boolean':
        return await this.#oneOf(of, [false, true], now ?? false, path);
      case 'integer':
        return await this.#whole(of, now, path);
      default:
        return await this.#line(of, now, path);
    }
  }

  #resolved(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return (name === undefined ? undefined : this.#root.$defs?.[name]) ?? schema;
  }

  async #oneOf(schema: Schema, values: readonly Json[], now: Json | undefined, path: string): Promise<Json> {
    const items = values.map((value) => ({ text: worded(value), value }));
    return await chooseOne(this.#desk, titled(schema, path), items, Math.max(0, values.indexOf(now ?? null)));
  }

  async #variant(variants: readonly Schema[], now: Json | undefined, path: string): Promise<Json> {
    const items = variants.map((variant, i) => ({ text: variantText(this.#resolved(variant), i), value: variant }));
    const chosen = variants.length === 1 ? variants[0] : await chooseOne(this.#desk, path, items);
    return await this.fill(chosen ?? {}, now, path);
  }

  async #object({ properties = {} }: Schema, now: Json | undefined, path: string): Promise<Json> {
    const known = isObject(now) ? now : {};
    const filled: Record<string, Json> = {};
    for (const [key, schema] of Object.entries(properties)) {
      filled[key] = await this.fill(schema, known[key], path === 'set-up' ? key : `${path} ${key}`);
    }
    return filled;
  }

  async #list(schema: Schema, now: Json | undefined, path: string): Promise<Json> {
    const known: readonly Json[] = Array.isArray(now) ? now : [];
    const { minItems: min = 0, maxItems: max = Math.max(99, known.length), items = {} } = schema;
    const fallback = Math.max(min, known.length);
    const count =
      min === max ? min : await chooseNumber(this.#desk, `${titled(schema, path)}: how many?`, { min, max, fallback });
    const filled: Json[] = [];
    for (let i = 0; i < count; i++) filled.push(await this.fill(items, known[i] ?? known.at(-1), `${path} ${i + 1}`));
    return filled;
  }

  async #whole(schema: Schema, now: Json | undefined, path: string): Promise<Json> {
    const { minimum: min = 0, maximum: max = Number.MAX_SAFE_INTEGER } = schema;
    const fallback = typeof now === 'number' ? now : min;
    return await chooseNumber(this.#desk, titled(schema, path), { min, max, fallback });
  }

  /** Words stand for themselves; anything else is typed as JSON. */
  async #line(schema: Schema, now: Json | undefined, path: string): Promise<Json> {
    const { ink, width } = this.#desk;
    this.#desk.say('', ...wrap(ink.strong(titled(schema, path)), { width }));
    const shown = now === undefined ? '' : `Enter for ${worded(now)}, `;
    const help = schema.type === 'string' ? 'the words' : 'a value as JSON';
    return await typed(this.#desk, `${shown}h help > `, (line) => readLine(schema, line, now), [help]);
  }
}

function readLine({ type }: Schema, line: string, now: Json | undefined): { value: Json } | null {
  if (line === '') return now === undefined ? null : { value: now };
  if (type === 'string') return { value: line };
  try {
    return { value: JSON.parse(line) as Json };
  } catch {
    return null;
  }
}

const worded = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

const titled = ({ title, description }: Schema, path: string): string =>
  description === undefined ? (title ?? path) : `${path}: ${description}`;

const variantText = ({ title, description, type, properties = {} }: Schema, i: number): string => {
  const fixed = Object.values(properties).find((property) => property.const !== undefined)?.const;
  return title ?? description ?? (fixed === undefined ? (type ?? `kind ${i + 1}`) : worded(fixed));
};

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
