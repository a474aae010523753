import type { TextKey } from '../../../games/wave/index.ts';
import type { GameFace } from '../face.ts';
import { WaveBoard } from './board.tsx';
import { stands } from './stands.ts';
import { exampleText, factsOf, setupText } from './words.ts';
import { placeOf } from './view.ts';
import { tallies } from './tallies.ts';
import { telling } from './telling.ts';
import { WaveHand } from './hand.tsx';
import { notNow } from './not-now.ts';
import { terms } from './terms.ts';
import { WaveText } from './text.tsx';

/** What somebody chose to suffer is no news to them; what the enemies do is, and a card that is lost. */
const BLOWS: readonly string[] = ['wave.hurt', 'wave.lost-card'] satisfies readonly TextKey[];

export const waveFace: GameFace = {
  Board: WaveBoard,
  TextBoard: WaveText,
  Hand: WaveHand,
  factsOf,
  terms,
  notNow,
  numberOf: placeOf,
  exampleText,
  setupText,
  tallies,
  telling,
  stands,
  concerns: ({ key, params }, _, mine) => BLOWS.includes(key) && mine.includes(params.seat as string),
};
