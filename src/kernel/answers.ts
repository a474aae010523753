import type { Json } from './json.ts';
import type { Allot, Answer, Aside, Open, Option, Placed, Point, Refusal, Region, Request, Seat } from './request.ts';

/** A source of chance for samplers: a whole number from 0 to n - 1. */
export type Below = (n: number) => number;

export const optionsFor = <O extends Option>(options: readonly O[], seat: Seat): readonly O[] =>
  options.some((option) => option.seats !== undefined)
    ? options.filter((option) => option.seats === undefined || option.seats.includes(seat))
    : options;

export const asidesFor = (request: Request, seat: Seat): readonly Aside[] =>
  request.asides === undefined ? [] : request.asides.filter((aside) => aside.seats.includes(seat));

/** Who can answer at all: whoever is waited for, and whoever has an aside to offer. */
export function mayAnswer(request: Request, seat: Seat): boolean {
  return request.seats.includes(seat) || asidesFor(request, seat).length > 0;
}

/** Whether `answer` names an aside open to `seat`. An option of the same id goes first. */
export function asideNamed(request: Request, seat: Seat, answer: Answer): Aside | undefined {
  if (typeof answer !== 'string' || request.asides === undefined) return undefined;
  return request.asides.find((aside) => aside.id === answer && aside.seats.includes(seat));
}

/** Null if `answer` fits the form of `request` and the rule has nothing against it. */
export function refusalOf(request: Open, seat: Seat, answer: Answer): Refusal | null {
  if (!request.seats.includes(seat)) {
    if (asideNamed(request, seat, answer) !== undefined) return null;
    return refuse(request, seat, 'not-your-turn', answer, `Waiting for ${request.seats.join(', ')}, not for ${seat}`);
  }
  const wrong = formFault(request, seat, answer);
  if (wrong !== null) {
    return asideNamed(request, seat, answer) === undefined ? refuse(request, seat, 'bad-answer', answer, wrong) : null;
  }
  const objection = request.check?.(answer, seat) ?? null;
  if (objection === null) return null;
  const refusal = refuse(request, seat, 'bad-answer', answer, 'The rule does not allow this');
  return { ...refusal, rule: objection.rule, reason: objection.reason };
}

function refuse(request: Request, seat: Seat, code: Refusal['code'], got: Answer, message: string): Refusal {
  return { code, rule: request.rule, message, got: got ?? null, allowed: allowedFor(request, seat) };
}

/** What would have been accepted, as data. */
export function allowedFor(request: Request, seat: Seat): Json {
  const asides = asidesFor(request, seat).map((aside) => aside.id);
  return { ...formOf(request, seat), ...(asides.length > 0 ? { asides } : {}) };
}

function formOf(request: Request, seat: Seat): { readonly [key: string]: Json } {
  if (!request.seats.includes(seat)) return { kind: request.kind, seats: [...request.seats] };
  switch (request.kind) {
    case 'choose':
      return { kind: 'choose', options: ids(request.options, seat) };
    case 'pick':
      return { kind: 'pick', options: ids(request.options, seat), min: request.min, max: request.max };
    case 'order':
      return { kind: 'order', options: ids(request.options, seat) };
    case 'amount':
      return { kind: 'amount', min: request.min, max: request.max };
    case 'allot':
      return { kind: 'allot', options: ids(request.options, seat), total: request.total };
    case 'place':
      return { kind: 'place', region: request.region as Json, suggestions: request.suggestions as unknown as Json };
    case 'path':
      return { kind: 'path', from: { ...request.from }, budget: request.budget };
    case 'roll':
      return { kind: 'roll', count: request.count, sides: request.sides };
  }
}

const ids = (options: readonly Option[], seat: Seat): string[] => optionsFor(options, seat).map((option) => option.id);

function formFault(request: Request, seat: Seat, answer: Answer): string | null {
  switch (request.kind) {
    case 'choose':
      return typeof answer === 'string' && mayName(request.options, seat, answer)
        ? null
        : 'The answer is the id of one of the options';
    case 'pick':
      return pickFault(request, seat, answer);
    case 'order':
      return isListOf(answer, request.options, seat) && answer.length === optionsFor(request.options, seat).length
        ? null
        : 'The answer is the list of all ids, each once, in the order wanted';
    case 'amount':
      return isWhole(answer) && answer >= request.min && answer <= request.max
        ? null
        : `The answer is a whole number from ${request.min} to ${request.max}`;
    case 'allot':
      return allotFault(request, seat, answer);
    case 'place':
      return placeFault(answer, request.region, request.levels, request.facing === true);
    case 'path':
      return pathFault(answer);
    case 'roll':
      return Array.isArray(answer) &&
        answer.length === request.count &&
        answer.every((die: unknown) => isWhole(die) && die >= 1 && die <= request.sides)
        ? null
        : `The answer is a list of ${request.count} numbers from 1 to ${request.sides}`;
  }
}

