/** What one run of the tests is to try, as `npm run mutate` writes it down for `runner.ts`. */
export interface Plan {
  /** The folder whose tests are run. */
  readonly scope: string;
  /** The changed files by their path, with every change in them behind a switch. */
  readonly sources: Readonly<Record<string, string>>;
  /** The path of a changed file: tests beside it are run first. */
  readonly near: string;
  /** The changes that nothing has noticed yet. */
  readonly alive: readonly string[];
  /** The one change that is there from the moment the code is loaded, if this run is about one. */
  readonly alone: string | null;
  /** If `alone`, the tests to run; null runs all. */
  readonly tests: readonly string[] | null;
  /** By change, the tests that need not be tried again. */
  readonly tried: Readonly<Record<string, readonly string[]>>;
  /** If titles are put to the test: what the code says around each change, where it names the rules that it applies. */
  readonly around: Readonly<Record<string, string>> | null;
  /** The game whose recorded matches are played again for what no test of a rule notices; null: none. */
  readonly records: string | null;
  /** What happens is written there, one line each. */
  readonly journal: string;
  /** Tests that take longer than this are left out. */
  readonly longestMillis: number;
}

/** A line of the journal. */
export type Entry =
  | { readonly did: 'loaded'; readonly mutants: readonly string[] }
  | { readonly did: 'ran'; readonly test: string; readonly millis: number; readonly reaches: readonly string[] }
  | { readonly did: 'unrepeatable'; readonly test: string }
  | { readonly did: 'try' | 'noticed' | 'overlooked' | 'poisoned'; readonly mutant: string; readonly test: string };
