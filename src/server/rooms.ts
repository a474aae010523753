import type { AnyGame } from '../kernel/index.ts';
import type { Notice } from './bus.ts';
import { Play, type Change } from './play.ts';
import { notFound, notSaved, Problem } from './problem.ts';
import { Room } from './room.ts';
import { rulesChanged } from './rules-change.ts';
import type { Db } from './store/database.ts';
import { boundaryOf, entriesAfter, storeBoundary } from './store/log.ts';
import { metaOf, type Meta } from './store/tables.ts';
import type { Write, Writer } from './store/writer.ts';

/** What watchers, bots and notices are told after something has become durable. */
export interface Happened {
  readonly room: Room;
  readonly change: Change | null;
  /** People who are awaited now and were not before. */
  readonly turn: readonly string[];
}

export interface RoomsOptions {
  readonly db: Db;
  readonly writer: Writer;
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

  /** A new match: its first row brings everything about it. */
  async open(room: Room, change: Change): Promise<void> {
    this.#rooms.set(room.id, room);
    await room.inTurn(async () => {
      const { row, seats } = room.meta;
      const write = { ...room.writeOf(change, NOBODY), born: { match: row, seats }, notice: this.#notice(room, []) };
      try {
        await this.#write(room, write);
      } catch (error) {
        this.#forget(room);
        throw error;
      }
    });
  }

  /** Does something with a match, alone and with the match loaded. */
  enter<T>(id: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    let room = this.#rooms.get(id);
    if (room === undefined) {
      room = new Room(id);
      this.#rooms.set(id, room);
    }
    const entered = room;
    return entered.inTurn(async () => {
      if (!entered.isLoaded) await this.#load(entered);
      return work(entered);
    });
  }

  async #load(room: Room): Promise<void> {
    try {
      const meta = await metaOf(this.#options.db, room.id);
      if (meta === null) throw notFound();
      const game = this.#options.games.get(meta.row.game);
      if (game === undefined) throw new Problem('frozen', 'This server does not have the game of this match');
      await this.#resume(room, meta, game);
    } catch (error) {
      // Those who wait behind us would otherwise work in a room that nobody else finds.
      if (room.isLast) this.#forget(room);
      throw error;
    }
    // What watchers were told of last may be older than what was read now.
    if (this.#options.isWatched(room.id)) this.#options.onChange({ room, change: null, turn: [] });
  }

  async #resume(room: Room, meta: Meta, game: AnyGame): Promise<void> {
    const { db } = this.#options;
    const boundary = await boundaryOf(db, room.id);
    if (boundary === null) throw notFound();
    const rows = await entriesAfter(db, room.id, boundary.seq);
    if (meta.row.version === game.version) {
      room.load(await this.#thawed(meta), Play.resumed(game, meta.row, boundary, rows));
      return;
    }
    const updated = rulesChanged(game, meta.row, boundary, rows);
    if (updated === null) {
      if (meta.head.status !== 'over') {
        await db.updateTable('heads').set({ status: 'frozen' }).where('match', '=', room.id).execute();
      }
      throw frozen();
    }
    room.load(await this.#thawed(meta), updated.play);
    // A match that is over stays what it was: only what is shown goes through today's rules.
    if (meta.head.status === 'over') return;
    const write = room.writeOf(updated.change, NOBODY);
    const { seq } = write.row;
    const match = { version: game.version, origin: JSON.stringify(updated.origin), origin_seq: seq };
    if (!(await this.#write(room, { ...write, match, notice: this.#notice(room, []) }))) {
      // Another server was faster with the same update.
      room.unload();
      return this.#load(room);
    }
    room.changeMeta({ row: { ...meta.row, ...match } });
  }

  /** Rules that could not go on with a match have been replaced by some that can. */
  async #thawed(meta: Meta): Promise<Meta> {
    if (meta.head.status !== 'frozen') return meta;
    const waits = meta.head.answered === 0 && meta.seats.some(({ kind }) => kind === 'open');
    const status = waits ? 'waiting' : 'playing';
    await this.#options.db.updateTable('heads').set({ status }).where('match', '=', meta.row.id).execute();
    return { ...meta, head: { ...meta.head, status } };
  }

  /** Makes a change durable; then tells everybody. On any trouble memory goes back to what the log says. */
  async commit(
    room: Room,
    change: Change,
    by: { person: string | null; clientId: string | null },
    before: ReadonlySet<string>,
  ): Promise<'written' | 'raced'> {
    const awaited = [...room.awaited].filter((person) => !before.has(person));
    const write = { ...room.writeOf(change, by), notice: this.#notice(room, awaited) };
    if (!(await this.#write(room, write))) {
      this.#options.onRace();
      room.unload();
      await this.#load(room);
      return 'raced';
    }
    this.#options.onChange({ room, change, turn: awaited });
    return 'written';
  }

  async #write(room: Room, write: Write): Promise<boolean> {
    let written: boolean;
    try {
      written = await this.#options.writer.append(write);
    } catch (error) {
      room.unload();
      throw Object.assign(notSaved(), { cause: error });
    }
    if (!written) return false;
    room.play.written(write.row.seq, write.boundary !== null);
    room.changeMeta({ head: write.head });
    return true;
  }

  #notice(room: Room, turn: readonly string[]): Notice {
    return { node: this.#options.node, match: room.id, seq: room.play.seq + 1, turn };
  }

  /** Another server has written: what is in memory may be old. */
  refresh(id: string, seq: number | null): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined) return Promise.resolve();
    return room.inTurn(async () => {
      if (room.isLoaded && seq !== null && room.play.seq >= seq) return;
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
    const limit = performance.now() - this.#options.idleMillis;
    for (const room of this.#rooms.values()) {
      if (room.used < limit && !room.isBusy && !this.#options.isWatched(room.id)) void this.#letGo(room);
    }
  }

  /** Nothing is lost if the boundary cannot be stored: the log has every answer since the one that is there. */
  async #letGo(room: Room): Promise<void> {
    const behind = room.isLoaded ? room.boundaryBehind() : null;
    this.#forget(room);
    if (behind !== null) await storeBoundary(this.#options.db, behind).catch(() => undefined);
  }

  /** Before the server stops: whoever opens a match next, perhaps with newer rules, goes on from where it is. */
  async letAllGo(): Promise<void> {
    for (const room of this.#rooms.values()) await room.inTurn(() => this.#letGo(room));
  }

  #forget(room: Room): void {
    if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id);
  }
}

const NOBODY = { person: null, clientId: null };

const frozen = (): Problem => new Problem('frozen', 'The rules have changed, and this match cannot go on under them');
