import {
  type Answer,
  type Entry,
  legalAnswers,
  type Match,
  type Odds,
  oddsOver,
  type Seat,
  Seeded,
  seedWords,
} from '../kernel/index.ts';
import { greedy } from './greedy.ts';
import { doubt, lead } from './leads.ts';
import { oneMore } from './play-on.ts';
import { policyFor } from './policies.ts';
import type { Policy } from './policy.ts';
import { wordsFrom } from './worlds.ts';

/** A decision on which much hung: what was done, what else could have been, and what each came to in imagined matches. */
export interface Decisive {
  /** How many entries of the record come before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly done: Answer;
  readonly instead: Answer;
  /** By how much what was done is better than what could have been; worse if it is below 0. */
  readonly gain: number;
  /** The difference is larger than what chance explains. */
  readonly isClear: boolean;
  readonly odds: { readonly done: Odds; readonly instead: Odds };
  /** How many of the imagined matches were won and lost, where they came to their end. */
  readonly ended: { readonly done: Ended; readonly instead: Ended };
}

interface Ended {
  readonly won: number;
  readonly lost: number;
}

/** A record as it can be looked through: played from its beginning, entry by entry, and reached at any moment. */
export interface Reel {
  readonly entries: readonly Entry[];
  readonly at: (at: number) => Match;
  readonly play: (match: Match, entry: Entry) => boolean;
}

interface Looking {
  /** About how long it may take. */
  readonly millis: number;
  /** In how many imagined matches the two answers meet at most. */
  readonly worlds?: number;
  /** How much of it is done, from 0 to 1. */
  readonly onSteps?: (share: number) => void;
}

/** So many moments are told, out of so many that were looked at closely. */
const TOLD = 3;
const LOOKED_AT = 7;
/** Nearer to each other than this, two decisions are one moment. */
const APART = 3;
const MOST_ANSWERS = 6;
const MOST_WORLDS = 12;
const FEWEST_WORLDS = 2;
/** An imagined match is played on for so many horizons of the policy. */
const FAR = 3;
const HORIZON = 30;

/** The decisions of `seats` that decided the match, in the order in which they came. */
export function decisiveMoments(
  reel: Reel,
  seats: readonly Seat[],
  { millis, worlds = MOST_WORLDS, onSteps = () => {} }: Looking,
): Decisive[] {
  const begun = performance.now();
  const moments = turns(reel, seats);
  const left = (): number => begun + millis - performance.now();
  const found: Decisive[] = [];
  for (const [i, turn] of moments.entries()) {
    onSteps(i / moments.length);
    if (left() <= 0 && found.length >= TOLD) break;
    const share = left() / (moments.length - i);
    const moment = weighed(reel.at(turn.at), turn, Math.max(0, share), worlds);
    if (moment !== null) found.push(moment);
  }
  return found
    .sort((a, b) => Number(b.isClear) - Number(a.isClear) || Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, TOLD)
    .sort((a, b) => a.at - b.at);
}

interface Turn {
  readonly at: number;
  readonly seat: Seat;
  readonly done: Answer;
}

/** The weighty decisions after which things changed most, a little apart from each other: the greatest change first. */
function turns({ entries, at: matchAt, play }: Reel, seats: readonly Seat[]): Turn[] {
  const match = matchAt(0);
  const policy = policyFor(match.game.id);
  if (policy === undefined) return [];
  const gone = takenBack(entries, match.answered);
  const decisions: (Turn & { readonly worth: number })[] = [];
  for (const [at, entry] of entries.entries()) {
    const { request } = match;
    if (
      'answer' in entry &&
      !gone.has(at) &&
      request !== null &&
      seats.includes(entry.seat) &&
      policy.isWeighty(request)
    ) {
      decisions.push({ at, seat: entry.seat, done: entry.answer, worth: policy.worth(match.state, entry.seat) });
    }
    play(match, entry);
  }
  const { outcome } = match;
  const ended = (seat: Seat): number =>
    policy.worth(match.state, seat) +
    (outcome?.won.includes(seat) ? policy.stakes : outcome?.lost.includes(seat) ? -policy.stakes : 0);
  const swings = decisions.map((turn, i) => ({
    ...turn,
    i,
    swing: Math.abs((decisions[i + 1]?.worth ?? ended(turn.seat)) - turn.worth),
  }));
  const chosen: typeof swings = [];
  for (const one of swings.sort((a, b) => b.swing - a.swing)) {
    if (chosen.length === LOOKED_AT) break;
    if (chosen.every(({ i }) => Math.abs(i - one.i) >= APART)) chosen.push(one);
  }
  return chosen;
}

