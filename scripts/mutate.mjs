// `npm run mutate -- src/games/wave`: changes the code of a folder (or file) bit by bit and shows which changes the tests of
// that folder do not notice. Results are kept in reports/, so a second run looks only at what is new.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDependencies, ROOT } from './setup.mjs';

const [target, ...rest] = process.argv.slice(2);
if (target === undefined || !existsSync(join(ROOT, target))) {
  console.error('Say what to change: npm run mutate -- src/games/wave');
  process.exit(1);
}
ensureDependencies();

const path = target.replace(/\/+$/, '');
const isFolder = statSync(join(ROOT, path)).isDirectory();
// Two patterns: Stryker splits its list at every comma, also inside braces.
const files = isFolder ? [`${path}/**/*.ts`, `${path}/**/*.tsx`] : [path];
// What exists for tests alone is not changed.
const testOnly = ['*.test.ts', 'testing.ts', 'toys.ts', 'toys/**', 'laws.ts', 'laws/**', '*.d.ts'].map(
  (name) => `!**/${name}`,
);
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    '--mutate',
    [...files, ...testOnly].join(','),
    '--incrementalFile',
    `reports/mutation/${path.replaceAll('/', '-')}.json`,
    ...rest,
  ],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HOLDOUT_MUTATED: isFolder ? path : dirname(path) },
  },
);
process.exitCode = status ?? 1;
