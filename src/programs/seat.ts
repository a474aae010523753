import type { Bot, Decision } from '../bots/index.ts';
import type { Answer, Match, Refusal, Seat } from '../kernel/index.ts';
import { type Decided, lineOf, questionTo, replyIn, TRIES } from './asking.ts';
import { Program, ProgramFault } from './program.ts';

/** How long a program may think about one answer. */
const PATIENCE_MILLIS = 30_000;

/** A program at a seat: it is told what the seat sees and asked for an answer, as docs/protocol.md says. */
export class ProgramBot implements Bot {
  readonly #text: string;
  #program: Program | null = null;
  #asked = 0;

  constructor(text: string) {
    this.#text = text;
  }

  decide(match: Match, seat: Seat): Decision {
    const question = questionTo(match, seat);
    let refused: Refusal | null = null;
    for (let tries = 0; tries < TRIES; tries++) {
      const { answer, because = 'Its own reasons' } = this.#ask(question, refused);
      refused = match.refusal(seat, answer as Answer);
      if (refused === null) return { answer: answer as Answer, because };
    }
    throw new ProgramFault(
      `The program ${this.#text} does not play: ${TRIES} answers in a row do not fit (${refused?.message})`,
    );
  }

  #ask(question: object, refused: Refusal | null): Decided {
    this.#program ??= new Program(this.#text);
    const id = ++this.#asked;
    const line = this.#program.ask(lineOf(id, question, refused), PATIENCE_MILLIS);
    const reply = replyIn(line, id);
    if (reply !== null) return reply;
    throw new ProgramFault(
      `The program ${this.#text} does not play: to question ${id} it said ${line.slice(0, 200)}, not {"id":${id},"result":{"answer":…}}`,
    );
  }
}
