import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../kernel/index.ts';
import { carriedOut, type Order } from './orders.ts';
import { Playroom } from './playroom.ts';
import { usedByThread } from './used.ts';

/** The first calls of a thread are slow because nothing has been compiled yet: they get this much more patience. */
const COLD_CALLS = 150;
const COLD_FACTOR = 10;

/** What a thread does that plays these games. Its module calls this once. */
export function playGames(games: readonly AnyGame[]): void {
  const room = new Playroom(games);
  const port = parentPort;
  if (port === null) throw new Error('This module is for a thread of the server');
  beNice((workerData as { nice: number }).nice);
  const used = usedByThread();
  let calls = 0;
  port.on('message', (order: Order) => {
    const factor = calls++ < COLD_CALLS ? COLD_FACTOR : 1;
    port.postMessage(carriedOut(room, order, used, factor));
  });
  port.postMessage({ ready: threadId() });
}

/** On Linux a priority belongs to a thread; elsewhere it would slow down the whole process, so it is left alone. */
function beNice(nice: number): void {
  if (process.platform !== 'linux' || nice === 0) return;
  try {
    setPriority(0, nice);
  } catch {
    // Not allowed here: threads then share the processor evenly.
  }
}

/** The number by which Linux counts what this thread uses. */
function threadId(): string | null {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1) ?? null;
  } catch {
    return null;
  }
}
