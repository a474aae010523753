import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { commandOf, ProgramFault } from '../../programs/index.ts';
import { Family } from './family.ts';
import type { ProgramTerms } from './terms.ts';

const WATCH_MILLIS = 100;
/** It thinks behind everybody who plays. */
const NICE = 10;
/** More than any answer: whoever says more than that without an end of line is not answering. */
const LONGEST_LINE = 64 * 1024;
/** So much of what it complained about last goes into the operator's log. */
const COMPLAINT_CHARS = 1000;
/** What a program gets to know of the server's own surroundings. No addresses, no secrets. */
const SURROUNDINGS = ['PATH', 'LANG', 'TZ', 'SYSTEMROOT'] as const;
/** All that a program starts inherits this with a value of its own: it is known by it, wherever it went. */
const MARK = 'HOLDOUT_PROGRAM';

interface Asked {
  readonly done: (line: string) => void;
  readonly failed: (fault: ProgramFault) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * One running program of somebody's own: a process group of its own, with a priority below everybody else's and without the
 * server's environment. It is ended, with all that it has started, as soon as it passes one of its limits.
 */
export class Child {
  readonly #terms: ProgramTerms;
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #family: Family | null;
  readonly #watch: NodeJS.Timeout;
  #asked: Asked | null = null;
  #heard = '';
  #complaint = '';
  #isGone = false;

  constructor(terms: ProgramTerms) {
    this.#terms = terms;
    const [command, ...args] = limited(commandOf(terms.command), terms.megabytes);
    const mark = randomUUID();
    const env = { ...Object.fromEntries(SURROUNDINGS.flatMap((name) => entryOf(name))), [MARK]: mark };
    this.#process = spawn(command, args, { cwd: terms.folder, env, detached: true, stdio: 'pipe', windowsHide: true });
    const { stdin, stdout, stderr, pid } = this.#process;
    if (pid !== undefined) beNice(pid);
    this.#family = pid === undefined ? null : new Family(pid, `${MARK}=${mark}`);
    this.#process.once('error', (error) => this.#end(`it could not be started: ${error.message}`));
    this.#process.once('exit', (code, signal) =>
      this.#end(signal === null ? `it ended by itself with code ${code}` : `it was ended by ${signal}`),
    );
    // What is written to a program that has ended is lost; its end is told above.
    stdin.on('error', () => undefined);
    stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-COMPLAINT_CHARS);
    });
    this.#watch = setInterval(() => this.#look(), WATCH_MILLIS);
    this.#watch.unref();
  }

  get isGone(): boolean {
    return this.#isGone;
  }
  /** The last that it wrote to standard error. */
  get complaint(): string {
    return this.#complaint;
  }

  /** Sends a line, and gives the line that comes back. */
  ask(line: string): Promise<string> {
    return new Promise((done, failed) => {
      const { seconds } = this.#terms;
      const timer = setTimeout(() => this.#end(`it said nothing for ${seconds} seconds`), seconds * 1000);
      this.#asked = { done, failed, timer };
      if (this.#isGone) return this.#tell(new ProgramFault('it has ended'));
      this.#process.stdin.write(`${line}\n`);
    });
  }

  #hear(text: string): void {
    this.#heard += text;
    const end = this.#heard.indexOf('\n');
    if (end < 0) {
      if (this.#heard.length > LONGEST_LINE) this.#end('it said more than anybody wants to hear');
      return;
    }
    const line = this.#heard.slice(0, end);
    // What it says unasked is heard by nobody.
    this.#heard = '';
    const asked = this.#asked;
    if (asked === null) return;
    this.#asked = null;
    clearTimeout(asked.timer);
    asked.done(line);
  }

  #look(): void {
    const { megabytes } = this.#terms;
    if (this.#family !== null && this.#family.look() > megabytes) {
      this.#end(`it used more than ${megabytes} MB of memory`);
    }
  }

  #tell(fault: ProgramFault): void {
    const asked = this.#asked;
    if (asked === null) return;
    this.#asked = null;
    clearTimeout(asked.timer);
    asked.failed(fault);
  }

  #end(why: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    clearInterval(this.#watch);
    // Before its group: a process whose parent has ended is nobody's child.
    this.#family?.end();
    endGroup(this.#process);
    this.#tell(new ProgramFault(why));
  }

  end(): void {
    this.#end('it was ended');
  }
}

/** No process of it may hold twice the memory: the watch looks often, but not always. */
function limited([command, ...args]: readonly [string, ...string[]], megabytes: number): [string, ...string[]] {
  if (process.platform === 'win32') return [command, ...args];
  const shell = `ulimit -c 0; ulimit -d ${megabytes * 2 * 1024}; exec "$@"`;
  return ['/bin/sh', '-c', shell, 'sh', command, ...args];
}

const entryOf = (name: string): [string, string][] => {
  const value = process.env[name];
  return value === undefined ? [] : [[name, value]];
};

function beNice(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // It has ended already, or this is not allowed here.
  }
}

/** The program and all that it has started, unless that left its group. */
function endGroup(child: ChildProcessWithoutNullStreams): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
  child.kill('SIGKILL');
}
