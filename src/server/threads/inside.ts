import { readlinkSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
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
  const used = usedByThread();
  let calls = 0;
  port.on('message', (order: Order) => {
    const factor = calls++ < COLD_CALLS ? COLD_FACTOR : 1;
    port.postMessage(carriedOut(room, order, used, factor));
  });
  port.postMessage({ ready: threadId() });
}

/** The number by which Linux counts what this thread uses. */
function threadId(): string | null {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1) ?? null;
  } catch {
    return null;
  }
}
