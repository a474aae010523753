import type { Answer, Entry, MatchRecord, Names, Seat, SeenOdds, Worked } from '../../../kernel/index.ts';
import type { Move } from '../../../bots/index.ts';
import type { SeenAdvice } from '../../../wire/index.ts';
import { beside } from './end.ts';
import { colleague } from './jobs.ts';
import { Line } from './line.ts';

/** What a desk asks of a thinker, who keeps a copy of the match. */
export type Task =
  | { readonly do: 'open'; readonly record: MatchRecord }
  | { readonly do: 'follow'; readonly entries: readonly Entry[] }
  | { readonly do: 'subgames' }
  | { readonly do: 'move'; readonly bots: Readonly<Record<Seat, string>>; readonly millis: number }
  | { readonly do: 'advice'; readonly seat: Seat; readonly millis: number; readonly names: Names }
  | { readonly do: 'odds'; readonly seat: Seat; readonly answer: Answer; readonly names: Names };
/** Thinks beside the desk, so that it can always be spoken to: bots and odds. */
export class Helper {
  readonly #line = new Line<Task>(
    beside(
      () => colleague('thinker'),
      async () => (await import('./thinking.ts')).thinking(),
    ),
  );
  /** How many entries of the log it has heard of. */
  #told = -1;

  /** Tells it what has been played since it last heard. Messages arrive in order, so nothing needs to wait for it. */
  #tell(record: MatchRecord): void {
    const from = this.#told;
    this.#told = record.answers.length;
    const { hash: _, ...rest } = record;
    if (from < 0) this.#say({ do: 'open', record: rest });
    else if (from < this.#told) this.#say({ do: 'follow', entries: record.answers.slice(from) });
  }

  /** What it could not follow it is told anew, from the beginning. */
  #say(task: Task): void {
    this.#line.ask(task).catch(() => {
      this.#told = -1;
    });
  }

  /** What has become of the sub-games that the last answer led to. */
  async subgames(record: MatchRecord): Promise<readonly Worked[]> {
    this.#tell(record);
    return await this.#line.ask<readonly Worked[]>({ do: 'subgames' });
  }

  async move(record: MatchRecord, bots: Readonly<Record<Seat, string>>, millis: number): Promise<Move | null> {
    this.#tell(record);
    return await this.#line.ask<Move | null>({ do: 'move', bots, millis });
  }

  async advice(record: MatchRecord, seat: Seat, millis: number, names: Names): Promise<SeenAdvice | null> {
    this.#tell(record);
    return await this.#line.ask<SeenAdvice | null>({ do: 'advice', seat, millis, names });
  }

  async odds(record: MatchRecord, seat: Seat, answer: Answer, names: Names): Promise<SeenOdds | null> {
    this.#tell(record);
    return await this.#line.ask<SeenOdds | null>({ do: 'odds', seat, answer, names });
  }

  close(): void {
    this.#line.close();
  }
}
