import { idsFor, optionsFor, suggestedTo } from './answers.ts';
import type { Answer, Open, Option, Pick, Seat } from './request.ts';

/** A source of chance for samplers: a whole number from 0 to n - 1. */
export type Below = (n: number) => number;

/**
 * Every answer that `seat` may give (asides apart), or null where more than `limit` have the right form or where they
 * cannot be listed (points and ways, of which the request suggests some).
 */
export function legalAnswers(request: Open, seat: Seat, limit = 1000): Answer[] | null {
  if (!request.seats.includes(seat)) return [];
  switch (request.kind) {
    case 'choose':
      return upTo(limit, idsFor(request.options, seat));
    case 'pick':
      return (
        upTo(limit, subsets(idsFor(request.options, seat), request.min, request.max))?.filter((ids) =>
          isAccepted(request, seat, ids),
        ) ?? null
      );
    case 'order':
      return upTo(limit, arrangements(idsFor(request.options, seat)));
    case 'amount':
      return upTo(limit, range(request.min, request.max));
    case 'allot':
      return upTo(limit, shares(optionsFor(request.options, seat), request.total));
    case 'place':
    case 'path':
      return null;
    case 'roll':
      return upTo(limit, rolls(request.count, request.sides));
  }
}

/** One legal answer by lot; any of those listed can come up. Points and ways come from the suggestions. */
export function sampleAnswer(request: Open, seat: Seat, below: Below): Answer {
  switch (request.kind) {
    case 'choose':
      return oneOf(idsFor(request.options, seat), below);
    case 'pick':
      return samplePick(request, seat, below);
    case 'order':
      return mixed(idsFor(request.options, seat), below);
    case 'amount':
      return request.min + below(request.max - request.min + 1);
    case 'allot':
      return sampleShares(optionsFor(request.options, seat), request.total, below);
    case 'place':
      return { ...oneOf(request.suggestions, below) };
    case 'path':
      return oneOf(request.suggestions, below).map((point) => ({ ...point }));
    case 'roll':
      return Array.from({ length: request.count }, () => 1 + below(request.sides));
  }
}

const isAccepted = ({ check }: Open, seat: Seat, answer: Answer): boolean =>
  check === undefined || check(answer, seat) === null;

/** How often a choice is made by lot before one of the suggestions has to do. */
const TRIES = 20;

function samplePick(request: Open & Pick, seat: Seat, below: Below): Answer {
  const { options, min, max } = request;
  for (let i = 0; i < TRIES; i++) {
    const all = mixed(idsFor(options, seat), below);
    const some = all.slice(0, min + below(Math.min(max, all.length) - min + 1));
    if (isAccepted(request, seat, some)) return some;
  }
  return [...oneOf(suggestedTo(request, seat), below)];
}

function oneOf<T>(list: readonly T[], below: Below): T {
  const found = list[below(list.length)];
  if (found === undefined) throw new RangeError('A request offered nothing to choose from');
  return found;
}

function mixed(list: readonly string[], below: Below): string[] {
  const rest = [...list];
  const result: string[] = [];
  while (rest.length > 0) result.push(...rest.splice(below(rest.length), 1));
  return result;
}

function sampleShares(options: readonly (Option & { readonly max?: number })[], total: number, below: Below): Answer {
  const given: Record<string, number> = {};
  for (let left = total; left > 0; left--) {
    const open = options.filter(({ id, max }) => (given[id] ?? 0) < (max ?? total));
    const { id } = oneOf(open, below);
    given[id] = (given[id] ?? 0) + 1;
  }
  return given;
}

function upTo(limit: number, answers: Iterable<Answer>): Answer[] | null {
  const list: Answer[] = [];
  for (const answer of answers) {
    if (list.length === limit) return null;
    list.push(answer);
  }
  return list;
}

function* range(min: number, max: number): Iterable<number> {
  for (let n = min; n <= max; n++) yield n;
}

function* subsets(list: readonly string[], min: number, max: number): Iterable<string[]> {
  if (min > list.length || max < 0) return;
  const [first, ...rest] = list;
  if (first === undefined) {
    yield [];
    return;
  }
  if (max > 0) for (const subset of subsets(rest, Math.max(0, min - 1), max - 1)) yield [first, ...subset];
  yield* subsets(rest, min, max);
}

function* arrangements(list: readonly string[]): Iterable<string[]> {
  if (list.length === 0) yield [];
  for (const first of list) {
    for (const rest of arrangements(list.filter((id) => id !== first))) yield [first, ...rest];
  }
}

function* shares(options: readonly (Option & { readonly max?: number })[], total: number): Iterable<Answer> {
  const [first, ...rest] = options;
  if (first === undefined) {
    if (total === 0) yield {};
    return;
  }
  for (let share = Math.min(total, first.max ?? total); share >= 0; share--) {
    for (const others of shares(rest, total - share)) {
      yield share > 0 ? { [first.id]: share, ...(others as object) } : others;
    }
  }
}

function* rolls(count: number, sides: number): Iterable<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const rest of rolls(count - 1, sides)) for (let die = 1; die <= sides; die++) yield [...rest, die];
}
