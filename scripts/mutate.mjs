// `npm run mutate -- src/games/wave`: changes the code of a folder (or file) bit by bit and shows which changes the tests of
// that folder do not notice. Results are kept in reports/, so a second run looks only at what is new.
// `npm run mutate -- src/games/wave --sample 40`: changes 40 places only, drawn at random; `--seed WORD` draws other places.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDependencies, ROOT } from './setup.mjs';

const args = process.argv.slice(2);
const sample = Number(take('--sample') ?? 0);
const seed = take('--seed') ?? 'sample';
const [target, ...rest] = args;
if (target === undefined || !existsSync(join(ROOT, target)) || !Number.isInteger(sample) || sample < 0) {
  console.error('Say what to change: npm run mutate -- src/games/wave [--sample 40] [--seed spring]');
  process.exit(1);
}
ensureDependencies();

const path = target.replace(/\/+$/, '');
const isFolder = statSync(join(ROOT, path)).isDirectory();
const places = sample > 0 ? await drawn(sourceFiles(), sample) : null;
// Two patterns: Stryker splits its list at every comma, also inside braces.
const files = places ?? (isFolder ? [`${path}/**/*.ts`, `${path}/**/*.tsx`] : [path]);
// What exists for tests alone is not changed.
const testOnly = ['*.test.ts', 'testing.ts', 'toys.ts', 'toys/**', 'laws.ts', 'laws/**', '*.d.ts'].map(
  (name) => `!**/${name}`,
);
// A sample stands for itself: what an earlier one found is not counted with it.
const SAMPLE = 'reports/mutation/sample.json';
rmSync(join(ROOT, SAMPLE), { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    '--mutate',
    [...files, ...testOnly].join(','),
    ...(places === null
      ? ['--incrementalFile', `reports/mutation/${path.replaceAll('/', '-')}.json`]
      : ['--incrementalFile', SAMPLE]),
    ...rest,
  ],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HOLDOUT_MUTATED: isFolder ? path : dirname(path) },
  },
);
process.exitCode = status ?? 1;

/** @param {string} name of a flag; it and its value are taken out of the arguments */
function take(name) {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}

/** The files of the target that are not there for tests alone. */
function sourceFiles() {
  if (!isFolder) return [path];
  const found = readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });
  return found
    .map((file) => `${path}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.d\.ts$/.test(file))
    .filter((file) => !/(^|\/)(testing|toys|laws)(\.ts$|\/)/.test(file.slice(path.length)))
    .sort();
}

/**
 * As many places as asked for, as Stryker names them: `file:line:column-line:column`. Each mutation that Stryker knows of has the
 * same chance; a small place inside a large one is changed with it, so a few more changes than places are tried.
 * @param {string[]} names
 * @param {number} count
 */
async function drawn(names, count) {
  // Stryker brings its instrumenter along; it is not a dependency of ours.
  const entry = join(ROOT, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = await import(entry);
  const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const sources = names.map((name) => ({ name, mutate: true, content: readFileSync(join(ROOT, name), 'utf8') }));
  /** @type {{ mutants: { fileName: string, replacement: string, location: Location }[] }} */
  const { mutants } = await new Instrumenter(quiet).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  /** @typedef {{ line: number, column: number }} Point */
  /** @typedef {{ start: Point, end: Point }} Location */
  const ranked = mutants
    .map(({ fileName, location: { start, end }, replacement }) => {
      const place = `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
      const rank = createHash('sha256').update(`${seed} ${place} ${replacement}`).digest('hex');
      // Whole bodies that are emptied hold every other mutation of the function.
      return { place, rank, lines: end.line - start.line };
    })
    .filter(({ lines }) => lines <= 2)
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const chosen = new Set(ranked.map(({ place }) => place));
  console.log(`${mutants.length} mutations are known in ${path}; ${Math.min(count, chosen.size)} places are changed.`);
  return [...chosen].slice(0, count);
}
