import { openSync, readSync } from 'node:fs';

const FILE = '/proc/thread-self/schedstat';

/**
 * How many milliseconds of the processor this thread has used: what a call costs, however busy the machine is. Where nobody tells, the
 * clock has to do.
 */
export function usedByThread(): () => number {
  let file: number;
  try {
    file = openSync(FILE, 'r');
  } catch {
    return () => performance.now();
  }
  const text = Buffer.alloc(64);
  return () => {
    readSync(file, text, 0, text.length, 0);
    let nanos = 0;
    for (let i = 0; i < text.length; i++) {
      const digit = (text[i] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      nanos = nanos * 10 + digit;
    }
    return nanos / 1e6;
  };
}
