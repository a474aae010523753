import type { Lane } from './lane.ts';
import type { LaneName, Pace } from './pace.ts';
import type { DeskNumber, Standing } from './tasks.ts';
import type { Given, Gives, TaskName } from './orders.ts';
import { BrokenRule, Gone, type Thread, TooLong } from './thread.ts';
import { Problem } from '../problem.ts';

/** Tasks about a match that is loaded. */
export type DeskTask = {
  [K in TaskName]: Given<K> extends { readonly desk: DeskNumber } ? K : never;
}[TaskName];
type Rest<K extends DeskTask> = Omit<Given<K>, 'desk'>;

/** Where a match is played: some thread. Memory of the log, and no more: when it is gone, the match is loaded elsewhere. */
export class Desk {
  /** Where the match stands, as far as it is durable. */
  standing: Standing;
  readonly pace: Pace;
  readonly #lanes: Readonly<Record<LaneName, Lane>>;
  readonly #lane: LaneName;
  readonly #thread: Thread;
  readonly #number: DeskNumber;
  #isCleared = false;

  constructor(
    lanes: Readonly<Record<LaneName, Lane>>,
    lane: LaneName,
    thread: Thread,
    number: DeskNumber,
    pace: Pace,
    standing: Standing,
  ) {
    this.#lanes = lanes;
    this.#lane = lane;
    this.#thread = thread;
    this.#number = number;
    this.pace = pace;
    this.standing = standing;
    thread.desks++;
  }

  get isGone(): boolean {
    return this.#isCleared || this.#thread.isGone;
  }
  /** Whether the match belongs into another lane by now. */
  get isMisplaced(): boolean {
    return this.pace.laneAfter(this.#lane) !== this.#lane;
  }

  /** Throws `Gone` when the match has to be loaded again, and `TooLong` if there is no lane in which it could take longer. */
  async ask<K extends DeskTask>(person: string, name: K, given: Rest<K>): Promise<Gives<K>> {
    if (this.isGone) throw new Gone('The match is no longer here');
    const asked = { ...given, desk: this.#number } as unknown as Given<K>;
    try {
      const { value, millis } = await this.#lanes[this.#lane].run(person, this.#thread, name, asked);
      this.pace.took(millis);
      return value;
    } catch (error) {
      throw this.#judged(error);
    }
  }

  #judged(error: unknown): unknown {
    if (error instanceof Problem || error instanceof BrokenRule) return error;
    this.#forget();
    if (!(error instanceof TooLong)) return error;
    this.pace.gaveUp();
    return this.#lane === 'heavy' ? error : new Gone('The match needs more time than it has here');
  }

  async leave(person: string): Promise<Gives<'leave'>> {
    const left = await this.ask(person, 'leave', {});
    this.#forget();
    return left;
  }

  /** What is in memory is not what the log says, or nobody needs it any more. */
  clear(): void {
    if (this.isGone) return;
    this.#forget();
    this.#thread.ask('clear', { desk: this.#number }, null).catch(() => undefined);
  }

  #forget(): void {
    if (this.#isCleared) return;
    this.#isCleared = true;
    this.#thread.desks--;
  }
}
