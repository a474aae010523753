import type { Attributes } from './attributes.ts';

export interface CqcWeaponFigures {
  readonly marked: boolean;
  /** Added to CQC in attack and defence (LD.CQC.16). */
  readonly cqc: number;
  /** Added to Strength for damage (LD.CDAM.1). */
  readonly strength: number;
  readonly attributes: Attributes;
}

/** LD.T.BLADES */
export const CQC_WEAPONS = {
  chainsaw: {
    marked: false,
    cqc: -1,
    strength: 4,
    attributes: [
      { id: 'noisy', x: 2 },
      { id: 'heavy', x: 2 },
      { id: 'lobotomizer', x: 2 },
    ],
  },
  // LD.X.8
  club: { marked: true, cqc: 0, strength: 1, attributes: [] },
  'heavy-blade': { marked: false, cqc: 1, strength: 2, attributes: [{ id: 'lobotomizer', x: 1 }] },
  'heavy-club': {
    marked: false,
    cqc: -1,
    strength: 3,
    attributes: [
      { id: 'heavy', x: 1 },
      { id: 'lobotomizer', x: 1 },
    ],
  },
  knife: { marked: true, cqc: 1, strength: 0, attributes: [{ id: 'lobotomizer', x: 1 }] },
} as const satisfies Readonly<Record<string, CqcWeaponFigures>>;

export type CqcWeaponId = keyof typeof CQC_WEAPONS;
export const CQC_WEAPON_IDS = Object.keys(CQC_WEAPONS) as CqcWeaponId[];

/** LD.CQC.17: a model may fight with nothing in its hands. */
export const BARE_HANDS: CqcWeaponFigures = { marked: true, cqc: 0, strength: 0, attributes: [] };

export const cqcFigures = (weapon: CqcWeaponId | null): CqcWeaponFigures =>
  weapon === null ? BARE_HANDS : CQC_WEAPONS[weapon];
