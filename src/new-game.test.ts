import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/**
 * Adds a toy to the games and compiles the lists of games without it and with it. They are compiled alone, in a folder of
 * their own: whatever they import is there by its name only, since all that matters is which entries must be there.
 */

const SRC = fileURLToPath(new URL('.', import.meta.url));
const TSC = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
/** All that is edited for a new game outside its own folders. */
const LISTS = ['games/index.ts', 'bots/policies.ts', 'web/catalogue.ts'];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The names that a file imports, by the file that they come from, relative to src. */
function importsOf(file: string, text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (from: string, names: readonly string[]): void => {
    const path = join(dirname(file), from);
    if (/\.tsx?$/.test(path)) found.set(path, new Set([...(found.get(path) ?? []), ...names]));
  };
  for (const [, isType, names = '', from = ''] of text.matchAll(/^import (type )?\{([^}]*)\} from '(\.[^']+)';$/gm)) {
    const each = names.split(',').map((name) => name.trim());
    note(
      from,
      each.filter(Boolean).map((name) => (isType === undefined ? name : `type ${name}`)),
    );
  }
  for (const [, from = '', name = ''] of text.matchAll(/import\('(\.[^']+)'\)\)\.(\w+)/g)) note(from, [name]);
  return found;
}

const standIn = (names: ReadonlySet<string>): string =>
  [...names]
    .map((name) =>
      name.startsWith('type ') ? `export ${name}<_A = any, _B = any> = any;` : `export declare const ${name}: any;`,
    )
    .join('\n');

/** What is wrong with the lists, as `file: message`. */
function compiled(change: (text: string) => string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'new-game-'));
  folders.push(folder);
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const needed = new Map<string, Set<string>>();
  for (const file of LISTS) {
    const text = readFileSync(join(SRC, file), 'utf8');
    for (const [from, names] of importsOf(file, text)) {
      needed.set(from, new Set([...(needed.get(from) ?? []), ...names]));
    }
    put(file, change(text));
  }
  for (const [file, names] of needed) if (!LISTS.includes(file)) put(file, standIn(names));
  put('pictures.d.ts', "declare module '*.webp' {\n  const address: string;\n  export default address;\n}\n");
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'preserve',
    types: [],
  };
  put('tsconfig.json', JSON.stringify({ compilerOptions, files: [...LISTS, 'pictures.d.ts'] }));
  const { stdout } = spawnSync(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    const [, file, message] = /^(\S+?)\(\d+,\d+\): error \w+: (.*)$/.exec(line) ?? [];
    return file === undefined ? [] : [`${file}: ${message}`];
  });
}

const asItIs = (text: string): string => text;
const withToy = (text: string): string => text.replace('const BY_ID = {', 'const BY_ID = {\n  toy: wave,');
const withEntries = (text: string): string =>
  withToy(text).replace(/(Record<GameId, [^=]*=(?:> [^=]*=)? \{)/g, '$1\n  toy: {} as never,');

test('a new game does not compile before it is entered in every list of games, and no more than three files are edited', () => {
  expect(compiled(asItIs)).toEqual([]);
  const missing = compiled(withToy);
  expect([...new Set(missing.map((fault) => fault.slice(0, fault.indexOf(':'))))].sort()).toEqual([...LISTS].sort());
  for (const fault of missing) expect(fault).toContain("'toy' is missing");
  expect(missing).toHaveLength(4); // boards, notes, bots, the catalogue
  expect(compiled(withEntries)).toEqual([]);
});
