import type { Placed, Point } from '../../../kernel/index.ts';
import {
  apart,
  areaOf,
  type Building,
  fits,
  inside,
  isOpenLine,
  meet,
  type Model,
  type Piece,
  type Polygon,
  Tabletop,
  type Terrain,
  visibleShare,
} from '../../../tabletop/index.ts';

/** What makes a table good to play on, measured (LD.TERRAIN.4, LD.TERRAIN.5). */

/** LD.GEN.1 */
export const person = (at: Placed): Model => ({
  id: 'person',
  level: 0,
  radius: 0.5,
  height: 1.25,
  eye: 1.15,
  facing: 0,
  ...at,
});

export const standsAt = (table: Tabletop, at: Placed): boolean => fits(table, person(at), at);

/** The table with every door open: closed ones are opened or broken in the end. */
export function opened(terrain: Terrain): Tabletop {
  const doors = terrain.buildings.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'door'));
  return new Tabletop(terrain, [], { openings: Object.fromEntries(doors.map(({ id }) => [id, { state: 'open' }])) });
}

/** Spots on a mesh at which a base has room. */
export function spotsOn(table: Tabletop, mesh: number, level = 0): Placed[] {
  const { width, depth } = table.ground.terrain;
  const found: Placed[] = [];
  for (let y = 0.5; y <= depth - 0.5; y += mesh) {
    for (let x = 0.5; x <= width - 0.5; x += mesh) {
      const at = { x, y, level };
      if (standsAt(table, at)) found.push(at);
    }
  }
  return found;
}

const isIn = ({ outline }: Pick<Piece | Building, 'outline'>, at: Point): boolean => inside(outline, at);

/** LD.TERRAIN.4: the share of the table that large pieces take up; what stands in a building counts with it. */
export function largeShare({ width, depth, pieces, buildings }: Terrain): number {
  const large = pieces.filter(
    ({ outline, height, kind }) => areaOf(outline) >= LARGE && (height > 0 || kind !== 'normal'),
  );
  const apiece = large.filter(({ outline }) => !buildings.some((of) => outline.every((corner) => isIn(of, corner))));
  return [...buildings, ...apiece].reduce((sum, { outline }) => sum + areaOf(outline), 0) / (width * depth);
}
const LARGE = 6;

/** LD.TERRAIN.5: of the pairs of places on the ground more than 12 inches apart, how many see each other. */
export function longLanes(table: Tabletop, mesh: number): { readonly pairs: number; readonly open: number } {
  const spots = spotsOn(table, mesh).map((at) => person(at));
  let [pairs, open] = [0, 0];
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) {
      if (apart(a, b) - 1 <= LANE) continue;
      pairs++;
      if (visibleShare(table, a, b) >= SEEN) open++;
    }
  });
  return { pairs, open };
}
const LANE = 12;
const SEEN = 1 / 4; // LD.GEN.16

/** The parts that the ground falls into for somebody who only walks, largest first. */
export function partsOf(table: Tabletop, mesh: number, counts: (at: Point) => boolean = () => true): Placed[][] {
  const left = new Map(
    spotsOn(table, mesh)
      .filter(counts)
      .map((at) => [keyOf(at), at]),
  );
  const parts: Placed[][] = [];
  for (const [key, first] of left) {
    if (!left.delete(key)) continue;
    const part = [first];
    for (const at of part) {
      for (const [dx, dy] of STEPS) {
        const to = { x: at.x + dx * mesh, y: at.y + dy * mesh, level: 0 };
        const there = left.get(keyOf(to));
        if (there === undefined || !isOpenLine(table, person(at), there)) continue;
        left.delete(keyOf(to));
        part.push(there);
      }
    }
    parts.push(part);
  }
  return parts.sort((a, b) => b.length - a.length);
}
const keyOf = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** Doors in front of or behind which nobody can stand, and ladders and stairs of which an end has no room. */
export function barredIn(terrain: Terrain): string[] {
  const table = opened(terrain);
  return terrain.buildings.flatMap((building) => [
    ...building.openings
      .filter(({ kind }) => kind === 'door')
      .flatMap((door) => {
        const long = apart(door.from, door.to);
        const middle = { x: (door.from.x + door.to.x) / 2, y: (door.from.y + door.to.y) / 2 };
        const off = { x: ((door.to.y - door.from.y) / long) * AWAY, y: ((door.from.x - door.to.x) / long) * AWAY };
        const sides = [1, -1].map((side) => ({
          x: middle.x + side * off.x,
          y: middle.y + side * off.y,
          level: door.level,
        }));
        return sides.every((at) => standsAt(table, at)) ? [] : [door.id];
      }),
    ...building.links.filter(({ from, to }) => !standsAt(table, from) || !standsAt(table, to)).map(({ id }) => id),
  ]);
}
const AWAY = 0.55;

/** Pairs of solid things that run into each other; fences may end at a wall. */
export function collisionsOn({ pieces, buildings }: Terrain): string[] {
  const solid = [...pieces.filter(({ kind }) => kind === 'impassable'), ...buildings];
  return solid.flatMap((a, i) =>
    solid
      .slice(i + 1)
      .filter((b) => runInto(a.outline, b.outline))
      .map((b) => `${a.id} ${b.id}`),
  );
}

function runInto(a: Polygon, b: Polygon): boolean {
  const next = (of: Polygon, i: number): Point => of[(i + 1) % of.length] as Point;
  const small = shrunk(a);
  return small.some((p, i) => b.some((q, j) => meet(p, next(small, i), q, next(b, j))));
}

/** A hair's breadth smaller all round: what only touches does not run into anything. */
function shrunk(outline: Polygon): Polygon {
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
    y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
  };
  return outline.map(({ x, y }) => ({ x: x + HAIR * Math.sign(middle.x - x), y: y + HAIR * Math.sign(middle.y - y) }));
}
const HAIR = 0.05;
