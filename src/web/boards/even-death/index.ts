import { skirmishFace } from '../../skirmish/index.tsx';
import type { GameFace } from '../face.ts';
import { TableOrMap, TableOrMapText } from './campaign/or-battle.tsx';
import { fightFace } from './face.ts';
import { Armies } from './setup/index.tsx';
import { ArmiesShown, BringArmy } from './setup/shown.tsx';
import { exampleText, factsOf, setupText } from './words.ts';

const battle = skirmishFace(fightFace);

export const evenDeathFace: GameFace = {
  ...battle,
  Board: TableOrMap(battle.Board),
  TextBoard: TableOrMapText(battle.TextBoard),
  factsOf,
  exampleText,
  setupText,
  SetupAid: Armies,
  SetupShown: ArmiesShown,
  Bring: BringArmy,
};
