import type { Answer, Entry, MatchRecord, Names, Seat } from '../../kernel/index.ts';
import type { Move } from '../../bots/index.ts';
import type { SeenAdvice, SeenOdds } from '../../wire/index.ts';

/** What the page asks of its worker, which keeps a copy of the match. */
export type Task =
  | { readonly do: 'open'; readonly record: MatchRecord }
  | { readonly do: 'follow'; readonly entries: readonly Entry[] }
  | { readonly do: 'move'; readonly bots: Readonly<Record<Seat, string>>; readonly millis: number }
  | { readonly do: 'advice'; readonly seat: Seat; readonly bot: string; readonly millis: number; readonly names: Names }
  | { readonly do: 'odds'; readonly seat: Seat; readonly answer: Answer; readonly names: Names };
export interface Asked {
  readonly id: number;
  readonly task: Task;
}
export type Replied =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** Thinks beside the page, so that it never stands still: bots and odds. */
export class Helper {
  readonly #worker = new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module' });
  readonly #open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #next = 1;
  /** How many entries of the log it has heard of. */
  #told = -1;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Replied>) => {
      const waiting = this.#open.get(data.id);
      this.#open.delete(data.id);
      if (waiting === undefined) return;
      if ('error' in data) waiting.reject(new Error(data.error));
      else waiting.resolve(data.value);
    };
  }

  async #ask<T>(task: Task): Promise<T> {
    const id = this.#next++;
    return await new Promise<T>((resolve, reject) => {
      this.#open.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#worker.postMessage({ id, task } satisfies Asked);
    });
  }

  /** Tells it what has been played since it last heard. Messages arrive in order, so nothing needs to wait for it. */
  #tell(record: MatchRecord): void {
    const from = this.#told;
    this.#told = record.answers.length;
    const { hash: _, ...rest } = record;
    if (from < 0) void this.#ask({ do: 'open', record: rest });
    else if (from < this.#told) void this.#ask({ do: 'follow', entries: record.answers.slice(from) });
  }

  async move(record: MatchRecord, bots: Readonly<Record<Seat, string>>, millis: number): Promise<Move | null> {
    this.#tell(record);
    return await this.#ask<Move | null>({ do: 'move', bots, millis });
  }

  async advice(record: MatchRecord, seat: Seat, bot: string, millis: number, names: Names): Promise<SeenAdvice | null> {
    this.#tell(record);
    return await this.#ask<SeenAdvice | null>({ do: 'advice', seat, bot, millis, names });
  }

  async odds(record: MatchRecord, seat: Seat, answer: Answer, names: Names): Promise<SeenOdds | null> {
    this.#tell(record);
    return await this.#ask<SeenOdds | null>({ do: 'odds', seat, answer, names });
  }

  close(): void {
    this.#worker.terminate();
  }
}
