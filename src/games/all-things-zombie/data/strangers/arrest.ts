import type { WeaponId } from '../weapons.ts';

/** ATZ.ARREST.5: the weapon that one escapes an overrun safe zone with, by a die; null for none. */
export const ESCAPE_WEAPON = {
  1: 'pistol',
  2: 'ba-pistol',
  3: 'assault-rifle',
  4: 'assault-rifle',
  5: 'assault-rifle',
  6: null,
} as const satisfies Record<number, WeaponId | null>;
