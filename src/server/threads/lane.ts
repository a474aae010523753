import { Problem } from '../problem.ts';
import type { Given, Gives, TaskName } from './orders.ts';
import type { Thread } from './thread.ts';

export interface LaneOptions {
  /** How many threads at most, and how many are kept when there is nothing to do. */
  readonly most: number;
  readonly kept: number;
  /** How many calls are on their way to a thread at once: more keep it busy, one lets everybody take turns. */
  readonly window: number;
  /** Rules are stopped after so many milliseconds; null: never. */
  readonly patience: number | null;
  /** A thread is ended when one call has used so many milliseconds of the processor. */
  readonly limitMillis: number;
  /** How many calls of one person may wait. */
  readonly queue: number;
  readonly open: (onFree: () => void) => Thread;
}

/** What one person has used of a lane lately. */
interface Usage {
  millis: number;
  waiting: number;
  running: number;
}
interface Job {
  readonly usage: Usage;
  readonly thread: Thread | null;
  readonly name: TaskName;
  readonly given: unknown;
  readonly done: (reply: { value: unknown; millis: number; thread: Thread }) => void;
  readonly failed: (error: unknown) => void;
}

const WATCH_MILLIS = 200;
const IDLE_MILLIS = 60_000;
/** After ten seconds about half of what somebody has used is forgotten. */
const FORGOTTEN = 0.5 ** (WATCH_MILLIS / 10_000);
const LITTLE_MILLIS = 0.5;

/** Some threads of one kind. Whoever has used them least lately comes first. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #threads = new Set<Thread>();
  readonly #queue = new Set<Job>();
  readonly #usage = new Map<string, Usage>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
    for (let i = 0; i < options.kept; i++) this.#open();
    this.#timer = setInterval(() => this.#watch(), WATCH_MILLIS);
    this.#timer.unref();
  }

  get threads(): number {
    return this.#threads.size;
  }
  get waiting(): number {
    return this.#queue.size;
  }

  /** Lets a thread do something: the given one, or any. */
  run<K extends TaskName>(
    person: string,
    thread: Thread | null,
    name: K,
    given: Given<K>,
  ): Promise<{ value: Gives<K>; millis: number; thread: Thread }> {
    return new Promise((done, failed) => {
      const usage = this.#usage.get(person) ?? { millis: 0, waiting: 0, running: 0 };
      this.#usage.set(person, usage);
      if (usage.waiting >= this.#options.queue) {
        return failed(new Problem('too-many', 'You have asked for too much at once: wait a moment', { retryAfter: 2 }));
      }
      usage.waiting++;
      this.#queue.add({ usage, thread, name, given, done: done as Job['done'], failed });
      this.#pump();
    });
  }

  #pump(): void {
    if (this.#isClosed) return;
    for (const thread of this.#threads) if (thread.isGone) this.#threads.delete(thread);
    for (const thread of this.#threads) this.#feed(thread);
    // Jobs of a thread that has ended find out at once.
    for (const job of this.#queue) if (job.thread?.isGone === true) this.#start(job, job.thread);
    while (this.#threads.size < this.#options.most && this.#someFree()) {
      const thread = this.#open();
      const before = this.#queue.size;
      this.#feed(thread);
      if (this.#queue.size === before) return;
    }
  }

  #someFree(): boolean {
    for (const { thread } of this.#queue) if (thread === null) return true;
    return false;
  }

  #feed(thread: Thread): void {
    while (thread.inFlight < this.#options.window && !thread.isGone) {
      const job = this.#nextFor(thread);
      if (job === null) return;
      this.#start(job, thread);
    }
  }

  #nextFor(thread: Thread): Job | null {
    let best: Job | null = null;
    for (const job of this.#queue) {
      if (job.thread !== null && job.thread !== thread) continue;
      if (job.thread === null && this.#hasShare(job.usage)) continue;
      if (best === null || job.usage.millis < best.usage.millis) best = job;
    }
    return best;
  }

  /** Nobody has all threads at once. */
  #hasShare({ running }: Usage): boolean {
    const { most, window } = this.#options;
    return most > 1 && running >= (most - 1) * window;
  }

  #start(job: Job, thread: Thread): void {
    const { usage, name, given, done, failed } = job;
    this.#queue.delete(job);
    usage.waiting--;
    usage.running++;
    const start = performance.now();
    const over = (millis: number): void => {
      usage.running--;
      usage.millis += millis;
      this.#pump();
    };
    thread.ask(name, given, this.#options.patience).then(
      (reply) => {
        done({ ...reply, thread });
        over(reply.millis);
      },
      (error: unknown) => {
        failed(error);
        over(performance.now() - start);
      },
    );
  }

  #open(): Thread {
    const thread = this.#options.open(() => this.#pump());
    this.#threads.add(thread);
    return thread;
  }

  #watch(): void {
    const { limitMillis, kept } = this.#options;
    for (const thread of this.#threads) thread.watch(limitMillis);
    for (const thread of this.#threads) {
      const isIdle = thread.inFlight === 0 && thread.desks === 0 && performance.now() - thread.used > IDLE_MILLIS;
      if (!isIdle || this.#threads.size <= kept) continue;
      this.#threads.delete(thread);
      void thread.end();
    }
    for (const [person, usage] of this.#usage) {
      usage.millis *= FORGOTTEN;
      if (usage.millis < LITTLE_MILLIS && usage.waiting === 0 && usage.running === 0) this.#usage.delete(person);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }
}
