import type { Point } from '../../kernel/index.ts';
import { type Building, grained, type Opening, SILL } from '../../tabletop/index.ts';
import { isBuilding, type Thing, toStretch } from './things.ts';

const at = ({ x, y }: Point): Point => ({ x: grained(x), y: grained(y) });

/** One corner is dragged elsewhere. */
export const withCorner = (thing: Thing, i: number, to: Point): Thing => ({
  ...thing,
  outline: thing.outline.map((corner, j) => (i === j ? at(to) : corner)),
});

/** A new corner in the middle of the edge after corner `i`. */
export function withNewCorner(thing: Thing, i: number): Thing {
  const [a, b] = [thing.outline[i] as Point, thing.outline[(i + 1) % thing.outline.length] as Point];
  const middle = at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return { ...thing, outline: [...thing.outline.slice(0, i + 1), middle, ...thing.outline.slice(i + 1)] };
}

/** An outline keeps at least three corners. */
export const withoutCorner = (thing: Thing, i: number): Thing =>
  thing.outline.length <= 3 ? thing : { ...thing, outline: thing.outline.filter((_, j) => j !== i) };

const WIDE = { door: 1.5, window: 1.5 } as const;

/** A door or window in the wall of the storey that is nearest to a point; null where every wall is too short. */
export function openingNear(
  building: Building,
  kind: Opening['kind'],
  near: Point,
  level: number,
  id: string,
): Opening | null {
  const { outline, walls } = building;
  const outer = outline.map((a, i) => ({ from: a, to: outline[(i + 1) % outline.length] as Point }));
  const stretches = [...outer, ...walls.filter((wall) => wall.level === level)].filter(
    ({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) >= WIDE[kind],
  );
  const [nearest] = stretches
    .map((wall) => ({ ...wall, ...toStretch(near, wall.from, wall.to) }))
    .sort((a, b) => a.far - b.far);
  if (nearest === undefined) return null;
  const { from, to, share } = nearest;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const half = WIDE[kind] / 2 / long;
  const middle = Math.min(1 - half, Math.max(half, share));
  const on = (s: number): Point => at({ x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s });
  return {
    id,
    kind,
    from: on(middle - half),
    to: on(middle + half),
    level,
    sill: kind === 'door' ? 0 : SILL,
    top: 2,
    open: false,
  };
}

/** A building's parts: those of one kind with one of them left out. */
export function withoutPart(thing: Thing, id: string): Thing {
  if (!isBuilding(thing)) return thing;
  const rest = <T extends { readonly id: string }>(list: readonly T[]): T[] => list.filter((part) => part.id !== id);
  return { ...thing, walls: rest(thing.walls), openings: rest(thing.openings), links: rest(thing.links) };
}
