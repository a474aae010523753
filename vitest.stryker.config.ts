import { defineConfig } from 'vitest/config';

/**
 * The unit tests of the folder that `npm run mutate` changes: Stryker runs one project and chooses its own pool. The laws play
 * at random and for long; what only they would notice is not well tested.
 */
export default defineConfig({
  test: {
    include: [`${process.env.HOLDOUT_MUTATED ?? 'src'}/**/*.test.ts`],
    exclude: ['**/laws.test.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
});
