import type * as kernel from '../../kernel/index.ts';
import { interruptVerbs, verbs } from '../../kernel/index.ts';
import type { RuleOf } from '../../rules/index.ts';
import { chronicle } from './campaign/chronicle.ts';
import type { Decision } from './decisions.ts';
import type { Facts } from './facts.ts';
import type { Interruptions } from './interrupts.ts';
import type { State } from './state.ts';
import type { TextKey, TextsByKey } from './text.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = RuleOf<'all-things-zombie'>;

/** What the rules of the game can say. */
export type Words = kernel.Saying<TextKey, Decision, Facts, TextsByKey>;
export type Message = kernel.Message<TextKey>;
export type Offer<M extends Decision = Decision> = kernel.Offer<M, TextKey>;
export type Objection = kernel.Objection<TextKey>;
export type Modifier = kernel.Modifier<TextKey>;

/** The kernel's verbs, for this game's state, rules and words. */
const all = verbs<State, Rule, Words>();
export const { choose, pick, place, amount, roll, atRandom, end, playOut, answersSoFar } = all;

/** Says what happened; a campaign remembers what is worth it. */
export const emit: typeof all.emit = (t, rule, key, ...said) => {
  all.emit(t, rule, key, ...said);
  const [params = {}] = said as readonly [params?: kernel.Params];
  chronicle(t.state as State, { rule, key, params, answer: answersSoFar(t) });
};
export const { interrupt } = interruptVerbs<State, Rule, Interruptions, Words>();
