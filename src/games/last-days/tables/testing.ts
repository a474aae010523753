import type { Placed, Point } from '../../../kernel/index.ts';
import {
  apart,
  areaOf,
  type Building,
  gapBetween,
  inside,
  isOpenLine,
  type Piece,
  type Tabletop,
  type Terrain,
  visibleShare,
} from '../../../tabletop/index.ts';
import { keyOf, opened, person, spotsOn, STEPS } from '../../../tabletop/terrain/testing.ts';

export {
  barredIn,
  collisionsOn,
  opened,
  partsOf,
  person,
  spotsOn,
  standsAt,
} from '../../../tabletop/terrain/testing.ts';

/** What makes a table good to play on, measured (LD.TERRAIN.4, LD.TERRAIN.5). */

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

/** LD.SUPPLY.4: more than 6 inches from token to token, edge and zone. A token is an inch across. */
const CLEAR = 6;
const ZONE = 3;

/** LD.SUPPLY.3: where the first token lies. */
export const firstToken = (terrain: Terrain): Placed =>
  spotsOn(opened(terrain), 0.25).sort((a, b) => apart(a, middle(terrain)) - apart(b, middle(terrain)))[0] as Placed;
const middle = ({ width, depth }: Terrain): Point => ({ x: width / 2, y: depth / 2 });

/** LD.SUPPLY.4: the tokens that find a place one after the other, if Groups deploy near and far or left and right. */
export function tokensOn(terrain: Terrain, across: 'x' | 'y', first: (a: Placed, b: Placed) => number): Placed[] {
  const placed = [firstToken(terrain)];
  const inner = (at: number, size: number, margin: number): boolean =>
    at - margin > CLEAR + 0.5 - 1e-9 && size - at - margin > CLEAR + 0.5 - 1e-9;
  const isFar = ({ x, y }: Placed): boolean =>
    inner(x, terrain.width, across === 'x' ? ZONE : 0) && inner(y, terrain.depth, across === 'y' ? ZONE : 0);
  for (const at of spotsOn(opened(terrain), 0.5).filter(isFar).sort(first)) {
    if (placed.every((other) => apart(at, other) - 1 > CLEAR)) placed.push(at);
  }
  return placed;
}

/** Flat roofs that no chain of ladders and stairs leads to. */
export const roofsOutOfReach = ({ buildings }: Terrain): string[] =>
  buildings
    .filter(({ flatRoof, floors, links }) => {
      const levels = new Set([0]);
      for (const _ of links) {
        for (const { from, to } of links) {
          if (levels.has(from.level)) levels.add(to.level);
          if (levels.has(to.level)) levels.add(from.level);
        }
      }
      return flatRoof && !levels.has(floors.length);
    })
    .map(({ id }) => id);

/** LD.MOVE.13: pairs of roofs that one can jump between with six Action Points, from the higher one. */
export const jumpsOn = ({ buildings }: Terrain): string[] =>
  buildings.flatMap((a) =>
    buildings
      .filter((b) => a.id !== b.id && a.flatRoof && b.flatRoof && a.height >= b.height)
      .filter((b) => gapBetween(a.outline, b.outline) <= 3)
      .map((b) => `${a.id} ${b.id}`),
  );

/** How many inches it is from the first token to the spots along each edge on average, along the mesh and through every door. */
export function waysIn(terrain: Terrain, mesh: number): { near: number; far: number; left: number; right: number } {
  const table = opened(terrain);
  const left = new Map(spotsOn(table, mesh).map((at) => [keyOf(at), at]));
  const first = [...left.values()].sort((a, b) => apart(a, middle(terrain)) - apart(b, middle(terrain)))[0] as Placed;
  left.delete(keyOf(first));
  const reached = [{ at: first, inches: 0 }];
  for (const { at, inches } of reached) {
    for (const [dx, dy] of STEPS) {
      const there = left.get(keyOf({ x: at.x + dx * mesh, y: at.y + dy * mesh }));
      if (there === undefined || !isOpenLine(table, person(at), there)) continue;
      left.delete(keyOf(there));
      reached.push({ at: there, inches: inches + mesh });
    }
  }
  const mean = (counts: (at: Point) => boolean): number => {
    const there = reached.filter(({ at }) => counts(at));
    return there.reduce((sum, { inches }) => sum + inches, 0) / there.length;
  };
  return {
    near: mean(({ y }) => y <= ZONE - 0.5),
    far: mean(({ y }) => y >= terrain.depth - ZONE + 0.5),
    left: mean(({ x }) => x <= ZONE - 0.5),
    right: mean(({ x }) => x >= terrain.width - ZONE + 0.5),
  };
}
