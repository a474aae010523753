import {
  type Answer,
  asidesFor,
  canonical,
  type Json,
  legalAnswers,
  type Match,
  type Open,
  optionsFor,
  REFUSAL_CODES,
  sampleAnswer,
  type Seat,
} from '../index.ts';
import { difference, firstFound, isJson, type Law, type Looked } from './broken.ts';
import { ableSeats } from './random-play.ts';

/** How many right answers of a seat, and how many wrong ones of anybody, are tried at one position. */
const TRIED = 12;
const TRIED_WRONG = 40;

/** Somebody can go on, unless the match is over. */
export const someSeatCanAnswer: Law = ({ match }) => {
  if (match.outcome !== null) return match.request === null ? null : 'the match is over and asks';
  return match.waitingFor.length > 0 ? null : 'nobody is asked';
};

/** Whatever is offered is accepted: every option, every suggestion, every aside. */
export const offersAreKept: Law = (looked) => {
  const { match } = looked;
  if (match.request === null) return null;
  const request = match.request;
  const accepted = (seat: Seat, answer: Answer): string | null => {
    const result = match.fork().answer(seat, answer);
    return result.ok ? null : `${seat} ${JSON.stringify(answer)}: ${result.refusal.message}`;
  };
  return (
    firstFound(ableSeats(match), (seat) =>
      firstFound(offeredTo(looked, request, seat), (answer) => accepted(seat, answer)),
    ) ?? firstFound(match.seats, (seat) => firstFound(asidesFor(request, seat), ({ id }) => accepted(seat, id)))
  );
};

function offeredTo({ match, below }: Looked, request: Open, seat: Seat): Answer[] {
  if (request.kind === 'place') return request.suggestions.map((point) => ({ ...point }));
  if (request.kind === 'path') return request.suggestions.map((way) => way.map((point) => ({ ...point })));
  const all = legalAnswers(request, seat, 200);
  if (request.kind === 'pick' && request.suggestions !== undefined) {
    const named = new Set(optionsFor(request.options, seat).map(({ id }) => id));
    const own = request.suggestions.filter((ids) => ids.every((id) => named.has(id)));
    return [...own, ...some(TRIED, all ?? [sampleAnswer(request, seat, below)], { below })];
  }
  if (all === null) return Array.from({ length: TRIED }, () => sampleAnswer(match.request as Open, seat, below));
  return some(TRIED, all, { below });
}

function some<T>(count: number, list: T[], { below }: Pick<Looked, 'below'>): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, () => list.splice(below(list.length), 1)[0] as T);
}

/** Whatever is not offered is refused, and nothing has changed afterwards. */
export const allElseIsRefused: Law = (looked) => {
  const { match } = looked;
  const before = [match.hash(), match.answered, match.log.length, match.eventCount];
  const wrong = firstFound(some(TRIED_WRONG, wrongAnswers(looked), looked), ([seat, answer]) => {
    const result = match.answer(seat, answer);
    if (result.ok) return `${seat} ${JSON.stringify(answer)} was accepted`;
    const { code, message, rule } = result.refusal;
    if (!REFUSAL_CODES.includes(code) || message === '' || rule === '')
      return `refused as ${code}: ${message} (${rule})`;
    return isJson(result.refusal) ? null : 'the refusal is not plain data';
  });
  return (
    wrong ?? difference('after refusals', [match.hash(), match.answered, match.log.length, match.eventCount], before)
  );
};

const GARBAGE: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  'no such thing',
  'constructor',
  [],
  {},
  [null],
  [[]],
  ['no such thing'],
  [1e9],
  { x: 'a', y: 1 },
  { x: 1 },
  { to: null },
  { to: { x: 1 } },
  JSON.parse('{"__proto__": 1}') as Json,
  { constructor: 1 },
];

function wrongAnswers(looked: Looked): [Seat, Answer][] {
  const { match, below } = looked;
  const { request } = match;
  const outsiders = ['nobody', '', '__proto__', 'toString'];
  if (request === null)
    return [...match.seats, ...outsiders].flatMap((seat) => GARBAGE.map((bad) => [seat, bad] as [Seat, Answer]));
  const wrong: [Seat, Answer][] = [];
  const asked = ableSeats(match)[0] as Seat;
  const fitting = sampleAnswer(request, asked, below);
  for (const seat of [...match.seats, ...outsiders]) {
    const isLegal = legality(match, request, seat);
    const tries = [fitting, ...GARBAGE, ...match.seats, ...bent(fitting)];
    for (const answer of tries) if (!isLegal(answer)) wrong.push([seat, answer]);
  }
  return wrong;
}

/** An answer that was right, a little changed. */
function bent(answer: Answer): Answer[] {
  if (typeof answer === 'string') return [`${answer} `, [answer], answer.toUpperCase()];
  if (typeof answer === 'number') return [answer + 0.5, String(answer), [answer]];
  if (Array.isArray(answer))
    return [[...answer, ...answer], answer.slice(1), [...(answer as Answer[]), 'no such thing'], { 0: 1 }];
  return [{ ...(answer as object), extra: 1 }, [answer], JSON.stringify(answer)];
}

/**
 * Whether `seat` may answer with this, found out another way than the kernel does: by looking it up in the list of all
 * answers there are. Where there is no such list, whatever might be right counts as right.
 */
function legality(match: Match, request: Open, seat: Seat): (answer: Answer) => boolean {
  const asides = new Set<Answer>(asidesFor(request, seat).map(({ id }) => id));
  if (!match.waitingFor.includes(seat)) return (answer) => asides.has(answer);
  const all = legalAnswers(request, seat, 200);
  if (all === null) return (answer) => asides.has(answer) || mightFit(request, answer);
  const known = new Set(all.map((answer) => canonical(inOneForm(request, answer))));
  return (answer) => asides.has(answer) || known.has(canonical(inOneForm(request, answer)));
}

/** A heap has no order, and a share of nothing is none. */
function inOneForm(request: Open, answer: Answer): Answer {
  if (request.kind === 'pick' && Array.isArray(answer)) return answer.map((id) => canonical(id)).sort();
  if (request.kind === 'allot' && typeof answer === 'object' && answer !== null && !Array.isArray(answer)) {
    return Object.fromEntries(Object.entries(answer).filter(([, share]) => share !== 0));
  }
  return answer;
}

function mightFit(request: Open, answer: Answer): boolean {
  const isPoint = (value: Answer): boolean =>
    typeof value === 'object' &&
    value !== null &&
    'x' in value &&
    'y' in value &&
    !('extra' in value) &&
    value.x !== 'a';
  switch (request.kind) {
    case 'place':
      return isPoint(answer);
    case 'path':
      return Array.isArray(answer) ? answer.length > 0 && answer.every(isPoint) : false;
    case 'allot':
      return typeof answer === 'object' && answer !== null && Object.values(answer).some(Number.isInteger);
    case 'pick':
    case 'order':
    case 'roll':
      return Array.isArray(answer) && !answer.includes('no such thing') && !answer.includes(null);
    case 'choose':
      return typeof answer === 'string';
    case 'amount':
      return Number.isInteger(answer);
  }
}
