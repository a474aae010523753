import type * as kernel from '../../kernel/index.ts';
import { interruptVerbs, verbs } from '../../kernel/index.ts';
import type { RuleOf } from '../../rules/index.ts';
import type { Decision } from './decisions.ts';
import type { Facts } from './facts.ts';
import type { Interruptions } from './interrupts.ts';
import type { State } from './state.ts';
import type { TextKey, TextsByKey } from './text.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = RuleOf<'last-days'>;

/** What the rules of the game can say. */
export type Words = kernel.Saying<TextKey, Decision, Facts, TextsByKey>;
export type Message<K extends TextKey = TextKey> = kernel.Message<K>;
export type Offer<M extends Decision> = kernel.Offer<M, TextKey>;
export type Objection = kernel.Objection<TextKey>;
export type Modifier = kernel.Modifier<TextKey>;
export type Fact = kernel.Fact<TextKey>;

/** The kernel's verbs, for this game's state, rules and words. */
export const { choose, pick, place, roll, playOut, answersSoFar, emit, end } = verbs<State, Rule, Words>();
export const { interrupt, ordered } = interruptVerbs<State, Rule, Interruptions, Words>();
