import type { Answer, Match, Seat } from '../kernel/index.ts';
import type { Decision } from './bot.ts';

/** Answers that belong together, one after another: attack with this, that enemy, two bullets. */
export interface Plan {
  readonly answers: readonly Answer[];
  readonly because: string;
  /** What it costs beside what shows in the position: the price of a bullet. */
  readonly price?: number;
  /** It changes nothing by itself: the position as it is now is what it is worth. */
  readonly idle?: boolean;
}

type Question = NonNullable<Match['request']>;

/** What a player must know about one game. It is only ever shown imagined positions. */
export interface Policy<S> {
  /** Nothing is hidden in this game, so that positions are looked at as they are. */
  readonly isOpen?: true;
  /** How good a position is for `seat`: the higher, the better. */
  worth(state: S, seat: Seat): number;
  /** What winning adds to the worth of a position, and losing takes away. */
  readonly stakes: number;
  /** What to do at once, or the plans among which to look ahead. */
  propose(state: S, request: Question, seat: Seat): Decision | readonly Plan[];
  /** Whether a question is worth thinking about for long. */
  isWeighty(request: Question): boolean;
  /** The few answers to a weighty question that are worth comparing with the usual one; without it, all of them. */
  rivals?(state: S, request: Question, seat: Seat): readonly Answer[];
  /** For how many answers imagined matches are played on, and how many of them, where it is not the usual number. */
  readonly horizon?: number;
  /** Whether nothing is half done, so that an imagined match may end there: up to twice as many answers are played for it. */
  isSettled?(request: Question): boolean;
  /** Where those who look ahead stop instead, and after how many answers at most. */
  readonly stops?: { at(request: Question, state: S): boolean; readonly most: number };
  readonly worlds?: number;
  /** How many times what chance alone would do another answer must be better by, where it is not once. */
  readonly doubt?: number;
  /** The answer to a question that comes up while looking ahead, or null to stop there. */
  follow(state: S, request: Question, seat: Seat): Answer | null;
  /** A decent answer at once, for matches that are played on far ahead; without it, the best of what is proposed. */
  quick?(state: S, request: Question, seat: Seat): Answer | null;
  /** An aside worth taking now. */
  interject(state: S, request: Question, seat: Seat): Decision | null;
}
