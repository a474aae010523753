import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTestCase as Test, type RunnerTestSuite as Suite, type TestContext, TestRunner } from 'vitest';
import { idsIn } from '../titles.ts';
import type { Entry, Plan } from './plan.ts';

/** How Stryker's switches are set, and where they count what is reached. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const plan = JSON.parse(readFileSync(process.env.HOLDOUT_MUTANTS ?? 'plan.json', 'utf8')) as Plan;
const switches: Switches = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: switches });
if (plan.alone !== null) switches.activeMutant = plan.alone;

const note = (entry: Entry): void => appendFileSync(plan.journal, `${JSON.stringify(entry)}\n`);

/** A title that is not proven by any of this many changes has to be looked at. */
const TRIES_OF_A_TITLE = 20;

/** A change that is met this many times as often as without it goes round in circles. */
const CIRCLES = 100;

/** A recorded match makes many more steps than a test, so fewer times more are as suspicious. */
const CIRCLES_OF_A_RECORD = 5;

/** How many recorded matches each change is tried on, at most. */
const RECORDS = 12;

/**
 * Runs each test as it is, and then once more for every change that it reaches and that nothing has noticed yet: the code is
 * loaded once for all of them.
 */
export default class MutantRunner extends TestRunner {
  readonly #alive = new Set(plan.alive);
  readonly #loaded = new Set<string>();
  /** By change, on how many recorded matches it was tried. */
  readonly #replayed = new Map<string, number>();

  async runTask(test: Test): Promise<void> {
    const name = nameOf(test);
    if (plan.tests !== null && !plan.tests.includes(name)) return;
    if (plan.alone !== null) return await this.#tryAlone(test, plan.alone);
    if (this.#alive.size === 0 || (isRecord(name) && !isRecordOf(name, plan.records))) return;
    const begun = performance.now();
    switches.currentTestId = name;
    const broken = await fails(test, false);
    switches.currentTestId = undefined;
    const millis = performance.now() - begun;
    this.#noteLoaded();
    const reached = switches.mutantCoverage.perTest[name] ?? {};
    note({ did: 'ran', test: name, millis, reaches: Object.keys(reached) });
    if (broken !== null) return note({ did: 'unrepeatable', test: name });
    if (millis > plan.longestMillis) return;
    const open = Object.keys(reached)
      .filter((id) => this.#alive.has(id) && plan.tried[id]?.includes(name) !== true && isAbout(name, id))
      .filter((id) => !isRecord(name) || this.#mayReplay(id));
    if (open.length === 0) return;
    if ((await fails(test)) !== null) return note({ did: 'unrepeatable', test: name });
    for (const mutant of plan.around === null ? open : open.slice(0, TRIES_OF_A_TITLE)) {
      const noticed = await this.#tryOut(test, mutant, reached[mutant] ?? 1);
      if (noticed && plan.around !== null) return; // the title is proven
    }
  }

  #mayReplay(mutant: string): boolean {
    const times = this.#replayed.get(mutant) ?? 0;
    this.#replayed.set(mutant, times + 1);
    return times < RECORDS;
  }

  async #tryAlone(test: Test, mutant: string): Promise<void> {
    note({ did: 'try', mutant, test: nameOf(test) });
    try {
      await once(test, false);
    } catch (error) {
      note({ did: 'noticed', mutant, test: nameOf(test) });
      throw error;
    }
  }

  async #tryOut(test: Test, mutant: string, hits: number): Promise<boolean> {
    const name = nameOf(test);
    note({ did: 'try', mutant, test: name });
    Object.assign(switches, {
      activeMutant: mutant,
      hitCount: 0,
      hitLimit: hits * (isRecord(name) ? CIRCLES_OF_A_RECORD : CIRCLES),
    });
    const noticed = await fails(test);
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (noticed === null) {
      note({ did: 'overlooked', mutant, test: name });
      return false;
    }
    // What the change has left behind in memory may not spoil what comes after.
    if ((await fails(test)) !== null) {
      note({ did: 'poisoned', mutant, test: name });
      process.kill(process.pid, 'SIGKILL');
    }
    note({ did: 'noticed', mutant, test: name });
    if (plan.around === null) this.#alive.delete(mutant);
    return true;
  }

  /** What is reached while the code is loaded, before any test. */
  #noteLoaded(): void {
    const fresh = Object.keys(switches.mutantCoverage.static).filter((id) => !this.#loaded.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) this.#loaded.add(id);
    note({ did: 'loaded', mutants: fresh });
  }
}

const isRecord = (test: string): boolean => test.startsWith('tests/golden.test.ts > ');

const isRecordOf = (test: string, game: string | null): boolean =>
  game !== null && test.includes(` > ${game}/`) && test.endsWith('.json');

/** Whether a test claims a rule that the code names beside a change. */
function isAbout(test: string, mutant: string): boolean {
  if (plan.around === null) return true;
  const claimed = idsIn(test);
  return idsIn(plan.around[mutant] ?? '').some((id) => claimed.includes(id));
}

function nameOf(test: Test): string {
  const names: string[] = [];
  for (let at: Suite | Test | undefined = test; at !== undefined; at = at.suite) names.unshift(at.name);
  return [test.file.name, ...names].join(' > ');
}

/** Why it fails, if it does. */
async function fails(test: Test, again = true): Promise<unknown> {
  try {
    await once(test, again);
    return null;
  } catch (error) {
    return error ?? 'failed';
  }
}

/** Vitest itself has done what stands before the first run of a test, and does what stands behind the last. */
async function once(test: Test, again: boolean): Promise<void> {
  const suites: Suite[] = [];
  for (let at: Suite | undefined = test.suite ?? test.file; at !== undefined; at = at.suite) suites.unshift(at);
  const context = test.context as TestContext;
  const ends: (() => unknown)[] = [];
  try {
    if (again)
      for (const suite of suites)
        for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
          const end: unknown = await hook(context, suite);
          if (typeof end === 'function') ends.unshift(end as () => unknown);
        }
    await TestRunner.getTestFn(test)();
    if (test.result?.state === 'fail') throw new Error('A soft expectation fails');
  } finally {
    if (again) {
      if (test.result !== undefined) Object.assign(test.result, { state: 'run', errors: undefined });
      for (const end of ends) await end();
      for (const suite of suites.toReversed())
        for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(context, suite);
      // Internal to Vitest: what a test wants done when it is over.
      const { onFinished } = test as { onFinished?: ((context: TestContext) => unknown)[] };
      for (const finished of onFinished?.splice(0) ?? []) await finished(context);
    }
  }
}
