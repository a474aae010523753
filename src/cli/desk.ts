import { createInterface, type Interface } from 'node:readline';
import { inkFor } from './ink.ts';
import { columnsOf, type Ink } from '../text/index.ts';

/** Where people sit: lines go out to them, and lines come back. */
export interface Desk {
  readonly width: number;
  readonly ink: Ink;
  /** Whether nobody can be asked any more: the input has ended, or somebody pressed ctrl-c. */
  readonly left: boolean;
  say(...lines: readonly string[]): void;
  /** A line from the desk, trimmed; null once nobody is there. */
  ask(prompt: string): Promise<string | null>;
  /** Takes what was said off the screen, where there is one. */
  clear(): void;
  close(): void;
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export class Terminal implements Desk {
  readonly #lines: Interface;
  readonly #waiting: string[] = [];
  #asked: ((line: string | null) => void) | null = null;
  #left = false;

  constructor() {
    const { stdin: input, stdout: output } = process;
    this.#lines = createInterface({ input, output, terminal: input.isTTY && output.isTTY });
    this.#lines.on('line', (line) => this.#arrived(line));
    this.#lines.on('close', this.#leave);
    this.#lines.on('SIGINT', this.#leave);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, this.#leave);
    // Whoever reads what we say may stop reading, as `head` does.
    output.on('error', this.#leave);
  }

  get width(): number {
    return columnsOf(process.stdout);
  }
  get ink(): Ink {
    return inkFor(process.stdout);
  }
  get left(): boolean {
    return this.#left && this.#waiting.length === 0;
  }

  say(...lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  ask(prompt: string): Promise<string | null> {
    const early = this.#waiting.shift();
    if (early !== undefined) return Promise.resolve(this.#heard(prompt, early));
    if (this.#left) return Promise.resolve(null);
    this.#lines.setPrompt(prompt);
    this.#lines.prompt();
    return new Promise((resolve) => {
      this.#asked = resolve;
    });
  }

  clear(): void {
    if (process.stdout.isTTY) process.stdout.write(CLEAR);
  }

  close(): void {
    this.#lines.close();
  }

  #arrived(line: string): void {
    const asked = this.#asked;
    this.#asked = null;
    if (asked === null) this.#waiting.push(line);
    else asked(this.#heard('', line));
  }

  /** What a person types stands on the screen already; what comes out of a file is written there. */
  #heard(prompt: string, line: string): string {
    if (!process.stdin.isTTY || prompt !== '') this.say(`${prompt}${line}`);
    return line.trim();
  }

  readonly #leave = (): void => {
    if (this.#left) return;
    this.#left = true;
    this.#asked?.(null);
    this.#asked = null;
  };
}
