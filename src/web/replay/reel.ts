import type { Json, MatchRecord, Seat, Verdict } from '../../kernel/index.ts';
import { beside } from '../match/beside/end.ts';
import { besideThePage } from '../match/beside/worker.ts';
import { Line } from '../match/beside/line.ts';
import type { Sitters } from '../match/keeping/shelf.ts';
import type { Shown } from './film.ts';
import type { Moment } from './moments.ts';

/** What the page asks of the projector that plays a record again. */
export type ReelTask =
  | { readonly do: 'open'; readonly record: MatchRecord; readonly sitters: Sitters }
  | { readonly do: 'show'; readonly at: number }
  | { readonly do: 'setup'; readonly at: number }
  | { readonly do: 'lengths' }
  | { readonly do: 'moments'; readonly seats: readonly Seat[] }
  | { readonly do: 'verify'; readonly commitment: string | null };

/** A recorded match that is played again beside the page: a long one takes its time, and the page never stands still. */
export class Reel {
  readonly #line = new Line<ReelTask>(
    beside(
      () => besideThePage('projector'),
      async () => (await import('./projecting.ts')).projecting(),
    ),
  );

  /** Plays it through once, with marks on the way. Fails with what is wrong with the first answer that does not fit. */
  async open(record: MatchRecord, sitters: Sitters, onSteps?: (steps: number) => void): Promise<void> {
    await this.#line.ask({ do: 'open', record, sitters }, onSteps);
  }

  /** The match after so many entries of its log; null if somebody has asked for another moment meanwhile. */
  async show(at: number): Promise<Shown | null> {
    return await this.#line.ask<Shown | null>({ do: 'show', at });
  }

  /** The set-up that begins there; null where the game has none. */
  async setup(at: number): Promise<Json | null> {
    return await this.#line.ask<Json | null>({ do: 'setup', at });
  }

  /** How many lines the log had after so many entries. */
  async lengths(): Promise<readonly number[]> {
    return await this.#line.ask<readonly number[]>({ do: 'lengths' });
  }

  /** The decisions of these seats that decided the match. It takes a while: `onSteps` hears how much is done, in hundredths. */
  async moments(seats: readonly Seat[], onSteps?: (steps: number) => void): Promise<readonly Moment[]> {
    return await this.#line.ask<readonly Moment[]>({ do: 'moments', seats }, onSteps);
  }

  async verify(commitment: string | null, onSteps?: (steps: number) => void): Promise<Verdict> {
    return await this.#line.ask<Verdict>({ do: 'verify', commitment }, onSteps);
  }

  close(): void {
    this.#line.close();
  }
}
