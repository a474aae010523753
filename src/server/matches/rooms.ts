import type { AnyGame } from '../../kernel/index.ts';
import type { Notice } from '../bus.ts';
import { notFound, notSaved, perhapsSaved, Problem } from '../problem.ts';
import { termsOf } from './record.ts';
import { Room, seated } from './room.ts';
import { type Db, isRefused } from '../store/database.ts';
import { boundaryOf, entriesAfter, storeBoundary } from '../store/log.ts';
import type { MatchRow } from '../store/schema.ts';
import { metaOf, type Meta } from '../store/tables.ts';
import type { Write, Writer } from '../store/writer.ts';
import type { Desk } from '../threads/desk.ts';
import type { Changed, Eyes, Seen } from '../threads/tasks.ts';
import type { Threads } from '../threads/threads.ts';

/** What watchers, bots and notices are told after something has become durable. */
export interface Happened {
  readonly room: Room;
  readonly change: Shown | null;
  /** People who are awaited now and were not before. */
  readonly turn: readonly string[];
}
/** What the newest row of the log has brought, as those see it who were looking. */
export interface Shown {
  readonly eventsFrom: number;
  readonly eyes: readonly Eyes[];
  readonly seen: readonly Seen[];
}

export interface RoomsOptions {
  readonly db: Db;
  readonly writer: Writer;
  readonly threads: Threads;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly node: string;
  readonly idleMillis: number;
  readonly onChange: (happened: Happened) => void;
  readonly onRace: () => void;
  /** Whether somebody looks at a match, or a bot is at work in it: then it stays in memory. */
  readonly isWatched: (id: string) => boolean;
}

