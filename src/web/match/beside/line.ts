import { type Asked, type Connect, type End, Gone, type Heard } from './end.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onSteps: (steps: number) => void;
}

/** Questions to whoever works beside the page, each with its answer, and what is told unasked. */
export class Line<Task, News = never> {
  readonly #end: End<Asked<Task>>;
  readonly #open = new Map<number, Waiting>();
  /** Hears what is told unasked. */
  onNews: (news: News) => void;
  #next = 1;
  /** Why nobody answers any more. */
  #gone: Gone | null = null;

  constructor(connect: Connect<Asked<Task>>, onNews: (news: News) => void = () => undefined) {
    this.onNews = onNews;
    this.#end = connect({ hear: (heard) => this.#hear(heard), gone: (why) => this.#hangUp(new Gone(why)) });
  }

  async ask<T>(task: Task, onSteps: (steps: number) => void = () => undefined): Promise<T> {
    if (this.#gone !== null) throw this.#gone;
    const id = this.#next++;
    return await new Promise<T>((resolve, reject) => {
      this.#open.set(id, { resolve: resolve as (value: unknown) => void, reject, onSteps });
      this.#end.post({ id, task });
    });
  }

  /** Nobody works there any more; what is still open is never answered. */
  close(): void {
    this.#hangUp(new Gone('It was closed'));
    this.#end.close();
  }

  #hear(heard: Heard): void {
    if (this.#gone !== null) return;
    if ('news' in heard) return this.onNews(heard.news as News);
    const waiting = this.#open.get(heard.id);
    if (waiting === undefined) return;
    if ('steps' in heard) return waiting.onSteps(heard.steps);
    this.#open.delete(heard.id);
    if ('error' in heard) waiting.reject(new Error(heard.error));
    else waiting.resolve(heard.value);
  }

  #hangUp(gone: Gone): void {
    this.#gone ??= gone;
    for (const { reject } of this.#open.values()) reject(gone);
    this.#open.clear();
  }
}
