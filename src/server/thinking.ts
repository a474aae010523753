import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { Move } from '../bots/index.ts';
import type { Match, Seat } from '../kernel/index.ts';
import { botsMove, type Thought } from './think.ts';

/** Without bots to think about, threads go away after so long. */
const IDLE_MILLIS = 60_000;

/** About so many steps later a bot thinks again. */
const STEPS_OF_A_BOT = 8;

/** Bots think beside the server, so that a slow one holds up nobody else's match. */
export class Thinkers {
  readonly #threads: URL | null;
  readonly #millis: number;
  #pool: Piscina | null = null;

  /** Threads know the games themselves; without a module that does, bots think where they are. */
  constructor(threads: URL | null, millis: number) {
    this.#threads = threads;
    this.#millis = millis;
  }

  async think(match: Match, seed: string, bots: Readonly<Record<Seat, string>>): Promise<Move | null> {
    if (this.#threads === null) return botsMove(match, bots, this.#millis);
    this.#pool ??= poolOf(this.#threads);
    match.keepBoundaries(STEPS_OF_A_BOT);
    const thought: Thought = {
      game: match.game.id,
      setup: match.setup,
      seed,
      dice: match.dice,
      from: match.position(),
      answers: match.sinceBoundary,
      bots,
      millis: this.#millis,
    };
    return (await this.#pool.run(thought)) as Move | null;
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}

function poolOf(threads: URL): Piscina {
  return new Piscina({
    filename: fileURLToPath(threads),
    minThreads: 0,
    // One core stays for those who play.
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MILLIS,
    // Threads run the sources as they are, whatever runs us.
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  });
}
