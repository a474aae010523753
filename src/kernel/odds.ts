import { Seeded } from './chance.ts';
import { seedWords } from './hash.ts';
import type { Match } from './match.ts';
import type { Message } from './message.ts';
import type { Answer, Seat } from './request.ts';
import { Unwalkable, Walk } from './walk.ts';

export interface Odds {
  /** Whether every result of chance was walked through; otherwise it was sampled, `samples` times. */
  readonly exact: boolean;
  readonly samples: number;
  readonly outcomes: readonly { readonly p: number; readonly summary: Message }[];
}

export interface OddsOptions<S> {
  /** What an answer has led to; by default the game's own measure. */
  readonly measure?: (before: S, after: S, seat: Seat) => Message;
  /** How many ways are walked at most before sampling. */
  readonly bound?: number;
  readonly samples?: number;
}

type Count<S> = (after: Match<S>, p: number) => void;

/**
 * The distribution of what `answer` leads to by the end of the step, as far as `seat` can know. Questions that come up
 * on the way are answered as the game's `follow` suggests. Throws `RangeError` if the answer is not a legal one.
 */
export function odds<S>(match: Match<S>, seat: Seat, answer: Answer, options: OddsOptions<S> = {}): Odds {
  const { measure = match.game.measure?.bind(match.game) ?? resultOnly(match), bound = 4000, samples = 400 } = options;
  const tally = new Map<string, { p: number; summary: Message }>();
  const count: Count<S> = (after, p) => {
    const summary = measure(match.state, after.state, seat);
    const key = JSON.stringify(summary);
    const found = tally.get(key);
    if (found === undefined) tally.set(key, { p, summary });
    else found.p += p;
  };
  const few = match.request === null ? null : (match.game.samples?.(match.state, match.request, answer) ?? null);
  const ways = few === null ? walked(match, seat, answer, bound, count) : null;
  const tries = Math.min(few ?? samples, samples);
  if (ways === null) {
    tally.clear();
    sampled(match, seat, answer, tries, count);
  }
  const outcomes = [...tally.values()].sort((a, b) => b.p - a.p);
  return { exact: ways !== null, samples: ways ?? tries, outcomes };
}

/** Every way, each counted with its probability: how many there were, or null where they cannot all be walked. */
function walked<S>(match: Match<S>, seat: Seat, answer: Answer, bound: number, count: Count<S>): number | null {
  const walk = new Walk(bound);
  let ways = 0;
  try {
    do {
      ways++;
      const fork = match.fork({ pause: true });
      fork.useChance(walk);
      // What the seat cannot know is a matter of chance too: hidden hands are walked through like dice.
      match.game.redeal(fork.state, seat, walk);
      count(playedOut(fork, seat, answer), walk.weight);
    } while (walk.next());
    return ways;
  } catch (error) {
    if (error instanceof Unwalkable) return null;
    throw error;
  }
}

function sampled<S>(match: Match<S>, seat: Seat, answer: Answer, samples: number, count: Count<S>): void {
  const luck = new Seeded(seedWords(`odds ${match.answered}`));
  for (let i = 0; i < samples; i++) {
    const imagined = match.imagine(seat, someWords(luck), { pause: true });
    imagined.useChance(new Seeded(someWords(luck)));
    count(playedOut(imagined, seat, answer), 1 / samples);
  }
}

const WORD = 2 ** 32;
const someWords = (luck: Seeded): number[] => [0, 0, 0, 1].map((least) => luck.below(WORD) | least);

const FOLLOW_UPS = 100;

/** Gives the answer, and then sensible ones to whatever is asked before the step ends, where `match` pauses. */
function playedOut<S>(match: Match<S>, seat: Seat, answer: Answer): Match<S> {
  const given = match.answer(seat, answer);
  if (!given.ok) throw new RangeError(`There are no odds for this answer: ${given.refusal.message}`);
  for (let i = 0; i < FOLLOW_UPS && match.request !== null; i++) {
    const asked = match.waitingFor[0] as Seat;
    const next = match.game.follow?.(match.state, match.request, asked) ?? null;
    if (next === null || !match.answer(asked, next).ok) break;
  }
  return match;
}

const resultOnly =
  <S>(match: Match<S>) =>
  (): Message => ({ key: `${match.game.id}.odds` });
