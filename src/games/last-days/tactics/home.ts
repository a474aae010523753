import type { Open } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import type { Seat } from '../verbs.ts';
import type { Advice } from './advice.ts';

export const homeAdvice = (_state: State, _request: Open, _seat: Seat): Advice | null => null;
