import { extname } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

type Reply = { readonly line: string } | { readonly ended: string };

/** A program at a seat has gone wrong: it ended, said nothing for too long, or said what nobody understands. */
export class ProgramFault extends Error {}

/** Programs by how they are run, where the file itself does not say so. */
const RUNNERS: Readonly<Record<string, () => readonly string[]>> = {
  '.py': () => ['python3'],
  '.js': () => [process.execPath],
  '.mjs': () => [process.execPath],
  '.ts': () => [process.execPath, '--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
};

/** `./my-bot.py --careful` as a command and its arguments. */
export function commandOf(text: string): readonly [string, ...string[]] {
  const [file = '', ...rest] = text.trim().split(/\s+/);
  const [runner, ...before] = RUNNERS[extname(file)]?.() ?? [];
  return runner === undefined ? [file, ...rest] : [runner, ...before, file, ...rest];
}

/**
 * A program of somebody's own, which is asked in lines and answers in lines. Bots decide at once, so the thread that asks
 * sleeps until the line is there; another one does the talking.
 */
export class Program {
  readonly #name: string;
  readonly #thread: Worker;
  readonly #signal = new Int32Array(new SharedArrayBuffer(4));
  readonly #port;
  #heard = 0;
  #ended: string | null = null;

  constructor(text: string) {
    const [command, ...args] = commandOf(text);
    const { port1, port2 } = new MessageChannel();
    this.#name = text;
    this.#port = port1;
    this.#thread = new Worker(new URL('./program-thread.mjs', import.meta.url), {
      workerData: { command, args, signal: this.#signal, port: port2 },
      transferList: [port2],
      execArgv: [],
    });
    // A program that waits for the next question keeps nobody from leaving.
    this.#thread.unref();
    port1.unref();
  }

  /** Sends a line and waits for the line that comes back. */
  ask(line: string, millis: number): string {
    if (this.#ended !== null) throw this.#fault(this.#ended);
    this.#thread.postMessage(line);
    const until = performance.now() + millis;
    for (;;) {
      const reply = this.#next();
      if (reply !== null) return reply;
      const left = until - performance.now();
      if (left <= 0) {
        this.end();
        throw this.#fault(`it said nothing for ${millis / 1000} seconds`);
      }
      Atomics.wait(this.#signal, 0, this.#heard, left);
    }
  }

  #next(): string | null {
    this.#heard = Atomics.load(this.#signal, 0);
    const received = receiveMessageOnPort(this.#port) as { message: Reply } | undefined;
    if (received === undefined) return null;
    const { message } = received;
    if ('line' in message) return message.line;
    this.#ended = message.ended;
    throw this.#fault(message.ended);
  }

  #fault(what: string): ProgramFault {
    return new ProgramFault(`The program ${this.#name} does not play: ${what}`);
  }

  end(): void {
    this.#ended ??= 'it was ended';
    this.#thread.postMessage(null);
  }
}
