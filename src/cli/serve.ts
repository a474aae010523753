import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../games/index.ts';
import { BadAddress, BadPrograms, programsIn, startServer, THREADS } from '../server/index.ts';
import { Complaint } from './complaint.ts';
import type { Limits } from './limits.ts';
import { wordsIn } from './store.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly publicUrl?: string;
  readonly keepDays?: number;
  readonly trustedProxies?: number;
  readonly hstsDays?: number;
  readonly limits?: Partial<Limits>;
  readonly lobby?: 'open' | 'closed';
  readonly blockedWords?: string;
  readonly bots?: string;
  readonly log: 'silent' | 'error' | 'warn' | 'info';
}

const SITE = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Serves until the process is told to stop; then everything that was begun becomes durable first. */
export async function serveSite({ port, host, data, log, limits, ...options }: ServeOptions): Promise<void> {
  const { publicUrl, keepDays = null, trustedProxies = 0, hstsDays = 0, lobby = 'open', blockedWords, bots } = options;
  const databaseUrl = process.env.DATABASE_URL;
  const server = await startServer({
    games: GAMES,
    threads: THREADS,
    port,
    host,
    logLevel: log,
    ...(databaseUrl === undefined || databaseUrl === '' ? { dataDir: data } : { databaseUrl }),
    ...(existsSync(SITE) ? { site: SITE } : undefined),
    settings: {
      ...limits,
      ...(publicUrl === undefined ? undefined : { publicUrl }),
      keepDays,
      trustedProxies,
      hstsDays,
      lobby: lobby === 'open',
      ...(blockedWords === undefined ? undefined : { blockedWords: wordsIn(blockedWords) }),
      ...(bots === undefined ? undefined : { programs: programsOf(bots) }),
    },
  }).catch((error: unknown) => {
    if (error instanceof BadAddress) throw new Complaint(error.message);
    throw new Complaint(whyNot(error, port), 1);
  });
  announce(server.url, host);
  await told();
  console.log('Stopping: everything that was answered is being kept.');
  await server.close();
}

/** The programs in a file of the operator's. */
function programsOf(file: string): ReturnType<typeof programsIn> {
  const games = GAMES.map(({ id }) => id);
  try {
    return programsIn(readFileSync(file, 'utf8'), dirname(resolve(file)), games);
  } catch (error) {
    if (error instanceof BadPrograms) throw new Complaint(`the programs in ${file} cannot be used: ${error.message}`);
    throw new Complaint(`the programs could not be read: ${(error as Error).message}`);
  }
}

function whyNot(error: unknown, port: number): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `port ${port} is in use: choose another with --port`;
  if (code === 'EACCES') return `port ${port} may not be used: choose one above 1023 with --port`;
  return `the server could not start: ${message ?? String(error)}`;
}

/** The address for this machine, and those for a phone in the same network. */
function announce(url: string, host: string): void {
  const { port } = new URL(url);
  console.log(`Holdout is at      http://localhost:${port}/`);
  if (host !== '0.0.0.0') return;
  const others = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of others) console.log(`in your network    http://${address}:${port}/`);
  console.log('Ctrl-C stops it; matches are kept.');
}

const told = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
