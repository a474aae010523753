import { type AnyVocabulary, verbs } from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Decision } from './decisions.ts';
import type { State } from './state.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = Extract<RuleId, `EDM.${string}`>;

/** What the rules of the game can say. */
export interface Words extends AnyVocabulary {
  readonly means: Decision;
}

/** The kernel's verbs, for this game's state, rules and words. */
export const { choose, pick, place, path, amount, allot, roll, playOut, emit, end } = verbs<State, Rule, Words>();
