import { grouped } from '../text/index.ts';

const WIDTH = 40;
/** Faster than this nobody can read it. */
const EVERY_MILLIS = 100;

export interface ProgressBar {
  show(done: number): void;
  clear(): void;
}

/** A bar that fills as work gets done: only for people, who look at a terminal. */
export function progressBar(stream: NodeJS.WriteStream, total: number): ProgressBar {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const start = performance.now();
  let shown = -Infinity;
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < EVERY_MILLIS && done < total) return;
      shown = now;
      stream.write(`\r\u001b[K${barLine(done, total, now - start)}`);
    },
    clear() {
      stream.write('\r\u001b[K');
    },
  };
}

export function barLine(done: number, total: number, millis: number): string {
  const filled = Math.floor((done / Math.max(1, total)) * WIDTH);
  const left = done === 0 ? '' : `, ${Math.ceil(((total - done) / done) * (millis / 1000))} s left`;
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${grouped(done)} of ${grouped(total)}${left}`;
}
