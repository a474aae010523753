import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { appendTo, postgresPool } from './postgres.ts';
import { migrations, type Schema } from './schema.ts';
import { Sqlite } from './sqlite.ts';
import type { Write } from './writer.ts';

export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  /** How many groups of answers may be on their way to the disk at once. */
  readonly lanes: number;
  /** Makes a group durable in one commit, each write of it as a whole or not at all. Gives the matches whose rows got in. */
  append(writes: readonly Write[]): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** SQLite in one file. */
export async function openSqlite(folder: string): Promise<Database> {
  const sqlite = new Sqlite(folder);
  const db = sqlite.queries();
  await migrate(db);
  return { db, lanes: 2, append: (writes) => sqlite.append(writes), close: () => db.destroy() };
}

/** PostgreSQL. `onError` hears of connections that broke while nobody used them. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = postgresPool(url, onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return { db, lanes: 3, append: (writes) => appendTo(pool, writes), close: () => db.destroy() };
}

async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Whether nothing was written, for certain: the database said so, or was never reached. A connection that breaks or falls silent
 * after the question leaves it open: the commit may still come.
 */
export function isRefused(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return message === 'timeout exceeded when trying to connect';
  return (
    /^SQLITE|^ECONNREFUSED$|^ENOTFOUND$/.test(code) || (/^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|EPIPE)/.test(code))
  );
}
