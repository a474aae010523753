import {
  interruptVerbs,
  type Message as KernelMessage,
  type Modifier as KernelModifier,
  type Objection as KernelObjection,
  type Offer as KernelOffer,
  type Params,
  verbs,
} from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';
import { chronicle } from './campaign/chronicle.ts';
import type { Decision } from './decisions.ts';
import type { Facts } from './facts.ts';
import type { Interruptions } from './interrupts.ts';
import type { State } from './state.ts';
import type { TextKey, TextsByKey } from './text.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = Extract<RuleId, `ATZ.${string}`>;

/** What the rules of the game can say. */
export interface Words {
  readonly key: TextKey;
  readonly means: Decision;
  readonly facts: Facts;
  readonly texts: TextsByKey;
}
export type Message<K extends TextKey = TextKey> = KernelMessage<K>;
export type Offer<M extends Decision = Decision> = KernelOffer<M, TextKey>;
export type Objection = KernelObjection<TextKey>;
export type Modifier = KernelModifier<TextKey>;

/** The kernel's verbs, for this game's state, rules and words. */
const all = verbs<State, Rule, Words>();
export const { choose, pick, place, amount, roll, atRandom, end, playOut, answersSoFar } = all;

/** Says what happened; a campaign remembers what is worth it. */
export const emit: typeof all.emit = (t, rule, key, ...said) => {
  all.emit(t, rule, key, ...said);
  const [params = {}] = said as readonly [params?: Params];
  chronicle(t.state as State, { rule, key, params, answer: answersSoFar(t) });
};
export const { interrupt } = interruptVerbs<State, Rule, Interruptions, Words>();
