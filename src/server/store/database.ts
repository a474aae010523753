import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { migrations, type Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
  /** How many groups of answers may be on their way to the disk at once. */
  readonly lanes: number;
  close(): Promise<void>;
}

const STATEMENTS_KEPT = 400;

/** SQLite in one file. Every commit reaches the disk before it is reported (WAL with synchronous=FULL). */
export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const file = new Sqlite(join(folder, 'holdout.db'), { timeout: 5000 });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withKeptStatements(file) }) });
  await migrate(db);
  return { db, kind: 'sqlite', lanes: 1, close: () => db.destroy() };
}

/** Preparing a statement costs more than running it, and the same few come again and again. */
function withKeptStatements(file: Sqlite.Database): { prepare(sql: string): Sqlite.Statement; close(): void } {
  const kept = new Map<string, Sqlite.Statement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      const statement = file.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
    close: () => {
      kept.clear();
      file.pragma('wal_checkpoint(TRUNCATE)');
      file.close();
    },
  };
}

const INT8 = 20;

/** PostgreSQL. `onError` hears of connections that broke while nobody used them. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    // Times and counts are far below 2^53.
    types: {
      getTypeParser: (id: number, format?: 'text') => (id === INT8 ? Number : pg.types.getTypeParser(id, format)),
    },
  } as pg.PoolConfig);
  pool.on('error', onError);
  // One that breaks while it is in use fails its query as well; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return { db, kind: 'postgres', lanes: 3, close: () => db.destroy() };
}

async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
}
