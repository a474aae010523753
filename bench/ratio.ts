/**
 * Side-by-side measuring: variants take turns in one process, so that a slow moment of the machine hits them alike. What
 * counts is the processor's time for this process: what else the machine does makes it wait, but not work.
 */

export interface Variant {
  readonly name: string;
  /** Does the work once and says how many units it was. */
  readonly run: () => number;
}

export interface Result {
  readonly name: string;
  /** Units per second of the processor's time: the median over the rounds. */
  readonly rate: number;
  /** How many times as fast as the first variant: the median of the ratios round by round, with the extremes. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

const ROUNDS = 9;
const SLICE = 120;

/** Runs every variant for a slice of time in each round, in turn, the order reversed every other round. */
export function compare(variants: readonly Variant[], rounds = ROUNDS): Result[] {
  for (const { run } of variants) forSlice(run); // warm up
  const rates = variants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const order = variants.map((_, i) => (round % 2 === 0 ? i : variants.length - 1 - i));
    for (const i of order) rates[i]?.push(forSlice(variants[i]?.run ?? (() => 0)));
  }
  const base = rates[0] ?? [];
  return variants.map(({ name }, i) => {
    const own = rates[i] ?? [];
    const ratios = own.map((rate, round) => rate / (base[round] ?? rate)).sort((a, b) => a - b);
    return {
      name,
      rate: median([...own].sort((a, b) => a - b)),
      ratio: median(ratios),
      low: ratios[0] ?? 0,
      high: ratios.at(-1) ?? 0,
    };
  });
}

function forSlice(run: () => number): number {
  const start = worked();
  let units = 0;
  do units += run();
  while (worked() - start < SLICE);
  return (units / (worked() - start)) * 1000;
}

/** How many milliseconds the processor has worked for this process. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0;

export function print(title: string, results: readonly Result[], note: string): void {
  console.log(`\n${title} per second (${note})`);
  for (const { name, rate, ratio, low, high } of results) {
    const spread = name === results[0]?.name ? '' : `  [${low.toFixed(2)}–${high.toFixed(2)}]`;
    console.log(
      `  ${name.padEnd(46)} ${Math.round(rate).toLocaleString('en').padStart(12)}  ×${ratio.toFixed(2)}${spread}`,
    );
  }
}
