/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.stryker.config.ts', related: true },
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  clearTextReporter: { logTests: false },
  incremental: true,
  timeoutFactor: 3, // a busy machine is no endless loop
  dryRunTimeoutMinutes: 60,
  tempDirName: '.stryker-tmp',
  // Stryker would rewrite this file with TypeScript's old interface, which TypeScript 7 no longer has; ours needs no rewriting.
  tsconfigFile: 'none',
  ignorePatterns: ['reports', 'coverage', 'dist'],
};
