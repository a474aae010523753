import type { GameFace } from '../face.ts';
import { ShowAgain } from './again.tsx';
import { BattleBoard } from './board.tsx';
import { Drafted } from './drafted.tsx';
import { tallies } from './tallies.ts';
import { BattleText } from './text.tsx';
import { exampleText, factsOf, setupText, spotText } from './words.ts';

export const evenDeathFace: GameFace = {
  Board: BattleBoard,
  TextBoard: BattleText,
  factsOf,
  exampleText,
  setupText,
  tallies,
  Drafted,
  spotText,
  Again: ShowAgain,
};
