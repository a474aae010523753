import { Armies } from '../../lists/armies.tsx';
import type { GameFace } from '../face.ts';
import { ShowAgain } from './again.tsx';
import { TableOrMap, TableOrMapText } from './campaign/or-battle.tsx';
import { Drafted } from './drafted.tsx';
import { tallies } from './tallies.ts';
import { Whose } from './whose.tsx';
import { exampleText, factsOf, setupText, spotText } from './words.ts';

export const evenDeathFace: GameFace = {
  Board: TableOrMap,
  TextBoard: TableOrMapText,
  Whose,
  factsOf,
  exampleText,
  setupText,
  SetupAid: Armies,
  tallies,
  Drafted,
  spotText,
  Again: ShowAgain,
};
