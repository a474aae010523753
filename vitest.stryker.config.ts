import { defineConfig } from 'vitest/config';

/** The unit tests alone, for `npm run mutate`: Stryker runs one project and chooses its own pool. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 20_000, isolate: false },
});
