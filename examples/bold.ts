/**
 * A bot for any Holdout game: it takes what comes, by lot, and keeps to the suggestions where it may.
 *
 *     npm run -s holdout -- sim wave -n 20 --bots ./examples/bold.ts
 *
 * Each line on standard input is a question, each line on standard output an answer; docs/protocol.md has the whole story.
 */
import { createInterface } from 'node:readline';

interface Option {
  readonly id: string;
  readonly max?: number;
}
interface Request {
  readonly kind: 'choose' | 'pick' | 'order' | 'amount' | 'allot' | 'roll' | 'place' | 'path';
  readonly options?: readonly Option[];
  readonly suggestions?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly total?: number;
  readonly count?: number;
  readonly sides?: number;
}
interface Question {
  readonly id: number;
  readonly params: { readonly request: Request; readonly refused?: { readonly message: string } };
}

/** The same lots at every run. */
let drawn = 1;
function lot<T>(of: readonly T[]): T | undefined {
  drawn = (Math.imul(drawn, 1103515245) + 12345) & 0x7fffffff;
  return of[(drawn >> 8) % of.length];
}

function answerTo({ request, refused }: Question['params']): unknown {
  const { options = [], suggestions = [], min = 0, max = min } = request;
  const ids = options.map(({ id }) => id);
  switch (request.kind) {
    case 'choose':
      return lot(ids);
    case 'pick':
      return lot(suggestions) ?? ids.slice(0, refused === undefined ? max : min);
    case 'order':
      return ids.reverse();
    case 'amount':
      return max;
    case 'allot':
      return allotted(options, request.total ?? 0);
    case 'roll':
      return Array.from({ length: request.count ?? 0 }, () => request.sides);
    case 'place':
    case 'path':
      return lot(suggestions);
  }
}

/** From the last one on, each as much as it can take. */
function allotted(options: readonly Option[], total: number): Record<string, number> {
  let left = total;
  return Object.fromEntries(
    options.toReversed().map(({ id, max = left }) => {
      const share = Math.min(left, max);
      left -= share;
      return [id, share];
    }),
  );
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, params } = JSON.parse(line) as Question;
  const result = { answer: answerTo(params), because: 'Fortune favours the bold' };
  console.log(JSON.stringify({ id, result }));
});
