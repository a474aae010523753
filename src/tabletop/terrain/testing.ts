import type { Placed, Point } from '../../kernel/index.ts';
import { apart } from '../geometry/point.ts';
import { meet, type Polygon } from '../geometry/polygon.ts';
import { Tabletop } from '../tabletop.ts';
import { fits, isOpenLine } from '../ways/clearance.ts';
import type { Model, Terrain } from './terrain.ts';

/** What makes a table good to play on, measured, whatever is played on it. */

/** Somebody on a base of an inch. */
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
export const keyOf = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
export const STEPS = [
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
