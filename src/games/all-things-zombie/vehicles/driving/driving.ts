import { type Change, passDice } from '../../dice.ts';
import { encounterOf } from '../../doing.ts';
import { repOf, seatFor } from '../../figures.ts';
import type { Human } from '../../state.ts';
import { emit, type Flow, type Rule, type Table } from '../../verbs.ts';

/** ATZ.VMOVE.11, ATZ.VMOVE.14, ATZ.VMOVE.17, ATZ.VCOMB.27: a Physical Challenge at the wheel. */
export function* drivingTest(t: Table, driver: Human, rule: Rule, changes: readonly Change[] = []): Flow<boolean> {
  const { id, name } = driver;
  const prompt = { key: 'atz.drive.challenge', params: { name } } as const;
  const by = { rule: 'ATZ.CHAL.7', seat: seatFor(encounterOf(t), driver), prompt } as const;
  const test = { dice: 2, target: repOf(driver), changes, sixFails: true };
  const first = yield* passDice(t, by, test);
  let { passed } = first;
  let told = { dice: [...first.dice], modifiers: first.modifiers };
  if (passed === 1) {
    // ATZ.VMOVE.20: nobody gives up at the wheel.
    emit(t, 'ATZ.VMOVE.20', 'atz.drive.again', { unit: id, name }, told);
    const again = yield* passDice(t, by, test);
    passed = again.passed === 2 ? 2 : 0;
    told = { dice: [...again.dice], modifiers: again.modifiers };
  }
  const holds = passed === 2;
  emit(t, rule, holds ? 'atz.drive.holds' : 'atz.drive.fails', { unit: id, name }, told);
  return holds;
}

/** ATZ.VMOVE.14: a turn while inactive. */
export const INACTIVE: Change = { rule: 'ATZ.VMOVE.14', label: 'vehicle.inactive', target: -1 };
/** ATZ.VMOVE.17 */
export const BOOTLEGGER: Change = { rule: 'ATZ.VMOVE.17', label: 'vehicle.bootlegger', target: -1 };
/** ATZ.VCOMB.27 */
export const DIFFICULT: Change = { rule: 'ATZ.VCOMB.27', label: 'challenge.hard', target: -1 };
export const IN_REAR: Change = { rule: 'ATZ.VCOMB.27', label: 'vehicle.rear', target: -1 };
