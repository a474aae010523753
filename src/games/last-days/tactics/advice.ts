import type { Answer } from '../../../kernel/index.ts';

/** What somebody who knows the game would answer, and why, in a sentence. */
export interface Advice {
  readonly answer: Answer;
  readonly because: string;
}
export const advice = (answer: Answer, because: string): Advice => ({ answer, because });
