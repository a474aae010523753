import { skirmishFace } from '../../skirmish/index.tsx';
import type { GameFace, WhoseProps } from '../face.ts';
import { EncounterStory } from './ending.tsx';
import { encounterFace } from './face.ts';
import { depthsOf } from './going-on/tree.ts';
import { BeforeTheQuestion } from './going-on/whose.tsx';
import { noteOn, shortText } from './notes.ts';
import { EncounterForm } from './setup.tsx';
import { exampleText, setupText } from './words.ts';

const shared = skirmishFace(encounterFace);

export const allThingsZombieFace: GameFace = {
  ...shared,
  Whose: (props: WhoseProps) => (
    <>
      <BeforeTheQuestion {...props} />
      <shared.Whose {...props} />
    </>
  ),
  factsOf: () => [],
  noteOn,
  shortText,
  depthsOf,
  exampleText,
  setupText,
  SetupAid: EncounterForm,
  EndStory: EncounterStory,
};
