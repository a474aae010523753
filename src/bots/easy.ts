import { type Answer, legalAnswers, type Match, type Seat, Seeded } from '../kernel/index.ts';
import type { Bot, Decision } from './bot.ts';
import { greedy, plansOf } from './greedy.ts';
import { policyFor } from './policies.ts';

/** In per cent: how often it takes something that makes sense without asking whether something else makes more. */
const SLIPS = 40;
/** Where the policy knows what is best and no plans: so often it takes something else at a weighty question. */
const STRAYS = 25;
/** With more answers than this to choose from, it does as the greedy one does. */
const MOST_ANSWERS = 24;

/** Plays like the greedy one, and slips: an opponent to learn with. */
export const easy: Bot = {
  ...greedy,
  decide(match, seat, thinking) {
    const chance = new Seeded(thinking.words);
    const lot = chance.below(100);
    const slip = lot < SLIPS ? slipped(match, seat, thinking.words, chance, lot < STRAYS) : null;
    return slip ?? greedy.decide(match, seat, thinking);
  },
};

function slipped(
  match: Match,
  seat: Seat,
  words: readonly number[],
  chance: Seeded,
  mayStray: boolean,
): Decision | null {
  const plans = plansOf(match, seat, words);
  if (plans === null) return mayStray ? strayed(match, seat, words, chance) : null;
  const { answers, because } = plans[chance.index(plans)] ?? {};
  const answer = answers?.[0];
  return answer === undefined || because === undefined ? null : { answer, because };
}

/** One of the answers to a weighty question that somebody could think of. */
function strayed(match: Match, seat: Seat, words: readonly number[], chance: Seeded): Decision | null {
  const policy = policyFor(match.game.id);
  const { request } = match;
  if (policy === undefined || request === null || !policy.isWeighty(request)) return null;
  const seen = match.imagine(seat, words).state;
  const answers = policy.rivals?.(seen, request, seat) ?? usualAnswers(match, seat);
  const answer = answers[chance.below(Math.max(1, answers.length))];
  return answer === undefined ? null : { answer, because: 'Why not try this?' };
}

function usualAnswers({ request }: Match, seat: Seat): readonly Answer[] {
  if (request?.kind !== 'choose') return [];
  const rare = new Set(request.options.filter(({ seldom }) => seldom === true).map(({ id }) => id));
  return (legalAnswers(request, seat, MOST_ANSWERS) ?? []).filter(
    (answer) => typeof answer !== 'string' || !rare.has(answer),
  );
}
