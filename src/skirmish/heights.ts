import type { Point } from '../kernel/index.ts';
import { inside, type Model, type Piece, type Terrain } from '../tabletop/index.ts';

/** How high figures stand on slopes; floors and tops of pieces are levels, which the tabletop knows itself. */

const known = new WeakMap<Terrain, readonly Piece[]>();

/** Ground that one walks up to: it hides what is behind it, and a figure on it stands on its top. */
function hillsOf(terrain: Terrain): readonly Piece[] {
  let hills = known.get(terrain);
  if (hills === undefined) {
    hills = terrain.pieces.filter(
      ({ kind, height, blocksSight }) => kind !== 'impassable' && blocksSight && height > 0,
    );
    known.set(terrain, hills);
  }
  return hills;
}

/** How far a hill raises whoever stands on the ground there. */
function slopeAt(terrain: Terrain, at: Point, level: number): number {
  let top = 0;
  if (level > 0) return top;
  for (const { outline, height } of hillsOf(terrain)) if (height > top && inside(outline, at)) top = height;
  return top;
}

/** The model with its feet, and so its eyes, where they really are. */
export function raised(terrain: Terrain, body: Model): Model {
  const lift = (body.lift ?? 0) + slopeAt(terrain, body, body.level);
  return lift === (body.lift ?? 0) ? body : { ...body, lift };
}
