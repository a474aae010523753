import { NON_LETHAL_DICE, RECOVERY_DICE, RECOVERY_MODIFIERS, RECOVERY_RESULTS } from '../../data/recovery.ts';
import { passedOf } from '../../dice.ts';

/** ATZ.AFTER: who comes back after the Encounter. */

export interface Patient {
  readonly rep: number;
  /** ATZ.AFTER.3: runaways get no help. */
  readonly out: boolean;
  /** ATZ.AFTER.3, ATZ.AFTER.7 */
  readonly supply: boolean;
  /** ATZ.MELEE.25 */
  readonly spared: boolean;
}

/** ATZ.AFTER.2, ATZ.AFTER.3, ATZ.MELEE.25: dice of its own; the Medic's are rolled by the Medic. */
export const recoveryDice = ({ out, supply, spared }: Patient): number =>
  (out && spared ? NON_LETHAL_DICE : RECOVERY_DICE) + (out && supply ? RECOVERY_MODIFIERS.supply : 0);

/** ATZ.AFTER.3, ATZ.ATTR.7, ATZ.ATTR.8, ATZ.MELEE.25: dice passed, the Medic's against the Medic's own Rep, two at most. */
export function recoveryPassed(
  { rep, out }: Patient,
  rolled: readonly number[],
  medic: { readonly rep: number; readonly rolled: readonly number[] } | null,
): number {
  const helped = out && medic !== null ? passedOf(medic.rolled, medic.rep) : 0;
  return Math.min(2, passedOf(rolled, rep) + helped);
}

/** ATZ.AFTER.4 to ATZ.AFTER.6 */
export const returns = (passed: number, out: boolean): boolean =>
  (RECOVERY_RESULTS[Math.min(2, passed)] as (typeof RECOVERY_RESULTS)[number])[out ? 'out' : 'runaway'];
