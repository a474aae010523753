// `npm run mutate -- src/games/wave`: changes the code of a folder (or file) bit by bit and shows which changes the tests of
// that game (or area) do not notice. `--sample 40` tries 40 changes only, drawn at random; `--seed WORD` draws others.
// `--titles` asks each test whose title names a rule whether it notices any change beside which the code names that rule.
// What the tests of a game do not notice is tried on its recorded matches, and counted apart: `--no-records` leaves that out.
// `--near` asks only the tests in the same folder: it takes seconds, and what they notice the whole game notices, too.
// `--confirm` tries each survivor once more with the code loaded anew, which takes a few seconds each.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDependencies, ROOT } from './setup.mjs';

/** @import { Entry, Plan } from './mutants/plan.ts' */
/** @typedef {{ line: number, column: number }} Point */
/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: Point, end: Point } }} Mutant */

const args = process.argv.slice(2);
const sample = Number(take('--sample') ?? 0);
const seed = take('--seed') ?? 'sample';
const confirming = args.includes('--confirm');
const ofTitles = args.includes('--titles');
const nearOnly = args.includes('--near');
const withRecords = !nearOnly && !ofTitles && !args.includes('--no-records');
const [target] = args;
if (target === undefined || !existsSync(join(ROOT, target)) || !Number.isInteger(sample) || sample < 0) {
  console.error('Say what to change: npm run mutate -- src/games/wave [--sample 40] [--seed spring]');
  process.exit(1);
}
ensureDependencies();

/** A change that keeps a test busy for longer than this goes round in circles. */
const HANGS_MILLIS = 240_000;
/** Tests that take longer are left out: what only they would notice is not well tested. */
const LONGEST_MILLIS = 4000;

const path = target.replace(/\/+$/, '');
const { files, mutants } = await instrumented(sourceFiles());
const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
mkdirSync(join(ROOT, 'reports'), { recursive: true });
const folder = mkdtempSync(join(ROOT, 'reports/mutants-'));
const began = Date.now();

/** What became of each change that is decided: the test that noticed it, or why nothing has to. */
const noticed = /** @type {Map<string, string>} */ (new Map());
/** By test, the changes that it reaches. */
const reaches = /** @type {Map<string, string[]>} */ (new Map());
const loaded = /** @type {Set<string>} */ (new Set());
const poisonous = /** @type {Set<string>} */ (new Set());
const tried = /** @type {Record<string, string[]>} */ ({});
/** Titles that are proven, by test. */
const proven = /** @type {Set<string>} */ (new Set());

