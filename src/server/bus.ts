import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './store/database.ts';
import { CHANNEL } from './store/writer.ts';

/** What servers on one database tell each other. It names what has changed; whoever needs it reads it from the log. */
export interface Notice {
  readonly node: string;
  readonly match: string;
  /** The newest row of the log; absent if something else about the match has changed. */
  readonly seq?: number;
  readonly chat?: true;
  /** Whose turn it has become. */
  readonly turn?: readonly string[];
  /** Who is looking, on that server. */
  readonly present?: readonly string[];
}

export interface BusEvents {
  readonly onNotice: (notice: Notice) => void;
  /** A row of this server's own has been committed. */
  readonly onOwn: (match: string, seq: number) => void;
  /** Notices may have been missed. */
  readonly onGap: () => void;
  readonly onError: (error: Error) => void;
}

const RECONNECT_MILLIS = 1000;

/** PostgreSQL's LISTEN and NOTIFY. On SQLite there is nobody to tell. */
export class Bus {
  readonly #db: Db;
  readonly #url: string | null;
  readonly #node: string;
  readonly #events: BusEvents;
  #client: pg.Client | null = null;
  #closed = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Db, url: string | null, node: string, events: BusEvents) {
    this.#db = db;
    this.#url = url;
    this.#node = node;
    this.#events = events;
  }

  async listen(): Promise<void> {
    if (this.#url === null) return;
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 3000 });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    client.on('notification', ({ payload }) => this.#heard(payload));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  #heard(payload: string | undefined): void {
    const notice = JSON.parse(payload ?? '{}') as Notice;
    if (notice.node !== this.#node) this.#events.onNotice(notice);
    else if (notice.seq !== undefined) this.#events.onOwn(notice.match, notice.seq);
  }

  #lost(client: pg.Client, error: Error | null): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    if (error !== null) this.#events.onError(error);
    client.end().catch(() => undefined);
    this.#retry();
  }

  #retry(): void {
    this.#timer = setTimeout(() => {
      this.listen().then(
        () => this.#events.onGap(),
        () => {
          this.#client = null;
          this.#retry();
        },
      );
    }, RECONNECT_MILLIS);
  }

  /** Tells the others something that is not in the match log. Nobody waits for it. */
  tell(notice: Omit<Notice, 'node'>): void {
    if (this.#url === null || this.#closed) return;
    const said = JSON.stringify({ node: this.#node, ...notice });
    sql`select pg_notify(${CHANNEL}, ${said})`
      .execute(this.#db)
      .catch((error: unknown) => this.#events.onError(error as Error));
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}
