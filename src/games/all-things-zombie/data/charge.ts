/** ATZ.T.CHARGE: dice more or fewer on the Charge into Melee test. */
export const CHARGE_DICE = 2;
export const CHARGE_MODIFIERS = {
  survivor: 1,
  citizen: -1,
  /** ATZ.ATTR.13 */
  rage: 1,
  /** ATZ.ATTR.16 */
  runt: -1,
  rear: -2,
} as const satisfies Readonly<Record<string, number>>;
/** ATZ.CHARGE.12 */
export const ZOMBIE_PASSES = 1;

/** ATZ.CHARGE.3, ATZ.ZACT.7: how near a charger must get for the test. */
export const CHARGE_INCHES = 6;
export const ZOMBIE_CHARGE_INCHES = 3;

/** ATZ.CHARGE.13 to ATZ.CHARGE.15: what the target may fire, and whether it fights Unarmed in the first round. */
export const CHARGE_RESULTS = {
  charger: { fire: 'none', unarmed: true },
  target: { fire: 'full', unarmed: false },
  same: { fire: 'one', unarmed: false },
} as const satisfies Readonly<Record<string, { readonly fire: 'none' | 'one' | 'full'; readonly unarmed: boolean }>>;
export type ChargeResult = keyof typeof CHARGE_RESULTS;
