import { z } from 'zod';
import { canonical, Recent, whole } from '../../kernel/index.ts';
import {
  DISTRICTS,
  generate,
  layOut,
  LIMITS,
  READY_TABLES,
  type Terrain,
  terrainSchema,
  THEME_NAMES,
} from '../../tabletop/index.ts';

/** The table as a part of a set-up: one of the ready ones, one that is dealt out, or one that the set-up brings along. */

const side = z.int().min(24).max(LIMITS.inches);
const dealt = {
  seed: z.string().max(40).default('').describe('Another seed deals another table'),
  width: side.default(36),
  depth: side.default(36),
};
const shapeOf = (ready: readonly Terrain[]) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('ready'),
      table: z.enum(ready.map(({ id }) => id)).describe('One of the ready tables'),
    }),
    z.strictObject({
      kind: z.literal('generated'),
      theme: z.enum(THEME_NAMES).describe('What is scattered over the table'),
      ...dealt,
      zone: z.number().min(1).max(12).default(3).describe('How deep the deployment zones are, in inches'),
    }),
    z.strictObject({
      kind: z.literal('district'),
      district: z.enum(DISTRICTS).describe('Streets with houses, gardens or fields between them'),
      ...dealt,
      zone: z.number().min(0).max(12).default(3).describe('How deep the deployment zones are, in inches; 0 for none'),
      fair: z.boolean().default(true).describe('Both sides have the same: one half is the other, turned round'),
    }),
    z.strictObject({ kind: z.literal('own'), terrain: terrainSchema }),
  ]);
export type TableChoice = z.output<ReturnType<typeof shapeOf>>;
/** A table that chance deals; the same choice deals the same table. */
export type DealtTable = Extract<TableChoice, { readonly seed: string }>;

/** So many terrains are kept: set-ups may bring any number of their own. */
const KEPT = 32;

/**
 * What is made from a part of a state, shared by all equal parts however often a state is copied: indexing a terrain takes
 * longer than many a question about it.
 */
export class SharedBy<K extends object, V> {
  readonly #kept: Recent<string, V>;
  readonly #known = new WeakMap<K, V>();
  readonly #make: (key: K) => V;

  constructor(make: (key: K) => V, kept = KEPT) {
    this.#make = make;
    this.#kept = new Recent(kept);
  }

  of(key: K): V {
    const seen = this.#known.get(key);
    if (seen !== undefined) return seen;
    const value = this.#kept.make(canonical(key), () => this.#make(key));
    this.#known.set(key, value);
    return value;
  }
}

const dealtTables = new SharedBy<DealtTable, Terrain | null>((wish) => {
  try {
    return wish.kind === 'district' ? layOut(wish) : generate(wish);
  } catch (error) {
    if (error instanceof RangeError) return null; // those who deal tables give up after a number of attempts
    throw error;
  }
});

/** The table that chance deals, or null if none of this kind and size is found. */
export const dealTable = (wish: DealtTable): Terrain | null => dealtTables.of(wish);

/** The choice of a table in a game that has these ready ones, and the terrain that is meant by it. */
export function tablesFrom(ready: readonly Terrain[]) {
  const terrains = new SharedBy<TableChoice, Terrain>((choice) => {
    if (choice.kind === 'own') return choice.terrain as Terrain;
    if (choice.kind === 'ready') return ready.find(({ id }) => id === choice.table) as Terrain;
    const terrain = dealTable(choice);
    if (terrain === null) throw new RangeError(`No table was found for ${canonical(choice)}`);
    return terrain;
  });
  return {
    /** A set-up whose table cannot be dealt is told so before anybody sits down at it. */
    tableShape: whole(shapeOf(ready), (choice) =>
      'seed' in choice && dealTable(choice) === null
        ? [{ path: ['seed'], message: 'No such table was found: take another seed or size' }]
        : [],
    ),
    terrainOf: (choice: TableChoice): Terrain => terrains.of(choice),
  };
}

export const { tableShape, terrainOf } = tablesFrom(READY_TABLES);
