/** ATZ.T.RECOVERY: dice, what adds to them, and who returns with so many passed. */
export const RECOVERY_DICE = 2;
export const RECOVERY_MODIFIERS = { medic: 1, supply: 1 } as const;
export const RECOVERY_RESULTS = [
  { out: false, runaway: false },
  { out: true, runaway: false },
  { out: true, runaway: true },
] as const satisfies readonly { readonly out: boolean; readonly runaway: boolean }[];
/** ATZ.LEAD.13 */
export const MOST_MEDIC_DICE = 2;
/** ATZ.MELEE.25: dice rolled by who was put down without a weapon, of which the best two count. */
export const NON_LETHAL_DICE = 3;
/** ATZ.WOUND.1 */
export const PICK_UP_INCHES = 2;
/** ATZ.DMG.9 */
export const CAPTIVES_PER_GUARD = 6;
