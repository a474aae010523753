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
  /** Told what a plan came to as soon as all its matches are done. */
  readonly finished?: (plan: number, tally: Tally) => void;
}

/** Pieces large enough to be worth sending, and small enough to keep all cores busy until the end. */
const BATCHES_PER_THREAD = 40;
const LARGEST_BATCH = 100;

/** Plays all matches of a plan, on all cores. */
export async function run(plan: Plan, running: Running = {}): Promise<Tally> {
  const [tally = NOTHING] = await runAll([plan], running);
  return tally;
}

/** Plays all matches of several plans, one plan after the other: threads that have begun stay warm. */
export async function runAll(
  plans: readonly Plan[],
  { threads = availableParallelism(), progress, finished }: Running = {},
): Promise<Tally[]> {
  const work = plans.map((plan) => batchesOf(plan, threads));
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    minThreads: 1,
    maxThreads: Math.min(threads, Math.max(1, work.flat().length)),
    // Threads run the sources as they are, whatever runs us.
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  });
  let done = 0;
  const played = async (batches: readonly Batch[], i: number): Promise<Tally> => {
    let total = NOTHING;
    await Promise.all(
      batches.map(async (batch) => {
        const tally = (await pool.run(batch)) as Tally;
        total = added(total, tally);
        done += tally.matches + tally.faults.length;
        progress?.(done);
      }),
    );
    finished?.(i, total);
    return total;
  };
  try {
    const tallies: Tally[] = [];
    // One plan after the other, so that whoever looks finds some of them done.
    // oxlint-disable-next-line no-await-in-loop
    for (const [i, batches] of work.entries()) tallies.push(await played(batches, i));
    return tallies;
  } finally {
    await pool.destroy();
  }
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
