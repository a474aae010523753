import {
  interruptVerbs,
  type Message as KernelMessage,
  type Offer as KernelOffer,
  verbs,
  type Vocabulary,
} from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { FactsBeside } from './facts.ts';
import type { Facts } from './moments/orders.ts';
import type { Means } from './means.ts';
import type { State } from './state.ts';
import type { TextKey, TextsByKey } from './wording/said.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

/** What this game can say: the keys of its texts, what its options mean, what goes beside its questions. */
export interface Words extends Vocabulary {
  readonly key: TextKey;
  readonly means: Means;
  readonly facts: FactsBeside;
  readonly texts: TextsByKey;
}
export type Message = KernelMessage<TextKey>;
export type Offer<M extends Means = Means> = KernelOffer<M, TextKey>;

export type Rule = Extract<RuleId, `DLS.${string}`>;

/** The kernel's verbs, for this game's state and rules. */
export const { choose, pick, order, roll, draw, shuffle, atRandom, reveal, emit, end } = verbs<State, Rule, Words>();
export const { ordered } = interruptVerbs<State, Rule, Facts, Words>();
