import { BrokenTable } from '../../../kernel/index.ts';
import {
  directionOf,
  type District,
  GROUND,
  grained,
  parseTerrain,
  SILL,
  STUFF,
  type Tags,
  type Terrain,
  type TerrainFile,
  VEHICLES,
} from '../../../tabletop/index.ts';

/** How our tables are written: what stands where, in a line each. Lengths are inches; y grows from sections 7-9 to sections 1-3. */

type PieceFile = NonNullable<TerrainFile['pieces']>[number];
type BuildingFile = NonNullable<TerrainFile['buildings']>[number];
type OpeningFile = NonNullable<BuildingFile['openings']>[number];
type Pair = [number, number];

/** Its corner nearest to the table's own, then its size. */
type Box = readonly [x: number, y: number, wide: number, deep: number];
/** Far is the side towards sections 1-3. */
type Side = 'near' | 'far' | 'left' | 'right';

const cornersOf = ([x, y, wide, deep]: Box): Pair[] => [
  [x, y],
  [grained(x + wide), y],
  [grained(x + wide), grained(y + deep)],
  [x, grained(y + deep)],
];

interface Door {
  readonly side: Side;
  /** How far its first end is from the left or near corner of the building. */
  readonly at: number;
  readonly wide?: number;
  readonly open?: boolean;
  readonly tags?: Tags;
}

/** An inner wall: along x or along y, how far in it stands, from where to where, and where its door begins. */
interface InnerWall {
  readonly along: 'x' | 'y';
  readonly in: number;
  readonly from: number;
  readonly to: number;
  readonly door?: number;
  /** It stands on this storey only; on all, if nothing is said. */
  readonly level?: number;
}

interface House {
  readonly doors: readonly Door[];
  /** For each side, where windows begin: on every storey. */
  readonly windows?: Partial<Record<Side, readonly number[]>>;
  /** For each side, where windows as large as doors begin: on the ground. */
  readonly fronts?: Partial<Record<Side, readonly number[]>>;
  readonly walls?: readonly InnerWall[];
  readonly storeys?: number;
  readonly storey?: number;
  readonly pitched?: boolean;
  /** ATZ.BLDG.2, ATZ.BLDG.3 */
  readonly defence?: number;
  /** Where stairs begin in the building, and along what they lead: needed with more than one storey. */
  readonly stairs?: readonly [x: number, y: number, along: 'x' | 'y'];
  /** A ladder up to the roof: on a side, so far from its corner. */
  readonly ladder?: readonly [Side, number];
  readonly tags?: Tags;
}

const WINDOW = 1.5;
const DOOR = 1.5;
const STAIRS = 1.75;
const BESIDE = 0.6;

/** A table that is being written. */
export class Lay {
  readonly #pieces: PieceFile[] = [];
  readonly #buildings: BuildingFile[] = [];
  readonly #counts = new Map<string, number>();

  constructor(
    readonly id: string,
    readonly name: string,
    readonly area: District,
  ) {}

