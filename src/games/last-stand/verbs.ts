import { interruptVerbs, verbs } from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Facts } from './moments/orders.ts';
import type { State } from './state.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = Extract<RuleId, `DLS.${string}`>;

/** The kernel's verbs, for this game's state and rules. */
export const { choose, pick, order, roll, draw, shuffle, atRandom, reveal, emit, end } = verbs<State, Rule>();
export const { ordered } = interruptVerbs<State, Rule, Facts>();
