// `npm run lock`, after dependencies have changed. A package with native parts names one optional package per platform.
// npm leaves those out of package-lock.json that the registry it asked does not carry, and then `npm ci` refuses the file
// everywhere. This puts them back in by name and version, so that the lockfile serves every platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const FILE = join(ROOT, 'package-lock.json');

/** @type {Record<string, string>} what a word in a package's name says of its `os` */
const SYSTEMS = { windows: 'win32' };
for (const name of [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
])
  SYSTEMS[name] = name;
const CPUS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
/** @type {Record<string, string>} */
const LIBCS = { musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isFound(path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[~^]/, ''),
      ...inOrder({ ...platformOf(name), ...(dev ? { dev } : {}), optional: true }),
    };
    added.push(name);
  }
}
lock.packages = inOrder(lock.packages);
if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other platforms added to package-lock.json`);

/** As npm sorts it. @param {object} record */
function inOrder(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * Whether the lockfile has a package where Node would look for it from `path`.
 * @param {string} path
 * @param {string} name
 */
function isFound(path, name) {
  for (let folder = path; ; ) {
    if (`${folder}${folder === '' ? '' : '/'}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const [os, cpu, libc] = [
    words.map((word) => SYSTEMS[word]).find(Boolean),
    words.find((word) => CPUS.includes(word)),
    words.map((word) => LIBCS[word]).find(Boolean),
  ];
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}
