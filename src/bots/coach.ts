import {
  type Answer,
  type Match,
  type Odds,
  oddsOver,
  type Seat,
  Seeded,
  seedWords,
  type Viewer,
} from '../kernel/index.ts';
import { greedy } from './greedy.ts';
import { lookahead } from './lookahead.ts';
import { playOn } from './play-on.ts';
import { policyFor } from './policies.ts';
import { type Move, nextMove } from './turn.ts';
import { wordsFrom } from './worlds.ts';

/** What somebody at your elbow would do, why, and what may come of it. */
export interface Counsel extends Move {
  readonly bot: string;
  /** What imagined matches came to that were played on from there; null where nobody can say. */
  readonly foreseen: Odds | null;
}

/** Looking ahead is not known to be stronger there, and takes longer than one likes to wait: docs/bots.md. */
const BY_RULE: readonly string[] = ['last-stand'];

/** Of the time there is, so much goes into the choice; the rest into what may come of it. */
const CHOICE = 0.6;

/** Advice by the strongest bot that answers in time. */
export function counsel(match: Match, seat: Seat, millis: number): Counsel | null {
  const ahead = !BY_RULE.includes(match.game.id);
  const move = nextMove(match, { [seat]: ahead ? lookahead : greedy }, millis * CHOICE);
  if (move === null) return null;
  const foreseen = foresee(match, seat, move.answer, millis * (1 - CHOICE));
  return { ...move, bot: ahead ? 'lookahead' : 'greedy', foreseen };
}

/** So many imagined matches, as far as time allows; one alone says little. */
const MOST = 10;
const FEWEST = 2;
/** For so many answers they are played on where the policy does not say. */
const AHEAD = 24;

/** What an answer leads to beyond its own step: imagined matches, played on greedily for a while. */
function foresee(match: Match, seat: Seat, answer: Answer, millis: number): Odds | null {
  const policy = policyFor(match.game.id);
  if (policy === undefined) return null;
  const luck = new Seeded(seedWords(`coach ${match.commitment} ${seat} ${match.answered}`));
  const until = performance.now() + millis;
  const ends: Match[] = [];
  while (ends.length < MOST && (ends.length < FEWEST || performance.now() < until)) {
    const imagined = match.imagine(seat, wordsFrom(luck));
    if (!imagined.answer(seat, answer).ok) return null;
    playOn(imagined, policy, policy.horizon ?? AHEAD, until);
    ends.push(imagined);
  }
  return oddsOver(match, seat, ends);
}

/** The same in words, as the player who asked for it may read it. */
export const inWords = ({ bot, answer, because, foreseen }: Counsel, viewer: Viewer) => ({
  bot,
  answer,
  because: typeof because === 'string' ? because : viewer.text(because),
  foreseen: foreseen === null ? null : viewer.odds(foreseen),
});
