import type { Range } from '../dice.ts';
import type { Area } from '../words.ts';

/** ATZ.T.ZAREA: how many zombies each human meets at the start, and the least die of a shot that draws one. */
export const ZOMBIES_BY_AREA = {
  urban: { start: '1+1d6', drawn: [4, 6], dry: [4, 6], drier: [3, 6] },
  suburban: { start: '1d6', drawn: [5, 6], dry: [5, 6], drier: [4, 6] },
  rural: { start: '1/2d6', drawn: [6, 6], dry: [6, 6], drier: [5, 6] },
} as const satisfies Record<
  Area,
  {
    readonly start: string;
    readonly drawn: Range;
    /** A vehicle has no Fuel on these: on Days 21 to 30 (ATZ.VEH.4), and after Day 30 (ATZ.VEH.5). */
    readonly dry: Range;
    readonly drier: Range;
  }
>;

/** ATZ.ZGEN.7, ATZ.ZGEN.9, ATZ.VCOMB.30: noises that go on, in shots. */
export const NOISES = { alarm: 6, chainsaw: 6, music: 6, phone: 3, engine: 6 } as const;

/** ATZ.ZGEN.8: what a vehicle that blows up is worth in shots, by its Bash Value. */
export const explosionShots = (bash: number): number => (bash <= 5 ? 6 : bash <= 8 ? 9 : 12);