/** Answers that were taken back again: nothing hung on them. */
function takenBack(entries: readonly Entry[], answered: number): ReadonlySet<number> {
  const gone = new Set<number>();
  const live: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if ('undo' in entry) for (const each of live.splice(Math.max(0, entry.undo - answered))) gone.add(each);
    else if ('answer' in entry) live.push(i);
  }
  return gone;
}

interface Candidate {
  readonly answer: Answer;
  readonly ends: Match[];
  /** What each imagined match was worth at its end. */
  readonly worths: number[];
}

/** What was done against the best of what else could have been; null where there was nothing else. */
function weighed(match: Match, { at, seat, done }: Turn, millis: number, worlds: number): Decisive | null {
  const policy = policyFor(match.game.id);
  if (policy === undefined || match.request === null) return null;
  const luck = new Seeded(seedWords(`moment ${match.commitment} ${at}`));
  const others = otherAnswers(match, seat, policy, done, wordsFrom(luck));
  if (others.length === 0) return null;
  const now = performance.now();
  const candidates: Candidate[] = [done, ...others].map((answer) => ({ answer, ends: [], worths: [] }));
  const inWorlds = (few: readonly Candidate[], most: number, until: number): void => {
    for (let world = 0; world < most && (world < FEWEST_WORLDS || performance.now() < until); world++) {
      const words = wordsFrom(luck);
      for (const candidate of few) playedOut(match.imagine(seat, words), seat, policy, candidate);
    }
  };
  inWorlds(candidates, FEWEST_WORLDS, now);
  const [first, ...rest] = candidates as [Candidate, ...Candidate[]];
  const best = rest.reduce((top, other) => (lead(other, top) > 0 ? other : top));
  inWorlds([first, best], worlds, now + millis);
  if (first.ends.length === 0 || first.ends.length !== best.ends.length) return null;
  const gain = lead(first, best);
  return {
    at,
    seat,
    done,
    instead: best.answer,
    gain,
    isClear: Math.abs(gain) > doubt(first, best),
    odds: { done: oddsOver(match, seat, first.ends), instead: oddsOver(match, seat, best.ends) },
    ended: { done: ended(first, seat), instead: ended(best, seat) },
  };
}

const ended = ({ ends }: Candidate, seat: Seat): Ended => ({
  won: ends.filter(({ outcome }) => outcome?.won.includes(seat)).length,
  lost: ends.filter(({ outcome }) => outcome?.lost.includes(seat)).length,
});

/** What a bot would have done, and what else is worth comparing. */
function otherAnswers(
  match: Match,
  seat: Seat,
  policy: Policy<unknown>,
  done: Answer,
  words: readonly number[],
): Answer[] {
  const { request } = match;
  if (request === null) return [];
  const usual = greedy.decide(match, seat, { words, millis: 0 }).answer;
  const seen = match.imagine(seat, words).state;
  const all = policy.rivals?.(seen, request, seat) ?? legalAnswers(request, seat, MOST_ANSWERS) ?? [];
  const keys = new Set([JSON.stringify(done)]);
  return [usual, ...all]
    .filter((answer) => {
      const key = JSON.stringify(answer);
      return !keys.has(key) && keys.add(key);
    })
    .slice(0, MOST_ANSWERS);
}

function playedOut(match: Match, seat: Seat, policy: Policy<unknown>, candidate: Candidate): void {
  if (!match.answer(seat, candidate.answer).ok) return;
  const far = FAR * (policy.horizon ?? HORIZON);
  for (let i = 0; i < far && match.request !== null; i++) if (!oneMore(match, policy)) break;
  const { outcome } = match;
  candidate.worths.push(
    policy.worth(match.state, seat) +
      (outcome?.won.includes(seat) ? policy.stakes : outcome?.lost.includes(seat) ? -policy.stakes : 0),
  );
  candidate.ends.push(match);
}
