import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

export const SITE = join(ROOT, 'dist/web');
/** Holds the hash of the sources that the site was built from. */
const STAMP = join(SITE, '.sources');
const SOURCES = [
  'src/web',
  'src/wire',
  'src/bots',
  'src/games',
  'src/tabletop',
  'src/kernel',
  'src/rules',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the pages unless those of these very sources are there. */
export function ensureSite() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(join(ROOT, file)));
  const wanted = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.error('Building the pages, a few seconds …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    // A test run is not production, but the site must be built as it is shipped.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    console.error('The pages could not be built.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
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
