import { nextPhase } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.ACT.1: The Action Phase. */
// oxlint-disable-next-line require-yield
export function* action(t: Table): Flow<void> {
  nextPhase(battleOf(t));
}
