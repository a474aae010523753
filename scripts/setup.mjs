import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A server makes much that is soon forgotten: with more room for what is young, an answer costs a quarter less. */
export const SERVER_FLAGS = ['--max-semi-space-size=64'];

const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
/** Holds the hash of the lockfile that node_modules was installed from. */
const STAMP = join(MODULES, '.holdout-lock');

/** Installs the dependencies unless those of this very lockfile are there. */
export function ensureDependencies() {
  if (!existsSync(LOCK)) return; // installed as a package: whoever installed it brought the dependencies
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (readOr(STAMP, '') === hash) return;
  if (!isInstalled()) {
    console.error('Installing dependencies, about a minute …');
    const [command, ...args] = npm('ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund');
    const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      console.error('npm ci failed.');
      process.exit(1);
    }
  }
  writeFileSync(STAMP, hash);
}

/** Whether somebody has already run npm: what npm noted in node_modules is what the lockfile asks for. */
function isInstalled() {
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const found = JSON.parse(readOr(join(MODULES, '.package-lock.json'), '{}')).packages ?? {};
  return Object.entries(wanted)
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) => (path in found ? found[path].version === version : optional === true));
}

/**
 * @param {string} path
 * @param {string} otherwise
 */
function readOr(path, otherwise) {
  return existsSync(path) ? readFileSync(path, 'utf8') : otherwise;
}

/**
 * The command line of npm itself: the one that runs us, where there is one.
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
function npm(...args) {
  const self = process.env.npm_execpath;
  return self?.endsWith('.js') ? [process.execPath, self, ...args] : ['npm', ...args];
}
