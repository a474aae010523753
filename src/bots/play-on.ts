import type { Answer, Match, Seat } from '../kernel/index.ts';
import { foreseen } from './greedy.ts';
import type { Policy } from './policy.ts';

const always = (): boolean => true;
/** However short the time, an imagined match goes on for so many answers. */
const LEAST = 6;

/**
 * Plays an imagined match on as greedy players would: for so many answers, and on to where nothing is half done, up to twice as
 * many. Where time is short, `until` stops it on the way.
 */
export function playOn(match: Match, policy: Policy<unknown>, answers: number, until = Number.POSITIVE_INFINITY): void {
  const { isSettled = always } = policy;
  for (let i = 0; match.request !== null; i++) {
    if (i >= answers && (isSettled(match.request) || i >= 2 * answers)) return;
    if (i >= LEAST && performance.now() > until) return;
    if (!oneMore(match, policy)) return;
  }
}

/** Plays on to the first question that the game names, for so many answers at most. */
export function playTo(
  match: Match,
  policy: Policy<unknown>,
  { at, most }: NonNullable<Policy<unknown>['stops']>,
): void {
  for (let i = 0; i < most && match.request !== null && !at(match.request, match.state); i++) {
    if (!oneMore(match, policy)) return;
  }
}

/** One answer more; false where nobody knows one. */
export function oneMore(match: Match, policy: Policy<unknown>): boolean {
  const asked = match.waitingFor[0];
  return asked !== undefined && match.answer(asked, quickly(match, asked, policy)).ok;
}

/** What the greedy player would do, without imagining anything anew: the match is an imagined one already. */
function quickly(match: Match, seat: Seat, policy: Policy<unknown>): Answer {
  const { request } = match;
  if (request === null) return null;
  if (policy.quick !== undefined) return policy.quick(match.state, request, seat);
  const proposed = policy.propose(match.state, request, seat);
  if ('answer' in proposed) return proposed.answer;
  const [only] = proposed;
  const rated = proposed.length < 2 ? [] : proposed.map((plan) => ({ plan, worth: rate(match, seat, policy, plan) }));
  rated.sort((a, b) => b.worth - a.worth);
  return (rated[0]?.plan ?? only)?.answers[0] ?? null;
}

const rate = (match: Match, seat: Seat, policy: Policy<unknown>, plan: Parameters<typeof foreseen>[3]): number =>
  (plan.idle === true ? policy.worth(match.state, seat) : foreseen(match.fork(), seat, policy, plan)) -
  (plan.price ?? 0);
