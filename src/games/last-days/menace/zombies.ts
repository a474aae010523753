import { nextPhase } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.ZACT.1: Zombie Activation. */
// oxlint-disable-next-line require-yield
export function* zombieActivation(t: Table): Flow<void> {
  nextPhase(battleOf(t));
}
