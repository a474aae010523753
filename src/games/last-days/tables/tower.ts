import type { Placed, Point } from '../../../kernel/index.ts';
import { type Building, grained, inside, type Link, type Polygon, type Terrain } from '../../../tabletop/index.ts';
import { inTheWay, rectangle, ROOM, without } from './clearing.ts';
import { refugeOn } from './refuges.ts';

/** The Watch Tower of a Refuge in Home Defense. */

/** LD.PERK.18 */
export const TOWER = { wide: 3, height: 6, near: 3 } as const;
const TOWER_ID = 'watch-tower';
/** From the ground to the landing, and from there to the platform. */
const CLIMBS: readonly string[] = [1, 2].map((nth) => `${TOWER_ID}-climb-${nth}`);

export const towerOn = ({ buildings }: Terrain): Building | undefined => buildings.find(({ id }) => id === TOWER_ID);

/** LD.PERK.19: up on the tower, on its platform or on the landing below it. */
export function standsOnTower(terrain: Terrain, { x, y, level = 0 }: Placed): boolean {
  const tower = towerOn(terrain);
  return tower !== undefined && level > 0 && inside(tower.outline, { x, y });
}

/** LD.PERK.18, LD.MOVE.20: the tower is climbed inside, in two levels of three inches; by zombies too, so it is no ladder. */
export const isTowerClimb = ({ id }: Link): boolean => CLIMBS.includes(id);

/** A tower with an open doorway, a landing half-way up, and a platform. */
function towerAt(at: Point, doorway: Point): Building {
  const outline = rectangle(at, TOWER.wide, TOWER.wide);
  const half = TOWER.wide / 2;
  const floor = TOWER.height / 2;
  const across = doorway.x === 0 ? { x: 0.75, y: 0 } : { x: 0, y: 0.75 };
  const middle = { x: at.x + doorway.x * half, y: at.y + doorway.y * half };
  const inner = (x: number, y: number, level: number) => ({ x: grained(at.x + x), y: grained(at.y + y), level });
  return {
    id: TOWER_ID,
    name: 'Watch tower',
    outline,
    floors: [0, floor],
    height: TOWER.height,
    flatRoof: true,
    walls: [],
    openings: [
      {
        id: `${TOWER_ID}-door`,
        kind: 'door',
        from: { x: middle.x - across.x, y: middle.y - across.y },
        to: { x: middle.x + across.x, y: middle.y + across.y },
        level: 0,
        sill: 0,
        top: 2,
        open: true,
      },
    ],
    links: CLIMBS.map((id, level) => ({
      id,
      kind: 'stairs',
      from: inner(-doorway.x * 0.9, -doorway.y * 0.9, level),
      to: inner(-doorway.x * 0.9, -doorway.y * 0.9, level + 1),
    })),
  };
}

/** LD.PERK.18: places for the tower near the Refuge, those first that nothing has to make room for. */
export function towerSites(terrain: Terrain): Point[] {
  const { outline } = refugeOn(terrain) as Building;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const off = TOWER.wide / 2 + 1.5;
  const [left, right, near, far] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const sites: Point[] = [];
  for (const y of [near - off, far + off]) for (let x = left; x <= right; x += 1) sites.push({ x, y });
  for (const x of [left - off, right + off]) for (let y = near; y <= far; y += 1) sites.push({ x, y });
  return sites
    .filter((at) => isOnTable(terrain, rectangle(at, TOWER.wide, TOWER.wide)))
    .map((at) => ({ at, gone: goneFor(terrain, at) }))
    .filter(({ gone }) => !gone.some((id) => terrain.buildings.some((building) => building.id === id)))
    .sort((a, b) => a.gone.length - b.gone.length)
    .map(({ at }) => at);
}

const isOnTable = ({ width, depth }: Terrain, outline: Polygon): boolean =>
  outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth);

const goneFor = (terrain: Terrain, at: Point): string[] =>
  inTheWay(terrain, rectangle(at, TOWER.wide, TOWER.wide), ROOM);

/** LD.PERK.18: the table with the tower there, its doorway towards the Refuge. */
export function withTower(terrain: Terrain, at: Point): Terrain {
  const { outline } = refugeOn(terrain) as Building;
  const xs = outline.map(({ x }) => x);
  const beside = at.x < Math.min(...xs) ? 1 : at.x > Math.max(...xs) ? -1 : 0;
  const above = at.y < Math.min(...outline.map(({ y }) => y)) ? 1 : -1;
  const doorway = beside === 0 ? { x: 0, y: above } : { x: beside, y: 0 };
  const rest = without(terrain, goneFor(terrain, at));
  return { ...rest, buildings: [...rest.buildings, towerAt(at, doorway)] };
}
