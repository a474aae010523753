import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../../scripts/setup.mjs';

const SERVER = fileURLToPath(new URL('../../tests/server/child.ts', import.meta.url));

const running = new Set<ChildProcess>();
// A measurement that fails leaves no server behind.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server in a process of its own. */
export class Served {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<Served> {
    const flags = [...SERVER_FLAGS, '--expose-gc', '--import', import.meta.resolve('tsx')];
    const child = spawn(process.execPath, [...flags, SERVER], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', THREADS: '1', ...env },
    });
    running.add(child);
    const url = await new Promise<string>((done, failed) => {
      child.stdout?.once('data', (data: Buffer) => done(data.toString('utf8').trim()));
      child.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
    });
    return new Served(url, child);
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.#child.once('exit', done));
    this.#child.kill('SIGTERM');
    await ended;
    running.delete(this.#child);
  }
}
