import { z } from 'zod';
import { type Match, type Refusal, type Seat, Viewer } from '../kernel/index.ts';

/** How often a program may give an answer that does not fit. */
export const TRIES = 3;

const decided = z.object({
  id: z.number(),
  result: z.object({ answer: z.json(), because: z.string().max(500).optional() }),
});
export type Decided = z.infer<typeof decided>['result'];

/** What a program is told when its seat is asked: nothing that the seat may not know. docs/protocol.md has its form. */
export function questionTo(match: Match, seat: Seat): object {
  const viewer = new Viewer(match, seat);
  return {
    game: match.game.id,
    version: match.game.version,
    seat,
    seats: match.seats,
    request: viewer.request(),
    view: viewer.state(),
  };
}

/** The question as a line; `refused` says what was wrong with the last answer to it. */
export function lineOf(id: number, question: object, refused: Refusal | null): string {
  const why =
    refused === null ? {} : { refused: { message: refused.message, rule: refused.rule, allowed: refused.allowed } };
  return JSON.stringify({ id, method: 'decide', params: { ...question, ...why } });
}

/** What a line says in reply to question `id`, or null if it does not. */
export function replyIn(line: string, id: number): Decided | null {
  const reply = decided.safeParse(parsed(line));
  return reply.success && reply.data.id === id ? reply.data.result : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
