import type { Point } from '../../../kernel/index.ts';
import { inside, liesAlong, type Look, type OpeningState, type Terrain } from '../../../tabletop/index.ts';

/**
 * Which part of what is looked at is hidden, cell by cell: the rules say how much and by what, and this where. A line from the eye to
 * each cell is followed through everything that the look names.
 */

interface Place extends Point {
  readonly z: number;
}
type Hides = (from: Place, to: Place) => boolean;

/** Somebody who stands in the way. */
export interface Standing extends Point {
  readonly id: string;
  readonly radius: number;
  readonly low: number;
  readonly high: number;
}

/** Row by row from below, so many cells across and up. */
export function hiddenCells(look: Look, blockers: readonly Hides[], across: number, up: number): readonly boolean[] {
  const { eye, panel } = look;
  return Array.from({ length: across * up }, (_, i) => {
    const [u, v] = [((i % across) + 0.5) / across, (Math.floor(i / across) + 0.5) / up];
    const to = {
      x: panel.from.x + (panel.to.x - panel.from.x) * u,
      y: panel.from.y + (panel.to.y - panel.from.y) * u,
      z: panel.bottom + (panel.top - panel.bottom) * v,
    };
    return blockers.some((hides) => hides(eye, to));
  });
}

/** All that the look names, as it stands. */
export function blockersOf(
  look: Look,
  terrain: Terrain,
  openings: Readonly<Record<string, OpeningState>>,
  standing: readonly Standing[],
): Hides[] {
  return look.blockers.flatMap(({ id }): Hides[] => {
    const piece = terrain.pieces.find((one) => one.id === id);
    if (piece !== undefined) return [prism(piece.outline, 0, piece.height)];
    const model = standing.find((one) => one.id === id);
    if (model !== undefined) return [prism(roundOf(model), model.low, model.high)];
    return terrain.buildings.flatMap((building) => {
      const { outline, floors, height, walls } = building;
      const holes = building.openings.filter((one) => openings[one.id]?.see ?? (one.kind === 'window' || one.open));
      const stretch = (from: Point, to: Point, level: number, high: number): Hides => {
        const low = floors[level] ?? 0;
        const own = holes.filter((hole) => hole.level === level && liesAlong(from, to, hole));
        return upright(from, to, low, high, (at, z) =>
          own.some((hole) => between(hole, at) && z > low + hole.sill && z < low + hole.top),
        );
      };
      const top = (level: number): number => floors[level + 1] ?? height;
      if (building.id === id)
        return [
          ...floors.flatMap((_, level) =>
            outline.map((a, i) => stretch(a, outline[(i + 1) % outline.length] as Point, level, top(level))),
          ),
          ...[...floors.slice(1), height].map((z) => plate(outline, z)),
        ];
      const wall = walls.find((one) => one.id === id);
      if (wall !== undefined)
        return [
          stretch(
            wall.from,
            wall.to,
            wall.level,
            wall.height === undefined ? top(wall.level) : (floors[wall.level] ?? 0) + wall.height,
          ),
        ];
      const opening = building.openings.find((one) => one.id === id);
      if (opening === undefined) return [];
      const low = floors[opening.level] ?? 0;
      return [upright(opening.from, opening.to, low + opening.sill, low + opening.top, () => false)];
    });
  });
}

const roundOf = ({ x, y, radius }: Standing): Point[] =>
  Array.from({ length: 12 }, (_, i) => ({
    x: x + Math.cos(i * 0.5236) * radius,
    y: y + Math.sin(i * 0.5236) * radius,
  }));

const between = ({ from, to }: { readonly from: Point; readonly to: Point }, at: Point): boolean =>
  (at.x - from.x) * (at.x - to.x) + (at.y - from.y) * (at.y - to.y) <= 0;

/** How far along a line it crosses a stretch, from 0 to 1; null where it does not. */
function crossing(p: Point, q: Point, a: Point, b: Point): number | null {
  const [dx, dy, ex, ey] = [q.x - p.x, q.y - p.y, b.x - a.x, b.y - a.y];
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) < 1e-9) return null;
  const share = ((a.x - p.x) * ey - (a.y - p.y) * ex) / cross;
  const along = ((a.x - p.x) * dy - (a.y - p.y) * dx) / cross;
  return share > 0 && share < 1 && along >= 0 && along <= 1 ? share : null;
}

/** Something that stands on an outline between two heights. */
function prism(outline: readonly Point[], low: number, high: number): Hides {
  return (from, to) => {
    const cuts = [0, 1];
    outline.forEach((a, i) => {
      const share = crossing(from, to, a, outline[(i + 1) % outline.length] as Point);
      if (share !== null) cuts.push(share);
    });
    cuts.sort((a, b) => a - b);
    const at = (share: number): Place => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      z: from.z + (to.z - from.z) * share,
    });
    return cuts.slice(1).some((end, i) => {
      const begin = cuts[i] as number;
      if (end - begin < 1e-6 || !inside(outline, at((begin + end) / 2))) return false;
      const [z0, z1] = [at(begin).z, at(end).z];
      return Math.min(z0, z1) < high && Math.max(z0, z1) > low;
    });
  };
}

/** A wall without thickness, with holes that one sees through. */
function upright(a: Point, b: Point, low: number, high: number, open: (at: Point, z: number) => boolean): Hides {
  return (from, to) => {
    const share = crossing(from, to, a, b);
    if (share === null) return false;
    const z = from.z + (to.z - from.z) * share;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    return z > low && z < high && !open(at, z);
  };
}

/** A floor or a roof. */
function plate(outline: readonly Point[], high: number): Hides {
  return (from, to) => {
    if (from.z > high === to.z > high) return false;
    const share = (high - from.z) / (to.z - from.z);
    return inside(outline, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  };
}
