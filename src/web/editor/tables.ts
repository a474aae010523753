import { parseTerrain, type Terrain } from '../../tabletop/index.ts';
import { freshId } from './things.ts';

const KEY = 'holdout.tables';

/** A table that somebody has drawn; while it has faults it is kept as well, but cannot be played on. */
export interface KeptTable {
  readonly id: string;
  readonly touched: number;
  readonly terrain: Terrain;
}

/** The tables of this browser, the newest first. */
export function keptTables(): readonly KeptTable[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly KeptTable[];
    return [...list].sort((a, b) => b.touched - a.touched);
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

/** Keeps a table under its id. Answers why it could not, if it could not. */
export function keepTable(terrain: Terrain, now: number): string | null {
  const others = keptTables().filter(({ id }) => id !== terrain.id);
  return write([{ id: terrain.id, touched: now, terrain }, ...others]);
}

/** A table to begin with, under an id that no other of this browser has. */
export function asNew(terrain: Terrain): Terrain {
  const taken = new Set(keptTables().map(({ id }) => id));
  return { ...terrain, id: freshId(taken, `${terrain.id}-1`) };
}

export function dropTable(id: string): void {
  write(keptTables().filter((table) => table.id !== id));
}

function write(tables: readonly KeptTable[]): string | null {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
    return null;
  } catch {
    return 'The browser has no room for it. Save the table as a file.';
  }
}

/** A file that somebody made, here or elsewhere: the table in it, or all that is wrong with it. */
export function readTable(text: string): { readonly terrain: Terrain } | { readonly faults: readonly string[] } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { faults: ['This file is no table: it cannot be read.'] };
  }
  const parsed = parseTerrain(file);
  return parsed.ok
    ? { terrain: parsed.terrain }
    : { faults: parsed.errors.map(({ path, message }) => `${path || 'file'}: ${message}`) };
}
