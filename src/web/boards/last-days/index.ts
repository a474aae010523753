import type { TextKey } from '../../../games/last-days/index.ts';
import { aboutOwn } from '../../skirmish/concerns.ts';
import { skirmishFace } from '../../skirmish/index.tsx';
import type { GameFace } from '../face.ts';
import { TableOrRefuge, TableOrRefugeText } from './campaign/or-battle.tsx';
import { BattleStory } from './ending.tsx';
import { battleFace } from './face.ts';
import { Groups } from './setup/index.tsx';
import { BringGroup, GroupsShown } from './setup/shown.tsx';
import { telling } from './telling.ts';
import { notNow } from './not-now.ts';
import { terms } from './terms.ts';
import { exampleText, factsOf, noteOn, setupText } from './words.ts';

const battle = skirmishFace(battleFace);

const BLOWS = {
  'ld.wounded': 'unit',
  'ld.out': 'unit',
  'ld.horror.frozen': 'target',
  'ld.subdued': 'target',
  'ld.disarmed': 'target',
  'ld.burnt': 'unit',
  'ld.fell': 'unit',
} as const satisfies Partial<Record<TextKey, 'unit' | 'target'>>;

export const lastDaysFace: GameFace = {
  ...battle,
  Board: TableOrRefuge(battle.Board),
  TextBoard: TableOrRefugeText(battle.TextBoard),
  factsOf,
  terms,
  notNow,
  noteOn,
  exampleText,
  setupText,
  SetupAid: Groups,
  SetupShown: GroupsShown,
  Bring: BringGroup,
  telling,
  EndStory: BattleStory,
  concerns: aboutOwn(battleFace, BLOWS),
};
