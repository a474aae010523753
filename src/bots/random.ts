import { type Answer, asidesFor, type Match, sampleAnswer, type Seat, Seeded } from '../kernel/index.ts';
import type { Bot, Decision } from './bot.ts';

/** In per cent. Standing asides are open at almost every question: taken more often, little else would happen. */
const TAKES_ASIDE = 20;
const TAKES_STANDING = 2;

/** Answers anything at all, each legal answer about equally often. */
export const random: Bot = {
  decide(match, seat, { words }) {
    const { request } = match;
    if (request === null) throw new RangeError('Nothing is asked');
    const chance = new Seeded(words);
    return asideTaken(match, seat, chance) ?? byLot(sampleAnswer(request, seat, (n) => chance.below(n)));
  },

  interject(match, seat, { words }) {
    return asideTaken(match, seat, new Seeded(words));
  },
};

function asideTaken(match: Match, seat: Seat, chance: Seeded): Decision | null {
  const open = match.request === null ? [] : asidesFor(match.request, seat);
  for (const [standing, percent] of [
    [false, TAKES_ASIDE],
    [true, TAKES_STANDING],
  ] as const) {
    const some = open.filter((aside) => (aside.standing === true) === standing);
    const taken = some.length > 0 && chance.below(100) < percent ? some[chance.index(some)] : undefined;
    if (taken !== undefined) return byLot(taken.id);
  }
  return null;
}

const byLot = (answer: Answer): Decision => ({ answer, because: 'Drawn by lot' });
