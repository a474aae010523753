import { verbs } from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { State } from './state.ts';

export type { Flow, Seat } from '../../kernel/index.ts';
export type { Table } from './state.ts';

export type Rule = Extract<RuleId, `EDM.${string}`>;

/** The kernel's verbs, for this game's state and rules. */
export const { choose, pick, place, path, amount, allot, roll, playOut, emit, end } = verbs<State, Rule>();
