import type * as kernel from '../../kernel/index.ts';
import { interruptVerbs, verbs } from '../../kernel/index.ts';
import type { RuleOf } from '../../rules/index.ts';
import type { FactsBeside } from './facts.ts';
import type { Facts } from './moments/orders.ts';
import type { Means } from './means.ts';
import type { State } from './state.ts';
import type { TextKey, TextsByKey } from './wording/said.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = RuleOf<'last-stand'>;

/** What this game can say: the keys of its texts, what its options mean, what goes beside its questions. */
export type Words = kernel.Saying<TextKey, Means, FactsBeside, TextsByKey>;
export type Message = kernel.Message<TextKey>;
export type Offer<M extends Means = Means> = kernel.Offer<M, TextKey>;

/** The kernel's verbs, for this game's state, rules and words. */
export const { choose, pick, order, roll, draw, shuffle, atRandom, reveal, emit, end } = verbs<State, Rule, Words>();
export const { ordered } = interruptVerbs<State, Rule, Facts, Words>();
