import { brief, type Json } from '../data/json.ts';
import { isOrderGiven, orderFault } from '../orders/answer.ts';
import { pathFault, placeFault } from './place.ts';
import type { Allot, Answer, Aside, Open, Option, Pick, Refusal, Request, Seat } from './request.ts';

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

/** The aside open to `seat` that `answer` names. An option of the same id goes first. */
export function asideNamed(request: Request, seat: Seat, answer: Answer): Aside | undefined {
  if (request.asides === undefined) return undefined;
  if (request.kind === 'choose' && request.seats.includes(seat) && mayName(request.options, seat, answer))
    return undefined;
  if (isOrderGiven(answer)) return orderFaultIn(request, seat, answer) === null ? ordersOf(request, seat) : undefined;
  return request.asides.find((aside) => aside.id === answer && aside.seats.includes(seat));
}

const ordersOf = (request: Request, seat: Seat): Aside | undefined =>
  asidesFor(request, seat).find(({ orders }) => orders !== undefined);

/** What is wrong with a standing order given in one answer. */
function orderFaultIn(request: Request, seat: Seat, answer: Answer): string | null {
  const subjects = ordersOf(request, seat)?.orders?.(seat);
  return subjects === undefined ? 'No standing orders can be given now' : orderFault(subjects, answer);
}

/** Null if `answer` fits the form of `request` and the rule has nothing against it. */
export function refusalOf(request: Open, seat: Seat, answer: Answer): Refusal | null {
  if (isOrderGiven(answer)) {
    const fault = orderFaultIn(request, seat, answer);
    return fault === null ? null : refuse(request, seat, 'bad-answer', answer, fault);
  }
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
  const { rule, reason, facts } = objection;
  const refusal = refuse(request, seat, 'bad-answer', answer, 'The rule does not allow this');
  return { ...refusal, rule, reason, ...(facts === undefined ? undefined : { facts }) };
}

/** Of the choices that the rule suggests, those that are open to `seat`. */
export const suggestedTo = (request: Open & Pick, seat: Seat): readonly (readonly string[])[] =>
  (request.suggestions ?? []).filter((ids) => refusalOf(request, seat, ids) === null);

function refuse(request: Request, seat: Seat, code: Refusal['code'], got: Answer, message: string): Refusal {
  return { code, rule: request.rule, message, got: brief(got), allowed: allowedFor(request, seat) };
}

/** What would have been accepted, as data. */
export function allowedFor(request: Request, seat: Seat): Json {
  const asides = asidesFor(request, seat).map((aside) => aside.id);
  return { ...formOf(request, seat), ...(asides.length > 0 ? { asides } : undefined) };
}

function formOf(request: Request, seat: Seat): { readonly [key: string]: Json } {
  if (!request.seats.includes(seat)) return { kind: request.kind, seats: [...request.seats] };
  switch (request.kind) {
    case 'choose':
      return { kind: 'choose', options: idsFor(request.options, seat) };
    case 'pick':
      return {
        kind: 'pick',
        options: idsFor(request.options, seat),
        min: request.min,
        max: request.max,
        ...(request.suggestions === undefined ? undefined : { suggestions: request.suggestions as Json }),
      };
    case 'order':
      return { kind: 'order', options: idsFor(request.options, seat) };
    case 'amount':
      return { kind: 'amount', min: request.min, max: request.max };
    case 'allot':
      return { kind: 'allot', options: idsFor(request.options, seat), total: request.total };
    case 'place':
      return { kind: 'place', region: request.region as Json, suggestions: request.suggestions as unknown as Json };
    case 'path':
      return { kind: 'path', from: { ...request.from }, budget: request.budget };
    case 'roll':
      return { kind: 'roll', count: request.count, sides: request.sides };
  }
}

/** The ids of the options that `seat` may name. */
export const idsFor = (options: readonly Option[], seat: Seat): string[] =>
  optionsFor(options, seat).map((option) => option.id);

function formFault(request: Request, seat: Seat, answer: Answer): string | null {
  switch (request.kind) {
    case 'choose':
      return mayName(request.options, seat, answer) ? null : 'The answer is the id of one of the options';
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
      return placeFault(request, answer);
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

/** Whether `id` is one of the options that `seat` may name. */
function mayName(options: readonly Option[], seat: Seat, id: Answer): boolean {
  for (const option of options) {
    if (option.id === id && (option.seats === undefined || option.seats.includes(seat))) return true;
  }
  return false;
}

function isListOf(answer: Answer, options: readonly Option[], seat: Seat): answer is readonly string[] {
  return (
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    answer.every((id: Answer) => mayName(options, seat, id))
  );
}

function pickFault(request: Pick, seat: Seat, answer: Answer): string | null {
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
    if (option === undefined) return `${JSON.stringify(brief(id))} is not among the options`;
    if (!isWhole(share) || share < 0) return `${id} needs a whole number of 0 or more`;
    if (share > (option.max ?? request.total)) return `${id} can take at most ${option.max ?? request.total}`;
    sum += share;
  }
  return sum === request.total ? null : `The shares must add up to ${request.total}, not ${sum}`;
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);
