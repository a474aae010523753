export interface PerkFigures {
  /** Scavenge Points to build it. */
  readonly cost: number;
  /** LD.PERK.20: most are built once only. */
  readonly repeats: boolean;
  /** LD.JOB.4: it does something only where a Character works it. */
  readonly worked: boolean;
}

/** LD.T.PERKS */
export const PERKS = {
  armoury: { cost: 20, repeats: false, worked: true },
  'bunk-bed': { cost: 20, repeats: true, worked: false }, // LD.PERK.2
  'escape-vehicle': { cost: 20, repeats: false, worked: false },
  'fenced-off-garden': { cost: 15, repeats: true, worked: true }, // LD.PERK.5
  fences: { cost: 20, repeats: false, worked: false },
  'fortified-windows': { cost: 20, repeats: false, worked: false },
  infirmary: { cost: 25, repeats: true, worked: false }, // LD.PERK.11
  'radio-room': { cost: 15, repeats: false, worked: true },
  'reinforced-doors': { cost: 15, repeats: false, worked: false },
  'solid-structure': { cost: 30, repeats: false, worked: false },
  'store-room': { cost: 15, repeats: false, worked: false },
  'watch-tower': { cost: 20, repeats: false, worked: true },
} as const satisfies Readonly<Record<string, PerkFigures>>;

export type PerkId = keyof typeof PERKS;
export const PERK_IDS = Object.keys(PERKS) as PerkId[];

/** LD.T.ENGINEER, LD.SKILL.18: three quarters of the price, rounded up. */
export const engineersPrice = (cost: number): number => Math.ceil((cost * 3) / 4);

export interface RefugeFigures {
  /** Maximum Group Size. */
  readonly size: number;
  /** Empty Spaces. */
  readonly spaces: number;
  /** Built in: they use no Empty Space and stay (LD.REFUGE.5, LD.REFUGE.6). */
  readonly perks: readonly PerkId[];
}

/** LD.T.REFUGES, LD.REFUGE.1, LD.REFUGE.2 */
export const REFUGES = {
  'farm-house': { size: 8, spaces: 6, perks: ['fenced-off-garden'] },
  mall: { size: 12, spaces: 8, perks: ['store-room'] },
  'gun-shop': { size: 6, spaces: 3, perks: ['armoury', 'fortified-windows', 'reinforced-doors'] },
  'police-station': { size: 8, spaces: 2, perks: ['escape-vehicle', 'radio-room'] },
  church: { size: 8, spaces: 2, perks: ['solid-structure', 'watch-tower'] },
  prison: { size: 10, spaces: 3, perks: ['fences', 'infirmary'] },
} as const satisfies Readonly<Record<string, RefugeFigures>>;

export type RefugeId = keyof typeof REFUGES;
export const REFUGE_IDS = Object.keys(REFUGES) as RefugeId[];
export const refugeFigures = (id: RefugeId): RefugeFigures => REFUGES[id];
