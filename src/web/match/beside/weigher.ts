import type { Answer, SeenOdds } from '../../../kernel/index.ts';

/** What an answer is filed under. */
export const keyOf = (answer: Answer): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

/** Of no more options than these the odds are worked out unasked. */
const MOST = 40;

interface Wanted {
  readonly answer: Answer;
  /** Nobody has pointed at it yet: odds that take long can wait. */
  readonly unasked: boolean;
}

export interface Weighing {
  readonly ask: (answer: Answer, unasked: boolean) => Promise<SeenOdds | null>;
  /** Odds have come. Null: there are none for this answer. */
  readonly known: (key: string, odds: SeenOdds | null) => void;
  /** What is being worked out now. */
  readonly busy: (key: string | null) => void;
}

/** Has the odds of one answer after the other worked out, those that somebody points at first. */
export class Weigher {
  readonly #weighing: Weighing;
  #line: Wanted[] = [];
  /** What has been worked out for the question that is open. */
  #done = new Set<string>();
  /** Counts questions: what comes too late for one is dropped. */
  #question = 0;
  #busy = false;

  constructor(weighing: Weighing) {
    this.#weighing = weighing;
  }

  /** A new question: whatever was wanted for the last one is not wanted any more. */
  begin(answers: readonly Answer[]): void {
    this.#question++;
    this.#done = new Set();
    this.#line = answers.slice(0, MOST).map((answer) => ({ answer, unasked: true }));
    void this.#work();
  }

  /** Somebody points at this one. */
  first(answer: Answer): void {
    const key = keyOf(answer);
    if (this.#done.has(key)) return;
    this.#line = [{ answer, unasked: false }, ...this.#line.filter((other) => keyOf(other.answer) !== key)];
    void this.#work();
  }

  stop(): void {
    this.begin([]);
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#line.shift(); next !== undefined; next = this.#line.shift()) {
      const question = this.#question;
      const key = keyOf(next.answer);
      this.#weighing.busy(key);
      const odds = await this.#weighing.ask(next.answer, next.unasked).catch(() => null);
      if (question !== this.#question) continue;
      // What took too long to be worked out unasked is asked for again once somebody points at it.
      if (odds === null && next.unasked) continue;
      this.#done.add(key);
      this.#weighing.known(key, odds);
    }
    this.#busy = false;
    this.#weighing.busy(null);
  }
}
