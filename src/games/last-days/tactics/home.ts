import type { Open } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import type { TextKey } from '../text.ts';
import type { Seat } from '../verbs.ts';
import { type Advice, advice } from './advice.ts';

/** Between the games of a campaign. */

const PLAIN: Readonly<Partial<Record<TextKey, readonly [answer: string, because: string]>>> = {
  'ld.rearm': ['armed', 'Everybody keeps what they have.'],
};

export function homeAdvice(_state: State, request: Open, _seat: Seat): Advice | null {
  const plain = PLAIN[request.prompt.key as TextKey];
  return plain === undefined ? null : advice(...plain);
}