  #idOf(kind: string): string {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return `${kind}-${count}`;
  }

  /** Ground that lies flat. */
  ground(kind: keyof typeof GROUND, box: Box, name = GROUND[kind].name): this {
    this.#pieces.push({ ...GROUND[kind], name, id: this.#idOf(kind), outline: cornersOf(box) });
    return this;
  }

  /** Something that stands, in a box or an outline. */
  put(kind: keyof typeof STUFF, where: Box | readonly Pair[], name: string = STUFF[kind].name): this {
    const outline = isBox(where) ? cornersOf(where) : where.map(([x, y]): Pair => [x, y]);
    this.#pieces.push({ ...STUFF[kind], name, id: this.#idOf(kind), outline });
    return this;
  }

  /** ATZ.DAY.4: lamps that light up what is near them. */
  lamps(...at: readonly Pair[]): this {
    for (const [x, y] of at) this.put('lamp', [x - 0.15, y - 0.15, 0.3, 0.3]);
    return this;
  }

  hydrant(x: number, y: number): this {
    return this.put('hydrant', [x - 0.15, y - 0.15, 0.3, 0.3]);
  }

  /** A vehicle about a point, turned by whole degrees. */
  park(kind: keyof typeof VEHICLES, x: number, y: number, degrees = 90): this {
    const { stuff, long, wide, alarm } = VEHICLES[kind];
    const { x: c, y: s } = directionOf(degrees);
    const corner = (a: number, b: number): Pair => [
      grained(x + (a * long * c - b * wide * s) / 2),
      grained(y + (a * long * s + b * wide * c) / 2),
    ];
    const id = this.#idOf(kind);
    const outline = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    const count = this.#pieces.filter(({ tags }) => tags?.['vehicle'] !== undefined).length;
    // Every third one that may have an alarm has one.
    const tags = alarm && count % 3 === 1 ? { ...stuff.tags, alarm: true as const } : stuff.tags;
    this.#pieces.push({ ...stuff, id, outline, tags });
    return this;
  }

  /** ATZ.TERR.13: a hill, and the crest along its top. */
  hill(outline: readonly Pair[], crest: Box): this {
    return this.put('hill', outline).put('crest', crest);
  }

  /** ATZ.ZMOVE.10: water whose walls are too steep for the dead. */
  pool(box: Box): this {
    const outline = cornersOf(box);
    this.#pieces.push({ ...STUFF.pond, name: 'Swimming pool', id: this.#idOf('pool'), outline, tags: { pool: true } });
    return this;
  }

  /** Furniture: it stands in the way and is seen over. */
  furnish(name: string, ...boxes: readonly Box[]): this {
    for (const box of boxes) {
      this.#pieces.push({
        id: this.#idOf('furniture'),
        name,
        looks: 'bench',
        outline: cornersOf(box),
        height: 0.6,
        kind: 'impassable',
        blocksSight: true,
        cover: true,
      });
    }
    return this;
  }

  /** A building, and what it was. */
  house(id: string, name: string, use: string, box: Box, house: House): this {
    const { storeys = 1, storey = 2.5, pitched = false, defence = 2, tags = {} } = house;
    const levels = Array.from({ length: storeys }, (_, level) => level);
    const openings = openingsOf(id, box, house, storeys);
    this.#buildings.push({
      id,
      name,
      outline: cornersOf(box),
      floors: levels.map((level) => grained(level * storey)),
      height: grained(storeys * storey),
      flatRoof: !pitched,
      walls: wallsOf(id, box, house, storeys),
      openings,
      links: [...stairsOf(id, box, house, storeys), ...ladderOf(id, box, house, storeys)],
      tags: { use, defence, searchable: true, ...tags },
    });
    return this;
  }

  /** The table, with its nine sections (ATZ.TERR.2). */
  done(): Terrain {
    const parsed = parseTerrain({
      id: this.id,
      name: this.name,
      theme: this.area,
      width: 36,
      depth: 36,
      pieces: this.#pieces,
      buildings: this.#buildings,
      areas: Array.from({ length: 9 }, (_, i) => ({
        id: `section-${i + 1}`,
        name: `Section ${i + 1}`,
        kind: 'section' as const,
        outline: cornersOf([12 * (i % 3), 24 - 12 * Math.floor(i / 3), 12, 12]),
      })),
    } satisfies TerrainFile);
    if (parsed.ok) return parsed.terrain;
    const errors = parsed.errors.map(({ path, message }) => `${path}: ${message}`);
    throw new BrokenTable('ATZ.TERR.1', { table: this.id, errors });
  }
}

const isBox = (where: Box | readonly Pair[]): where is Box => typeof where[0] === 'number';

/** The ends of a stretch of an outer wall. */
function stretchOf([x, y, wide, deep]: Box, side: Side, at: number, long: number): { from: Pair; to: Pair } {
  const [a, b] = [grained(at), grained(at + long)];
  switch (side) {
    case 'near':
      return { from: [x + a, y], to: [x + b, y] };
    case 'far':
      return { from: [x + a, y + deep], to: [x + b, y + deep] };
    case 'left':
      return { from: [x, y + a], to: [x, y + b] };
    case 'right':
      return { from: [x + wide, y + a], to: [x + wide, y + b] };
  }
}

