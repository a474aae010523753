import type { Point } from '../../../kernel/index.ts';
import { apart, type Building, type Piece, point, type Polygon } from '../../../tabletop/index.ts';
import { refugeFigures } from '../data/refuges.ts';
import type { PerkId } from '../data/refuges.ts';
import type { Battle, Side, Standing } from '../state.ts';
import { battleOf, terrainIn } from '../units.ts';
import { choose, emit, type Flow, type Objection, pick, place, type Table } from '../verbs.ts';
import { HAIR, rimToArea, wholeTable } from './spots.ts';

/** Home Defense: the Refuge on the table, and what its Perks put up round it. */

/** LD.HOME.2 */
const [DOORS, WINDOWS, ACROSS] = [2, 4, 6];

const defenderIn = ({ sides }: Battle): Side => sides.find(({ part }) => part === 'defender') as Side;

/** LD.REFUGE.5, LD.REFUGE.4: what a Refuge comes with, and what the Group has built. */
export const hasPerk = ({ group }: Side, perk: PerkId): boolean =>
  refugeFigures(group.refuge).perks.includes(perk) || group.built.includes(perk);

/** LD.HOME.2: two doors, four windows, six inches by six. */
function canBeRefuge({ outline, openings }: Building): boolean {
  const count = (kind: 'door' | 'window'): number => openings.filter((one) => one.kind === kind).length;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const across = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return count('door') >= DOORS && count('window') >= WINDOWS && across >= ACROSS - HAIR;
}

export const refugesOn = (battle: Battle): Building[] => terrainIn(battle).buildings.filter(canBeRefuge);

export function refugeOf(battle: Battle): Polygon {
  const found = terrainIn(battle).buildings.find(({ id }) => id === battle.refuge);
  return found?.outline ?? [];
}

/** LD.HOME.2, LD.TERRAIN.13: the defender says which building it is, and which of its doors stand open. */
export function* refuge(t: Table): Flow<'done'> {
  const battle = battleOf(t);
  const { seat } = defenderIn(battle);
  const buildings = refugesOn(battle);
  const [only] = buildings;
  battle.refuge =
    buildings.length === 1 && only !== undefined
      ? only.id
      : yield* choose(t, seat, {
          rule: 'LD.HOME.2',
          prompt: { key: 'ld.refuge' },
          options: buildings.map(({ id, name }) => ({
            means: id,
            label: { key: 'ld.refuge.name', params: { name: name === '' ? id : name } },
            about: { building: id },
          })),
        });
  const building = buildings.find(({ id }) => id === battle.refuge) as Building;
  const doors = building.openings.filter(({ kind }) => kind === 'door');
  const open = yield* pick(t, seat, {
    rule: 'LD.TERRAIN.13',
    prompt: { key: 'ld.doors' },
    options: doors.map(({ id }) => ({
      means: id,
      label: { key: 'ld.doors.door', params: { door: id } },
      about: { door: id },
    })),
    min: 0,
    max: doors.length,
  });
  const openings = Object.fromEntries(
    doors.map(({ id }) => [id, { state: open.includes(id) ? 'open' : 'closed' } as const]),
  );
  battle.changes = { ...battle.changes, openings: { ...battle.changes.openings, ...openings } };
  emit(t, 'LD.HOME.2', 'ld.refuge.chosen', { seat, name: building.name });
  return 'done';
}

/** LD.PERK.6, LD.PERK.18: fences and the tower go up. */
export function* perks(t: Table): Flow<'done' | 'more'> {
  const battle = battleOf(t);
  const side = defenderIn(battle);
  if (hasPerk(side, 'watch-tower') && built(battle, TOWER) === undefined) {
    yield* raiseTower(t, battle, side);
    return 'more';
  }
  if (!hasPerk(side, 'fences')) return 'done';
  return yield* raiseFence(t, battle, side);
}

const built = ({ changes }: Battle, id: string): Piece | undefined => changes.built?.find((piece) => piece.id === id);

function build(battle: Battle, piece: Piece): void {
  battle.changes = { ...battle.changes, built: [...(battle.changes.built ?? []), piece] };
}

/** LD.PERK.18: climbed from outside, so it stands beside the Refuge, at most 3" away. */
export const TOWER = 'watch-tower';
const [TOWER_SIDE, TOWER_HEIGHT, TOWER_REACH] = [2, 6, 3];

function* raiseTower(t: Table, battle: Battle, { seat }: Side): Flow<void> {
  const outline = refugeOf(battle);
  const at = yield* place(t, seat, () => ({
    rule: 'LD.PERK.18',
    prompt: { key: 'ld.tower' },
    region: wholeTable(battle),
    suggestions: () => spotsBeside(battle, outline, TOWER_SIDE / 2 + 0.1),
    check: (spot) => towerFault(battle, outline, spot),
  }));
  build(battle, {
    ...CLIMBED,
    id: TOWER,
    name: 'Watch Tower',
    looks: 'tower',
    outline: squareRound(at, TOWER_SIDE / 2),
    height: TOWER_HEIGHT,
  });
  emit(t, 'LD.PERK.18', 'ld.tower.built', { seat });
}

const CLIMBED = {
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  cover: true,
  seeThrough: false,
} as const;

function squareRound({ x, y }: Point, half: number): Polygon {
  return [point(x - half, y - half), point(x + half, y - half), point(x + half, y + half), point(x - half, y + half)];
}

