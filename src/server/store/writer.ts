import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import type { BoundaryRow, HeadRow, LogRow, MatchRow } from './schema.ts';

/** One step of one match, to be made durable as a whole. */
export interface Write {
  readonly row: LogRow;
  readonly head: HeadRow;
  readonly boundary: BoundaryRow | null;
  /** What changes in the match itself: new rules came with this row. */
  readonly match?: Pick<MatchRow, 'version' | 'origin' | 'origin_seq'>;
  /** What other servers are told. */
  readonly notice: string;
}
interface Waiting {
  readonly write: Write;
  readonly done: (written: boolean) => void;
  readonly failed: (error: unknown) => void;
}

const GROUP = 128;
export const CHANNEL = 'holdout';

/**
 * Appends to the log with group commit: whatever comes in while a commit is under way goes into the next one together. A
 * match never has two writes waiting, so their order among each other does not matter.
 */
export class Writer {
  readonly #database: Database;
  readonly #onGroup: (size: number, seconds: number) => void;
  readonly #queue: Waiting[] = [];
  #busy = 0;
  #scheduled = false;
  #idle: (() => void)[] = [];

  constructor(database: Database, onGroup: (size: number, seconds: number) => void) {
    this.#database = database;
    this.#onGroup = onGroup;
  }

  /** True once it is durable; false if that place in the log was taken, or the same answer is already in it. */
  append(write: Write): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#queue.push({ write, done, failed });
      this.#schedule();
    });
  }

  /** When everything that was queued has been written or has failed. */
  async drained(): Promise<void> {
    if (this.#busy === 0 && this.#queue.length === 0) return;
    await new Promise<void>((done) => this.#idle.push(done));
  }

  /** A commit starts after the messages that have already arrived were looked at, so that they can share it. */
  #schedule(): void {
    if (this.#scheduled || this.#busy >= this.#database.lanes) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    const group = this.#queue.splice(0, GROUP);
    if (group.length === 0) return;
    this.#busy++;
    if (this.#queue.length > 0) this.#schedule();
    const start = performance.now();
    try {
      const written = await this.#commit(group.map(({ write }) => write));
      for (const { write, done } of group) done(written.has(write.row.match));
      this.#onGroup(group.length, (performance.now() - start) / 1000);
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
    this.#busy--;
    if (this.#queue.length > 0) this.#schedule();
    else if (this.#busy === 0) for (const done of this.#idle.splice(0)) done();
  }

  /** The matches whose rows got in. */
  #commit(group: readonly Write[]): Promise<ReadonlySet<string>> {
    // Two servers that lock the same rows in the same order wait for each other instead of for ever.
    const writes = [...group].sort((a, b) => (a.row.match < b.row.match ? -1 : 1));
    return this.#database.db.transaction().execute(async (tx) => {
      const rows = await tx
        .insertInto('log')
        .values(writes.map(({ row }) => row))
        .onConflict((conflict) => conflict.doNothing())
        .returning('match')
        .execute();
      const written = new Set(rows.map(({ match }) => match));
      const won = writes.filter(({ row }) => written.has(row.match));
      if (won.length > 0) await this.#follow(tx, won);
      return written;
    });
  }

  async #follow(tx: Db, won: readonly Write[]): Promise<void> {
    await saveHeads(
      tx,
      won.map(({ head }) => head),
    );
    const boundaries = won.flatMap(({ boundary }) => boundary ?? []);
    if (boundaries.length > 0) await saveBoundaries(tx, boundaries);
    for (const { row, match } of won) {
      if (match !== undefined) await tx.updateTable('matches').set(match).where('id', '=', row.match).execute();
    }
    if (this.#database.kind === 'postgres')
      await notify(
        tx,
        won.map(({ notice }) => notice),
      );
  }
}

/** Other servers hear of it when the transaction commits. */
export async function notify(db: Db, notices: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, notice) from unnest(${sql.val(notices)}::text[]) as notice`.execute(db);
}

async function saveHeads(db: Db, heads: readonly HeadRow[]): Promise<void> {
  await db
    .insertInto('heads')
    .values(heads)
    .onConflict((conflict) =>
      conflict.column('match').doUpdateSet(({ ref }) => ({
        seq: ref('excluded.seq'),
        status: ref('excluded.status'),
        answered: ref('excluded.answered'),
        waiting: ref('excluded.waiting'),
        outcome: ref('excluded.outcome'),
        bots_due: ref('excluded.bots_due'),
        asked: ref('excluded.asked'),
        updated: ref('excluded.updated'),
      })),
    )
    .execute();
}

async function saveBoundaries(db: Db, boundaries: readonly BoundaryRow[]): Promise<void> {
  await db
    .insertInto('boundaries')
    .values(boundaries)
    .onConflict((conflict) =>
      conflict.column('match').doUpdateSet(({ ref }) => ({
        seq: ref('excluded.seq'),
        position: ref('excluded.position'),
        since: ref('excluded.since'),
      })),
    )
    .execute();
}
