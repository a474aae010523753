import type { Move } from '../../../bots/index.ts';
import type { Order } from './orders.ts';

/** What keeps a match going where bots are asked. */
interface Going {
  /** A bot is asked now. */
  asked(): boolean;
  /** Counts what has been played: whatever a bot thought before it changed is void. */
  moves(): number;
  think(): Promise<Move | null>;
  /** Plays a move. Answers whether it counted. */
  move(move: Move): Promise<boolean>;
  failed(why: string): void;
}

/** Lets bots move, one after the other, each after a pause that can be followed. */
export class Pump {
  /** How long each move stays before the next. */
  #pace = 0;
  /** The numbers of the last news, and of those that the page shows by now. */
  told = 0;
  shown = 0;
  #held = false;
  /** Bots do not pause until somebody here has decided something. */
  skipping = false;
  /** Nobody is there any more. */
  left = false;
  #running = false;
  /** Something has changed since a bot was last asked to think. */
  #again = false;

  /** How the page wants them to move. */
  heed(wish: Order & { do: 'hold' | 'skip' | 'pace' }): null {
    if (wish.do === 'hold') this.#held = wish.held;
    else if (wish.do === 'pace') this.#pace = wish.millis;
    else this.skipping = true;
    return null;
  }

  async run(going: Going): Promise<void> {
    this.#again = true;
    if (this.#running) return;
    this.#running = true;
    try {
      while (going.asked()) {
        this.#again = false;
        const moves = going.moves();
        const started = Date.now();
        const move = await going.think();
        await this.#pause(started);
        if (this.left) return;
        if (going.moves() !== moves) continue; // somebody was quicker: think again
        // A bot may have sat down while nobody was found who would move.
        if (move === null && this.#again) continue;
        if (move === null || !(await going.move(move))) return;
      }
    } catch (error) {
      if (!this.left) going.failed(error instanceof Error ? error.message : String(error));
    } finally {
      this.#running = false;
    }
  }

  /** The page first shows the last move: whoever looks at it may want to stop there. */
  async #pause(started: number): Promise<void> {
    const isUnseen = (): boolean => this.shown < this.told;
    const lasts = (): boolean => this.#held || Date.now() - started < this.#pace;
    while (!this.left && (isUnseen() || (!this.skipping && lasts()))) {
      await new Promise((resolve) => setTimeout(resolve, isUnseen() ? 4 : 40));
    }
  }
}
