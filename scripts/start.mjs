#!/usr/bin/env node
// `npm start`, and the `holdout` command: sets up what is missing and runs the program from its sources.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, ROOT, SERVER_FLAGS } from './setup.mjs';
import { ensureSite } from './site.mjs';

const args = process.argv.slice(2);
ensureDependencies();
if (args[0] === 'serve' && !args.includes('--help') && !args.includes('-h')) ensureSite();

// A process of its own, as if started by `tsx`: what it forks in turn inherits the loader from the command line.
const child = spawn(
  process.execPath,
  [
    ...(args[0] === 'serve' ? SERVER_FLAGS : []),
    '--import',
    import.meta.resolve('tsx'),
    join(ROOT, 'src/cli/main.ts'),
    ...args,
  ],
  { stdio: 'inherit', env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json') } },
);

process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
process.on('SIGINT', () => {
  // A terminal sends Ctrl-C to both of us; anybody else sends it to us alone.
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
child.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  if (signal === null) process.exitCode = code ?? 1;
  else {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
});
