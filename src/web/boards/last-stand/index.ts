import type { GameFace } from '../face.ts';
import { LastStandBoard } from './board.tsx';
import { tallies } from './tallies.ts';
import { LastStandText } from './text.tsx';
import { Whose } from './whose.tsx';
import { exampleText, factsOf, setupText } from './words.ts';

export const lastStandFace: GameFace = {
  Board: LastStandBoard,
  TextBoard: LastStandText,
  Whose,
  factsOf,
  exampleText,
  setupText,
  tallies,
};
