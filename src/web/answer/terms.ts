import type { RuleId } from '../../rules/index.ts';

/** A word of a game's book, and what it means. */
export interface Term {
  readonly title: string;
  readonly text: string;
  /** How questions and options say it. */
  readonly said: RegExp;
  /** Where its rules begin. */
  readonly rule: RuleId;
}

/** The words that a text uses, in the order of the list. */
export const termsIn = (terms: readonly Term[], text: string): readonly Term[] =>
  terms.filter(({ said }) => said.test(text));
