import { beginTurn } from '../course.ts';
import { breakingPoint, whoTests } from '../mind/breaking.ts';
import { burnDown } from '../shoot/fire.ts';
import { battleOf } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { ENDINGS } from './ending.ts';
import { finish } from './finish.ts';

/** LD.BREAK.1: the End Phase. Breaking Points first (LD.BREAK.3), one a step; then fires, then the Encounter's end. */
export function* endPhase(t: Table): Flow<void> {
  const battle = battleOf(t);
  if (!battle.begun) Object.assign(battle, { begun: true, testing: whoTests(battle) });
  const seat = battle.testing.shift();
  if (seat !== undefined) return yield* breakingPoint(t, seat);
  burnDown(t); // LD.BREAK.2
  const ending = ENDINGS[battle.encounter](battle);
  if (ending !== null) return finish(t, ending);
  beginTurn(battle); // LD.TURN.2, LD.TURN.3
  emit(t, 'LD.TURN.2', 'ld.turn', { turn: battle.turn });
}
