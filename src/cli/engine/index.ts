import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { AnyGame } from '../../kernel/index.ts';
import { Engine } from './engine.ts';
import { linesOf } from './lines.ts';

const LONGEST_LINE = 8 * 1024 * 1024;

/** Serves the table protocol until the input ends. */
export async function serve(games: readonly AnyGame[], input: Readable, output: Writable): Promise<void> {
  const engine = new Engine(games);
  for await (const line of linesOf(input, LONGEST_LINE)) {
    if (!output.write(`${engine.reply(line)}\n`)) await once(output, 'drain');
  }
}
