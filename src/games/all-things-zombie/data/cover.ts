/** ATZ.T.COVER: where somebody is, and what that gives. */
export const SHELTERS = ['inside-building', 'crowd', 'inside-vehicle', 'behind-vehicle', 'woods', 'crest'] as const;
export type Shelter = (typeof SHELTERS)[number];

export interface Sheltered {
  /** ATZ.COVER.1: it stops bullets. */
  readonly cover: boolean;
  /** ATZ.COVER.1: it hides. */
  readonly concealment: boolean;
}
const BOTH: Sheltered = { cover: true, concealment: true };
const COVER: Sheltered = { cover: true, concealment: false };
const CONCEALMENT: Sheltered = { cover: false, concealment: true };

/** ATZ.T.COVER: standing still, and on the move. */
export const COVERS = {
  'inside-building': { still: BOTH, moving: CONCEALMENT }, // ATZ.COVER.3
  crowd: { still: COVER, moving: CONCEALMENT }, // ATZ.COVER.4
  'inside-vehicle': { still: CONCEALMENT, moving: CONCEALMENT }, // ATZ.COVER.5
  'behind-vehicle': { still: COVER, moving: COVER }, // ATZ.COVER.6
  woods: { still: BOTH, moving: CONCEALMENT }, // ATZ.COVER.7
  crest: { still: BOTH, moving: BOTH }, // ATZ.TERR.13
} as const satisfies Readonly<Record<Shelter, { readonly still: Sheltered; readonly moving: Sheltered }>>;

/** ATZ.COVER.8: neighbours within so many inches, and how many there must be. */
export const CROWD = { inches: 1, neighbours: 2 } as const;
/** ATZ.COVER.6: how near to the target something low must be. */
export const BEHIND_INCHES = 1;
