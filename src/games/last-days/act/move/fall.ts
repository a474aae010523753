import { valueOf } from '../../characteristics.ts';
import { scored, SIDES } from '../../dice.ts';
import { wound } from '../../harm.ts';
import { pointsOf } from '../../shoot/damage.ts';
import type { Character } from '../../state.ts';
import { nameOf } from '../../units.ts';
import { emit, type Flow, roll, type Table } from '../../verbs.ts';

/** LD.MOVE.17: a Damage roll with the inches fallen as Strength, whatever armour it wears; nobody is credited with it (LD.XP.1). */
export function* fall(t: Table, unit: Character, inches: number): Flow<void> {
  const name = nameOf(unit);
  const prompt = { key: 'ld.fall.roll', params: { name, inches } } as const;
  const rolled = yield* roll(t, '1d6', { rule: 'LD.MOVE.17', prompt, seat: unit.seat });
  const total = (rolled[0] as number) + inches;
  const endurance = valueOf(unit, 'endurance');
  const points = pointsOf(total, endurance);
  emit(
    t,
    'LD.MOVE.17',
    'ld.fell',
    { unit: unit.id, name, inches, total, endurance, points },
    { dice: [{ sides: SIDES, rolled }], modifiers: [scored('LD.MOVE.17', 'ld.fallen', inches)] },
  );
  yield* wound(t, unit, points, { how: 'fall', by: null, weapon: null });
}
