import { botNames } from '../../bots/index.ts';
import { type Answer, Recent, type Seat } from '../../kernel/index.ts';
import { ProgramFault, TRIES } from '../../programs/index.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import type { Room } from './room.ts';
import { answered } from './answering.ts';
import { overdue, stalled } from '../store/tables.ts';
import { replaceOverdue, replaceProgram } from './seating.ts';
import { pondered, type Pondered } from './thinking.ts';
import type { ForProgram, NotTaken } from '../threads/tasks.ts';
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
    const asked = await rooms.enter(match, async (room) => {
      if (!this.#mayMove(room)) return null;
      if (room.pausedUntil > performance.now()) return 'paused';
      const { bots, programs } = this.#botsOf(room);
      const seats = [...Object.keys(bots), ...Object.keys(programs)];
      const thought = await pondered(room, room.standing.answered + 1, seats);
      return thought === null ? null : { thought, bots, programs, owner: room.owner };
    });
    if (asked === null || asked === 'paused') return asked === 'paused';
    const { thought, bots, programs, owner } = asked;
    const given = { ...thought, bots, programs: Object.keys(programs), millis: settings.botThinkMillis };
    const move = await threads.think(owner, 'move', given);
    if (move === null || this.#closed) return false;
    if ('question' in move) return this.#askProgram(house, match, asked, move);
    const refused = await this.#give(house, match, thought, move.seat, move.answer);
    if (refused !== null) throw new Error(`A bot's answer was refused: ${refused.message}`);
    return true;
  }

  #mayMove(room: Room): boolean {
    return !this.#closed && room.status === 'playing';
  }

  /** Gives an answer to what was thought about. If the table has moved on since, the bot thinks again. */
  #give(house: House, match: string, { seq }: Pondered, seat: Seat, answer: Answer): Promise<NotTaken | null> {
    return house.rooms.enter(match, async (room) => {
      const isStale = room.standing.seq !== seq || room.pausedUntil > performance.now();
      if (!this.#mayMove(room) || isStale) return null;
      const [result, eyes] = await answered(house, room, { n: room.standing.answered + 1, seat, answer });
      if (!result.ok) return result;
      const by = { person: null, clientId: null };
      if ((await house.rooms.commit(room, result, by, eyes)) === 'written') house.metrics.botAnswers.add();
      return null;
    });
  }

  /** Lets somebody's own program decide. When it fails, a bot of ours takes its seat. */
  async #askProgram(
    house: House,
    match: string,
    { thought, programs, owner }: { thought: Pondered; programs: Readonly<Record<Seat, string>>; owner: string },
    { seat, question }: ForProgram,
  ): Promise<boolean> {
    const program = programs[seat] ?? '';
    try {
      let refused: NotTaken | null = null;
      for (let tries = 0; tries < TRIES; tries++) {
        const { answer } = await house.programs.ask(owner, program, question, refused?.refusal ?? null);
        refused = await this.#give(house, match, thought, seat, answer as Answer);
        if (refused === null) return true;
      }
      throw new ProgramFault(`the rules did not allow ${TRIES} of its answers in a row`);
    } catch (error) {
      if (!(error instanceof ProgramFault) || this.#closed) throw error;
      await house.rooms.enter(match, (room) => replaceProgram(house, room, seat, program, error.message));
      return true;
    }
  }

  /** The bots at a table, and the programs of others. Where a bot took too long, weaker ones go on. */
  #botsOf(room: Room): { readonly bots: Record<Seat, string>; readonly programs: Record<Seat, string> } {
    const weaker = this.#weaker.get(room.id) ?? 0;
    const seated = room.seats.flatMap(({ kind, seat, bot }) => (kind === 'bot' && bot !== null ? [{ seat, bot }] : []));
    const ours = seated.filter(({ bot }) => botNames.includes(bot));
    const others = seated.filter(({ bot }) => !botNames.includes(bot));
    return {
      bots: Object.fromEntries(ours.map(({ seat, bot }) => [seat, weakened(bot, weaker)])),
      programs: Object.fromEntries(others.map(({ seat, bot }) => [seat, bot])),
    };
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
