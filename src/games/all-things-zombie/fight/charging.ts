import { CHARGE_MODIFIERS, CHARGE_RESULTS, type ChargeResult } from '../data/charge.ts';
import type { Change } from '../dice.ts';
import type { Class } from '../words.ts';
import type { ChargeDoing } from './doing.ts';

/** The Charge into Melee test: how many dice, and what the numbers passed come to. */

/** Somebody as ATZ.T.CHARGE sees it. */
export interface Charging {
  readonly class: Class;
  readonly rage: boolean;
  readonly runt: boolean;
  /** ATZ.CHARGE.11: the target is charged in the rear. */
  readonly rear: boolean;
}

/** ATZ.CHARGE.11: dice more and fewer than two, for charger and target alike. */
export function chargeChanges({ class: kind, rage, runt, rear }: Charging): Change[] {
  const rule = 'ATZ.CHARGE.11';
  return [
    ...(kind === 'survivor' ? [{ rule, label: 'fight.survivor', dice: CHARGE_MODIFIERS.survivor } as const] : []),
    ...(kind === 'citizen' ? [{ rule, label: 'fight.citizen', dice: CHARGE_MODIFIERS.citizen } as const] : []),
    ...(rage ? [{ rule, label: 'fight.rage', dice: CHARGE_MODIFIERS.rage } as const] : []),
    ...(runt ? [{ rule, label: 'fight.runt', dice: CHARGE_MODIFIERS.runt } as const] : []),
    ...(rear ? [{ rule, label: 'fight.rear', dice: CHARGE_MODIFIERS.rear } as const] : []),
  ];
}

/** ATZ.CHARGE.13 to ATZ.CHARGE.15, example ATZ.X.48: by the dice that charger and target have passed. */
export const chargeResult = (charger: number, target: number): ChargeResult =>
  charger > target ? 'charger' : target > charger ? 'target' : 'same';

/** ATZ.CHARGE.13 to ATZ.CHARGE.15, ATZ.CHARGE.27, ATZ.MELEE.15: how many shots the target has for one charger. */
export function shotsAllowed(
  result: ChargeResult,
  { rating, rear, inMelee }: { readonly rating: number; readonly rear: boolean; readonly inMelee: boolean },
): number {
  if (rear || inMelee) return 0;
  const { fire } = CHARGE_RESULTS[result];
  return fire === 'none' ? 0 : fire === 'one' ? Math.min(1, rating) : rating;
}

/** ATZ.CHARGE.13 to ATZ.CHARGE.15: what the numbers come to between one charger and the target. */
export function resultFor(
  { passed, rear = [], target }: Pick<ChargeDoing, 'passed' | 'rear' | 'target'>,
  charger: string,
): {
  readonly result: ChargeResult;
  readonly isRear: boolean;
} {
  const of = (id: string): number => passed.find(({ who }) => who === id)?.dice ?? 0;
  const behind = rear.find(({ who }) => who === charger);
  return { result: chargeResult(of(charger), behind?.dice ?? of(target)), isRear: behind !== undefined };
}