/** The matches in memory: a cache of the log. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Room>();
  /** Rows that may or may not get into the log, by match. */
  readonly #doubts = new Map<string, { readonly seq: number; readonly until: number }>();

  constructor(options: RoomsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The room, if it is in memory. */
  known(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  newRoom(id: string): Room {
    return new Room(id, (room) => this.#settle(room));
  }

  /** A new match: its first row brings everything about it. */
  async open(room: Room, meta: Meta & { readonly row: MatchRow }, desk: Desk, change: Changed): Promise<void> {
    this.#rooms.set(room.id, room);
    await room.inTurn(async () => {
      const { row, seats } = meta;
      const { uploaded: _, ...kept } = row;
      room.load({ ...meta, row: kept }, desk);
      const write = {
        ...room.writeOf(change, NOBODY),
        born: { match: row, seats },
        notice: this.#notice(room, change, []),
      };
      try {
        await this.#write(room, write, change, []);
      } catch (error) {
        this.#forget(room);
        throw error;
      }
    });
  }

  /** Does something with a match, alone and with the match loaded. */
  enter<T>(id: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    const room = this.#roomOf(id);
    return room.inTurn(async () => {
      if (!room.isLoaded) await this.#load(room);
      try {
        return await work(room);
      } catch (error) {
        // Something else went wrong, most often with the database: what is in memory may not be what is stored.
        if (!(error instanceof Problem)) this.#distrust(room);
        throw error;
      }
    });
  }

  #distrust(room: Room): void {
    room.unload();
    if (this.#options.isWatched(room.id)) this.refresh(room.id, null).catch(() => undefined);
  }

  /** For talk at the table: nobody waits for the match itself, only for knowing who sits at it. */
  async enterTalk<T>(id: string, work: (room: Room) => Promise<T>): Promise<T> {
    const room = this.#roomOf(id);
    if (!room.isKnown) await this.enter(id, () => undefined);
    return room.inTalk(() => work(room));
  }

  #roomOf(id: string): Room {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const room = this.newRoom(id);
    this.#rooms.set(id, room);
    return room;
  }

  /** The match is loaded, and played in the lane where it belongs. */
  async #settle(room: Room): Promise<void> {
    if (!room.isLoaded) return this.#load(room);
    const { row, head } = room.meta;
    const given = { terms: termsOf(row), seats: room.seated, isOver: head.status === 'over' };
    room.sitAt(await this.#options.threads.moved(room.owner, room.desk, given));
  }

  async #load(room: Room): Promise<void> {
    try {
      const meta = await metaOf(this.#options.db, room.id);
      if (meta === null) throw notFound();
      const game = this.#options.games.get(meta.row.game);
      if (game === undefined) throw new Problem('frozen', 'This server does not have the game of this match');
      await this.#resume(room, meta);
    } catch (error) {
      room.unload();
      // Those who wait behind us would otherwise work in a room that nobody else finds.
      if (room.isLast) this.#forget(room);
      throw error;
    }
    // What watchers were told of last may be older than what was read now.
    if (this.#options.isWatched(room.id)) this.#options.onChange({ room, change: null, turn: [] });
  }

  async #resume(room: Room, meta: Meta): Promise<void> {
    const { db, threads } = this.#options;
    const { row, seats, head } = meta;
    const stored = await boundaryOf(db, room.id);
    if (stored === undefined) throw notFound();
    const { seq, position, since } = stored;
    const boundary = { seq, position, since, isStored: true };
    const rows = await entriesAfter(db, room.id, seq);
    const isOver = head.status === 'over';
    const given = { terms: termsOf(row), boundary, rows, seats: seats.map(seated), isOver };
    const found = await threads.load(row.host ?? room.id, room.pace, given);
    if (found === null) {
      if (!isOver) await db.updateTable('heads').set({ status: 'frozen' }).where('match', '=', room.id).execute();
      throw frozen();
    }
    const { desk, loaded } = found;
    room.load(await this.#thawed(meta), desk);
    const { update } = loaded;
    if (update === null) return;
    const write = room.writeOf(update, NOBODY);
    const { setup } = row;
    const match = { version: update.version, setup, origin: update.origin, origin_seq: write.row.seq };
    if (!(await this.#write(room, { ...write, match, notice: this.#notice(room, update, []) }, update, []))) {
      // Another server was faster with the same update.
      room.unload();
      return this.#load(room);
    }
    room.changeMeta({ row: { ...row, ...match } });
  }

  /** Rules that could not go on with a match have been replaced by some that can. */
  async #thawed(meta: Meta): Promise<Meta> {
    if (meta.head.status !== 'frozen') return meta;
    const waits = meta.head.answered === 0 && meta.seats.some(({ kind }) => kind === 'open');
    const status = waits ? 'waiting' : 'playing';
    await this.#options.db.updateTable('heads').set({ status }).where('match', '=', meta.row.id).execute();
    return { ...meta, head: { ...meta.head, status } };
  }

  /**
   * Makes a change durable; then tells everybody. On any trouble memory goes back to what the log says. `setup`: it begins again, with
   * this set-up.
   */
  async commit(
    room: Room,
    change: Changed,
    by: { person: string | null; clientId: string | null },
    eyes: readonly Eyes[],
    setup: string | null = null,
  ): Promise<'written' | 'raced'> {
    const before = room.awaited;
    const waiting = change.standing.outcome === null && room.status === 'playing' ? change.standing.waitingFor : [];
    const turn = [...room.awaitedIn(waiting)].filter((person) => !before.has(person));
    const write = { ...room.writeOf(change, by), notice: this.#notice(room, change, turn) };
    const { version } = room.meta.row;
    const match = setup === null ? undefined : { version, setup, origin: null, origin_seq: write.row.seq };
    if (!(await this.#write(room, { ...write, ...(match === undefined ? undefined : { match }) }, change, eyes))) {
      this.#options.onRace();
      room.unload();
      await this.#load(room);
      return 'raced';
    }
    if (match !== undefined) room.changeMeta({ row: { ...room.meta.row, ...match } });
    const { eventsFrom, seen } = change;
    this.#options.onChange({ room, change: { eventsFrom, eyes, seen }, turn });
    return 'written';
  }

  async #write(room: Room, write: Write, change: Changed, eyes: readonly Eyes[]): Promise<boolean> {
    let written: boolean;
    try {
      written = await this.#options.writer.append(write);
    } catch (error) {
      room.unload();
      if (isRefused(error)) throw Object.assign(notSaved(), { cause: error });
      this.#doubt(room.id, write.row.seq);
      throw Object.assign(perhapsSaved(), { cause: error });
    }
    if (written) room.changed(write.head, change, eyes);
    return written;
  }

  #notice(room: Room, { standing }: Changed, turn: readonly string[]): Notice {
    return { node: this.#options.node, match: room.id, seq: standing.seq, turn };
  }

  /** Nobody knows whether this row gets into the log: until it is there, or too long ago, the log is looked at again. */
  #doubt(id: string, seq: number): void {
    this.#doubts.set(id, { seq, until: performance.now() + DOUBT_MILLIS });
    this.refresh(id, seq).catch(() => undefined);
  }

  isInDoubt(id: string): boolean {
    return this.#doubts.has(id);
  }

  #settleDoubts(): void {
    for (const [id, { seq, until }] of this.#doubts) {
      const room = this.#rooms.get(id);
      const isThere = room?.isLoaded === true && room.standing.seq >= seq;
      if (isThere || room === undefined || performance.now() > until) this.#doubts.delete(id);
      else this.refresh(id, seq).catch(() => undefined);
    }
  }

  /** Another server has written: what is in memory may be old. */
  refresh(id: string, seq: number | null): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined) return Promise.resolve();
    return room.inTurn(async () => {
      if (room.isLoaded && seq !== null && room.standing.seq >= seq) return;
      room.unload();
      await this.#load(room);
    });
  }

  /** After a gap in hearing from the others: everything may be old. */
  async refreshAll(): Promise<void> {
    await Promise.allSettled([...this.#rooms.keys()].map((id) => this.refresh(id, null)));
  }

  /** Lets go of matches that nobody has looked at for a while. */
  sweep(): void {
    this.#settleDoubts();
    const limit = performance.now() - this.#options.idleMillis;
    for (const room of this.#rooms.values()) {
      if (room.used < limit && !room.isBusy && !this.#options.isWatched(room.id)) void this.#letGo(room);
    }
  }

  /** Nothing is lost if the boundary cannot be stored: the log has every answer since the one that is there. */
  async #letGo(room: Room): Promise<void> {
    this.#forget(room);
    if (!room.isLoaded) return;
    const { seq } = room.standing;
    try {
      const { isBehind, position, since } = await room.desk.leave(room.owner);
      if (isBehind) await storeBoundary(this.#options.db, { match: room.id, seq, position, since });
    } catch {
      room.unload();
    }
  }

  /** Before the server stops: whoever opens a match next, perhaps with newer rules, goes on from where it is. */
  async letAllGo(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((room) => room.inTurn(() => this.#letGo(room))));
  }

  #forget(room: Room): void {
    if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id);
  }
}

/** A database that has not committed after so long never will. */
const DOUBT_MILLIS = 10 * 60_000;

const NOBODY = { person: null, clientId: null };

const frozen = (): Problem => new Problem('frozen', 'The rules have changed, and this match cannot go on under them');
