import { verbs } from '../../kernel/index.ts';
import type { RuleOf } from '../../rules/index.ts';
import type { WaveWords } from './means.ts';
import type { State } from './state.ts';

export type { Flow, Seat } from '../../kernel/index.ts';

export type WaveRule = RuleOf<'wave'>;

/** The kernel's verbs, for this game's state, its rules and what it can say. */
export const { choose, pick, amount, allot, draw, shuffle, arrange, atRandom, emit, end, offer } = verbs<
  State,
  WaveRule,
  WaveWords
>();
