import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import { carriedOut, type Order, type Replied, type TaskName } from './orders.ts';
import type { Playroom } from './playroom.ts';

/** The call ran longer than its lane allows and was stopped. */
export class TooLong extends Error {}
/** The match is no longer where it was: its thread has ended, or it was cleared away. It can be read again. */
export class Gone extends Error {}
/** A rule broke: the match is as it was before. */
export class BrokenRule extends Error {
  constructor(readonly rules: readonly string[]) {
    super('A rule broke');
  }
}

export interface Thread {
  readonly isGone: boolean;
  /** How many matches are played here. */
  desks: number;
  readonly inFlight: number;
  /** When something was last asked. */
  readonly used: number;
  ask(name: TaskName, given: unknown, patience: number | null): Promise<{ value: unknown; millis: number }>;
  /** Stops what has run longer than `millis` of the processor's time. Called now and then. */
  watch(millis: number): void;
  end(): Promise<void>;
}

interface Waiting {
  readonly done: (reply: { value: unknown; millis: number }) => void;
  readonly failed: (error: Error) => void;
  /** When the watch first saw it running, and what the thread had used by then. */
  watched: { readonly at: number; readonly cpu: number | null } | null;
}

/** Where the processor's time of a thread cannot be read, or others take it all, a call ends after so many times its limit. */
const UNKNOWN_FACTOR = 2;
const STARVED_FACTOR = 10;

/** Room for what is young: collecting it is what an answer costs most besides its rules. */
const YOUNG_MEGABYTES = { quick: 96, others: 32 } as const;

/** A thread beside the one that serves everybody. */
export class Beside implements Thread {
  desks = 0;
  used = performance.now();
  isGone = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  #isReady = false;
  #number: string | null = null;
  readonly #onFree: () => void;

  constructor(module: URL, lane: string, nice: number, megabytes: number, onFree: () => void) {
    this.#onFree = onFree;
    this.#worker = new Worker(new URL('./start.mjs', import.meta.url), {
      workerData: { lane, nice, module: module.href },
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES[lane === 'quick' ? 'quick' : 'others'],
      },
    });
    this.#worker.on('message', (message: Replied | { ready: string | null }) => this.#heard(message));
    this.#worker.on('error', (error) => this.#gone(error));
    this.#worker.on('exit', () => this.#gone(new Gone('The thread has ended')));
  }

  get inFlight(): number {
    return this.#waiting.size;
  }

  ask(name: TaskName, given: unknown, patience: number | null): Promise<{ value: unknown; millis: number }> {
    return new Promise((done, failed) => {
      if (this.isGone) return failed(new Gone('The thread has ended'));
      const id = this.#next++;
      this.used = performance.now();
      this.#waiting.set(id, { done, failed, watched: null });
      this.#worker.postMessage({ id, name, given, patience } satisfies Order);
    });
  }

  #heard(message: Replied | { ready: string | null }): void {
    if ('ready' in message) {
      this.#isReady = true;
      this.#number = message.ready;
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (waiting !== undefined) settle(message, waiting.done, waiting.failed);
    this.#onFree();
  }

  watch(millis: number): void {
    const [running] = this.#waiting.values();
    if (running === undefined || !this.#isReady) return;
    const now = { at: performance.now(), cpu: this.#cpu() };
    running.watched ??= now;
    const { at, cpu } = running.watched;
    const wall = now.at - at;
    const used = cpu === null || now.cpu === null ? wall / UNKNOWN_FACTOR : now.cpu - cpu;
    if (used > millis || wall > millis * STARVED_FACTOR) this.#gone(new TooLong('It took too long'));
  }

  /** Milliseconds of the processor that the thread has used so far. */
  #cpu(): number | null {
    if (this.#number === null) return null;
    try {
      return Number(readFileSync(`/proc/self/task/${this.#number}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return null;
    }
  }

  /** What ran hears why; everybody behind it only has to ask again elsewhere. */
  #gone(error: Error): void {
    if (this.isGone) return;
    this.isGone = true;
    const [running, ...others] = this.#waiting.values();
    this.#waiting.clear();
    const outOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    running?.failed(outOfMemory ? new TooLong('It took too much memory') : error);
    for (const { failed } of others) failed(new Gone('The thread has ended'));
    void this.#worker.terminate();
    this.#onFree();
  }

  async end(): Promise<void> {
    this.isGone = true;
    await this.#worker.terminate();
  }
}

/** No thread at all: for toys that no module of a thread knows. */
export class Here implements Thread {
  desks = 0;
  readonly inFlight = 0;
  readonly isGone = false;
  readonly used = 0;
  readonly #room: Playroom;

  constructor(room: Playroom) {
    this.#room = room;
  }

  ask(name: TaskName, given: unknown): Promise<{ value: unknown; millis: number }> {
    return new Promise((done, failed) => {
      settle(carriedOut(this.#room, { id: 0, name, given, patience: null }), done, failed);
    });
  }
  watch(): void {}
  async end(): Promise<void> {}
}

function settle(reply: Replied, done: Waiting['done'], failed: Waiting['failed']): void {
  if ('value' in reply) return done(reply);
  const { failed: why } = reply;
  switch (why.kind) {
    case 'problem': {
      const { code, message, ...more } = why.failure;
      return failed(new Problem(code, message, more));
    }
    case 'rule-fault':
      return failed(new BrokenRule(why.rules));
    case 'out-of-patience':
      return failed(new TooLong('The lane has no more patience'));
    case 'error':
      return failed(Object.assign(new Error(why.message), { stack: why.stack, isUnknown: true }));
  }
}
