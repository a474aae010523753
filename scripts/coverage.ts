import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ledger, type LedgerGame, ROOT } from './ledger.ts';
import { idsIn, idsProvenBy } from './titles.ts';

export type SourceFile = Readonly<{ path: string; text: string }>;

export type Coverage = Readonly<{
  game: LedgerGame;
  ids: readonly string[];
  applied: ReadonlySet<string>;
  proven: ReadonlySet<string>;
}>;

/** All TypeScript sources under src and tests, by path from the project's root. */
export function readSources(): SourceFile[] {
  return ['src', 'tests']
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/**
 * An id is applied where it stands in the code of its own game, and proven where the title of a test names it. Tests and
 * what only helps them apply nothing.
 */
export function coverageOf(ledgers: readonly Ledger[], sources: readonly SourceFile[]): Coverage[] {
  const proven = new Set(sources.filter(isTest).flatMap(({ text }) => [...idsProvenBy(text)]));
  return ledgers.map(({ game, entries }) => {
    const code = sources.filter(
      (file) => file.path.startsWith(`src/games/${game}/`) && !isTest(file) && !helpsTests(file),
    );
    const applied = new Set(code.flatMap(({ text }) => idsIn(text)));
    const ids = entries.map(({ id }) => id);
    return {
      game,
      ids,
      applied: new Set(ids.filter((id) => applied.has(id))),
      proven: new Set(ids.filter((id) => proven.has(id))),
    };
  });
}

export function missingFrom({ ids, applied, proven }: Coverage): string[] {
  return ids.filter((id) => !applied.has(id) || !proven.has(id));
}

/** Ids that the games name and no ledger has: a slip of the pen, or a rule that was renumbered. */
export function strayIds(ledgers: readonly Ledger[], sources: readonly SourceFile[]): string[] {
  const known = new Set(ledgers.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return sources
    .filter(({ path }) => path.startsWith('src/games/'))
    .flatMap(({ path, text }) =>
      idsIn(text)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id} is in no ledger`),
    );
}

function isTest({ path }: SourceFile): boolean {
  return path.endsWith('.test.ts');
}

function helpsTests({ path }: SourceFile): boolean {
  return path.endsWith('/testing.ts');
}
