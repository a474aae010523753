import type { GameFace } from '../face.ts';
import { WaveBoard } from './board.tsx';
import { stands } from './stands.ts';
import { exampleText, factsOf, setupText } from './words.ts';
import { placeOf } from './view.ts';
import { tallies } from './tallies.ts';
import { WaveText } from './text.tsx';

export const waveFace: GameFace = {
  Board: WaveBoard,
  TextBoard: WaveText,
  factsOf,
  numberOf: placeOf,
  exampleText,
  setupText,
  tallies,
  stands,
};
