import { nextPhase } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** LD.NOISE.3: Noise Tokens: who made noise draws the dead. */
// oxlint-disable-next-line require-yield
export function* noise(t: Table): Flow<void> {
  nextPhase(battleOf(t));
}
