import { nextPhase } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.AMMO.4: Ammo Rolls. */
// oxlint-disable-next-line require-yield
export function* ammo(t: Table): Flow<void> {
  nextPhase(battleOf(t));
}
