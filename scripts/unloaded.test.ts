import type { RunnerTestFile } from 'vitest';
import type { Vitest } from 'vitest/node';
import { describe, expect, test } from 'vitest';
import { Unloaded } from './unloaded.ts';

/** The failed tests of the files after the reporter has seen them. */
function failures(files: readonly object[], unhandled: readonly { message: string }[] = []): string[][] {
  const reporter = new Unloaded();
  reporter.onInit({ state: { getFiles: () => files } } as unknown as Vitest);
  reporter.onTestRunEnd([], unhandled);
  return (files as readonly RunnerTestFile[]).map((file) =>
    file.tasks.filter((task) => task.result?.state === 'fail').map((task) => task.name),
  );
}

const passed = () => ({ id: '1', tasks: [{ type: 'test', result: { state: 'pass' } }], result: { state: 'pass' } });

describe('a mutation that breaks a test file is noticed', () => {
  test('a file that does not load counts as a failed test', () => {
    const broken = { id: '2', tasks: [], result: { state: 'fail', errors: [{ message: 'limits' }] } };
    expect(failures([passed(), broken])).toEqual([[], ['does not load: limits']]);
  });

  test('a file whose tests pass or fail by themselves is left as it is', () => {
    const failed = {
      id: '3',
      tasks: [{ type: 'test', name: 'twice', result: { state: 'fail' } }],
      result: { state: 'fail' },
    };
    expect(failures([passed(), failed])).toEqual([[], ['twice']]);
  });

  test('an error outside of all tests counts as one of the first file', () => {
    expect(failures([passed(), passed()], [{ message: 'stray' }])).toEqual([
      ['breaks outside of its tests: stray'],
      [],
    ]);
  });
});
