import { legalAnswers, type Match, type Seat, Seeded } from '../kernel/index.ts';
import type { Answer } from '../kernel/index.ts';
import type { Bot, Decision, Thinking } from './bot.ts';
import { greedy } from './greedy.ts';
import { doubt, lead, type Tried } from './leads.ts';
import { playOn, playTo } from './play-on.ts';
import { policyFor } from './policies.ts';
import type { Policy } from './policy.ts';
import { wordsFrom } from './worlds.ts';

/** Without other instructions, so many imagined matches for each answer; with time, as many as fit into it. */
const SAMPLES = 8;
const MOST_SAMPLES = 64;
/** How many answers each of them is played on for. */
const HORIZON = 45;
/** More answers than this are not compared: the greedy choice stands. */
const MOST_ANSWERS = 16;
/** After each round of so many samples only the better half is looked at any further. */
const ROUND = 2;
/** Another answer must be better than the greedy one by so many times what chance alone would do. */
const DOUBT = 1;

/**
 * Plays what could be answered on in imagined matches, all seats going on as the greedy player would, and takes what
 * comes out best. It sees no more than its seat does: every imagined match is drawn anew.
 */
export const lookahead: Bot = {
  decide(match, seat, thinking) {
    const usual = greedy.decide(match, seat, thinking);
    const policy = policyFor(match.game.id);
    if (policy === undefined || match.request === null || !policy.isWeighty(match.request)) return usual;
    const seen = match.imagine(seat, thinking.words).state;
    const all = policy.rivals?.(seen, match.request, seat) ?? legalAnswers(match.request, seat, MOST_ANSWERS) ?? [];
    const others = all.filter((answer) => !same(answer, usual.answer));
    return others.length === 0 ? usual : compared(match, seat, policy, usual, others, thinking);
  },

  interject(match, seat, thinking) {
    return greedy.interject?.(match, seat, thinking) ?? null;
  },
};

const same = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Candidate extends Tried {
  readonly answer: Answer;
}

function compared(
  match: Match,
  seat: Seat,
  policy: Policy<unknown>,
  usual: Decision,
  others: readonly Answer[],
  { words, millis, samples }: Thinking,
): Decision {
  const chance = new Seeded(words);
  const now = performance.now();
  const [half, until] =
    millis === undefined ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [now + millis / 2, now + millis];
  const most = samples ?? (millis === undefined ? (policy.worlds ?? SAMPLES) : MOST_SAMPLES);
  // The same world for all of them: they differ by the answer, not by luck.
  const inOneWorld = (candidates: readonly Candidate[]): void => {
    const luck = wordsFrom(chance);
    for (const { answer, worths } of candidates) {
      worths.push(outcomeOf(match.imagine(seat, luck), seat, policy, answer));
    }
  };
  const first: Candidate = { answer: usual.answer, worths: [] };
  let rivals: Candidate[] = others.map((answer) => ({ answer, worths: [] }));
  for (let world = 1; world <= most && rivals.length > 0 && performance.now() < half; world++) {
    inOneWorld([first, ...rivals]);
    if (world % ROUND === 0) rivals = betterHalf(rivals, first);
  }
  const best = rivals.reduce((top, rival) => (lead(rival, top) > 0 ? rival : top), first);
  if (best === first) return usual;
  // The best of many owes some of its lead to luck: the two meet again in other worlds.
  const again: Candidate = { answer: best.answer, worths: [] };
  const before: Candidate = { answer: usual.answer, worths: [] };
  for (let world = 1; world <= 2 * most && performance.now() < until; world++) {
    inOneWorld([before, again]);
    // Where chance has no part in it, no other world says more.
    if (world === ROUND && doubt(again, before) === 0) break;
  }
  const gain = lead(again, before);
  if (!(gain > (policy.doubt ?? DOUBT) * doubt(again, before))) return usual;
  return { answer: again.answer, because: 'Played on in imagined matches, it came out best' };
}

const betterHalf = (rivals: readonly Candidate[], than: Candidate): Candidate[] =>
  [...rivals]
    .filter((rival) => lead(rival, than) > -3 * doubt(rival, than))
    .sort((a, b) => lead(b, a))
    .slice(0, Math.max(1, Math.ceil(rivals.length / 2)));

/** How good things are after this answer and a while of greedy play. */
function outcomeOf(match: Match, seat: Seat, policy: Policy<unknown>, answer: Answer): number {
  if (!match.answer(seat, answer).ok) return Number.NEGATIVE_INFINITY;
  if (policy.stops === undefined) playOn(match, policy, policy.horizon ?? HORIZON);
  else playTo(match, policy, policy.stops);
  const { outcome } = match;
  const stakes = outcome?.won.includes(seat) ? policy.stakes : outcome?.lost.includes(seat) ? -policy.stakes : 0;
  return policy.worth(match.state, seat) + stakes;
}
