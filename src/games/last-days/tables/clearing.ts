import type { Point } from '../../../kernel/index.ts';
import {
  apart,
  type Building,
  directionOf,
  gapBetween,
  grained,
  inside,
  type Piece,
  type Polygon,
  type Terrain,
} from '../../../tabletop/index.ts';

/** What makes room on a table for something that an Encounter puts there, and where there is room without that. */

/** LD.GEN.1: a base gets through between two things that are this far apart, with a little to spare. */
export const ROOM = 1.1;

export const middleOf = ({ width, depth }: Terrain): Point => ({ x: width / 2, y: depth / 2 });

/** Streets and lawns: nobody minds what stands on them. */
const isFlat = ({ height, kind }: Piece): boolean => height === 0 && kind === 'normal';

const standsIn = ({ outline }: Piece, { outline: walls }: Building): boolean =>
  outline.every((corner) => inside(walls, corner));

/** The ids of all that `isGone` says, and of what stands in the buildings among it. */
export function withContents({ pieces, buildings }: Terrain, isGone: (thing: Piece | Building) => boolean): string[] {
  const torn = buildings.filter(isGone);
  return [
    ...pieces
      .filter((piece) => !isFlat(piece))
      .filter((piece) => isGone(piece) || torn.some((building) => standsIn(piece, building))),
    ...torn,
  ].map(({ id }) => id);
}

/** The ids of what stands less than `room` away from an outline. */
export const inTheWay = (terrain: Terrain, outline: Polygon, room: number): string[] =>
  withContents(terrain, (thing) => gapBetween(thing.outline, outline) < room);

/** The table without some of its things. */
export const without = (terrain: Terrain, gone: readonly string[]): Terrain => ({
  ...terrain,
  pieces: terrain.pieces.filter(({ id }) => !gone.includes(id)),
  buildings: terrain.buildings.filter(({ id }) => !gone.includes(id)),
});

/** A rectangle about a point, turned by whole degrees. */
export function rectangle({ x, y }: Point, long: number, wide: number, degrees = 0): Point[] {
  const { x: c, y: s } = directionOf(degrees);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]) => {
    const [along, across] = [(a * long) / 2, (b * wide) / 2];
    return { x: grained(x + along * c - across * s), y: grained(y + along * s + across * c) };
  });
}

/** Something small that is left lying about. */
export interface Litter extends Omit<Piece, 'outline'> {
  readonly long: number;
  readonly wide: number;
}

/**
 * Puts each thing down where it leaves room all round, as near to the middle as it can and no farther from it than `most`
 * inches; what finds no place is left out. The ring goes round with each thing, so that they do not lie in a heap.
 */
export function strewn(terrain: Terrain, litter: readonly Litter[], least: number, most: number): Piece[] {
  const middle = middleOf(terrain);
  const put: Piece[] = [];
  const taken: Polygon[] = [...terrain.pieces.filter((piece) => !isFlat(piece)), ...terrain.buildings].map(
    ({ outline }) => outline,
  );
  litter.forEach(({ long, wide, ...thing }, i) => {
    for (let far = least; far <= most; far += 0.5) {
      for (let turn = 0; turn < 12; turn++) {
        const { x, y } = directionOf((i * 150 + turn * 30) % 360);
        const at = { x: middle.x + x * far, y: middle.y + y * far };
        const outline = rectangle(at, long, wide, (i * 70 + turn * 20) % 180);
        if (outline.some((corner) => apart(corner, middle) > most)) continue;
        if (taken.some((other) => gapBetween(other, outline) < ROOM)) continue;
        taken.push(outline);
        put.push({ ...thing, outline });
        return;
      }
    }
  });
  return put;
}
