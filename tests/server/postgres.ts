import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/system.mjs';

/** Anybody but root: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** A PostgreSQL of our own in a temporary folder, on a free port of this machine. */
export class Postgres {
  readonly #bin: string;
  readonly #folder: string;
  readonly #port: number;

  private constructor(bin: string, folder: string, port: number) {
    this.#bin = bin;
    this.#folder = folder;
    this.#port = port;
  }

  static async start(): Promise<Postgres> {
    const bin = findPostgres();
    if (bin === undefined) throw new Error('No PostgreSQL was found: npm test says how to install one');
    const folder = mkdtempSync(join(tmpdir(), 'holdout-postgres-'));
    const own = new Postgres(bin, folder, await freePort());
    own.#give(folder);
    own.#run('initdb', '-D', own.#data, '-U', 'holdout', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    mkdirSync(own.#sockets);
    own.#give(own.#sockets);
    own.resume();
    return own;
  }

  get url(): string {
    return `postgres://holdout@127.0.0.1:${this.#port}/postgres`;
  }
  get #data(): string {
    return join(this.#folder, 'data');
  }
  get #sockets(): string {
    return join(this.#folder, 'sockets');
  }

  /** Starts it, or starts it again. */
  resume(): void {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#sockets} -c max_connections=60`;
    this.#run('pg_ctl', '-D', this.#data, '-l', join(this.#folder, 'log'), '-o', settings, '-w', '-t', '60', 'start');
  }

  /** Cuts every connection and stops. */
  stop(): void {
    this.#run('pg_ctl', '-D', this.#data, '-m', 'immediate', '-w', '-t', '60', 'stop');
  }

  close(): void {
    if (existsSync(join(this.#data, 'postmaster.pid'))) this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #give(folder: string): void {
    if (process.getuid?.() !== 0) return;
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(folder, 0o700);
  }

  #run(program: string, ...args: string[]): void {
    const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const { status, stderr, error } = spawnSync(join(this.#bin, program), args, {
      ...as,
      cwd: this.#folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', HOME: this.#folder },
      // The server keeps what it inherits open: a pipe would never end.
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr ?? status}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
