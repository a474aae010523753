import type { Reporter, TestModule } from 'vitest/node';

/**
 * Tests of browsers and servers get a second try, since a busy machine can make one late. Those that needed it are named,
 * so that nobody takes them for sound.
 */
export default class SecondTry implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const unsure = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky === true),
    );
    if (unsure.length === 0) return;
    console.log(`\nPassed only at the second try: ${unsure.length}`);
    for (const test of unsure) console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
