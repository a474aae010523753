import type { RunnerTask, RunnerTestFile } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

/**
 * Stryker asks single tests whether they failed, so a file that breaks while it loads, before its tests are known, looks like
 * one without complaint. This reporter gives such a file one failed test; so does an error outside of all tests.
 */
export class Unloaded implements Reporter {
  #vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(_: unknown, unhandled: readonly { message: string }[]): void {
    const files = this.#vitest?.state.getFiles() ?? [];
    for (const file of files) {
      const [error] = file.result?.errors ?? [];
      if (file.result?.state === 'fail' && error !== undefined) addFailure(file, `does not load: ${error.message}`);
    }
    const [first] = files;
    const [stray] = unhandled;
    if (first !== undefined && stray !== undefined) addFailure(first, `breaks outside of its tests: ${stray.message}`);
  }
}

function addFailure(file: RunnerTestFile, message: string): void {
  const failed = {
    type: 'test',
    id: `${file.id}_unloaded`,
    name: message,
    fullName: message,
    mode: 'run',
    file,
    meta: {},
    result: { state: 'fail', errors: [{ name: 'Error', message }] },
  };
  // A test that ran has more (its context, its limits); who reads results has no use for it.
  file.tasks.push(failed as unknown as RunnerTask);
}
