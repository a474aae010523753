import { type Chance, type Point, Seeded, seedWords } from '../../kernel/index.ts';
import { directionOf } from '../geometry/direction.ts';
import { grained } from '../geometry/point.ts';
import { gapBetween, type Polygon } from '../geometry/polygon.ts';
import { parseTerrain, type TerrainFile } from './schema.ts';
import { Tabletop } from '../tabletop.ts';
import type { Terrain } from './terrain.ts';
import { THEMES, type Theme, type Stock } from './themes.ts';
import { walk } from '../ways/walk.ts';

export interface TableWish {
  readonly theme: Theme;
  readonly seed: string;
  readonly width: number;
  readonly depth: number;
  /** How deep the two deployment zones are. */
  readonly zone: number;
}

/** The narrowest lane between two pieces. */
const LANE = 1.6;
/** How often a place is sought for a piece before the next one is tried. */
const TRIES = 40;

/**
 * A random table that is the same for both sides: whatever stands in one half stands in the other, turned by half a circle
 * round the middle. Zones are free of what bars the way, and a base gets from any of them to the other.
 */
export function generate(wish: TableWish): Terrain {
  for (let attempt = 0; ; attempt++) {
    const terrain = attemptAt(wish, attempt);
    if (crossable(terrain)) return terrain;
    if (attempt > 50) throw new RangeError(`No passable table of ${wish.width} by ${wish.depth} inches was found`);
  }
}

function attemptAt(wish: TableWish, attempt: number): Terrain {
  const { theme, seed, width, depth, zone } = wish;
  const chance = new Seeded(seedWords(`${theme} ${width}x${depth} ${seed} ${attempt}`));
  const { name, middle, stock, every } = THEMES[theme];
  const pieces: Placing[] = [];
  const centre = placed(middle, { x: width / 2, y: depth / 2 }, chance.below(4) * 90, chance);
  pieces.push({ ...centre, id: 'middle' });
  const wanted = Math.round((width * depth) / every / 2);
  const dealt = Array.from({ length: wanted }, () => stock[chance.below(stock.length)] as Stock);
  // Large ones first, while there is room for them.
  dealt.sort((a, b) => b.wide[1] * b.deep[1] - a.wide[1] * a.deep[1]);
  for (const [i, kind] of dealt.entries()) {
    const found = place(pieces, kind, wish, chance);
    if (found === null) continue;
    pieces.push({ ...found, id: `${kind.looks}-${i}` }, { ...turned(found, wish), id: `${kind.looks}-${i}-b` });
  }
  const file: TerrainFile = {
    id: `random-${theme}`,
    name,
    theme,
    width,
    depth,
    pieces: pieces.filter(({ stock: s }) => s.building === undefined).map(pieceFile),
    buildings: pieces.filter(({ stock: s }) => s.building !== undefined).map(buildingFile),
    areas: [
      { id: 'zone-0', name: 'South', kind: 'zone', side: 0, outline: box(0, 0, width, zone) },
      { id: 'zone-1', name: 'North', kind: 'zone', side: 1, outline: box(0, depth - zone, width, zone) },
    ],
  };
  const parsed = parseTerrain(file);
  if (!parsed.ok) throw new RangeError(JSON.stringify(parsed.errors));
  return parsed.terrain;
}

type Pair = [number, number];
const box = (x: number, y: number, wide: number, deep: number): Pair[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + deep],
  [x, y + deep],
];

/** A piece that has found its place. */
interface Placing {
  readonly id: string;
  readonly stock: Stock;
  readonly outline: Polygon;
  /** Doors and windows: which edge, from where to where along it. */
  readonly openings: readonly { readonly kind: 'door' | 'window'; readonly from: Point; readonly to: Point }[];
}

