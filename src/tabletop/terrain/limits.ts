/**
 * How large a table may be: several times as large as the ready ones in every respect. At the limits a set-up is read in
 * about 50 ms, and an ordinary answer takes less than 60 ms, so nobody else on a server notices.
 */
export const LIMITS = {
  /** Width and depth. */
  inches: 240,
  /** Floors of a building, or levels that a model can stand on. */
  level: 9,
  pieces: 300,
  buildings: 60,
  areas: 60,
  /** Of all outlines, on every floor of a building, and the ends of walls, openings and links, together. */
  corners: 3000,
  /** Walls, openings or links of one building. */
  parts: 200,
  /** Of one outline. */
  outline: 64,
  /** Of all sides together, where a set-up lists them. */
  models: 200,
  /** Letters of an id or a name. */
  name: 60,
  /** Tags of one thing; letters of a tag's name and word; its number, up and down. */
  tags: 12,
  tag: 30,
  tagNumber: 1000,
} as const;
