import { expect, test } from 'vitest';
import { Lane, type LaneOptions } from './lane.ts';
import type { TaskName } from './orders.ts';
import type { Thread } from './thread.ts';

/** A thread that does nothing until it is told that it is done. */
class Pretended implements Thread {
  desks = 0;
  isGone = false;
  readonly used = 0;
  readonly asked: { readonly given: unknown; readonly done: (millis: number) => void }[] = [];
  inFlight = 0;
  readonly #onFree: () => void;

  constructor(onFree: () => void) {
    this.#onFree = onFree;
  }
  ask(_: TaskName, given: unknown): Promise<{ value: unknown; millis: number }> {
    this.inFlight++;
    return new Promise((resolve) => {
      const done = (millis: number): void => {
        this.inFlight--;
        resolve({ value: given, millis });
        this.#onFree();
      };
      this.asked.push({ given, done });
    });
  }
  watch(): void {}
  async end(): Promise<void> {}
}

function laneOf(options: Partial<LaneOptions> = {}) {
  const threads: Pretended[] = [];
  const open = (onFree: () => void): Thread => {
    const thread = new Pretended(onFree);
    threads.push(thread);
    return thread;
  };
  const lane = new Lane({ most: 1, kept: 0, window: 1, patience: null, limitMillis: 1000, queue: 3, open, ...options });
  const ask = (person: string, desk: number) => lane.run(person, null, 'clear', { desk });
  return { ask, threads };
}

/** Ends call after call, and says in which order they were begun. */
async function order(thread: Pretended, calls: number, millis: number): Promise<unknown[]> {
  for (let i = 0; i < calls; i++) {
    thread.asked[i]?.done(millis);
    await new Promise((go) => setImmediate(go));
  }
  return thread.asked.map(({ given }) => (given as { desk: number }).desk);
}

test('somebody who has used little comes before somebody who has used much, however many calls wait', async () => {
  const { ask, threads } = laneOf({ queue: 10 });
  for (const desk of [1, 2, 3, 4]) void ask('greedy', desk);
  const [thread] = threads as [Pretended];
  thread.asked[0]?.done(500);
  await new Promise((go) => setImmediate(go));
  void ask('modest', 10);
  void ask('modest', 11);
  thread.asked[1]?.done(500);
  await new Promise((go) => setImmediate(go));
  expect(await order(thread, 6, 0)).toEqual([1, 2, 10, 11, 3, 4]);
});

test('nobody has all threads at once', () => {
  const { ask, threads } = laneOf({ most: 2 });
  for (const desk of [1, 2, 3]) void ask('greedy', desk);
  void ask('modest', 10);
  expect(threads.map(({ asked }) => asked.map(({ given }) => given))).toEqual([[{ desk: 1 }], [{ desk: 10 }]]);
});

test('somebody who asks for too much at once is told so', async () => {
  const { ask } = laneOf({ queue: 2 });
  for (const desk of [1, 2, 3]) void ask('greedy', desk);
  await expect(ask('greedy', 4)).rejects.toMatchObject({ code: 'too-many' });
});
