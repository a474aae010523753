import type { GunId } from '../../words.ts';

/** ATZ.ARREST.5: the weapon that one escapes an overrun safe zone with, by a die; null for none. */
export const ESCAPE_WEAPON = {
  1: 'P',
  2: 'BAP',
  3: 'AR',
  4: 'AR',
  5: 'AR',
  6: null,
} as const satisfies Record<number, GunId | null>;