function placed(stock: Stock, at: Point, turn: number, chance: Chance): Placing {
  const wide = between(stock.wide, chance);
  const deep = between(stock.deep, chance);
  const { x: c, y: s } = directionOf(turn);
  const spot = (px: number, py: number): Point => ({
    x: grained(at.x + px * c - py * s),
    y: grained(at.y + px * s + py * c),
  });
  const corners = (stock.round ? ROUND : SQUARE).map(([px, py]) => spot((px * wide) / 2, (py * deep) / 2));
  const openings = (stock.building?.openings ?? []).map(({ kind, edge, share, long }) => {
    const [a, b] = [corners[edge] as Point, corners[(edge + 1) % corners.length] as Point];
    const whole = edge % 2 === 0 ? wide : deep;
    const at_ = (inches: number): Point => ({
      x: grained(a.x + ((b.x - a.x) * inches) / whole),
      y: grained(a.y + ((b.y - a.y) * inches) / whole),
    });
    return { kind, from: at_(whole * share - long / 2), to: at_(whole * share + long / 2) };
  });
  return { id: '', stock, outline: corners, openings };
}

const SQUARE: readonly Pair[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const ROUND: readonly Pair[] = [
  [-1, -0.4],
  [-0.4, -1],
  [0.4, -1],
  [1, -0.4],
  [1, 0.4],
  [0.4, 1],
  [-0.4, 1],
  [-1, 0.4],
];

/** From the smaller to the larger, in half inches. */
const between = ([least, most]: readonly [number, number], chance: Chance): number =>
  least + chance.below(Math.round((most - least) * 2) + 1) / 2;

function place(pieces: readonly Placing[], stock: Stock, wish: TableWish, chance: Chance): Placing | null {
  const { width, depth, zone } = wish;
  for (let i = 0; i < TRIES; i++) {
    // Only the southern half is laid out; the northern one follows.
    const at = { x: chance.below(width * 2) / 2, y: chance.below(depth) / 2 };
    const turn = stock.square ? chance.below(4) * 90 : chance.below(24) * 15;
    const found = placed(stock, at, turn, chance);
    const off = found.outline.some(({ x, y }) => x < 1 || y < 1 || x > width - 1 || y > depth - 1);
    const inZone = stock.kind === 'impassable' && found.outline.some(({ y }) => y < zone || y > depth - zone);
    const twin = turned(found, wish);
    if (off || inZone || gapBetween(found.outline, twin.outline) < LANE) continue;
    if (pieces.every((other) => gapBetween(other.outline, found.outline) >= LANE)) return found;
  }
  return null;
}

/** Half a turn round the middle of the table. */
function turned(piece: Placing, { width, depth }: TableWish): Placing {
  const turn = ({ x, y }: Point): Point => ({ x: grained(width - x), y: grained(depth - y) });
  const openings = piece.openings.map(({ kind, from, to }) => ({ kind, from: turn(from), to: turn(to) }));
  return { ...piece, outline: piece.outline.map(turn), openings };
}

type PieceFile = NonNullable<TerrainFile['pieces']>[number];
type BuildingFile = NonNullable<TerrainFile['buildings']>[number];
const pairs = (outline: Polygon): Pair[] => outline.map(({ x, y }) => [x, y]);

function pieceFile({ id, stock, outline }: Placing): PieceFile {
  const { looks, height, kind, climbable = false, blocksSight = false, cover = false, seeThrough = false } = stock;
  return {
    id,
    name: stock.name,
    looks,
    outline: pairs(outline),
    height,
    kind,
    climbable,
    blocksSight,
    cover,
    seeThrough,
  };
}

function buildingFile({ id, stock, outline, openings }: Placing): BuildingFile {
  const floors = stock.building?.floors ?? [0];
  return {
    id,
    name: stock.name,
    outline: pairs(outline),
    floors: [...floors],
    height: stock.height,
    openings: openings.map(({ kind, from, to }, i) => ({
      id: `${id}-${kind}-${i}`,
      kind,
      from: [from.x, from.y],
      to: [to.x, to.y],
    })),
  };
}

/** Whether a base of an inch gets from each zone to the other, wherever it starts along the edge. */
export function crossable(terrain: Terrain): boolean {
  const table = new Tabletop(terrain);
  const { width, depth } = terrain;
  const base = { id: 'scout', x: 0, y: 0, level: 0, radius: 0.5 };
  const starts = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => grained(width * share));
  return starts.every((x) =>
    starts.some((to) => walk(table, { ...base, x, y: 0.6 }, { x: to, y: depth - 0.6 }) !== null),
  );
}
