import { nextPhase } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.SHOOT.8: The Shooting Phase. */
// oxlint-disable-next-line require-yield
export function* shooting(t: Table): Flow<void> {
  nextPhase(battleOf(t));
}
