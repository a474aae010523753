// @ts-check
// The thread that talks to a program while the thread that needs its answer waits for it. Plain JavaScript, so that it starts at once.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ command: string, args: string[], signal: Int32Array, port: import('node:worker_threads').MessagePort }} */
const { command, args, signal, port } = workerData;

const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });

/** @param {{ line: string } | { ended: string }} reply */
function tell(reply) {
  port.postMessage(reply);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}

child.once('error', (error) => tell({ ended: `it could not be started: ${error.message}` }));
child.once('exit', (code, by) => tell({ ended: by === null ? `it ended with code ${code}` : `it was ended by ${by}` }));
// What is written to a program that has ended is lost; its end is told above.
child.stdin.on('error', () => undefined);
createInterface({ input: child.stdout }).on('line', (line) => tell({ line }));
parentPort?.on('message', (/** @type {string | null} */ line) => {
  if (line === null) child.kill('SIGKILL');
  else child.stdin.write(`${line}\n`);
});
