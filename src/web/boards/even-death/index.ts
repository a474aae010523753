import type { TextKey } from '../../../games/even-death/index.ts';
import { aboutOwn } from '../../skirmish/concerns.ts';
import { skirmishFace } from '../../skirmish/index.tsx';
import type { GameFace } from '../face.ts';
import { TableOrMap, TableOrMapText } from './campaign/or-battle.tsx';
import { fightFace } from './face.ts';
import { Armies } from './setup/index.tsx';
import { ArmiesShown, BringArmy } from './setup/shown.tsx';
import { telling } from './telling.ts';
import { notNow } from './not-now.ts';
import { terms } from './terms.ts';
import { exampleText, factsOf, setupText } from './words.ts';

const battle = skirmishFace(fightFace);

/** A herd loses zombies all the time: what is told of it is its end, and that somebody else moves it. */
const BLOWS = {
  'ed.wounded': 'unit',
  'ed.killed': 'unit',
  'ed.infected': 'unit',
  'ed.infection.worse': 'unit',
  'ed.psych.failed': 'unit',
  'ed.herd.dead': 'unit',
  'ed.ramble.failed': 'unit',
} as const satisfies Partial<Record<TextKey, 'unit' | 'target'>>;
const ownUnit = aboutOwn(fightFace, BLOWS);
/** What befalls a whole Force or Horde on the map: the line names the seat. */
const OWN_GROUP: readonly string[] = ['ed.campaign.beaten', 'ed.search.ambush'] satisfies readonly TextKey[];

export const evenDeathFace: GameFace = {
  ...battle,
  Board: TableOrMap(battle.Board),
  TextBoard: TableOrMapText(battle.TextBoard),
  factsOf,
  terms,
  notNow,
  exampleText,
  setupText,
  SetupAid: Armies,
  SetupShown: ArmiesShown,
  Bring: BringArmy,
  telling,
  concerns: (event, view, mine) =>
    ownUnit(event, view, mine) ||
    (OWN_GROUP.includes(event.key) && mine.includes(event.params.seat as string)) ||
    (event.key === 'ed.campaign.raided' && mine.includes(event.params.owner as string)),
};
