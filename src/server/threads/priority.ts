import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The engine compiles and collects for all threads in four helpers; a fifth thread wakes them. */
const HELPERS = 5;
const HELPER_NAMES: ReadonlySet<string> = new Set(['V8Worker', 'DelayedTaskSchedu']);
/** Behind those who serve, before those who think. */
const NICE = 10;

/**
 * What the engine's helpers do is mostly for the threads that work hardest, which are the least urgent: at the same priority as the
 * thread that serves, they kept it waiting. Only Linux has priorities for threads.
 */
export function calmHelpers(): void {
  if (process.platform !== 'linux') return;
  for (const thread of helpers()) {
    try {
      setPriority(thread, NICE);
    } catch {
      return; // Not allowed here, or the thread has ended.
    }
  }
}

/** Newer versions of Node name them; in older ones they are the first threads after the main one. */
function helpers(): readonly number[] {
  const others = readdirSync('/proc/self/task')
    .map(Number)
    .filter((thread) => thread !== process.pid)
    .sort((a, b) => a - b);
  const named = others.filter((thread) => HELPER_NAMES.has(nameOf(thread)));
  return named.length > 0 ? named : others.slice(0, HELPERS);
}

function nameOf(thread: number): string {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
