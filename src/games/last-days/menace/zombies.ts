import { nextPhase } from '../course.ts';
import { rollOff } from '../roll-off.ts';
import { battleOf } from '../units.ts';
import type { Flow, Table } from '../verbs.ts';

/** LD.ZACT.1: Zombie Activation. */
export function* zombieActivation(t: Table): Flow<void> {
  const battle = battleOf(t);
  if (battle.zombies.length > 0) battle.active = yield* rollOff(t, 'LD.ZACT.2');
  battle.lures = []; // LD.NOISE.10
  nextPhase(battle);
}
