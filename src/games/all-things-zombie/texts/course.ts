import { ORDER_TEXTS } from '../../../kernel/index.ts';

/** What is asked and told in a turn: dice, phases, activations, movement. */
export const courseTexts = {
  ...ORDER_TEXTS,
  'atz.figure': '{name}',
  'atz.moved': '{name} moves {inches}".',
  'atz.duck.back': '{name} ducks back into cover.',
  'atz.duck.prone': '{name} finds no cover, and drops to the ground.',
  'atz.runaway': '{name} runs away.',
  'atz.crash.roll': '{name} crashes through a window: a 1 is a knock down',
  'atz.crash.safe': '{name} crashes through the window.',
  'atz.crash.hurt': '{name} crashes through the window, and falls.',
} as const;
