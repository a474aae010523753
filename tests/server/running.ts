import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server/index.ts';
import { stones, whispers } from './toys.ts';

const undo: (() => Promise<void> | void)[] = [];

/** Runs when the test is over, the last one first. */
export function afterwards(work: () => Promise<void> | void): void {
  undo.push(work);
}
afterEach(async () => {
  for (const work of undo.splice(0).reverse()) await work();
});

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-server-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As fast and as generous as a test wants it. */
export const FAST = {
  botPaceMillis: 0,
  requestsPerMinute: 1_000_000,
  messagesPerSecond: 100_000,
  messageBurst: 100_000,
} as const;

/** A server of its own for one test, on a free port. */
export async function serve(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    games: [stones, whispers],
    logLevel: 'silent',
    ...(options.databaseUrl === undefined && options.dataDir === undefined ? { dataDir: tempFolder() } : undefined),
    ...options,
    settings: { ...FAST, ...options.settings },
  });
  afterwards(() => server.close());
  return server;
}

export interface ServerChild {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** A server in a process of its own, which can be killed. */
export async function serveInChild(env: Record<string, string>): Promise<ServerChild> {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('child.ts', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
  );
  const exit = new Promise<void>((done) => child.once('exit', () => done()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exit;
  };
  afterwards(kill);
  const url = await new Promise<string>((done, failed) => {
    child.stdout?.once('data', (data: Buffer) => done(data.toString('utf8').trim()));
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
  });
  return { url, process: child, kill };
}

export async function eventually<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('It never happened');
}