// All changes in one run of the tests. A change that hangs or spoils what is kept in memory ends the run; the rest goes on.
for (;;) {
  const open = mutants.map(({ id }) => id).filter((id) => !noticed.has(id) && !poisonous.has(id));
  const { entries, ok } = await run({ alive: open, alone: null, tests: null });
  const last = entries.at(-1);
  for (const entry of entries) {
    if (entry.did === 'ran')
      reaches.set(entry.test, [...new Set([...(reaches.get(entry.test) ?? []), ...entry.reaches])]);
    if (entry.did === 'loaded') for (const id of entry.mutants) loaded.add(id);
    if (entry.did === 'noticed' && ofTitles) proven.add(entry.test);
    else if (entry.did === 'noticed') noticed.set(entry.mutant, entry.test);
    if (entry.did === 'poisoned') poisonous.add(entry.mutant);
    if (entry.did === 'overlooked') (tried[entry.mutant] ??= []).push(entry.test);
  }
  if (ok) break;
  if (last?.did === 'try') noticed.set(last.mutant, `${last.test} (never ends)`);
  else if (last?.did !== 'poisoned') {
    console.error('The tests fail without any change.');
    process.exit(1);
  }
}
if (ofTitles) {
  tellTitles();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
const atOnce = mutants.filter(({ id }) => !noticed.has(id));
console.log(`${noticed.size} of ${mutants.length} noticed at once, ${seconds()} s; the others so far:`);
for (const mutant of atOnce)
  console.log(`    ${placeOf(mutant)} ${mutant.mutatorName}: ${mutant.replacement.slice(0, 60)}`);

// What is worked out while the code is loaded, or once and then kept in memory, shows only where the change was there from the
// start.
for (const { id } of mutants) {
  if (noticed.has(id) || !(confirming || loaded.has(id) || poisonous.has(id))) continue;
  const tests = [...reaches].filter(([, ids]) => ids.includes(id)).map(([test]) => test);
  if (tests.length === 0 && !loaded.has(id)) continue;
  const { ok, entries } = await run({ alive: [], alone: id, tests: loaded.has(id) ? null : tests });
  const by = entries.find((entry) => entry.did === 'noticed');
  if (by !== undefined) noticed.set(id, by.test);
  else if (!ok) noticed.set(id, 'the code does not load, or never ends');
}

const survivors = atOnce.filter(({ id }) => !noticed.has(id));
for (const mutant of survivors) console.log(told(mutant));
const killed = mutants.length - survivors.length;
const byRecords = [...noticed.values()].filter((test) => test.startsWith('tests/golden.test.ts')).length;
const share = ((100 * killed) / Math.max(1, mutants.length)).toFixed(1);
console.log(
  `\n${path}: ${killed} of ${mutants.length} noticed (${share} %), ${byRecords} of them only by recorded matches, ${survivors.length} survive; ${seconds()} s`,
);
rmSync(folder, { recursive: true, force: true });

/** @param {string} name of a flag; it and its value are taken out of the arguments */
function take(name) {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}

function seconds() {
  return Math.round((Date.now() - began) / 1000);
}

/** The tests that are run: those of the whole game or area, since a rule may be proven beside another. */
function scope() {
  if (nearOnly) return statSync(join(ROOT, path)).isDirectory() ? path : dirname(path);
  const [src, area = '', game = ''] = path.split('/');
  return [src, area, ...(area === 'games' ? [game] : [])].join('/');
}

/** The game whose recorded matches are played again, if the target is a game's. */
function gameOfRecords() {
  const [, area, game] = path.split('/');
  return withRecords && area === 'games' && game !== undefined ? game : null;
}

/** The files of the target that are not there for tests alone. */
function sourceFiles() {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const found = readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });
  return found
    .map((file) => `${path}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.d\.ts$/.test(file))
    .filter((file) => !/(^|\/)(testing|toys|laws)(\.ts$|\/)/.test(file.slice(path.length)))
    .sort();
}

/**
 * The files with their changes behind switches, and the changes: all of them, or as many as the sample asks for, each with the
 * same chance.
 * @param {string[]} names
 * @returns {Promise<{ files: { name: string, content: string }[], mutants: Mutant[] }>}
 */
async function instrumented(names) {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const sources = names.map((name) => ({ name, mutate: true, content: readFileSync(join(ROOT, name), 'utf8') }));
  const all = await new Instrumenter(quiet).instrument(sources, options);
  console.log(`${all.mutants.length} changes are known in ${path}`);
  if (sample === 0) return all;
  const ranked = all.mutants
    .map((/** @type {Mutant} */ mutant) => ({
      mutant,
      rank: createHash('sha256')
        .update(`${seed} ${placeOf(mutant)} ${mutant.replacement}`)
        .digest('hex'),
    }))
    // Whole bodies that are emptied are noticed by every test that comes by.
    .filter(({ mutant: { location } }) => location.end.line - location.start.line <= 2)
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, sample)
    .map(({ mutant }) => mutant);
  const wanted = new Set(ranked.map((mutant) => `${placeOf(mutant)} ${mutant.replacement}`));
  const changed = [...new Set(ranked.map(({ fileName }) => fileName))].map((name) => ({
    name,
    mutate: ranked.filter(({ fileName }) => fileName === name).map(({ location }) => location),
    content: readFileSync(join(ROOT, name), 'utf8'),
  }));
  const some = await new Instrumenter(quiet).instrument(changed, options);
  // A small place inside a large one is behind a switch as well, and stays as it is.
  return {
    files: some.files,
    mutants: some.mutants.filter((/** @type {Mutant} */ mutant) =>
      wanted.has(`${placeOf(mutant)} ${mutant.replacement}`),
    ),
  };
}

/** @param {Mutant} mutant */
function placeOf({ fileName, location: { start, end } }) {
  return `${fileName}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`;
}

/** What the code says around a change: a rule is named in the comment above it, or at the end of a line. */
function around() {
  const texts = new Map(files.map(({ name }) => [name, readFileSync(join(ROOT, name), 'utf8').split('\n')]));
  return Object.fromEntries(
    mutants.map(({ id, fileName, location: { start } }) => [
      id,
      (texts.get(fileName) ?? []).slice(Math.max(0, start.line - 6), start.line + 3).join('\n'),
    ]),
  );
}

function tellTitles() {
  const unproven = new Map();
  for (const [id, tests] of Object.entries(tried))
    for (const test of tests) if (!proven.has(test)) unproven.set(test, [...(unproven.get(test) ?? []), id]);
  for (const [test, ids] of unproven)
    console.log(`${test}\n${ids.map((id) => `    ${placeOf(/** @type {Mutant} */ (byId.get(id)))}`).join('\n')}`);
  console.log(`\n${path}: ${proven.size} titles proven, ${unproven.size} not; ${seconds()} s`);
}

/** @param {Mutant} mutant */
function told(mutant) {
  const { fileName, location, replacement, mutatorName, id } = mutant;
  const lines = readFileSync(join(ROOT, fileName), 'utf8')
    .split('\n')
    .slice(location.start.line, location.end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, location.end.column);
  lines[0] = (lines[0] ?? '').slice(location.start.column);
  const reached = loaded.has(id) || [...reaches.values()].some((ids) => ids.includes(id));
  return `\n${placeOf(mutant)} ${mutatorName}${reached ? '' : ' (no test comes here)'}\n- ${lines.join('\n- ')}\n+ ${replacement.replaceAll('\n', '\n+ ')}`;
}

/**
 * Runs the tests that have to do with the changed files, and reads what they noted.
 * @param {Pick<Plan, 'alive' | 'alone' | 'tests'>} what
 * @returns {Promise<{ ok: boolean, entries: Entry[] }>}
 */
async function run(what) {
  const journal = join(folder, 'journal');
  const planFile = join(folder, 'plan.json');
  writeFileSync(journal, '');
  const sources = Object.fromEntries(files.map(({ name, content }) => [join(ROOT, name), content]));
  const near = join(ROOT, (what.alone === null ? files[0]?.name : byId.get(what.alone)?.fileName) ?? '');
  /** @type {Plan} */
  const plan = {
    scope: scope(),
    sources,
    near,
    tried,
    around: ofTitles ? around() : null,
    journal,
    longestMillis: LONGEST_MILLIS,
    records: gameOfRecords(),
    ...what,
  };
  writeFileSync(planFile, JSON.stringify(plan));
  const of = what.alone === null ? files.map(({ name }) => name) : [byId.get(what.alone)?.fileName ?? ''];
  const only = what.tests === null ? [] : [...new Set(what.tests.map((test) => test.split(' > ')[0] ?? ''))];
  const command = only.length > 0 ? ['run', ...only] : ['related', '--run', ...of];
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, ...command, '--config', 'vitest.mutate.config.ts', ...(what.alone === null ? [] : ['--bail=1'])],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, HOLDOUT_MUTANTS: planFile },
    },
  );
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const read = () =>
    readFileSync(journal, 'utf8')
      .split('\n')
      .slice(0, -1) // the last line may be in the making
      .map((line) => /** @type {Entry} */ (JSON.parse(line)));
  let moved = Date.now();
  let size = -1;
  const watch = setInterval(() => {
    const now = statSync(journal).size;
    if (now !== size) [size, moved] = [now, Date.now()];
    const stuck = what.alone !== null || read().at(-1)?.did === 'try';
    if (!stuck || Date.now() - moved < HANGS_MILLIS) return;
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  }, 1000);
  const status = await new Promise((done) => child.on('close', done));
  clearInterval(watch);
  const entries = read();
  const ok =
    what.alone === null ? entries.length > 0 && !['try', 'poisoned'].includes(entries.at(-1)?.did ?? '') : status === 0;
  if (entries.length === 0 && what.alone === null) console.error(said);
  return { ok, entries };
}
