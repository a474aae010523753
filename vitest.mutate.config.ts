import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Plan } from './scripts/mutants/plan.ts';

/** `npm run mutate` writes down which changes are tried, and on which tests. */
const file = process.env.HOLDOUT_MUTANTS;
const plan =
  file === undefined
    ? { scope: 'src', sources: {}, near: '', alone: null, records: null }
    : (JSON.parse(readFileSync(file, 'utf8')) as Pick<Plan, 'scope' | 'sources' | 'near' | 'alone' | 'records'>);

/** A change that is there from the start is tried on this many files: with a whole game's, each would take minutes. */
const ALONE = 25;

/** The tests that stand nearest to what is changed begin: they are the most likely to notice. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const shared = ({ moduleId }: TestSpecification): number => {
      let same = 0;
      while (same < moduleId.length && moduleId[same] === plan.near[same]) same++;
      return same;
    };
    const sorted = [...files].sort((a, b) => shared(b) - shared(a));
    return plan.alone !== null ? sorted.slice(0, ALONE) : sorted;
  }
}

/**
 * The server's tests are in tests/server. A change is switched on in the thread of the test alone, so tests of servers in
 * processes and threads of their own, of PostgreSQL and of copies of a database would see the code unchanged.
 */
const isServer = plan.scope.startsWith('src/server');
const ELSEWHERE = ['faults', 'nodes', 'stall', 'update', 'waiting', 'backup'].map(
  (name) => `tests/server/${name}.test.ts`,
);

export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (id) => plan.sources[id] ?? null,
    },
  ],
  test: {
    include: [
      `${plan.scope}/**/*.test.ts`,
      ...(isServer ? ['tests/server/**/*.test.ts'] : []),
      ...(plan.records === null ? [] : ['tests/golden.test.ts']),
    ],
    // Laws and whole matches at random take long; what only they would notice is not well tested.
    exclude: ['**/laws.test.ts', '**/random.test.ts', '**/nonsense.test.ts', ...ELSEWHERE],
    sequence: { sequencer: NearestFirst },
    setupFiles: ['tests/seed.ts'],
    runner: 'scripts/mutants/runner.ts',
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    // A busy machine is no endless loop: `npm run mutate` looks out for those.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['dot'],
  },
});
