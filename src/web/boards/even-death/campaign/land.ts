import { MAP } from '../../../../games/even-death/index.ts';
import type { Point } from '../../../../kernel/index.ts';
import { type Building, grained, inside, type Piece, type Terrain } from '../../../../tabletop/index.ts';
import { type Chance, seeded, within } from '../../../paint/random.ts';

/** The map of the campaign as a table, for the painter of tables: what each tile is like is seen from above. */

/** Inches of a tile. */
const SPAN = 5;

type Polygon = readonly Point[];

const at = (x: number, y: number): Point => ({ x: grained(x), y: grained(y) });

const box = (x: number, y: number, width: number, depth: number): Polygon => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + depth),
  at(x, y + depth),
];

/** A round outline, never twice the same. */
const blob = (chance: Chance, x: number, y: number, wide: number, deep: number): Polygon =>
  Array.from({ length: 12 }, (_, i) => {
    const [turn, far] = [(Math.PI * i) / 6, within(chance, 0.86, 1.08)];
    return at(x + Math.cos(turn) * wide * far, y + Math.sin(turn) * deep * far);
  });

const piece = (id: string, looks: string, outline: Polygon, height = 0): Piece => ({
  id,
  name: '',
  looks,
  outline,
  height,
  kind: 'normal',
  climbable: false,
  blocksSight: false,
  cover: false,
  seeThrough: false,
});

const house = (id: string, outline: Polygon, height: number, flatRoof: boolean): Building => ({
  id,
  name: '',
  outline,
  floors: [0],
  height,
  flatRoof,
  walls: [],
  openings: [],
  links: [],
});

const middleOf = ([x, y]: readonly [number, number]): Point => ({ x: (x - 0.5) * SPAN, y: (y - 0.5) * SPAN });

/** A line of rivers or roads, as long pieces that overlap at their ends. */
function stretches(id: string, looks: string, path: readonly (readonly [number, number])[], wide: number): Piece[] {
  return path.slice(1).map((to, i) => {
    const [a, b] = [middleOf(path[i] as readonly [number, number]), middleOf(to)];
    const half = wide / 2;
    const [x, y] = [Math.min(a.x, b.x) - half, Math.min(a.y, b.y) - half];
    return piece(`${id}-${i}`, looks, box(x, y, Math.abs(a.x - b.x) + wide, Math.abs(a.y - b.y) + wide));
  });
}

/** Neighbouring tiles of water are one sheet of it, row by row. */
function lakes(): Piece[] {
  const wet = (x: number, y: number): boolean => MAP.tiles[y * 8 + x]?.type === 'water' && x >= 0 && x < 8;
  const found: Piece[] = [];
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      if (!wet(x, y) || wet(x - 1, y)) continue;
      let end = x;
      while (wet(end + 1, y)) end++;
      // Into the row above, where that is wet too, so that no shore runs through the lake.
      const up = Array.from({ length: end - x + 1 }, (_, i) => x + i).some((column) => wet(column, y - 1)) ? 0.7 : -0.2;
      found.push(
        piece(
          `lake-${x}-${y}`,
          'deep-water',
          box(x * SPAN + 0.2, y * SPAN - up, (end - x + 1) * SPAN - 0.4, SPAN + up - 0.1),
        ),
      );
    }
  }
  return found;
}

/** Houses of a town, or blocks of a city, that leave the middle free for roads and counters. */
function houses(id: string, chance: Chance, x: number, y: number, city: boolean): Building[] {
  const spots = city
    ? [0.35, 1.95, 3.5].flatMap((dx) => [0.5, 2, 3.55].map((dy) => [dx, dy] as const))
    : [0.5, 3].flatMap((dx) => [0.6, 1.9, 3.6].map((dy) => [dx, dy] as const));
  return spots
    .filter(([dx, dy]) => !(city && dx === 1.95 && dy === 2) && chance() < 0.86)
    .map(([dx, dy], i) => {
      const [wide, deep] = city ? [1.15, 1.1] : [within(chance, 0.9, 1.4), within(chance, 0.7, 0.95)];
      return house(`${id}-${i}`, box(x + dx, y + dy, wide, deep), city ? within(chance, 1.5, 3) : 1, city);
    });
}

function grownOn(type: string, id: string, chance: Chance, x: number, y: number): Piece[] {
  const half = SPAN / 2;
  if (type === 'forest')
    return [piece(`${id}-wood`, 'wood', blob(chance, x + half, y + half, half * 0.92, half * 0.92), 3)];
  if (type === 'mountain')
    return [
      piece(`${id}-cliff`, 'cliff', blob(chance, x + within(chance, 1.6, 2.2), y + 1.8, 1.5, 1.25), 3),
      piece(`${id}-rocks`, 'rocks', blob(chance, x + 3.7, y + within(chance, 2.6, 3.4), 1.05, 1), 2),
      piece(`${id}-rocks-2`, 'rocks', blob(chance, x + 1.3, y + 3.9, 0.9, 0.75), 1.5),
      piece(`${id}-scree`, 'scree', blob(chance, x + 3.6, y + 1.1, 0.9, 0.7), 0.3),
    ];
  if (type === 'field' && chance() < 0.7) {
    const [left, top] = [within(chance, 0.3, 0.8), within(chance, 0.4, 1)];
    return [
      piece(`${id}-crops`, 'crops', box(x + left, y + top, within(chance, 2, 3.6), within(chance, 1.3, 2)), 0.6),
      piece(`${id}-hedge`, 'hedge', box(x + left, y + 3.9, within(chance, 2, 4), 0.3), 0.8),
    ];
  }
  return [];
}

/** The Vessen Reach from above, eight tiles by eight. */
export function landOf(): Terrain {
  const roads = MAP.roads.flatMap(({ id, path }) => stretches(id, 'road', path, 0.75));
  const rivers = MAP.rivers.flatMap(({ id, path, width }) =>
    stretches(id, width === 'wide' ? 'deep-water' : 'water', path, width === 'wide' ? 1.3 : 0.6),
  );
  const bridges = MAP.bridges.map(({ x, y, name }) => {
    const { x: mx, y: my } = middleOf([x, y]);
    return piece(`bridge-${name}`, 'bridge', box(mx - 0.95, my - 0.95, 1.9, 1.9));
  });
  const lines = [...roads, ...rivers];
  const free = (outline: Polygon): boolean =>
    lines.every(
      (line) =>
        outline.every((corner) => !inside(line.outline, corner)) &&
        line.outline.every((corner) => !inside(outline, corner)),
    );
  const tiles = MAP.tiles.map(({ type }, tile) => {
    const [x, y, id] = [(tile % 8) * SPAN, Math.floor(tile / 8) * SPAN, `tile-${tile}`];
    const chance = seeded(id);
    const built = type === 'town' || type === 'city';
    return {
      pieces: grownOn(type, id, chance, x, y),
      buildings: built ? houses(id, chance, x, y, type === 'city').filter(({ outline }) => free(outline)) : [],
    };
  });
  return {
    id: 'vessen-reach',
    name: MAP.name,
    theme: 'field',
    width: 8 * SPAN,
    depth: 8 * SPAN,
    pieces: [...tiles.flatMap(({ pieces }) => pieces), ...lakes(), ...lines, ...bridges],
    buildings: tiles.flatMap(({ buildings }) => buildings),
    areas: [],
  };
}
