import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { Batch, Plan } from './plan.ts';
import { added, NOTHING, type Tally } from './tally.ts';

export interface Running {
  readonly threads?: number;
  /** Told after every batch how many matches are done. */
  readonly progress?: (done: number) => void;
}

/** Pieces large enough to be worth sending, and small enough to keep all cores busy until the end. */
const BATCHES_PER_THREAD = 40;
const LARGEST_BATCH = 100;

/** Plays all matches of a plan, on all cores. */
export async function run(plan: Plan, { threads = availableParallelism(), progress }: Running = {}): Promise<Tally> {
  const batches = batchesOf(plan, threads);
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    minThreads: 1,
    maxThreads: Math.min(threads, Math.max(1, batches.length)),
    // Threads run the sources as they are, whatever runs us.
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  });
  let total = NOTHING;
  try {
    await Promise.all(
      batches.map(async (batch) => {
        const tally = (await pool.run(batch)) as Tally;
        total = added(total, tally);
        progress?.(total.matches + total.faults.length);
      }),
    );
  } finally {
    await pool.destroy();
  }
  return total;
}

export function batchesOf(plan: Plan, threads: number): Batch[] {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(plan.matches / (threads * BATCHES_PER_THREAD))));
  const count = Math.ceil(plan.matches / size);
  return Array.from({ length: count }, (_, i) => ({
    plan,
    from: i * size,
    to: Math.min(plan.matches, (i + 1) * size),
  }));
}
