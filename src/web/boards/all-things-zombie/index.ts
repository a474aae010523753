import { skirmishFace } from '../../skirmish/index.tsx';
import type { GameFace } from '../face.ts';
import { encounterFace } from './face.ts';
import { GoingOn } from './going-on.tsx';
import { EncounterForm } from './setup.tsx';
import { tallies } from './tallies.ts';
import { exampleText, setupText } from './words.ts';

export const allThingsZombieFace: GameFace = {
  ...skirmishFace(encounterFace),
  Shortcuts: GoingOn,
  factsOf: () => [],
  exampleText,
  setupText,
  SetupAid: EncounterForm,
  tallies,
};
