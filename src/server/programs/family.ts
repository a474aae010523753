import { readdirSync, readFileSync } from 'node:fs';

/** More rounds than this only a program needs that starts new processes faster than they are ended. */
const ROUNDS = 20;

/**
 * The processes of a program, as Linux shows them: the first one, what it started, and what those started, also in sessions of
 * their own. Two things tell that a process belongs to it: it was seen as a child of one that did, or it was born with the mark
 * in its environment. Elsewhere nothing can be seen, and a family is its process group.
 */
export class Family {
  readonly #mark: string;
  /** When each process began: a number that is given out again belongs to somebody else. */
  readonly #known = new Map<number, string>();

  /** `mark` is a setting in the environment of the first process, `NAME=value`, that no other family has. */
  constructor(first: number, mark: string) {
    this.#mark = mark;
    this.#know(first);
  }

  /** Looks who has joined; gives the megabytes that all have in memory. */
  look(): number {
    this.#meetChildren();
    const kilobytes = [...this.#known.keys()].map(
      (pid) => /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1],
    );
    return kilobytes.reduce((sum, n) => sum + Number(n ?? 0), 0) / 1024;
  }

  /** Ends all of them. Those that are born meanwhile are met in the next round. */
  end(): void {
    const ended = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      this.#meetChildren();
      this.#meetMarked();
      const others = [...this.#known.keys()].filter((pid) => !ended.has(pid));
      if (others.length === 0) return;
      for (const pid of others) {
        endProcess(pid);
        ended.add(pid);
      }
    }
  }

  #know(pid: number): void {
    const { state, began } = lifeOf(pid);
    if (state !== 'Z' && began !== '') this.#known.set(pid, began);
  }

  /** The children of all who are known; who has ended is forgotten. */
  #meetChildren(): void {
    const asked = new Set<number>();
    for (;;) {
      const pid = [...this.#known.keys()].find((one) => !asked.has(one));
      if (pid === undefined) return;
      asked.add(pid);
      const children = childrenOf(pid);
      const { state, began } = lifeOf(pid);
      if (began !== this.#known.get(pid) || state === 'Z') this.#known.delete(pid);
      else for (const child of children) this.#know(child);
    }
  }

  #meetMarked(): void {
    for (const name of list('/proc')) {
      if (!/^\d+$/.test(name) || this.#known.has(Number(name))) continue;
      if (read(`/proc/${name}/environ`).split('\0').includes(this.#mark)) this.#know(Number(name));
    }
  }
}

/** Any thread of a process may have started children. */
const childrenOf = (pid: number): number[] =>
  list(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

/** The third and the twenty-second word of `stat`; the second is a name that may hold anything. */
function lifeOf(pid: number): { state: string; began: string } {
  const stat = read(`/proc/${pid}/stat`);
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: words[0] ?? '', began: words[19] ?? '' };
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

// A process may end between two looks, and only Linux has such files.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
