import { optionsFor, suggestedTo } from '../asking/answers.ts';
import { BrokenTable } from '../data/errors.ts';
import type { Open, Seat } from '../asking/request.ts';

/** Some seat must be able to answer: a question that nobody can answer is a bug of the rule that put it. */
export function livelyOnly(request: Open): Open {
  let able = 0;
  for (const seat of request.seats) if (canAnswer(request, seat)) able++;
  if (able > 0 && (request.mode === 'any' || able === request.seats.length)) return request;
  throw new BrokenTable(request.rule, { asked: request.prompt.key, seats: [...request.seats], answers: 'none' });
}

function canAnswer(request: Open, seat: Seat): boolean {
  switch (request.kind) {
    case 'choose':
      return request.options.some(({ seats }) => seats === undefined || seats.includes(seat));
    case 'pick':
      if (request.check !== undefined) return suggestedTo(request, seat).length > 0;
      return request.min <= request.max && request.min <= optionsFor(request.options, seat).length;
    case 'amount':
      return request.min <= request.max;
    case 'allot': {
      const room = optionsFor(request.options, seat).reduce((sum, { max = request.total }) => sum + max, 0);
      return request.total >= 0 && room >= request.total;
    }
    case 'place':
    case 'path':
      // Suggestions that nobody has looked at yet see to it themselves.
      return isPending(request) || request.suggestions.length > 0;
    case 'order':
    case 'roll':
      return true;
  }
}

const isPending = (request: Open): boolean =>
  Object.getOwnPropertyDescriptor(request, 'suggestions')?.get !== undefined;
