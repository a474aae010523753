import { nextPhase } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.INIT.1: Initiative. */
// oxlint-disable-next-line require-yield
export function* initiative(t: Table): Flow<void> {
  nextPhase(battleOf(t));
}
