import { defineConfig } from 'vitest/config';
import { Unloaded } from './scripts/unloaded.ts';

/**
 * The tests of the folder that `npm run mutate` changes: Stryker runs one project and chooses its own pool. Laws and whole
 * matches at random take long; what only they would notice is not well tested. The server's tests are beside the sources.
 */
const mutated = process.env.HOLDOUT_MUTATED ?? 'src';

export default defineConfig({
  test: {
    include: [`${mutated}/**/*.test.ts`, ...(mutated.startsWith('src/server') ? ['tests/server/**/*.test.ts'] : [])],
    exclude: ['**/laws.test.ts', '**/random.test.ts'],
    // The server's tests start processes and wait for them.
    testTimeout: mutated.startsWith('src/server') ? 120_000 : 20_000,
    hookTimeout: mutated.startsWith('src/server') ? 120_000 : 20_000,
    isolate: false,
    setupFiles: ['tests/seed.ts'],
    reporters: [new Unloaded()],
  },
});
