import type { Point } from '../../../kernel/index.ts';
import {
  apart,
  type Building,
  gapBetween,
  grained,
  type Piece,
  sectionsOf,
  type Terrain,
} from '../../../tabletop/index.ts';
import { Lay } from './lay.ts';

/** ATZ.RAID.5: buildings that are put up in a section for a Raid, beside those that stand there already. */

/** Their sizes, the largest that finds room first; where there are more of them they are smaller. */
const SIZES = [
  [6, 5],
  [5, 5],
  [5, 4],
] as const;
const SMALL = SIZES.slice(-1);
/** As far as this nothing stands before their walls, so that one gets round them. */
const LANE = 1.6;
const STEP = 0.5;

interface Raided {
  readonly terrain: Terrain;
  /** The buildings that the Raid is about, in the order in which they were put up. */
  readonly ids: readonly string[];
}

const known = new WeakMap<Terrain, Map<string, Raided>>();

/** The table with so many of them. Where there is no room for one more, a building of the section is taken instead. */
export function raidedTable(base: Terrain, section: number, count: number): Raided {
  const key = `${section} ${count}`;
  const of = known.get(base) ?? new Map<string, Raided>();
  known.set(base, of);
  const found = of.get(key) ?? putUpAll(base, section, count);
  of.set(key, found);
  // The table that comes of it is the same however often it is asked for.
  if (!known.has(found.terrain)) known.set(found.terrain, new Map([[key, found]]));
  return found;
}

const NAME = 'raid-house-';

function putUpAll(base: Terrain, section: number, count: number): Raided {
  let terrain = base;
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const put = putUp(
      terrain,
      section,
      `${NAME}${i + 1}`,
      anchorOf(terrain, section, i, count),
      count > 1 ? SMALL : SIZES,
    );
    const instead = put === null ? standingIn(base, section).find(({ id }) => !ids.includes(id)) : undefined;
    if (put !== null) terrain = put;
    if (put !== null || instead !== undefined) ids.push(instead?.id ?? `${NAME}${i + 1}`);
  }
  return { terrain, ids };
}

type Box = readonly [x: number, y: number, wide: number, deep: number];

const outlineOf = ([x, y, wide, deep]: Box) => [
  { x, y },
  { x: x + wide, y },
  { x: x + wide, y: y + deep },
  { x, y: y + deep },
];

/** What moves out of the way for a building, and what does not: streets, water, hills and vehicles stay. */
const STAYS: readonly string[] = ['road', 'track', 'water', 'hill', 'crest', 'lamp', 'hydrant'];
const isFlat = ({ height, kind }: Piece): boolean => height === 0 && kind === 'normal';
const stays = ({ looks, tags }: Piece): boolean => STAYS.includes(looks) || tags?.['vehicle'] !== undefined;

/** One stands in the middle of the section, more of them in its quarters. */
function anchorOf(terrain: Terrain, section: number, i: number, count: number): Point {
  const { left, right, near, far } = boundsOf(terrain, section);
  const [across, along] = count === 1 ? [0.5, 0.5] : [i % 2 === 0 ? 0.1 : 0.9, i < 2 ? 0.1 : 0.9];
  return { x: left + across * (right - left), y: near + along * (far - near) };
}

function putUp(
  terrain: Terrain,
  section: number,
  id: string,
  near: Point,
  sizes: typeof SIZES | typeof SMALL,
): Terrain | null {
  const box = roomFor(terrain, section, near, sizes);
  if (box === null) return null;
  const [, , wide] = box;
  const door = grained(wide / 2 - 0.75);
  const { buildings } = new Lay('raid', 'Raid', 'suburban')
    .house(id, 'Hideout', 'house', box, {
      doors: [
        { side: 'near', at: door },
        { side: 'far', at: door },
      ],
      windows: { left: [1.25], right: [1.25], near: [0.4], far: [0.4] },
    })
    .done();
  const outline = outlineOf(box);
  const isClear = (piece: Piece): boolean =>
    isFlat(piece) || stays(piece) || gapBetween(piece.outline, outline) >= LANE;
  return { ...terrain, pieces: terrain.pieces.filter(isClear), buildings: [...terrain.buildings, ...buildings] };
}

/** The spot of the section nearest to a point on which one has room. */
function roomFor(terrain: Terrain, section: number, near: Point, sizes: typeof SIZES | typeof SMALL): Box | null {
  const bounds = boundsOf(terrain, section);
  for (const [wide, deep] of sizes) {
    const boxes: Box[] = [];
    for (let x = bounds.left; x + wide <= bounds.right; x += STEP)
      for (let y = bounds.near; y + deep <= bounds.far; y += STEP) boxes.push([grained(x), grained(y), wide, deep]);
    const far = ([x, y]: Box): number => apart({ x: x + wide / 2, y: y + deep / 2 }, near);
    const box = boxes.sort((a, b) => far(a) - far(b)).find((one) => isFree(terrain, one));
    if (box !== undefined) return box;
  }
  return null;
}

function isFree({ width, depth, pieces, buildings }: Terrain, box: Box): boolean {
  const [x, y, wide, deep] = box;
  if (x < LANE || y < LANE || x + wide > width - LANE || y + deep > depth - LANE) return false;
  const outline = outlineOf(box);
  const lane = (piece: Piece): number => (piece.kind === 'impassable' ? LANE : 0.1);
  return (
    buildings.every((one) => gapBetween(one.outline, outline) >= LANE) &&
    pieces.every((piece) => !stays(piece) || gapBetween(piece.outline, outline) >= lane(piece))
  );
}

function boundsOf(terrain: Terrain, section: number): { left: number; right: number; near: number; far: number } {
  const outline = sectionsOf(terrain)[section - 1]?.outline ?? [];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
}

/** Buildings that stand in the section, at least in part, the one nearest to its middle first; where none does, the nearest. */
function standingIn(terrain: Terrain, section: number): Building[] {
  const { left, right, near, far } = boundsOf(terrain, section);
  const middle = { x: (left + right) / 2, y: (near + far) / 2 };
  const box = outlineOf([left, near, right - left, far - near]);
  const distance = ({ outline }: Building): number => gapBetween(outline, [middle]);
  const sorted = terrain.buildings.toSorted((a, b) => distance(a) - distance(b));
  const there = sorted.filter(({ outline }) => gapBetween(outline, box) < 0.01);
  return there.length > 0 ? there : sorted.slice(0, 1);
}
