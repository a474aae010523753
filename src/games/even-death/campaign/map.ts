import { z } from 'zod';
import mapFile from '../data/campaign-map.json' with { type: 'json' };
import { TILE_TYPES } from '../words.ts';

/** EDM.CSETUP.5: along either axis. */
const axis = z.int().min(1).max(8);
const way = z.array(z.tuple([axis, axis]));
const text = z.string().min(1);

const land = z.strictObject({
  x: axis,
  y: axis,
  name: text,
  type: z.enum(TILE_TYPES),
  accessible: z.boolean(),
  river: z.enum(['none', 'thin', 'wide']),
  road: z.boolean(),
  bridge: z.boolean(),
  landmark: z.string(),
});
/** A tile as it is drawn on the map; what happens to it in play lies in the state. */
export type Land = z.infer<typeof land>;

const shape = z.strictObject({
  id: text,
  name: text,
  width: z.literal(8),
  height: z.literal(8),
  origin: z.literal('north-west'),
  types: z.array(z.enum(TILE_TYPES)),
  tiles: z.array(land).length(64), // EDM.CSETUP.4
  // EDM.CMAP.2: lines from tile to tile
  rivers: z.array(z.strictObject({ id: text, name: text, width: z.enum(['thin', 'wide']), path: way })),
  roads: z.array(z.strictObject({ id: text, name: text, path: way })),
  bridges: z.array(z.strictObject({ x: axis, y: axis, name: text, over: text })),
});

/** The authored map, checked as it is loaded. Tiles are numbered row by row from the north-west. */
export const MAP = shape.parse(mapFile);

export const landAt = (tile: number): Land => MAP.tiles[tile] as Land;
/** EDM.CSETUP.7: the tile that two dice name, the first for the row. */
export const tileAt = (y: number, x: number): number => (y - 1) * 8 + (x - 1);

const AROUND = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** EDM.CSHARED.1: up, left, right and down of a tile, as far as the map goes. */
export const besides = (tile: number): readonly number[] => BESIDES[tile] as readonly number[];
const BESIDES: readonly (readonly number[])[] = MAP.tiles.map(({ x, y }) =>
  AROUND.flatMap(([dx, dy]) =>
    x + dx >= 1 && x + dx <= 8 && y + dy >= 1 && y + dy <= 8 ? [tileAt(y + dy, x + dx)] : [],
  ),
);

const ROAD_STEPS: ReadonlySet<string> = new Set(
  MAP.roads.flatMap(({ path }) =>
    path.slice(1).flatMap(([x, y], i) => {
      const [fromX, fromY] = path[i] as [number, number];
      const [from, to] = [tileAt(fromY, fromX), tileAt(y, x)];
      return [`${from} ${to}`, `${to} ${from}`];
    }),
  ),
);

/** EDM.CGEN.12, EDM.CGEN.13: whether one can get from a tile to the one beside it. */
function isPassage(from: number, to: number): boolean {
  if (!landAt(from).accessible || !landAt(to).accessible) return false;
  const overWater = landAt(from).type === 'water' && landAt(to).type === 'water';
  return !overWater || ROAD_STEPS.has(`${from} ${to}`);
}

const PASSAGES: readonly (readonly number[])[] = BESIDES.map((beside, from) =>
  beside.filter((to) => isPassage(from, to)),
);
/** The tiles that can be reached from this one by one Move, whoever stands there. */
export const passagesFrom = (tile: number): readonly number[] => PASSAGES[tile] as readonly number[];

/** How many tiles apart, for EDM.T.ENCOUNTER 8. */
export const apart = (a: number, b: number): number =>
  Math.abs(landAt(a).x - landAt(b).x) + Math.abs(landAt(a).y - landAt(b).y);
