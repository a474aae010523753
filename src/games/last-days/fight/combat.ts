import { nextPhase } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.CQC.3: The Close Quarters Combat Phase. */
// oxlint-disable-next-line require-yield
export function* combat(t: Table): Flow<void> {
  nextPhase(battleOf(t));
}
