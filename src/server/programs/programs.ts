import { type Decided, lineOf, ProgramFault, replyIn } from '../../programs/index.ts';
import type { Refusal } from '../../kernel/index.ts';
import { isStorable, json } from '../../wire/index.ts';
import { Child } from './child.ts';
import type { ProgramsByName, ProgramTerms } from './terms.ts';

/** A program that nobody has asked for so long is ended; the next question starts it again. */
const IDLE_MILLIS = 30_000;

interface Job {
  readonly person: string;
  readonly question: object;
  readonly refused: Refusal | null;
  readonly done: (decided: Decided) => void;
  readonly failed: (fault: ProgramFault) => void;
}

/** The programs that the operator lets play. */
export class Programs {
  readonly #crews: ReadonlyMap<string, Crew>;
  readonly #terms: ProgramsByName;

  /** `onFault`: what a program wrote to standard error before it was ended, for the operator. */
  constructor(terms: ProgramsByName, onFault: (name: string, why: string, complaint: string) => void) {
    this.#terms = terms;
    this.#crews = new Map(
      Object.entries(terms).map(([name, of]) => [name, new Crew(of, (why, said) => onFault(name, why, said))]),
    );
  }

  /** Those that may take a seat in this game. */
  namesFor(game: string): string[] {
    return Object.entries(this.#terms).flatMap(([name, { games }]) => (games?.includes(game) === false ? [] : [name]));
  }

  /** What a program answers for a person's match. Throws `ProgramFault` if it does not. */
  ask(person: string, name: string, question: object, refused: Refusal | null): Promise<Decided> {
    const crew = this.#crews.get(name);
    if (crew === undefined) return Promise.reject(new ProgramFault('this server no longer has it'));
    return new Promise((done, failed) => crew.take({ person, question, refused, done, failed }));
  }

  close(): void {
    for (const crew of this.#crews.values()) crew.close();
  }
}

const noAnswer = (): ProgramFault => new ProgramFault('what it said is no answer');

/** The processes of one program. */
class Crew {
  readonly #terms: ProgramTerms;
  readonly #onFault: (why: string, complaint: string) => void;
  readonly #idle = new Map<Child, NodeJS.Timeout>();
  readonly #busy = new Set<Child>();
  readonly #queue = new Set<Job>();
  /** When somebody's question was last taken, by counting: whoever had a turn longest ago comes first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #asked = 0;
  #isClosed = false;

  constructor(terms: ProgramTerms, onFault: (why: string, complaint: string) => void) {
    this.#terms = terms;
    this.#onFault = onFault;
  }

  take(job: Job): void {
    this.#queue.add(job);
    this.#pump();
  }

  #pump(): void {
    while (!this.#isClosed && this.#busy.size < this.#terms.processes) {
      const job = this.#next();
      if (job === null) return;
      void this.#work(job, this.#child());
    }
  }

  #next(): Job | null {
    let next: Job | null = null;
    const turnOf = ({ person }: Job): number => this.#turns.get(person) ?? 0;
    for (const job of this.#queue) if (next === null || turnOf(job) < turnOf(next)) next = job;
    if (next === null) {
      this.#turns.clear(); // Nobody waits: there is nothing to be fair about.
      return null;
    }
    this.#queue.delete(next);
    this.#turns.set(next.person, ++this.#turn);
    return next;
  }

  #child(): Child {
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(child);
      if (!child.isGone) return child;
    }
    return new Child(this.#terms);
  }

  async #work({ question, refused, done, failed }: Job, child: Child): Promise<void> {
    this.#busy.add(child);
    try {
      const id = ++this.#asked;
      const reply = replyIn(await child.ask(lineOf(id, question, refused)), id);
      if (reply === null || !isStorable(reply) || !json.safeParse(reply.answer).success) throw noAnswer();
      this.#rest(child);
      done(reply);
    } catch (error) {
      child.end();
      const fault = error instanceof ProgramFault ? error : noAnswer();
      if (!this.#isClosed) this.#onFault(fault.message, child.complaint);
      failed(fault);
    } finally {
      this.#busy.delete(child);
      this.#pump();
    }
  }

  #rest(child: Child): void {
    const timer = setTimeout(() => {
      this.#idle.delete(child);
      child.end();
    }, IDLE_MILLIS);
    timer.unref();
    this.#idle.set(child, timer);
  }

  close(): void {
    this.#isClosed = true;
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer);
      child.end();
    }
    for (const child of this.#busy) child.end();
  }
}
