import type { Db } from '../store/database.ts';

const MINUTE_MILLIS = 60_000;
/** A clock that is off by more than this has jumped, or the server was not running. */
const JUMP_MILLIS = MINUTE_MILLIS;
const NAME = 'clock';

interface Kept {
  /** The wall clock when the server last looked at it. */
  readonly wall: number;
  /** Until when, by the wall clock, long waits are not believed. */
  readonly heldUntil: number;
}

/**
 * The wall clock, and whether it can be believed. People are replaced and old matches deleted because much time has passed; but a
 * clock that was set wrong, or a server that was off, makes much time pass at once, and nobody could answer in it. After a jump
 * nothing of that kind is done until as much time has really passed.
 */
export class Clock {
  readonly #db: Db;
  #heldUntil: number;
  #wall = Date.now();
  #running = performance.now();
  #stored = 0;

  private constructor(db: Db, heldUntil: number) {
    this.#db = db;
    this.#heldUntil = heldUntil;
  }

  static async of(db: Db): Promise<Clock> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
    const kept = row === undefined ? null : (JSON.parse(row.value) as Kept);
    const clock = new Clock(db, kept?.heldUntil ?? 0);
    if (kept !== null) clock.#jumped(Date.now() - kept.wall);
    await clock.#store();
    return clock;
  }

  /** Whether long waits are what they seem. Looks for a jump since the last look first. */
  get isTrusted(): boolean {
    const wall = Date.now();
    const running = performance.now();
    this.#jumped(wall - this.#wall - (running - this.#running));
    this.#wall = wall;
    this.#running = running;
    return wall >= this.#heldUntil;
  }

  /** Forwards, the time that was skipped is waited for; backwards, nothing seems longer than it was. */
  #jumped(millis: number): void {
    if (millis > JUMP_MILLIS) this.#heldUntil = Math.max(this.#heldUntil, Date.now() + millis);
    else if (millis < -JUMP_MILLIS) this.#heldUntil = 0;
  }

  /** Remembers the time for the next start, about once a minute. */
  async beat(): Promise<void> {
    if (performance.now() - this.#stored > MINUTE_MILLIS / 2) await this.#store();
  }

  async #store(): Promise<void> {
    this.#stored = performance.now();
    const value = JSON.stringify({ wall: Date.now(), heldUntil: this.#heldUntil } satisfies Kept);
    await this.#db
      .insertInto('settings')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
