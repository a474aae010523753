import type { Answer, Match, Message, Seat } from '../kernel/index.ts';

export interface Thinking {
  /** Where the bot's own chance starts: the same words, the same decision. */
  readonly words: readonly number[];
  /** How long it may think. */
  readonly millis?: number;
  /** How often it may try each answer out, whatever time that takes: then the same words are the same decision again. */
  readonly samples?: number;
}

export interface Decision {
  readonly answer: Answer;
  /** Why, in a few words: a text of the game, or plain words. */
  readonly because: Message | string;
}

/** Somebody who plays a seat from what that seat may see. */
export interface Bot {
  /** The answer of a seat that is waited for. */
  decide(match: Match, seat: Seat, thinking: Thinking): Decision;
  /** What a seat that is not waited for does meanwhile, out of its asides; null to let the others go on. */
  interject?(match: Match, seat: Seat, thinking: Thinking): Decision | null;
}
