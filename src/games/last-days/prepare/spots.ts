import type { Placed, Point, Region } from '../../../kernel/index.ts';
import { stripAlong } from '../../../skirmish/index.ts';
import {
  apart,
  crowdedBy,
  distanceToArea,
  type Edge,
  EDGES,
  fits,
  grained,
  type Polygon,
  point,
  type Tabletop,
  type Terrain,
} from '../../../tabletop/index.ts';
import type { Battle, Side, Standing } from '../state.ts';
import { bareTableOf, tabletopOf, terrainIn } from '../units.ts';
import { type Flow, type Message, type Objection, place, type Rule, type Seat, type Table } from '../verbs.ts';

/** Where something may be put before the first turn. */

export interface Where {
  readonly rule: Rule;
  /** Where it is looked for; the check says the rest. */
  readonly region: Region;
  readonly check: (at: Standing, table?: Tabletop) => Objection | null;
}

/** LD.GEN.1, LD.SUPPLY.1: bases and tokens are an inch across. */
export const RADIUS = 0.5;

/** LD.DEPLOY.2 */
export const DEPTH = 3;
/** LD.TERRAIN.2, LD.X.1: three inches deep, and half of what the table is larger by. */
export function depthOf({ width, depth }: Pick<Terrain, 'width' | 'depth'>): number {
  return DEPTH + Math.max(0, Math.min(width, depth) - 36) / 2;
}

export const stripOf = (battle: Battle, edge: Edge): Polygon =>
  stripAlong(terrainIn(battle), edge, depthOf(terrainIn(battle)));
export const stripsOf = (battle: Battle): Polygon[] => EDGES.map((edge) => stripOf(battle, edge));
/** The strips in which Groups deploy, where each has an edge of its own. */
export const zonesOf = ({ sides, ...battle }: Battle): Polygon[] =>
  sides.flatMap(({ edge }: Side) => (edge === null ? [] : [stripOf({ sides, ...battle }, edge)]));

export const middleOf = (battle: Battle): Point => {
  const { width, depth } = terrainIn(battle);
  return point(width / 2, depth / 2);
};

export const wholeTable = (battle: Battle): Region => {
  const { width, depth } = terrainIn(battle);
  return {
    polygons: [
      [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: depth },
        { x: 0, y: depth },
      ],
    ],
  };
};

/** From the rim of a base or token to the nearest edge of the table. */
export function toEdge(battle: Battle, { x, y }: Point): number {
  const { width, depth } = terrainIn(battle);
  return Math.min(x, y, width - x, depth - y) - RADIUS;
}

/** From rim to rim, or to a point. */
export const rims = (a: Point, b: Point): number => apart(a, b) - 2 * RADIUS;
export const rimTo = (a: Point, b: Point): number => apart(a, b) - RADIUS;
export const rimToArea = ({ x, y }: Point, area: Polygon): number => distanceToArea({ x, y, radius: RADIUS }, area);

/** So little may be missing where a distance is measured. */
export const HAIR = 0.001;

/** LD.ENC.8: the base fits there and touches nobody. */
export function isFree(battle: Battle, at: Standing, table = tabletopOf(battle)): boolean {
  const body = { id: 'new', ...at, radius: RADIUS, height: 1.25, eye: 1.1, facing: 0 };
  return fits(table, body, at) && table.near(at, RADIUS + APART).every((other) => other.level !== at.level);
}
const APART = 0.02;

/** LD.SUPPLY.4: a surface on which a model can stand in contact with a token that lies there. */
export function isInReach(battle: Battle, at: Standing): boolean {
  const table = bareTableOf(battle);
  const body = { id: 'new', ...at, radius: RADIUS, height: 1.25, eye: 1.1, facing: 0 };
  if (crowdedBy(table, { ...body, radius: 0.05 }, at) !== null) return false;
  return ROUND.some((off) => fits(table, body, { x: at.x + off.x, y: at.y + off.y, level: at.level }));
}
const ROUND: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
  [0.7, -0.7],
].map(([x = 0, y = 0]) => ({ x, y }));

/** The levels that a table has: the ground, floors and roofs. */
export function levelsOf(battle: Battle): number[] {
  const { buildings, pieces } = terrainIn(battle);
  const built = battle.changes.built ?? [];
  const highest = Math.max(
    0,
    ...[...pieces, ...built].map(({ climbable }) => (climbable ? 1 : 0)),
    ...buildings.map(({ floors, flatRoof }) => floors.length - (flatRoof ? 0 : 1)),
  );
  return Array.from({ length: highest + 1 }, (_, level) => level);
}

/** So far apart are the places that are tried, and so many are suggested. */
const MESH = 1.25;
const SPOTS = 12;

/** Places that suit, all over the region, the nearest to `near` first. */
export function suggested(battle: Battle, { check }: Where, near: Point = middleOf(battle)): Placed[] {
  const { width, depth } = terrainIn(battle);
  const table = tabletopOf(battle);
  const found: (Standing & { readonly far: number })[] = [];
  for (const level of levelsOf(battle)) {
    for (let y = RADIUS; y <= depth - RADIUS; y += MESH) {
      for (let x = RADIUS; x <= width - RADIUS; x += MESH) {
        const at = { x: grained(x), y: grained(y), level };
        if (check(at, table) === null) found.push({ ...at, far: apart(at, near) });
      }
    }
  }
  found.sort((a, b) => a.level - b.level || a.far - b.far || a.y - b.y || a.x - b.x);
  const step = Math.max(1, Math.floor(found.length / SPOTS));
  return found
    .filter((_, i) => i % step === 0)
    .slice(0, SPOTS)
    .map(({ x, y, level }) => ({ x, y, level }));
}

/** Asks where something is put. */
export function* putDown(
  t: Table,
  battle: Battle,
  seat: Seat,
  prompt: Message<'ld.token.place' | 'ld.zombie.place' | 'ld.deploy'>,
  where: Where,
  near?: Point,
): Flow<Standing> {
  const at = yield* place(t, seat, () => ({
    rule: where.rule,
    prompt,
    region: where.region,
    levels: levelsOf(battle),
    suggestions: () => suggested(battle, where, near),
    check: (spot) => where.check(standing(spot)),
  }));
  return standing(at);
}

const standing = ({ x, y, level = 0 }: Placed): Standing => ({ ...point(x, y), level });
