import type { Desk } from './desk.ts';
import { PLAIN } from '../text/index.ts';

/** A desk for tests: what will be typed is known before, and what was said is kept. */
export class ScriptedDesk implements Desk {
  readonly width = 80;
  readonly ink = PLAIN;
  readonly said: string[] = [];
  cleared = 0;
  readonly #typed: string[];

  constructor(typed: readonly string[] = []) {
    this.#typed = [...typed];
  }

  get left(): boolean {
    return false;
  }
  get text(): string {
    return this.said.join('\n');
  }
  /** What nobody has asked for yet. */
  get unread(): readonly string[] {
    return this.#typed;
  }

  say(...lines: readonly string[]): void {
    this.said.push(...lines);
  }

  ask(prompt: string): Promise<string | null> {
    const line = this.#typed.shift() ?? null;
    this.said.push(`${prompt}${line ?? ''}`);
    return Promise.resolve(line);
  }

  clear(): void {
    this.cleared++;
  }

  close(): void {}
}
