// @ts-check
// A thread begins in plain JavaScript, and then loads the sources as they are.
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

beNice(workerData.nice);
register();
await import(workerData.module);

/**
 * Before anything is loaded: loading takes a second or two. On Linux a priority belongs to a thread; elsewhere it would slow down the
 * whole process, so it is left alone.
 * @param {number} nice
 */
function beNice(nice) {
  if (process.platform !== 'linux' || nice === 0) return;
  try {
    setPriority(0, nice);
  } catch {
    // Not allowed here: threads then share the processor evenly.
  }
}
