import { Seeded } from '../kernel/index.ts';
import type { Bot } from './bot.ts';
import { greedy, plansOf } from './greedy.ts';

/** In per cent: how often it takes something that makes sense without asking whether something else makes more. */
const SLIPS = 40;

/** Plays like the greedy one, and slips: an opponent to learn with. */
export const easy: Bot = {
  ...greedy,
  decide(match, seat, thinking) {
    const chance = new Seeded(thinking.words);
    const plans = chance.below(100) < SLIPS ? plansOf(match, seat, thinking.words) : null;
    if (plans === null || plans.length === 0) return greedy.decide(match, seat, thinking);
    const { answers, because } = plans[chance.index(plans)] ?? {};
    const answer = answers?.[0];
    return answer === undefined || because === undefined ? greedy.decide(match, seat, thinking) : { answer, because };
  },
};
