import { skirmishFace } from '../../skirmish/index.tsx';
import type { GameFace } from '../face.ts';
import { TableOrRefuge, TableOrRefugeText } from './campaign/or-battle.tsx';
import { BattleStory } from './ending.tsx';
import { battleFace } from './face.ts';
import { Groups } from './setup/index.tsx';
import { BringGroup, GroupsShown } from './setup/shown.tsx';
import { exampleText, factsOf, noteOn, setupText } from './words.ts';

const battle = skirmishFace(battleFace);

export const lastDaysFace: GameFace = {
  ...battle,
  Board: TableOrRefuge(battle.Board),
  TextBoard: TableOrRefugeText(battle.TextBoard),
  factsOf,
  noteOn,
  exampleText,
  setupText,
  SetupAid: Groups,
  SetupShown: GroupsShown,
  Bring: BringGroup,
  EndStory: BattleStory,
};
