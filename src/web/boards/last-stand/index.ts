import type { GameFace } from '../face.ts';
import { LastStandBoard } from './board.tsx';
import { FewerQuestions } from './fewer-questions.tsx';
import { stands } from './stands.ts';
import { tallies } from './tallies.ts';
import { LastStandText } from './text.tsx';
import { Whose } from './whose.tsx';
import { exampleText, factsOf, noteOn, setupText } from './words.ts';

export const lastStandFace: GameFace = {
  Board: LastStandBoard,
  TextBoard: LastStandText,
  Whose,
  Shortcuts: FewerQuestions,
  factsOf,
  noteOn,
  exampleText,
  setupText,
  tallies,
  stands,
};