function mayName(options: readonly Option[], seat: Seat, id: string): boolean {
  for (const option of options) {
    if (option.id === id && (option.seats === undefined || option.seats.includes(seat))) return true;
  }
  return false;
}

function isListOf(answer: Answer, options: readonly Option[], seat: Seat): answer is readonly string[] {
  return (
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    answer.every((id: unknown) => typeof id === 'string' && mayName(options, seat, id))
  );
}

function pickFault(request: Extract<Request, { kind: 'pick' }>, seat: Seat, answer: Answer): string | null {
  if (!isListOf(answer, request.options, seat)) return 'The answer is a list of ids of the options, each at most once';
  const { min, max } = request;
  if (answer.length >= min && answer.length <= max) return null;
  return min === max ? `Name exactly ${min}` : `Name at least ${min} and at most ${max}`;
}

function allotFault(request: Allot, seat: Seat, answer: Answer): string | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return 'The answer gives each id a whole number: {"id": 2}';
  }
  let sum = 0;
  for (const [id, share] of Object.entries(answer)) {
    const option = optionsFor(request.options, seat).find((candidate) => candidate.id === id);
    if (option === undefined) return `${id} is not among the options`;
    if (!isWhole(share) || share < 0) return `${id} needs a whole number of 0 or more`;
    if (share > (option.max ?? request.total)) return `${id} can take at most ${option.max ?? request.total}`;
    sum += share;
  }
  return sum === request.total ? null : `The shares must add up to ${request.total}, not ${sum}`;
}

function placeFault(
  answer: Answer,
  region: Region,
  levels: readonly number[] | undefined,
  facing: boolean,
): string | null {
  if (!isPlaced(answer)) return 'The answer is a point: {"x": 1.5, "y": 2}';
  if (!insideRegion(region, answer)) return 'The point is outside the region';
  if (levels !== undefined && !levels.includes(answer.level ?? 0)) return `The level is one of ${levels.join(', ')}`;
  if (facing && !(isWhole(answer.facing) && answer.facing >= 0 && answer.facing < 360)) {
    return 'The answer needs a facing from 0 to 359';
  }
  return null;
}

function pathFault(answer: Answer): string | null {
  const points = Array.isArray(answer) ? (answer as readonly Answer[]) : [toOf(answer)];
  return points.length > 0 && points.every(isPlaced)
    ? null
    : 'The answer is a list of points, or {"to": point} for the cheapest way there';
}

function toOf(answer: Answer): Answer {
  return typeof answer === 'object' && answer !== null && 'to' in answer ? (answer as { to: Answer }).to : null;
}

function isPlaced(answer: Answer): answer is Placed & { readonly [key: string]: Json } {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const { x, y } = answer as { x?: unknown; y?: unknown };
  return typeof x === 'number' && Number.isFinite(x) && typeof y === 'number' && Number.isFinite(y);
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

export function insideRegion(region: Region, point: Point): boolean {
  const discs = region.discs ?? [];
  const polygons = region.polygons ?? [];
  const inside =
    discs.some(
      ({ x, y, radius }) => (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y) <= radius * radius,
    ) || polygons.some((polygon) => insidePolygon(polygon, point));
  return inside && !(region.holes ?? []).some((hole) => insidePolygon(hole, point));
}

function insidePolygon(polygon: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let before = polygon[polygon.length - 1];
  for (const corner of polygon) {
    if (before !== undefined && corner.y > y !== before.y > y) {
      const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/**
 * Every answer that `seat` may give (asides apart), or null where there are more than `limit` or where they cannot be
 * listed (points and ways, of which the request suggests some).
 */
export function legalAnswers(request: Request, seat: Seat, limit = 1000): Answer[] | null {
  if (!request.seats.includes(seat)) return [];
  switch (request.kind) {
    case 'choose':
      return ids(request.options, seat);
    case 'pick':
      return upTo(limit, subsets(ids(request.options, seat), request.min, request.max));
    case 'order':
      return upTo(limit, arrangements(ids(request.options, seat)));
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

/** One legal answer, each listed one about equally likely; points and ways come from the suggestions. */
export function sampleAnswer(request: Request, seat: Seat, below: Below): Answer {
  switch (request.kind) {
    case 'choose':
      return oneOf(ids(request.options, seat), below);
    case 'pick': {
      const all = mixed(ids(request.options, seat), below);
      return all.slice(0, request.min + below(Math.min(request.max, all.length) - request.min + 1));
    }
    case 'order':
      return mixed(ids(request.options, seat), below);
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
