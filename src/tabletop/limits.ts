/**
 * How large a table may be. Real ones stay far below; beyond this, making a match and answering in it would take so long that
 * others have to wait.
 */
export const LIMITS = {
  /** Width and depth. */
  inches: 240,
  level: 9,
  pieces: 300,
  buildings: 60,
  areas: 60,
  /** Of all outlines, walls, openings and links together. */
  corners: 6000,
  /** Of one outline. */
  outline: 64,
  models: 200,
  /** Letters of an id or a name. */
  name: 60,
} as const;
