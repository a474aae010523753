/**
 * How large a table may be: ten times as large as ours, which have 25 pieces with 170 corners. At the limits a set-up is read
 * in about 50 ms, and an ordinary answer takes less than 60 ms; others at the server have to wait for neither.
 */
export const LIMITS = {
  /** Width and depth. */
  inches: 240,
  level: 9,
  pieces: 300,
  buildings: 60,
  areas: 60,
  /** Of all outlines, walls, openings and links together. */
  corners: 3000,
  /** Walls, openings or links of one building. */
  parts: 200,
  /** Of one outline. */
  outline: 64,
  models: 200,
  /** Letters of an id or a name. */
  name: 60,
  /** Tags of one thing; letters of a tag's name and word; its number, up and down. */
  tags: 12,
  tag: 30,
  tagNumber: 1000,
} as const;
