import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], exclude: ['**/*.test.ts', '**/testing.ts'] },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['tests/seed.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%', // without being told, Vitest leaves one core alone
          testTimeout: 20_000,
        },
      },
      {
        // Child processes, servers and the browser.
        test: {
          name: 'system',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/web/prepare.ts'],
          pool: 'forks',
          maxWorkers: 2, // they wait for browsers, disks and each other more than they think
          sequence: { groupOrder: 1 }, // after the unit tests, so that the two do not share the machine
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: 1, // scripts/second-try.ts names those that needed it
        },
      },
    ],
  },
});
