import {
  type Fact as KernelFact,
  interruptVerbs,
  type Message as KernelMessage,
  type Modifier as KernelModifier,
  type Objection as KernelObjection,
  type Offer as KernelOffer,
  verbs,
} from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Decision } from './decisions.ts';
import type { Facts } from './facts.ts';
import type { Interruptions } from './interrupts.ts';
import type { State } from './state.ts';
import type { TextKey, TextsByKey } from './text.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = Extract<RuleId, `LD.${string}`>;

/** What the rules of the game can say. */
export interface Words {
  readonly key: TextKey;
  readonly means: Decision;
  readonly facts: Facts;
  readonly texts: TextsByKey;
}
export type Message<K extends TextKey = TextKey> = KernelMessage<K>;
export type Offer<M extends Decision> = KernelOffer<M, TextKey>;
export type Objection = KernelObjection<TextKey>;
export type Modifier = KernelModifier<TextKey>;
export type Fact = KernelFact<TextKey>;

/** The kernel's verbs, for this game's state, rules and words. */
export const { choose, pick, place, roll, playOut, answersSoFar, emit, end } = verbs<State, Rule, Words>();
export const { interrupt, ordered } = interruptVerbs<State, Rule, Interruptions, Words>();
