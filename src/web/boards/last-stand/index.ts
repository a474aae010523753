import type { TextKey } from '../../../games/last-stand/index.ts';
import type { Concerns } from '../../match/blow.ts';
import type { GameFace } from '../face.ts';
import { LastStandBoard } from './board.tsx';
import { FewerQuestions } from './fewer-questions.tsx';
import { stands } from './stands.ts';
import { tallies } from './tallies.ts';
import { telling } from './telling.ts';
import { LastStandHand } from './hand.tsx';
import { notNow } from './not-now.ts';
import { terms } from './terms.ts';
import { LastStandText } from './text.tsx';
import type { View } from './view.ts';
import { Whose } from './whose.tsx';
import { exampleText, factsOf, noteOn, setupText } from './words.ts';

const BLOWS: readonly string[] = ['ls.hurt', 'ls.mutated', 'ls.turned'] satisfies readonly TextKey[];

/** A line about a Ranger of one's own. */
const concerns: Concerns = ({ key, params }, view, mine) =>
  BLOWS.includes(key) &&
  (view as unknown as View).rangers.some(({ id, seat }) => id === params.ranger && mine.includes(seat));

export const lastStandFace: GameFace = {
  Board: LastStandBoard,
  TextBoard: LastStandText,
  Hand: LastStandHand,
  Whose,
  Shortcuts: FewerQuestions,
  factsOf,
  terms,
  notNow,
  noteOn,
  exampleText,
  setupText,
  tallies,
  telling,
  stands,
  concerns,
};
