import type { TextKey } from '../../../games/all-things-zombie/index.ts';
import { aboutOwn } from '../../skirmish/concerns.ts';
import { skirmishFace } from '../../skirmish/index.tsx';
import type { GameFace, WhoseProps } from '../face.ts';
import { EncounterStory } from './ending.tsx';
import { notNow } from './not-now.ts';
import { terms } from './terms.ts';
import { encounterFace } from './face.ts';
import { depthsOf } from './going-on/tree.ts';
import { BeforeTheQuestion } from './going-on/whose.tsx';
import { CampaignOrEncounter } from './journal/end.tsx';
import { QuestionOrStakes, TableOrJournal, TableOrJournalText } from './journal/or-table.tsx';
import { hasNoOdds, noteOn, shortText } from './notes.ts';
import { EncounterForm } from './setup/index.tsx';
import { telling } from './telling.ts';
import { exampleText, setupText } from './words.ts';

const shared = skirmishFace(encounterFace);

const BLOWS = {
  'atz.harm': 'unit',
  'atz.harm.knocked': 'unit',
  'atz.zed.0': 'unit',
  'atz.zed.known': 'unit',
  'atz.runaway': 'unit',
  'atz.charge.frozen': 'unit',
  'atz.infect.caught': 'unit',
  'atz.turn.turns': 'unit',
  'atz.feast.begins': 'unit',
  'atz.mercy.robbed': 'unit',
  'atz.mercy.dead': 'unit',
  'atz.see-feast.0': 'unit',
  'atz.see-feast.1': 'unit',
  'atz.see-feast.2': 'unit',
} as const satisfies Partial<Record<TextKey, 'unit' | 'target'>>;

export const allThingsZombieFace: GameFace = {
  ...shared,
  Board: TableOrJournal(shared.Board),
  TextBoard: TableOrJournalText(shared.TextBoard),
  Whose: QuestionOrStakes((props: WhoseProps) => (
    <>
      <BeforeTheQuestion {...props} />
      <shared.Whose {...props} />
    </>
  )),
  terms,
  notNow,
  factsOf: () => [],
  noteOn,
  hasNoOdds,
  shortText,
  depthsOf,
  exampleText,
  setupText,
  SetupAid: EncounterForm,
  EndStory: CampaignOrEncounter(EncounterStory),
  telling,
  concerns: aboutOwn(encounterFace, BLOWS),
};
