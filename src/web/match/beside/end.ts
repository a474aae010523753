/** What goes over the line to whoever works beside the page. */
export interface Asked<Task> {
  readonly id: number;
  readonly task: Task;
}

/** What comes back: steps on the way, then a value or why there is none. */
export type Replied =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly steps: number };

/** What is told unasked. */
export type Heard = Replied | { readonly news: unknown };

/** A thread has ended, or never began: what was asked of it is not answered. */
export class Gone extends Error {}

/** The far end of a line. */
export interface End<Message> {
  post(message: Message): void;
  close(): void;
}

interface Ears {
  hear(heard: Heard): void;
  gone(why: string): void;
}

export type Connect<Message> = (ears: Ears) => End<Message>;

/** Does what a message says, and tells what comes of it. */
export type Work<Message> = (message: Message, tell: (heard: Heard) => void) => void;

/** The first sign of life of a worker: its script is there and runs. */
const HERE = { here: true } as const;

/** In a worker: does this work from now on. */
export function workHere<Message>(work: Work<Message>): void {
  self.onmessage = ({ data }: MessageEvent<Message>) => work(data, (heard) => self.postMessage(heard));
  self.postMessage(HERE);
}

/**
 * A worker does it beside the page. Where there are no workers, or its script cannot be loaded, the same work is done in this
 * thread: slower to look at, but it goes on.
 */
export function beside<Message>(spawn: () => Worker, inThisThread: () => Promise<Work<Message>>): Connect<Message> {
  return (ears) => {
    /** What nobody has taken yet. */
    let unread: Message[] | null = [];
    let work: Work<Message> | null = null;
    let closed = false;
    // As from one thread to another, nothing is shared.
    const heard = (words: Heard): void => (closed ? undefined : ears.hear(structuredClone(words)));
    const stay = async (): Promise<void> => {
      const found = await inThisThread();
      const first = unread ?? [];
      unread = null;
      work = found;
      for (const message of first) found(structuredClone(message), heard);
    };
    const stayOrGo = (): void => void stay().catch((error: unknown) => ears.gone(String(error)));
    const worker = spawned(spawn);
    if (worker === null) stayOrGo();
    else {
      worker.onmessage = ({ data }: MessageEvent<Heard | typeof HERE>) => {
        if ('here' in data) unread = null;
        else ears.hear(data);
      };
      worker.onerror = ({ message }) => {
        worker.terminate();
        // Before its first sign of life it has not begun with anything.
        if (unread === null) ears.gone(message);
        else stayOrGo();
      };
    }
    return {
      post: (message) => {
        unread?.push(message);
        if (work !== null) work(structuredClone(message), heard);
        else worker?.postMessage(message);
      },
      close: () => {
        closed = true;
        worker?.terminate();
      },
    };
  };
}

function spawned(spawn: () => Worker): Worker | null {
  try {
    return spawn();
  } catch {
    return null; // no workers here, or none from here
  }
}

/** One task after the other: each may rest on the one before it. */
export function inTurn<Task>(
  done: (task: Task, onSteps: (steps: number) => void) => Promise<unknown>,
): Work<Asked<Task>> {
  let last: Promise<void> = Promise.resolve();
  return ({ id, task }, tell) => {
    last = last.then(async () => {
      // Messages that came meanwhile are heard before the next long thought begins.
      await new Promise((resolve) => setTimeout(resolve, 0));
      tell(await replied(id, async () => await done(task, (steps) => tell({ id, steps }))));
    });
  };
}

/** What comes of a task, or why nothing does. */
export async function replied(id: number, done: () => Promise<unknown>): Promise<Replied> {
  try {
    return { id, value: await done() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
