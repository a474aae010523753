import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Installs what the benchmarks compare with, then runs them. */
const here = fileURLToPath(new URL('.', import.meta.url));
const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, { cwd: here, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};
const peers = Object.keys(JSON.parse(readFileSync(`${here}peers/package.json`, 'utf8')).dependencies);
if (!peers.every((name) => existsSync(`${here}peers/node_modules/${name}`))) {
  console.log('Installing what the benchmarks compare with.');
  run('npm', ['ci', '--prefix', `${here}peers`, '--no-audit', '--no-fund']);
}
const files = [
  'kernel.ts',
  'tabletop/tabletop.ts',
  'tabletop/play.ts',
  'tabletop/places.ts',
  'tabletop/along.ts',
  'tabletop/districts.ts',
  'tabletop/hiding.ts',
  'last-days/menace.ts',
  'all-things-zombie/encounter.ts',
  'matches.ts',
];
for (const file of files) {
  run(process.execPath, ['--import', 'tsx', `${here}${file}`], { NODE_ENV: 'production' });
}
