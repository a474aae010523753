import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Installs what the benchmarks compare with, then runs them. */
const here = fileURLToPath(new URL('.', import.meta.url));
const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, { cwd: here, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};
if (!existsSync(`${here}peers/node_modules/boardgame.io`)) {
  console.log('Installing what the benchmarks compare with.');
  run('npm', ['ci', '--prefix', `${here}peers`, '--no-audit', '--no-fund']);
}
run(process.execPath, ['--import', 'tsx', `${here}kernel.ts`], { NODE_ENV: 'production' });
