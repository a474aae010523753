import { defineConfig } from 'vitest/config';
import { Unloaded } from './scripts/unloaded.ts';

/**
 * The tests of the folder that `npm run mutate` changes: Stryker runs one project and chooses its own pool. Laws and whole
 * matches at random take long; what only they would notice is not well tested.
 */
const mutated = process.env.HOLDOUT_MUTATED ?? 'src';

/**
 * The server's tests are in tests/server. A change is switched on in the thread of the test alone, so tests of servers in
 * processes and threads of their own, of PostgreSQL and of copies of a database would see the code unchanged.
 */
const isServer = mutated.startsWith('src/server');
const ELSEWHERE = ['faults', 'nodes', 'stall', 'update', 'waiting', 'backup'].map(
  (name) => `tests/server/${name}.test.ts`,
);

export default defineConfig({
  test: {
    include: [`${mutated}/**/*.test.ts`, ...(isServer ? ['tests/server/**/*.test.ts'] : [])],
    exclude: ['**/laws.test.ts', '**/random.test.ts', ...ELSEWHERE],
    // A busy machine is no endless loop: those Stryker finds by itself.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What tests/server/running.ts does after each test it does for the file that loaded it.
    isolate: isServer,
    setupFiles: ['tests/seed.ts'],
    reporters: [new Unloaded()],
  },
});
