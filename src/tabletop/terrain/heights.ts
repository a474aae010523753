import type { Building, Piece, Terrain } from './terrain.ts';

/**
 * How high things are against a model of about 1.2 inches (28 mm and its base), whose eyes are at 1.1. What people crouch behind
 * hides them in part: up to 0.9 inches of it. What blocks sight hides them wholly, from 1.3 inches on. In between, a
 * hand's breadth of somebody is seen, which no game means: neither cover nor wall.
 */
export const COVER_UP_TO = 0.9;
export const BLOCKS_FROM = 1.3;

/** Cars, crates, low walls: of whoever stands behind, the strictest of our games still sees the third that it wants. */
export const COVER = 0.8;
/** Windows begin here: whoever stands behind one sees and is seen, and is covered. */
export const SILL = 0.75;

/** Whether something this high neither covers nor blocks. */
const isAwkward = (height: number): boolean => height > COVER_UP_TO && height < BLOCKS_FROM;

/** What on a table is neither cover nor blocks sight, with its height: pieces, inner walls and sills. */
export function awkwardOn({ pieces, buildings }: Pick<Terrain, 'pieces' | 'buildings'>): readonly string[] {
  return [
    ...pieces.filter(isAwkwardPiece).map(({ id, height }) => `${id}: ${height}`),
    ...buildings.flatMap(awkwardIn),
  ];
}

export const isAwkwardPiece = ({ blocksSight, height }: Piece): boolean => blocksSight && isAwkward(height);

function awkwardIn({ walls, openings }: Building): string[] {
  return [
    ...walls.filter(({ height = BLOCKS_FROM }) => isAwkward(height)).map(({ id, height }) => `${id}: ${height}`),
    ...openings
      .filter(({ kind, sill }) => kind === 'window' && sill > COVER_UP_TO)
      .map(({ id, sill }) => `${id}: sill ${sill}`),
  ];
}
