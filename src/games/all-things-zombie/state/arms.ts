import type { BladeId, GunId } from '../words.ts';

/** Weapons as the state holds them. */

/** ATZ.WPN.1: a ranged weapon in somebody's hands. */
export interface Gun {
  id: GunId;
  /** ATZ.AMMO.1: out of ammo until it is reloaded. */
  empty: boolean;
  /** ATZ.AMMO.8, ATZ.EVENT.11: it cannot be reloaded any more in this Encounter. */
  dry: boolean;
  /** ATZ.AMMO.9: it has had its last reload. */
  lastReload: boolean;
  /** ATZ.AMMO.12 */
  stockpiled: boolean;
  /** ATZ.SIGHT.15: carried out of sight; declared at the start of the Encounter, over once it has been drawn. */
  hidden: boolean;
  /** ATZ.WPN.22 */
  scope: boolean;
}

/** ATZ.MELEE.5 */
export interface Blade {
  id: BladeId;
  /** ATZ.MELEE.28, ATZ.MELEE.30: a chainsaw runs, has stalled or has no fuel; other weapons are always `ready`. */
  state: 'ready' | 'stalled' | 'out-of-gas';
}
