import type { GameFace } from '../face.ts';
import { LastStandBoard } from './board.tsx';
import { tallies } from './tallies.ts';
import { LastStandText } from './text.tsx';
import { exampleText, factsOf, setupText } from './words.ts';

export const lastStandFace: GameFace = {
  Board: LastStandBoard,
  TextBoard: LastStandText,
  factsOf,
  exampleText,
  setupText,
  tallies,
};
