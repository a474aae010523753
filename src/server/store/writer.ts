import type { Database } from './database.ts';
import type { BoundaryRow, HeadRow, LogRow, MatchRow, SeatRow } from './schema.ts';

/** One step of one match, to be made durable as a whole. */
export interface Write {
  readonly row: LogRow;
  readonly head: HeadRow;
  readonly boundary: BoundaryRow | null;
  /** What changes in the match itself: with this row new rules came, or it begins again with another set-up. */
  readonly match?: Pick<MatchRow, 'version' | 'setup' | 'origin' | 'origin_seq'>;
  /** The match itself, if it begins with this row. */
  readonly born?: { readonly match: MatchRow; readonly seats: readonly SeatRow[] };
  /** What other servers are told. */
  readonly notice: object;
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
    const written = await this.#database.append(group.map(({ write }) => write)).catch((error: unknown) => ({ error }));
    if ('error' in written && group.length > 1 && isOfTheData(written.error)) {
      await this.#oneByOne(group);
      this.#settled();
      return;
    }
    this.#busy--;
    // The disk goes on with the next group while everybody hears of this one.
    if (this.#queue.length > 0) void this.#flush();
    if ('error' in written) for (const { failed } of group) failed(written.error);
    else {
      for (const { write, done } of group) done(written.has(write.row.match));
      this.#onGroup(group.length, (performance.now() - start) / 1000);
    }
    this.#rest();
  }

  /** One write that the database cannot take must not cost the others theirs: each is tried alone. */
  async #oneByOne(group: readonly Waiting[]): Promise<void> {
    for (const { write, done, failed } of group) {
      await this.#database.append([write]).then((written) => done(written.has(write.row.match)), failed);
    }
  }

  #settled(): void {
    this.#busy--;
    if (this.#queue.length > 0) void this.#flush();
    this.#rest();
  }

  #rest(): void {
    if (this.#busy === 0) for (const done of this.#idle.splice(0)) done();
  }
}

/** The database has read the group and found fault with something in it; nothing of it was written. */
function isOfTheData(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(21|22|23|54)|^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)/.test(code);
}
