import { z } from 'zod';
import type { Bot, Decision } from '../bots/index.ts';
import { type Answer, type Match, type Refusal, type Seat, Viewer } from '../kernel/index.ts';
import { Program, ProgramFault } from './program.ts';

/** How long a program may think about one answer. */
const PATIENCE_MILLIS = 30_000;
/** How often it may give an answer that does not fit. */
const TRIES = 3;

const decided = z.object({
  id: z.number(),
  result: z.object({ answer: z.json(), because: z.string().max(500).optional() }),
});

/** A program at a seat: it is told what the seat sees and asked for an answer, as docs/protocol.md says. */
export class ProgramBot implements Bot {
  readonly #text: string;
  #program: Program | null = null;
  #asked = 0;

  constructor(text: string) {
    this.#text = text;
  }

  decide(match: Match, seat: Seat): Decision {
    const viewer = new Viewer(match, seat);
    const told = {
      game: match.game.id,
      version: match.game.version,
      seat,
      seats: match.seats,
      request: viewer.request(),
      view: viewer.state(),
    };
    let refused: Refusal | null = null;
    for (let tries = 0; tries < TRIES; tries++) {
      const { answer, because = 'Its own reasons' } = this.#ask({ ...told, ...why(refused) });
      refused = match.refusal(seat, answer as Answer);
      if (refused === null) return { answer: answer as Answer, because };
    }
    throw new ProgramFault(
      `The program ${this.#text} does not play: ${TRIES} answers in a row do not fit (${refused?.message})`,
    );
  }

  #ask(params: object): z.infer<typeof decided>['result'] {
    this.#program ??= new Program(this.#text);
    const id = ++this.#asked;
    const line = this.#program.ask(JSON.stringify({ id, method: 'decide', params }), PATIENCE_MILLIS);
    const reply = decided.safeParse(parsed(line));
    if (reply.success && reply.data.id === id) return reply.data.result;
    throw new ProgramFault(
      `The program ${this.#text} does not play: to question ${id} it said ${line.slice(0, 200)}, not {"id":${id},"result":{"answer":…}}`,
    );
  }
}

const why = (refused: Refusal | null): object =>
  refused === null ? {} : { refused: { message: refused.message, rule: refused.rule, allowed: refused.allowed } };

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
