/** LD.T.FAMOD: what changes FA for a shot. */
export const FA_MODIFIERS = {
  zombie: 1,
  ran: -1,
  cover: -1,
  'later-shot': -1,
} as const satisfies Readonly<Record<string, number>>;
export type FaModifier = keyof typeof FA_MODIFIERS;

/** What gear and skills change besides: LD.ATTR.18, LD.SKILL.33; LD.PERK.15 in place of the −1 for cover. */
export const POINT_BLANK = { inches: 3, fa: 2 } as const;
export const GUNFIGHTER_FA = -1;
export const SOLID_STRUCTURE_FA = -2;

/** LD.T.CQCMOD: what changes CQC for a roll; the weapon adds its own (LD.T.BLADES). */
export const CQC_MODIFIERS = {
  'attacking-zombie': 1,
  /** For each hostile after the first in Contact. */
  'multiple-contact': -1,
} as const satisfies Readonly<Record<string, number>>;
export type CqcModifier = keyof typeof CQC_MODIFIERS;
