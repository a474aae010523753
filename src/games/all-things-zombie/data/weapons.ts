import type { BladeId, GunId } from '../words.ts';

/** ATZ.WPN.1: what a ranged weapon can do. */
export interface GunFigures {
  /** ATZ.WPN.2: effective range in inches. */
  readonly range: number;
  /** ATZ.WPN.3, ATZ.WPN.5: the Target Ratings it may be fired at, the lowest first. */
  readonly ratings: readonly [number, ...number[]];
  /** ATZ.WPN.6 */
  readonly impact: number;
  /** ATZ.WPN.16 */
  readonly hands: 1 | 2;
  /** ATZ.WPN.7: dice rolled for a full discharge, of which as many as the rating are used. */
  readonly spread?: number;
  /** ATZ.WPN.21: it makes no noise. */
  readonly silent?: boolean;
  /** ATZ.WPN.21: it is empty after every shot. */
  readonly single?: boolean;
}

const gun = (
  range: number,
  ratings: GunFigures['ratings'],
  impact: number,
  hands: 1 | 2,
  more: Pick<GunFigures, 'spread' | 'silent' | 'single'> = {},
): GunFigures => ({ range, ratings, impact, hands, ...more });

/** ATZ.T.WEAPONS, in its order; then those that are on no list and have the figures of the closest (ATZ.GEAR.2): ATZ.WPN.11, ATZ.WPN.12, ATZ.WPN.21. */
const FIGURES = {
  AR: gun(48, [1, 3], 3, 2),
  BAP: gun(12, [1, 2], 2, 1),
  BAR: gun(48, [1], 3, 2),
  MP: gun(12, [3], 1, 1),
  P: gun(12, [1, 2], 1, 1),
  SAR: gun(48, [1, 2], 3, 2),
  SG: gun(12, [3], 2, 2, { spread: 6 }),
  SAW: gun(48, [3, 4], 3, 2),
  SMG: gun(24, [3], 1, 2),
  BAMP: gun(12, [3], 2, 1),
  SP: gun(12, [1, 2], 1, 1),
  crossbow: gun(24, [1], 2, 2, { silent: true, single: true }),
} as const satisfies Readonly<Record<GunId, GunFigures>>;
export const GUN_IDS = Object.keys(FIGURES) as readonly GunId[];

export const gunFigures = (id: GunId): GunFigures => FIGURES[id];
/** ATZ.OUTGUN.1, ATZ.AMMO.7: the highest rating, whatever it is fired at. */
export const topRating = (id: GunId): number => gunFigures(id).ratings.at(-1) as number;

/** ATZ.MELEE.2, ATZ.MELEE.3, ATZ.MELEE.5, ATZ.MELEE.6, ATZ.MELEE.27: what one fights with. */
const GRIPS = ['unarmed', 'improvised', 'one-hand', 'two-hand', 'chainsaw'] as const;
export type Grip = (typeof GRIPS)[number];

export interface BladeFigures {
  readonly code: string | null;
  readonly grip: Exclude<Grip, 'unarmed'>;
  readonly hands: 1 | 2;
}

/** ATZ.WPN.13, ATZ.WPN.14, and what the book names in passing (p29, p32) or might have named. */
const MELEE_WEAPONS = {
  knife: { code: 'K', grip: 'one-hand', hands: 1 },
  'long-blade': { code: 'SB', grip: 'one-hand', hands: 1 },
  club: { code: null, grip: 'one-hand', hands: 1 },
  pipe: { code: null, grip: 'improvised', hands: 1 },
  bat: { code: null, grip: 'two-hand', hands: 2 },
  axe: { code: null, grip: 'one-hand', hands: 1 },
  machete: { code: null, grip: 'one-hand', hands: 1 },
  crowbar: { code: null, grip: 'improvised', hands: 1 },
  hammer: { code: null, grip: 'improvised', hands: 1 },
  'two-hand-axe': { code: null, grip: 'two-hand', hands: 2 },
  sledgehammer: { code: null, grip: 'two-hand', hands: 2 },
  chainsaw: { code: 'CS', grip: 'chainsaw', hands: 2 }, // ATZ.MELEE.33: found as others are
} as const satisfies Readonly<Record<BladeId, BladeFigures>>;
export const BLADE_IDS = Object.keys(MELEE_WEAPONS) as readonly BladeId[];
export const bladeFigures = (id: BladeId): BladeFigures => MELEE_WEAPONS[id];

export type WeaponId = GunId | BladeId;
export const isGun = (id: string): id is GunId => id in FIGURES;

/** What somebody in the lists of people has, by the short name there; `None` is nothing at all (ATZ.WPN.15). */
export function weaponOfCode(code: string): WeaponId | null {
  if (code === 'None') return null;
  const called = code === 'Shotgun' ? 'SG' : code;
  const found = isGun(called) ? called : BLADE_IDS.find((id) => bladeFigures(id).code === called);
  if (found === undefined) throw new Error(`No weapon is called ${code}`);
  return found;
}
