import { noted } from '../../harm.ts';
import { succeed } from '../../mind/leader.ts';
import type { Character } from '../../state.ts';
import { battleOf, loadOf, nameOf } from '../../units.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';

/** LD.MOVE.21: it leaves the table for good, and is no casualty; LD.MOVE.22: with what it carries. */
export function* leave(t: Table, unit: Character): Flow<void> {
  const battle = battleOf(t);
  const token = loadOf(battle, unit.id);
  Object.assign(unit, { fate: 'left', noise: 0, locked: null }); // LD.NOISE.12
  emit(t, 'LD.MOVE.21', 'ld.left', { unit: unit.id, name: nameOf(unit), seat: unit.seat });
  if (token !== undefined) {
    noted(t, { kind: 'objective', who: unit.id, whom: token.id, weapon: null }); // LD.XP.2
    emit(t, 'LD.MOVE.22', 'ld.carried-off', { unit: unit.id, name: nameOf(unit), token: token.id, kind: token.kind });
  }
  yield* succeed(t, unit.seat);
}
