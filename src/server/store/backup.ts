import { chmodSync, copyFileSync, existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import Sqlite from 'libsql';
import { type Database, type Db, openPostgres, openSqlite } from './database.ts';
import type { Schema } from './schema.ts';
import { STORE_FILE } from './sqlite.ts';

/** Where a server keeps everything: the folder of the SQLite file, or a PostgreSQL. */
export type StorePlace = { readonly folder: string } | { readonly databaseUrl: string };

/** Why nothing was copied, as one would tell the operator. */
export class CannotCopy extends Error {}

/** Every table with its key: rows are copied in the order of their keys, so many at a time. */
const KEYS = {
  settings: ['name'],
  people: ['id'],
  matches: ['id'],
  seats: ['match', 'seat'],
  log: ['match', 'seq'],
  heads: ['match'],
  boundaries: ['match'],
  proposals: ['match', 'id'],
  chat: ['match', 'n'],
  reports: ['match', 'n', 'by_person'],
  pushes: ['id'],
} as const satisfies { [T in keyof Schema]: readonly (keyof Schema[T])[] };
const ROWS_AT_ONCE = 200;

/** Copies a store into one new SQLite file, as of one moment, while a server goes on using it. Gives the number of matches. */
export async function backUp(from: StorePlace, file: string): Promise<number> {
  if (existsSync(file)) throw new CannotCopy(`${file} is there already: name a new file`);
  const folder = mkdtempSync(join(dirname(file), '.holdout-backup-'));
  try {
    const made = join(folder, STORE_FILE);
    if ('folder' in from) copySqlite(join(from.folder, STORE_FILE), made);
    else await copyPostgres(from.databaseUrl, folder);
    chmodSync(made, 0o600); // it holds the secrets of the store
    const matches = await countIn(folder);
    linkSync(made, file); // unlike a rename, this takes nobody's place
    return matches;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copySqlite(store: string, made: string): void {
  if (!existsSync(store)) throw new CannotCopy(`${store} is not there: name the server's data folder with --data`);
  const open = new Sqlite(store, { timeout: 5000 });
  try {
    open.prepare('vacuum into ?').run([made]);
  } finally {
    open.close();
  }
}

async function copyPostgres(url: string, folder: string): Promise<void> {
  const source = await openPostgres(url, () => undefined);
  const target = await openSqlite(folder);
  try {
    // One moment for all tables.
    await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((from) => fill(from, target.db));
  } finally {
    await target.close();
    await source.close();
  }
}

async function countIn(folder: string): Promise<number> {
  const store = await openSqlite(folder);
  try {
    return await matchesIn(store.db);
  } finally {
    await store.close();
  }
}

/** Copies a backup into an empty store of either kind. Gives the number of matches. */
export async function restore(file: string, to: StorePlace): Promise<number> {
  if (!existsSync(file)) throw new CannotCopy(`${file} is not there`);
  const folder = mkdtempSync(join(dirname(file), '.holdout-restore-'));
  try {
    // A copy is opened, so that one from an older version is brought up to date and the backup itself stays as it is.
    copyFileSync(file, join(folder, STORE_FILE));
    const source = await openedBackup(folder, file);
    try {
      const target = 'folder' in to ? await openSqlite(to.folder) : await openPostgres(to.databaseUrl, () => undefined);
      try {
        await mustBeEmpty(target.db);
        await fill(source.db, target.db);
        return await matchesIn(target.db);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openedBackup(folder: string, file: string): Promise<Database> {
  try {
    return await openSqlite(folder);
  } catch (error) {
    throw new CannotCopy(`${file} is no backup of Holdout: ${(error as Error).message}`);
  }
}

async function mustBeEmpty(db: Db): Promise<void> {
  const people = await db.selectFrom('people').select('id').limit(1).execute();
  if ((await matchesIn(db)) === 0 && people.length === 0) return;
  throw new CannotCopy('there are matches or people in that store already: restore into an empty one');
}

async function matchesIn(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** All rows of all tables, or none. Settings hold the secrets that links and cookies come from: those of the backup win. */
async function fill(from: Db | Transaction<Schema>, to: Db): Promise<void> {
  await to.transaction().execute(async (into) => {
    await into.deleteFrom('settings').execute();
    for (const table of Object.keys(KEYS) as (keyof Schema)[]) await copyRows(from, into, table);
  });
}

async function copyRows(from: Db, to: Db, table: keyof Schema): Promise<void> {
  const key = KEYS[table];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let last: readonly unknown[] | null = null;
  for (;;) {
    const { rows }: { rows: Record<string, unknown>[] } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)}
      ${last === null ? sql`` : sql`where (${columns}) > (${sql.join(last)})`}
      order by ${columns} limit ${ROWS_AT_ONCE}`.execute(from);
    if (rows.length > 0)
      await to
        .insertInto(table)
        .values(rows as never)
        .execute();
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_AT_ONCE) return;
    last = key.map((name) => end[name]);
  }
}
