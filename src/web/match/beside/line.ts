/** What goes over the line to a worker, and what comes back: steps on the way, then a value or why there is none. */
export interface Asked<Task> {
  readonly id: number;
  readonly task: Task;
}
export type Replied =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly steps: number };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onSteps: (steps: number) => void;
}

/** Questions to a worker, each with its answer. */
export class Line<Task> {
  readonly #worker: Worker;
  readonly #open = new Map<number, Waiting>();
  #next = 1;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Replied>) => {
      const waiting = this.#open.get(data.id);
      if (waiting === undefined) return;
      if ('steps' in data) return waiting.onSteps(data.steps);
      this.#open.delete(data.id);
      if ('error' in data) waiting.reject(new Error(data.error));
      else waiting.resolve(data.value);
    };
  }

  async ask<T>(task: Task, onSteps: (steps: number) => void = () => undefined): Promise<T> {
    const id = this.#next++;
    return await new Promise<T>((resolve, reject) => {
      this.#open.set(id, { resolve: resolve as (value: unknown) => void, reject, onSteps });
      this.#worker.postMessage({ id, task } satisfies Asked<Task>);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
