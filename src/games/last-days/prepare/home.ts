import type { Placed, Point } from '../../../kernel/index.ts';
import {
  type Building,
  gapBetween,
  inside,
  type Piece,
  point,
  type Polygon,
  type Terrain,
} from '../../../tabletop/index.ts';
import type { PerkId } from '../data/refuges.ts';
import { perksOf } from '../groups/refuge.ts';
import type { Battle, Side, Standing } from '../state.ts';
import { rectangle } from '../tables/clearing.ts';
import { FENCE_NAME, fenceFaults, fenceOf, type Stretch, suggestedFences } from '../tables/fences.ts';
import { refugeOn, type RefugeSite, withRefuge } from '../tables/refuges.ts';
import { TOWER, towerOn, towerSites, withTower } from '../tables/tower.ts';
import { battleOf, terrainIn } from '../units.ts';
import { choose, emit, type Flow, type Objection, pick, place, type Table } from '../verbs.ts';
import { HAIR, middleOf, wholeTable } from './spots.ts';

/** Home Defense: the Refuge on the table, and what its Perks put up round it. */

const defenderIn = ({ sides }: Battle): Side => sides.find(({ part }) => part === 'defender') as Side;

export const hasPerk = ({ group }: Side, perk: PerkId): boolean => perksOf(group).includes(perk);

export const refugeOf = (battle: Battle): Polygon => refugeOn(terrainIn(battle))?.outline ?? [];

/** LD.HOME.4: on a floor of the Refuge; its roof is outdoors. */
export function isIndoors(battle: Battle, at: Standing): boolean {
  const refuge = refugeOn(terrainIn(battle));
  return refuge !== undefined && at.level < refuge.floors.length && inside(refuge.outline, at);
}

/** The table with something built on it. */
function rebuild(battle: Battle, terrain: Terrain): void {
  battle.table = { kind: 'own', terrain: terrain as never };
}

/** LD.HOME.2, LD.TERRAIN.13: the defender says where the Refuge stands, and which of its doors are open. */
export function* refuge(t: Table): Flow<'done'> {
  const battle = battleOf(t);
  const { seat, group } = defenderIn(battle);
  const drawn = terrainIn(battle);
  const at = yield* place(t, seat, () => ({
    rule: 'LD.HOME.2',
    prompt: { key: 'ld.refuge' },
    region: wholeTable(battle),
    facing: true,
    suggestions: sitesOn(battle),
    check: (spot) => (isSite(drawn, group, siteOf(spot)) ? null : NO_SITE),
  }));
  rebuild(battle, withRefuge(drawn, group.refuge, siteOf(at)));
  const building = refugeOn(terrainIn(battle)) as Building;
  battle.refuge = building.id;
  emit(t, 'LD.HOME.2', 'ld.refuge.built', { seat, refuge: group.refuge });
  const doors = building.openings.filter(({ kind }) => kind === 'door');
  const open = yield* pick(t, seat, {
    rule: 'LD.TERRAIN.13',
    prompt: { key: 'ld.doors' },
    options: doors.map(({ id }, i) => ({
      means: id,
      label: { key: 'ld.doors.door', params: { door: i + 1 } },
      about: { door: id },
    })),
    min: 0,
    max: doors.length,
  });
  const openings = Object.fromEntries(
    doors.map(({ id }) => [id, { state: open.includes(id) ? 'open' : 'closed' } as const]),
  );
  battle.changes = { ...battle.changes, openings: { ...battle.changes.openings, ...openings } };
  return 'done';
}

/** LD.HOME.2, LD.HOME.3: the walls of a Refuge that would stand there, and the names of what would not be put up for it. */
export function siteSeen(battle: Battle, at: Placed): SiteSeen {
  const drawn = terrainIn(battle);
  const { group } = defenderIn(battle);
  const site = siteOf(at);
  const built = withRefuge(drawn, group.refuge, site);
  const kept = new Set([...built.pieces, ...built.buildings].map(({ id }) => id));
  const gone = [...drawn.buildings, ...drawn.pieces].filter(({ id }) => !kept.has(id)).map(({ name }) => name);
  const { outline: walls } = refugeOn(built) as Building;
  return { walls, gone: [...new Set(gone)], fault: isSite(drawn, group, site) ? null : NO_SITE };
}
export interface SiteSeen {
  readonly walls: Polygon;
  readonly gone: readonly string[];
  readonly fault: Objection | null;
}

const NO_SITE: Objection = { rule: 'LD.HOME.2', reason: { key: 'ld.no.site' } };

/** It stands along the edges of the table, turned by quarters of a circle. */
const siteOf = ({ x, y, facing = 0 }: Point & { readonly facing?: number }): RefugeSite => ({
  at: point(x, y),
  turned: Math.round(facing / 90) % 4,
});

/** Room to deploy is left along every edge. */
const EDGE = 4;
function isSite(drawn: Terrain, { refuge: id }: Side['group'], site: RefugeSite): boolean {
  const { width, depth } = drawn;
  const { outline } = refugeOn(withRefuge(drawn, id, site)) as Building;
  return outline.every(({ x, y }) => x >= EDGE && y >= EDGE && x <= width - EDGE && y <= depth - EDGE);
}

/** In the middle, or a little beside it. */
function sitesOn(battle: Battle): (Point & { facing: number })[] {
  const middle = middleOf(battle);
  return [0, 90, 180, 270].map((facing) => ({ ...middle, facing }));
}