function towerFault(battle: Battle, outline: Polygon, at: Point): Objection | null {
  const square = squareRound(at, TOWER_SIDE / 2);
  const gap = Math.min(...square.map((corner) => rimToArea(corner, outline))) + 0.5;
  const { width, depth } = terrainIn(battle);
  const isOff = square.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
  const far = rimToArea(at, outline) + 0.5;
  if (isOff || far <= 0.5 + HAIR) return { rule: 'LD.PERK.18', reason: { key: 'ld.no.tower-room' } };
  return gap > TOWER_REACH + 0.5 + HAIR ? { rule: 'LD.PERK.18', reason: { key: 'ld.no.tower-far' } } : null;
}

/** Places along the walls, so far from them. */
function spotsBeside(battle: Battle, outline: Polygon, off: number): Standing[] {
  const { width, depth } = terrainIn(battle);
  const found: Standing[] = [];
  for (let y = off; y <= depth - off; y += 0.5) {
    for (let x = off; x <= width - off; x += 0.5) {
      const gap = rimToArea({ x, y }, outline) + 0.5;
      if (gap >= off && gap <= off + 0.6 && towerFault(battle, outline, { x, y }) === null) {
        found.push({ ...point(x, y), level: 0 });
      }
    }
  }
  const step = Math.max(1, Math.floor(found.length / 12));
  return found.filter((_, i) => i % step === 0);
}

/** LD.PERK.6, LD.PERK.7: 24" in all, each stretch 6" to 8" from the Refuge. */
const [FENCE, NEAREST, FARTHEST, FENCE_HEIGHT, THICK] = [24, 6, 8, 2, 0.2];
const FENCE_ID = 'fence-';
export const fencesOn = ({ changes }: Battle): Piece[] =>
  (changes.built ?? []).filter(({ id }) => id.startsWith(FENCE_ID));
const longOf = ({ outline: [a, b] }: Piece): number => (a === undefined || b === undefined ? 0 : apart(a, b));

function* raiseFence(t: Table, battle: Battle, { seat }: Side): Flow<'done' | 'more'> {
  const used = fencesOn(battle).reduce((sum, fence) => sum + longOf(fence), 0);
  const left = FENCE - used;
  const outline = refugeOf(battle);
  if (left < 1) return 'done';
  const go = yield* choose(t, seat, {
    rule: 'LD.PERK.6',
    prompt: { key: 'ld.fence', params: { left: Math.round(left * 10) / 10 } },
    options: [
      { means: 'fence', label: { key: 'ld.fence.more' } },
      { means: 'done', label: { key: 'ld.fence.done' } },
    ],
  });
  if (go === 'done') return 'done';
  const region = wholeTable(battle);
  const from = yield* place(t, seat, () => ({
    rule: 'LD.PERK.7',
    prompt: { key: 'ld.fence.from' },
    region,
    suggestions: () => fenceEnds(battle, outline),
    check: (at) => (isFenced(outline, at) ? null : FENCE_FAR),
  }));
  const to = yield* place(t, seat, () => ({
    rule: 'LD.PERK.7',
    prompt: { key: 'ld.fence.to' },
    region,
    suggestions: () => fenceEnds(battle, outline).filter((at) => fenceFault(outline, from, at, left) === null),
    check: (at) => fenceFault(outline, from, at, left),
  }));
  const n = fencesOn(battle).length + 1;
  build(battle, { ...CLIMBED, ...fenceBetween(from, to), id: `${FENCE_ID}${n}`, name: 'Fence', looks: 'fence' });
  emit(t, 'LD.PERK.6', 'ld.fence.built', { seat, inches: Math.round(apart(from, to) * 10) / 10 });
  return 'more';
}

const FENCE_FAR: Objection = { rule: 'LD.PERK.7', reason: { key: 'ld.no.fence-far' } };

function isFenced(outline: Polygon, at: Point): boolean {
  const gap = rimToArea(at, outline) + 0.5;
  return gap >= NEAREST - HAIR && gap <= FARTHEST + HAIR;
}

function fenceFault(outline: Polygon, from: Point, to: Point, left: number): Objection | null {
  const long = apart(from, to);
  if (long > left + HAIR || long < 0.5) return { rule: 'LD.PERK.6', reason: { key: 'ld.no.fence-long' } };
  const steps = Math.ceil(long * 4);
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if (!isFenced(outline, at)) return FENCE_FAR;
  }
  return null;
}

function fenceBetween(from: Point, to: Point): Pick<Piece, 'outline' | 'height'> {
  const long = apart(from, to);
  const [nx, ny] = [((to.y - from.y) / long) * THICK, ((from.x - to.x) / long) * THICK];
  return {
    outline: [point(from.x, from.y), point(to.x, to.y), point(to.x + nx, to.y + ny), point(from.x + nx, from.y + ny)],
    height: FENCE_HEIGHT,
  };
}

/** Good places for the end of a stretch: seven inches off the walls. */
function fenceEnds(battle: Battle, outline: Polygon): Standing[] {
  const { width, depth } = terrainIn(battle);
  const found: Standing[] = [];
  for (let y = 1; y < depth; y += 1) {
    for (let x = 1; x < width; x += 1) {
      if (isFenced(outline, { x, y })) found.push({ ...point(x, y), level: 0 });
    }
  }
  return found;
}
