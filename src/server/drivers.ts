import { isForPeople, type Move } from '../bots/index.ts';
import type { Seat } from '../kernel/index.ts';
import type { House } from './house.ts';
import { Problem } from './problem.ts';
import type { Room } from './room.ts';
import { ruleFault } from './answering.ts';
import { overdue, stalled } from './store/tables.ts';
import { replaceOverdue } from './seating.ts';

/** A match whose bots have not moved for so long was left by another server. */
const LEFT_MILLIS = 8000;
/** After trouble (the database is away, a rule broke) a bot tries again later. */
const TROUBLE_MILLIS = 3000;

/** Moves the bots of this server's matches: one decision at a time, with a pause that people can follow. */
export class Drivers {
  readonly #house: () => House;
  readonly #timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  /** Matches in which a bot moves right now, and whether something has changed since it began. */
  readonly #moving = new Map<string, { changed: boolean }>();
  #closed = false;
  #sweeping = false;

  constructor(house: () => House) {
    this.#house = house;
  }

  isAtWork(match: string): boolean {
    return this.#timers.has(match) || this.#moving.has(match);
  }

  /** Something has changed in a match: perhaps a bot wants to move. */
  poke(room: Room, millis = this.#house().settings.botPaceMillis): void {
    if (this.#closed || !room.isLoaded || room.status !== 'playing') return;
    if (!room.seats.some(({ kind }) => kind === 'bot')) return;
    const moving = this.#moving.get(room.id);
    if (moving !== undefined) {
      moving.changed = true;
      return;
    }
    const due = Math.max(performance.now() + millis, room.pausedUntil);
    const known = this.#timers.get(room.id);
    if (known !== undefined && known.due <= due) return;
    clearTimeout(known?.timer);
    const timer = setTimeout(() => void this.#move(room.id), due - performance.now());
    this.#timers.set(room.id, { timer, due });
  }

  async #move(match: string): Promise<void> {
    const house = this.#house();
    const moving = { changed: false };
    this.#timers.delete(match);
    this.#moving.set(match, moving);
    let again = house.settings.botPaceMillis;
    let moved = false;
    try {
      moved = await house.rooms.enter(match, (room) => this.#once(house, room));
    } catch (error) {
      if (this.#closed) return;
      again = TROUBLE_MILLIS;
      moved = true;
      if (!(error instanceof Problem)) house.log.error({ match, err: error }, 'a bot could not move');
    }
    this.#moving.delete(match);
    const room = house.rooms.known(match);
    if ((moved || moving.changed) && room !== undefined && room.isLoaded) this.poke(room, again);
  }

  /** One move, if a bot has one to make. */
  async #once(house: House, room: Room): Promise<boolean> {
    if (this.#closed || room.status !== 'playing') return false;
    if (room.pausedUntil > performance.now()) return true;
    if (isForPeople(room.play.match, botsOf(room))) return false;
    const move = await house.thinkers.think(room.play.match, room.meta.row.seed, botsOf(room));
    if (move === null || this.#closed) return false;
    const before = room.awaited;
    const result = answered(house, room, move);
    if (!result.ok) throw new Error(`A bot's answer was refused: ${result.refusal.message}`);
    const entry = { seat: move.seat, answer: move.answer };
    const eventsFrom = room.play.match.eventCount - result.events.length;
    const by = { person: null, clientId: null };
    const done = await house.rooms.commit(room, { entry, eventsFrom, events: result.events }, by, before);
    if (done === 'written') house.metrics.botAnswers.add();
    return true;
  }

  /** Looks for matches that stand still: this server was restarted, or another one is gone. */
  async sweep(leftMillis = LEFT_MILLIS): Promise<void> {
    if (this.#sweeping || this.#closed) return;
    this.#sweeping = true;
    const house = this.#house();
    try {
      const now = Date.now();
      const left = now - leftMillis - house.settings.botPaceMillis;
      for (const match of await stalled(house.db, left, now + LEFT_MILLIS)) {
        if (!this.isAtWork(match)) await house.rooms.enter(match, (room) => this.poke(room, 0)).catch(() => undefined);
      }
      if (!house.clock.isTrusted) return;
      for (const match of await overdue(house.db, Date.now()))
        await replaceOverdue(house, match).catch(() => undefined);
    } catch (error) {
      house.log.warn({ err: error }, 'could not look for matches that stand still');
    } finally {
      this.#sweeping = false;
    }
  }

  close(): void {
    this.#closed = true;
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}

const botsOf = (room: Room): Record<Seat, string> =>
  Object.fromEntries(
    room.seats.flatMap(({ kind, seat, bot }) => (kind === 'bot' && bot !== null ? [[seat, bot]] : [])),
  );

function answered(house: House, room: Room, { seat, answer }: Move) {
  try {
    return room.play.answer(seat, answer);
  } catch (error) {
    throw ruleFault(house, room, error);
  }
}