/** LD.PERK.6, LD.PERK.18: fences and the tower go up. */
export function* perks(t: Table): Flow<'done' | 'more'> {
  const battle = battleOf(t);
  const side = defenderIn(battle);
  if (hasPerk(side, 'watch-tower') && towerOn(terrainIn(battle)) === undefined) {
    yield* raiseTower(t, battle, side);
    return 'more';
  }
  if (!hasPerk(side, 'fences')) return 'done';
  return yield* raiseFence(t, battle, side);
}

/** LD.PERK.18 */
function* raiseTower(t: Table, battle: Battle, { seat }: Side): Flow<void> {
  const terrain = terrainIn(battle);
  const at = yield* place(t, seat, () => ({
    rule: 'LD.PERK.18',
    prompt: { key: 'ld.tower' },
    region: wholeTable(battle),
    suggestions: () => towerSites(terrain).map(({ x, y }) => point(x, y)),
    check: (spot) => towerFault(terrain, spot),
  }));
  rebuild(battle, withTower(terrain, point(at.x, at.y)));
  emit(t, 'LD.PERK.18', 'ld.tower.built', { seat });
}

function towerFault(terrain: Terrain, at: Point): Objection | null {
  const square = rectangle(at, TOWER.wide, TOWER.wide);
  const { width, depth, buildings } = terrain;
  const isOff = square.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
  const isTaken = buildings.some(({ outline }) => gapBetween(square, outline) === 0);
  if (isOff || isTaken) return { rule: 'LD.PERK.18', reason: { key: 'ld.no.tower-room' } };
  const gap = gapBetween(square, (refugeOn(terrain) as Building).outline);
  return gap > TOWER.near + HAIR ? { rule: 'LD.PERK.18', reason: { key: 'ld.no.tower-far' } } : null;
}

export const fencesOn = ({ changes }: Battle): Piece[] =>
  (changes.built ?? []).filter(({ name }) => name === FENCE_NAME);
const stretchOf = ({ outline: [a, b, c, d] }: Piece): Stretch => ({
  from: middleBetween(a as Point, d as Point),
  to: middleBetween(b as Point, c as Point),
});
const middleBetween = (a: Point, b: Point): Point => point((a.x + b.x) / 2, (a.y + b.y) / 2);

function putUp(battle: Battle, stretches: readonly Stretch[]): void {
  const built = battle.changes.built ?? [];
  const fences = stretches.map((stretch, i) => fenceOf(stretch, fencesOn(battle).length + i + 1));
  battle.changes = { ...battle.changes, built: [...built, ...fences] };
}

/** LD.PERK.6, LD.PERK.7: up to 24" in any number of stretches, each 6" to 8" from the Refuge. */
function* raiseFence(t: Table, battle: Battle, { seat }: Side): Flow<'done' | 'more'> {
  const terrain = terrainIn(battle);
  const before = fencesOn(battle).map(stretchOf);
  const go = yield* choose(t, seat, {
    rule: 'LD.PERK.6',
    prompt: { key: before.length === 0 ? 'ld.fence' : 'ld.fence.again' },
    options: [
      ...(before.length === 0 ? [{ means: 'suggested', label: { key: 'ld.fence.suggested' } } as const] : []),
      { means: 'fence', label: { key: 'ld.fence.more' } },
      { means: 'done', label: { key: 'ld.fence.done' } },
    ],
  });
  if (go === 'suggested') putUp(battle, suggestedFences(terrain));
  if (go !== 'fence') return 'done';
  const fault = (from: Point, to: Point): Objection | null => {
    const [wrong] = fenceFaults(terrain, [...before, { from, to }]);
    return wrong === undefined ? null : { rule: 'LD.PERK.7', reason: { key: 'ld.no.fence' } };
  };
  const ends = (near?: Point): Point[] => fenceEnds(terrain, fault, near);
  const region = wholeTable(battle);
  const from = yield* place(t, seat, () => ({
    rule: 'LD.PERK.7',
    prompt: { key: 'ld.fence.from' },
    region,
    suggestions: () => ends(),
    check: (at) => (stubs(at).some((to) => fault(at, to) === null) ? null : FENCE_FAR),
  }));
  const to = yield* place(t, seat, () => ({
    rule: 'LD.PERK.7',
    prompt: { key: 'ld.fence.to' },
    region,
    suggestions: () => ends(from),
    check: (at) => fault(from, at),
  }));
  putUp(battle, [{ from: point(from.x, from.y), to: point(to.x, to.y) }]);
  emit(t, 'LD.PERK.6', 'ld.fence.built', { seat });
  return 'more';
}

const FENCE_FAR: Objection = { rule: 'LD.PERK.7', reason: { key: 'ld.no.fence' } };

/** Short stretches from a point in four directions: whether a fence can begin there at all. */
const stubs = ({ x, y }: Point): Point[] => [
  point(x + 0.5, y),
  point(x - 0.5, y),
  point(x, y + 0.5),
  point(x, y - 0.5),
];

/** Where a stretch may begin, or end if it began `near` somewhere. */
function fenceEnds(terrain: Terrain, fault: (from: Point, to: Point) => Objection | null, near?: Point): Point[] {
  const starts = suggestedFences(terrain).flatMap(({ from, to }) => [from, to]);
  if (near !== undefined) {
    const far = [...starts, ...stubs(near)].filter((at) => fault(near, at) === null);
    return far.map(({ x, y }) => point(x, y));
  }
  const free = starts.filter((at) => stubs(at).some((to) => fault(at, to) === null));
  return free.map(({ x, y }) => point(x, y));
}
