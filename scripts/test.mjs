// `npm test`: everything that must hold, in one go. `npm test -- --quick` leaves the system tests out; any other argument
// goes to vitest.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies, ROOT } from './setup.mjs';
import { findChromium, findNginx, findOpenssl, findPostgres } from './system.mjs';

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const rest = args.filter((arg) => arg !== '--quick');

ensureDependencies();
if (!quick && hasSystemTests()) ensureSystem();

const failed = [
  check('types', 'typescript/bin/tsc', '-p', 'tsconfig.json'),
  check('types of the rules alone', 'typescript/bin/tsc', '-p', 'tsconfig.core.json'),
  check('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  check('format', '@biomejs/biome/bin/biome', 'format', '--colors=off', '.'),
  check('rules', 'tsx/dist/cli.mjs', 'scripts/rules.ts', '--check'),
  check('nothing that nobody uses', 'knip/bin/knip.js'),
].filter((name) => name !== undefined);

const tests = runTests();
if (failed.length > 0) console.log(`\nChecks that failed: ${failed.join(', ')}`);
console.log(`\n${tests.passed} passed, ${tests.failed + failed.length} failed`);
process.exitCode = tests.failed + failed.length > 0 ? 1 : 0;

/**
 * Runs one check, says how long it took, and shows what it printed only if it failed.
 * @param {string} name
 * @param {string} script below node_modules
 * @param {string[]} rest
 * @returns {string | undefined} the name of a check that failed
 */
function check(name, script, ...rest) {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...rest], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status === 0) return undefined;
  console.log([stdout, stderr, error?.message].filter(Boolean).join('\n').trimEnd());
  return name;
}

/** Runs vitest with its own report on the screen, and counts from the data that it leaves. */
function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-test-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...(quick ? ['--project', 'unit'] : []),
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(ROOT, 'scripts/second-try.ts')}`,
      `--outputFile.json=${report}`,
      ...rest,
    ],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  rmSync(folder, { recursive: true, force: true });

  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = found.testResults;
  const all = files.flatMap((file) => file.assertionResults);
  const passed = all.filter((result) => result.status === 'passed').length;
  // A file that cannot be loaded fails without a single test.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const failures = all.filter((result) => result.status === 'failed').length + broken;
  return { passed, failed: status === 0 ? failures : Math.max(failures, 1) };
}

function hasSystemTests() {
  const folder = join(ROOT, 'tests');
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.test.ts'))
  );
}

/** Debian's packages for what the system tests find missing. */
function missingPackages() {
  const found = { chromium: findChromium(), postgresql: findPostgres(), nginx: findNginx(), openssl: findOpenssl() };
  return Object.entries(found)
    .filter(([, path]) => path === undefined)
    .map(([name]) => name);
}

/** Installs the browser, the database server and the proxy with Debian's tools where we may, or says how to. */
function ensureSystem() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')} for the system tests …`);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `apt-get update && ${install}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0 && missingPackages().length === 0) return;
    console.error(stdout + stderr);
  }
  console.error(`The system tests need ${missing.join(' and ')}. To install:`);
  console.error(`  sudo apt-get update && sudo ${install}`);
  console.error('To run all other tests: npm test -- --quick');
  process.exit(1);
}
