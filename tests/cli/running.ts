import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A folder for this file's saves and records, gone when its tests are over. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  const { npm_lifecycle_event: _, ...outside } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'src/cli/main.ts'), ...args], {
    cwd: ROOT,
    env: { ...outside, ...env },
  });
}

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command with this on its standard input, to its end. */
export async function holdout(
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  const child = start(args, env);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => {}); // it may have ended before it read everything
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

export interface Reply {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly data?: unknown };
}

/** An engine on the other side of a pipe. */
export class EngineChild {
  readonly #child = start(['engine']);
  readonly #replies: AsyncIterator<string>;
  #calls = 0;

  constructor() {
    this.#replies = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Writes one line and reads one. */
  async line(text: string | Buffer): Promise<Reply> {
    this.#child.stdin.write(text);
    this.#child.stdin.write('\n');
    const { value, done } = await this.#replies.next();
    if (done === true) throw new Error('The engine has ended');
    return JSON.parse(value) as Reply;
  }

  /** The result of a call that must succeed. */
  async call<T = unknown>(method: string, params?: object): Promise<T> {
    const reply = await this.line(JSON.stringify({ id: ++this.#calls, method, params }));
    if (reply.id !== this.#calls) throw new Error(`The reply to ${this.#calls} has the id ${String(reply.id)}`);
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.code}: ${reply.error.message}`);
    return reply.result as T;
  }

  /** The error of a call that must fail. */
  async fail(method: string, params?: object): Promise<NonNullable<Reply['error']>> {
    const reply = await this.line(JSON.stringify({ id: 'wrong', method, params }));
    if (reply.error === undefined) throw new Error(`${method} went well: ${JSON.stringify(reply.result)}`);
    return reply.error;
  }

  /** Ends the input: the engine goes by itself. */
  async end(): Promise<number | null> {
    this.#child.stdin.end();
    const [code] = (await once(this.#child, 'close')) as [number | null];
    return code;
  }
}
