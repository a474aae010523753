import { beginTurn } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.BREAK.1: the End Phase. */
// oxlint-disable-next-line require-yield
export function* endPhase(t: Table): Flow<void> {
  beginTurn(battleOf(t));
}
