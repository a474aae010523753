import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

export const SITE = join(ROOT, 'dist/web');
/** Holds the hash of the sources that the site was built from. */
const STAMP = '.sources';
const SOURCES = [
  'scripts/phrases.ts',
  'src/web',
  'src/wire',
  'src/bots',
  'src/games',
  'src/skirmish',
  'src/tabletop',
  'src/kernel',
  'src/text',
  'src/rules',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the pages unless those of these very sources are there. */
export function ensureSite() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(join(ROOT, file)));
  const wanted = hash.digest('hex');
  if (isBuiltFrom(wanted)) return;
  console.error('Building the pages, a few seconds …');
  // Beside the old site, which changes places with it in the end: whoever builds or serves at the same time is not disturbed.
  const fresh = `${SITE}-${process.pid}`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', fresh], {
    cwd: ROOT,
    // A test run is not production, but the site must be built as it is shipped.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    console.error('The pages could not be built.');
    process.exit(1);
  }
  writeFileSync(join(fresh, STAMP), wanted);
  changePlaces(fresh, wanted);
}

/** @param {string} wanted */
const isBuiltFrom = (wanted) => existsSync(join(SITE, STAMP)) && readFileSync(join(SITE, STAMP), 'utf8') === wanted;

/**
 * @param {string} fresh
 * @param {string} wanted
 */
function changePlaces(fresh, wanted) {
  const old = `${fresh}-old`;
  try {
    if (existsSync(SITE)) renameSync(SITE, old);
    renameSync(fresh, SITE);
  } catch (error) {
    // Somebody else was faster with the same.
    if (!isBuiltFrom(wanted)) throw error;
  }
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const names = readdirSync(join(ROOT, path)).filter((name) => !/(\.test\.tsx?|testing\.ts)$/.test(name));
  return names.sort().flatMap((name) => filesIn(`${path}/${name}`));
}