function openingsOf(id: string, box: Box, house: House, storeys: number): OpeningFile[] {
  const { doors, windows = {}, fronts = {}, walls = [] } = house;
  const found: OpeningFile[] = doors.map(({ side, at, wide = DOOR, open = false, tags }, i) => ({
    id: `${id}-door-${i + 1}`,
    kind: 'door',
    ...stretchOf(box, side, at, wide),
    open,
    ...(tags === undefined ? {} : { tags }),
  }));
  const add = (one: Omit<OpeningFile, 'id'>): void => {
    found.push({ id: `${id}-${one.kind}-${found.length + 1}`, ...one });
  };
  for (const side of SIDES) {
    for (const at of fronts[side] ?? [])
      add({ kind: 'window', ...stretchOf(box, side, at, 2), sill: 0.25, tags: { large: true } });
    for (let level = 0; level < storeys; level++)
      for (const at of windows[side] ?? [])
        add({ kind: 'window', ...stretchOf(box, side, at, WINDOW), level, sill: SILL });
  }
  for (const wall of walls) {
    if (wall.door === undefined) continue;
    const { from } = innerLine(box, wall, wall.door, wall.door);
    const { from: to } = innerLine(box, wall, wall.door + DOOR, wall.door);
    for (const level of levelsOf(wall, storeys)) add({ kind: 'door', from, to, level, open: true });
  }
  return found;
}
const SIDES = ['near', 'far', 'left', 'right'] as const;

const levelsOf = ({ level }: InnerWall, storeys: number): number[] =>
  level === undefined ? Array.from({ length: storeys }, (_, i) => i) : [level];

function innerLine([x, y]: Box, { along, in: far }: InnerWall, from: number, to: number): { from: Pair; to: Pair } {
  const at = (on: number): Pair =>
    along === 'x' ? [grained(x + on), grained(y + far)] : [grained(x + far), grained(y + on)];
  return { from: at(from), to: at(to) };
}

function wallsOf(id: string, box: Box, { walls = [] }: House, storeys: number): NonNullable<BuildingFile['walls']> {
  return walls.flatMap((wall, i) =>
    levelsOf(wall, storeys).map((level) => ({
      id: `${id}-wall-${i + 1}${level === 0 ? '' : `-${level}`}`,
      ...innerLine(box, wall, wall.from, wall.to),
      level,
    })),
  );
}

function stairsOf(id: string, [x, y]: Box, { stairs }: House, storeys: number): NonNullable<BuildingFile['links']> {
  if (stairs === undefined) return [];
  const [dx, dy, along] = stairs;
  const low: Pair = [grained(x + dx), grained(y + dy)];
  const high: Pair = along === 'x' ? [grained(low[0] + STAIRS), low[1]] : [low[0], grained(low[1] + STAIRS)];
  return Array.from({ length: storeys - 1 }, (_, level) => ({
    id: `${id}-stairs-${level + 1}`,
    kind: 'stairs' as const,
    from: { at: level % 2 === 0 ? low : high, level },
    to: { at: level % 2 === 0 ? high : low, level: level + 1 },
  }));
}

function ladderOf(id: string, box: Box, { ladder }: House, storeys: number): NonNullable<BuildingFile['links']> {
  if (ladder === undefined) return [];
  const [side, at] = ladder;
  const { from } = stretchOf(box, side, at, 0);
  const off = (sign: number): Pair => {
    const by = side === 'near' || side === 'left' ? -sign * BESIDE : sign * BESIDE;
    return side === 'near' || side === 'far' ? [from[0], grained(from[1] + by)] : [grained(from[0] + by), from[1]];
  };
  return [{ id: `${id}-ladder`, kind: 'ladder', from: { at: off(1), level: 0 }, to: { at: off(-1), level: storeys } }];
}
