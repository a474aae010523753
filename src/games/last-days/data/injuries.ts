/** LD.T.INJURY: what a total of 2D6 does. */
export const INJURIES = {
  dead: { totals: [2, 2] },
  captured: { totals: [3, 3] },
  arm: { totals: [4, 4] },
  eye: { totals: [5, 5] },
  'full-recovery': { totals: [6, 8] },
  'shell-shocked': { totals: [9, 9] },
  leg: { totals: [10, 10] },
  infected: { totals: [11, 11] },
  'never-again': { totals: [12, 12] },
} as const satisfies Readonly<Record<string, { readonly totals: readonly [number, number] }>>;

export type InjuryId = keyof typeof INJURIES;
export const INJURY_IDS = Object.keys(INJURIES) as InjuryId[];

/** The result of a total; less than 2 and more than 12 cannot come up (LD.ITEM.8). */
export function injuryAt(total: number): InjuryId {
  const found = INJURY_IDS.find((id) => INJURIES[id].totals[0] <= total && total <= INJURIES[id].totals[1]);
  if (found === undefined) throw new RangeError(`LD.T.INJURY has no total ${total}`);
  return found;
}

/** What stays with a Character for good (LD.INJ.8 to LD.INJ.16). */
export const SCARS = ['arm', 'eye', 'shell-shocked', 'leg'] as const satisfies readonly InjuryId[];
export type Scar = (typeof SCARS)[number];

/** LD.INJ.10, LD.INJ.12, LD.INJ.16: a second one counts as Dead. */
export const FATAL_TWICE = ['arm', 'eye', 'leg'] as const satisfies readonly Scar[];

/** LD.INJ.17, LD.INJ.18: what the dice after an Infection do, by the highest face of each result. */
export const INFECTION = [
  { upTo: 3, result: 'dead' },
  { upTo: 6, result: 'amputation' },
] as const;
export const AMPUTATION = [
  { upTo: 3, result: 'arm' },
  { upTo: 6, result: 'leg' },
] as const;
