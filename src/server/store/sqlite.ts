import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { BOUNDARIES, HEADS, LOG, MATCHES, RULES, SEATS, valuesOf } from './columns.mjs';
import type { Schema } from './schema.ts';
import type { Write } from './writer.ts';

type Task =
  | { readonly do: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly do: 'append'; readonly writes: readonly Flat[] }
  | { readonly do: 'close' };
/** A write as the values of its statements: names of columns would be copied from thread to thread with every row. */
export interface Flat {
  readonly log: readonly unknown[];
  readonly head: readonly unknown[];
  readonly boundary: readonly unknown[] | null;
  readonly rules: readonly unknown[] | null;
  readonly born: { readonly match: readonly unknown[]; readonly seats: readonly (readonly unknown[])[] } | null;
}
export interface Asked {
  readonly id: number;
  readonly task: Task;
}
export interface Done {
  readonly rows: unknown[];
  readonly changes: number;
}
export type Replied =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly message: string; readonly code: string | undefined } };

export const STORE_FILE = 'holdout.db';

/** For its owner alone: it holds the secret that private links come from. SQLite gives its other files the same rights. */
function ownFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, STORE_FILE);
  closeSync(openSync(file, 'a', 0o600));
  // A store that an older version left open to others is closed.
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
  return file;
}

/** The SQLite file, in a thread of its own: this one computes the next answers while that one waits for the disk. */
export class Sqlite {
  readonly #thread: Worker;
  readonly #open = new Map<
    number,
    { readonly done: (value: unknown) => void; readonly failed: (error: Error) => void }
  >();
  #next = 1;
  #failure: Error | null = null;
  #inTransaction = false;
  /** Who waits until the transaction is over. */
  readonly #line: (() => void)[] = [];

  constructor(folder: string) {
    const workerData = { file: ownFile(folder) };
    this.#thread = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), { workerData, execArgv: [] });
    this.#thread.on('message', (reply: Replied) => this.#heard(reply));
    this.#thread.on('error', (error) => this.#lost(error));
  }

  #heard(reply: Replied): void {
    const waiting = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    if ('value' in reply) waiting?.done(reply.value);
    else waiting?.failed(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
  }

  /** The file could not be opened. */
  #lost(error: Error): void {
    this.#failure = error;
    for (const { failed } of this.#open.values()) failed(error);
    this.#open.clear();
  }

  /** Straight to the thread, which does one thing after the other. */
  ask(task: Task): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.#failure !== null) return failed(this.#failure);
      const id = this.#next++;
      this.#open.set(id, { done, failed });
      this.#thread.postMessage({ id, task } satisfies Asked);
    });
  }

  /** The same once no transaction is open: there is one connection, and it would get into the middle of it. */
  async askApart(task: Task): Promise<unknown> {
    while (this.#inTransaction) await new Promise<void>((go) => this.#line.push(go));
    return this.ask(task);
  }

  /** From here on only what belongs to the transaction gets to the thread. */
  async begin(): Promise<void> {
    while (this.#inTransaction) await new Promise<void>((go) => this.#line.push(go));
    this.#inTransaction = true;
  }

  ended(): void {
    this.#inTransaction = false;
    for (const go of this.#line.splice(0)) go();
  }

  async append(group: readonly Write[]): Promise<ReadonlySet<string>> {
    const writes = group.map(flat);
    return new Set((await this.askApart({ do: 'append', writes })) as string[]);
  }

  async close(): Promise<void> {
    await this.askApart({ do: 'close' });
    await this.#thread.terminate();
  }

  /** The same file for every other question. */
  queries(): Kysely<Schema> {
    return new Kysely<Schema>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new ThreadDriver(this),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    });
  }
}

function flat({ row, head, boundary, match, born }: Write): Flat {
  return {
    log: valuesOf(LOG, row),
    head: valuesOf(HEADS, head),
    boundary: boundary === null ? null : valuesOf(BOUNDARIES, boundary),
    rules: match === undefined ? null : [...valuesOf(RULES, match), row.match],
    born:
      born === undefined
        ? null
        : { match: valuesOf(MATCHES, born.match), seats: born.seats.map((seat) => valuesOf(SEATS, seat)) },
  };
}

class ThreadConnection implements DatabaseConnection {
  readonly #sqlite: Sqlite;
  inTransaction = false;

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const task = { do: 'query', sql, parameters } as const;
    const done = this.inTransaction ? this.#sqlite.ask(task) : this.#sqlite.askApart(task);
    const { rows, changes } = (await done) as Done;
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows come all at once');
  }
}

class ThreadDriver implements Driver {
  readonly #sqlite: Sqlite;

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#sqlite);
  }
  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    await this.#sqlite.begin();
    connection.inTransaction = true;
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      this.#ended(connection);
      throw error;
    }
  }
  /** One that fails is rolled back. */
  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    this.#ended(connection);
  }
  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } finally {
      this.#ended(connection);
    }
  }
  #ended(connection: ThreadConnection): void {
    connection.inTransaction = false;
    this.#sqlite.ended();
  }

  destroy(): Promise<void> {
    return this.#sqlite.close();
  }
}
