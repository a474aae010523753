import { botNames } from '../../bots/index.ts';
import { Recent, type Seat } from '../../kernel/index.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import type { Room } from './room.ts';
import { answered } from './answering.ts';
import { overdue, stalled } from '../store/tables.ts';
import { replaceOverdue } from './seating.ts';
import { pondered } from './thinking.ts';
import { TooLong } from '../threads/thread.ts';

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
  /** How many places weaker the bots of a match are, because stronger ones took too long. */
  readonly #weaker = new Recent<string, number>(1000);
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
    if (this.#closed || !room.isKnown || room.status !== 'playing') return;
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
      moved = await this.#once(house, match);
    } catch (error) {
      if (this.#closed) return;
      again = TROUBLE_MILLIS;
      moved = true;
      if (error instanceof TooLong) this.#tookTooLong(match);
      else if (!(error instanceof Problem)) house.log.error({ match, err: error }, 'a bot could not move');
    }
    this.#moving.delete(match);
    const room = house.rooms.known(match);
    if ((moved || moving.changed) && room !== undefined && room.isKnown) this.poke(room, again);
  }

  #tookTooLong(match: string): void {
    this.#weaker.set(match, Math.min((this.#weaker.get(match) ?? 0) + 1, botNames.length));
    this.#house().log.warn({ match }, 'a bot was stopped because it thought for too long; a weaker one goes on');
  }

  /** One move, if a bot has one to make. It thinks outside of the room, so that nobody waits for it. */
  async #once(house: House, match: string): Promise<boolean> {
    const { rooms, threads, settings } = house;
    const mayMove = (room: Room): boolean => !this.#closed && room.status === 'playing';
    const asked = await rooms.enter(match, async (room) => {
      if (!mayMove(room)) return null;
      if (room.pausedUntil > performance.now()) return 'paused';
      const bots = this.#botsOf(room);
      const thought = await pondered(room, room.standing.answered + 1, Object.keys(bots));
      return thought === null ? null : { thought, bots, owner: room.owner };
    });
    if (asked === null || asked === 'paused') return asked === 'paused';
    const { thought, bots, owner } = asked;
    const move = await threads.think(owner, 'move', { ...thought, bots, millis: settings.botThinkMillis });
    if (move === null || this.#closed) return false;
    return rooms.enter(match, async (room) => {
      // Somebody came between, or the table is asked to go back: the bot thinks again.
      const { seq, answered: n } = room.standing;
      if (!mayMove(room) || seq !== thought.seq || room.pausedUntil > performance.now()) return true;
      const [result, eyes] = await answered(house, room, { n: n + 1, seat: move.seat, answer: move.answer });
      if (!result.ok) throw new Error(`A bot's answer was refused: ${result.message}`);
      const by = { person: null, clientId: null };
      if ((await rooms.commit(room, result, by, eyes)) === 'written') house.metrics.botAnswers.add();
      return true;
    });
  }

  /** The bots at a table. Where one took too long, weaker ones go on. */
  #botsOf(room: Room): Record<Seat, string> {
    const weaker = this.#weaker.get(room.id) ?? 0;
    return Object.fromEntries(
      room.seats.flatMap(({ kind, seat, bot }) =>
        kind === 'bot' && bot !== null ? [[seat, weakened(bot, weaker)]] : [],
      ),
    );
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

/** The bot that is `by` places weaker, or the weakest. */
const weakened = (bot: string, by: number): string => botNames[Math.max(0, botNames.indexOf(bot) - by)] ?? bot;
