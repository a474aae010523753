import { asidesFor, copy, type Match, type Seat, Seeded } from '../kernel/index.ts';
import type { Bot, Decision, Thinking } from './bot.ts';
import { policyFor } from './policies.ts';
import type { Plan, Policy } from './policy.ts';
import { random } from './random.ts';
import { wordsFrom } from './worlds.ts';

const IMAGINED = 8;
/** How many continuations the first glance takes in, and how many plans get a closer look. */
const GLANCE = 2;
const CLOSER = 5;
const MILLIS = 1000;

/** Compares what each plan leads to in a few imagined continuations, and takes the best. */
export const greedy: Bot = {
  decide(match, seat, thinking) {
    const policy = policyFor(match.game.id);
    if (match.request === null || policy === undefined) return random.decide(match, seat, thinking);
    const proposed = policy.propose(imagined(match, seat, policy, thinking.words), match.request, seat);
    return 'answer' in proposed ? proposed : best(match, seat, policy, proposed, thinking);
  },

  interject(match, seat, thinking) {
    const policy = policyFor(match.game.id);
    if (match.request === null || policy === undefined) return null;
    if (asidesFor(match.request, seat).every(({ standing }) => standing === true)) return null;
    return policy.interject(imagined(match, seat, policy, thinking.words), match.request, seat);
  },
};

/** What makes sense to the game's policy just now; null where that is one thing only, or nobody knows. */
export function plansOf(match: Match, seat: Seat, words: readonly number[]): readonly Plan[] | null {
  const policy = policyFor(match.game.id);
  if (match.request === null || policy === undefined) return null;
  const proposed = policy.propose(imagined(match, seat, policy, words), match.request, seat);
  return 'answer' in proposed ? null : proposed;
}

/** The state as a seat may imagine it, to look at: a match to be played on costs more. */
function imagined(match: Match, seat: Seat, { isOpen }: Policy<unknown>, words: readonly number[]): unknown {
  if (isOpen === true) return match.state;
  const state = copy(match.state);
  match.game.redeal(state, seat, new Seeded(words));
  return state;
}

/** First a glance at every plan, then a closer look at those that seem best. */
function best(match: Match, seat: Seat, policy: Policy<unknown>, plans: readonly Plan[], thinking: Thinking): Decision {
  const chance = new Seeded(thinking.words);
  // The same continuations for every plan: they differ by the plan, not by luck.
  const worlds = Array.from({ length: IMAGINED }, () => wordsFrom(chance));
  const until = performance.now() + (thinking.millis ?? MILLIS);
  let rated: Rated[] = plans.map((plan) => ({ plan, sum: 0, worlds: 0, settled: false }));
  for (const [from, to, keep] of [
    [0, GLANCE, CLOSER],
    [GLANCE, IMAGINED, 1],
  ] as const) {
    for (const entry of rated) {
      if (entry !== rated[0] && performance.now() > until) break;
      look(match, seat, policy, entry, worlds.slice(from, to));
    }
    rated = rated
      .filter((entry) => entry.worlds > 0)
      .sort((a, b) => worthOf(b) - worthOf(a))
      .slice(0, keep);
  }
  const answer = rated[0]?.plan.answers[0];
  if (rated[0] === undefined || answer === undefined)
    throw new RangeError(`No plan for ${match.request?.prompt.key ?? 'nothing'}`);
  return { answer, because: rated[0].plan.because };
}

interface Rated {
  readonly plan: Plan;
  sum: number;
  worlds: number;
  /** Chance has no part in it: one look is enough. */
  settled: boolean;
}
const worthOf = ({ plan, sum, worlds }: Rated): number => sum / worlds - (plan.price ?? 0);

function look(
  match: Match,
  seat: Seat,
  policy: Policy<unknown>,
  entry: Rated,
  worlds: readonly (readonly number[])[],
): void {
  for (const words of worlds) {
    if (entry.settled) return;
    const imagined = match.imagine(seat, words);
    entry.sum +=
      entry.plan.idle === true ? policy.worth(imagined.state, seat) : foreseen(imagined, seat, policy, entry.plan);
    entry.worlds++;
    entry.settled = imagined.revealedAt <= match.answered + 1;
  }
}

const FOLLOW_UPS = 40;

/** How good things are once a plan has been carried out and what it set off is resolved. */
export function foreseen(match: Match, seat: Seat, policy: Policy<unknown>, { answers }: Plan): number {
  let next = 0;
  for (let i = 0; i < FOLLOW_UPS && match.request !== null; i++) {
    const asked = match.waitingFor.includes(seat) ? seat : match.waitingFor[0];
    const planned = asked === seat ? answers[next] : undefined;
    const answer = planned ?? (asked === undefined ? null : policy.follow(match.state, match.request, asked));
    if (asked === undefined || answer === null || !match.answer(asked, answer).ok) break;
    if (planned !== undefined) next++;
  }
  return policy.worth(match.state, seat);
}
