import { ORDER_TEXTS } from '../../../kernel/index.ts';

/** What is asked and told in a turn: dice, phases, activations, movement. */
export const courseTexts = {
  ...ORDER_TEXTS,
  'atz.figure': '{name}',
} as const;
