import type { Chance } from '../../kernel/index.ts';
import { SILL } from '../terrain/heights.ts';
import { type BuildingFile, likely, oneOf, type Rect } from './plan.ts';
import type { Side } from './streets.ts';

/** What a building is inside: how large its rooms are, how wide its doors, how often there are windows. */
export interface Inside {
  /** Rooms longer than this are divided. */
  readonly room: number;
  readonly door: number;
  /** Out of a hundred stretches of wall that have room for a window. */
  readonly windows: number;
}

/** The storeys of a building are rectangles: one, or a front and a wing behind it. */
export interface Shape {
  readonly parts: readonly Rect[];
  /** The wall between front and wing. */
  readonly joint?: Line;
}

/** A line along the table's edges. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly along: 'x' | 'y';
}
interface Door extends Line {
  readonly level: number;
}

type Wall = NonNullable<BuildingFile['walls']>[number];
type Opening = NonNullable<BuildingFile['openings']>[number];
type Link = NonNullable<BuildingFile['links']>[number];

/** The smallest side of a room, and how far a wall keeps from a door that it would end in. */
const SMALLEST = 3;
const BESIDE_DOOR = 0.4;
const DOOR = 1.5;
/** Stairs, with room to step on and off. */
const WELL = { wide: 1.5, long: 3 } as const;

/** Walls, doors, windows and stairs of a building. Every wall inside has a door, so every room can be walked to. */
export class Interior {
  readonly walls: Wall[] = [];
  readonly openings: Opening[] = [];
  readonly links: Link[] = [];
  readonly #doors: Door[] = [];
  readonly #lines: Door[] = [];
  #well: Rect | null = null;

  constructor(
    readonly id: string,
    readonly shape: Shape,
    readonly floors: readonly number[],
    readonly inside: Inside,
    readonly chance: Chance,
  ) {
    if (floors.length > 1) this.#stairs();
    floors.forEach((_, level) => {
      if (shape.joint !== undefined) this.#wall({ ...shape.joint, level });
      for (const part of shape.parts) this.#divide(part, level);
    });
  }

  /** In the corner of the front farthest from the middle of its wall. */
  #stairs(): void {
    const { x, y, wide, deep } = this.shape.parts[0] as Rect;
    const right = this.chance.below(2) === 0;
    const well =
      wide >= deep
        ? { x: right ? x + wide - WELL.long : x, y, wide: WELL.long, deep: WELL.wide }
        : { x: right ? x + wide - WELL.wide : x, y: y + deep - WELL.long, wide: WELL.wide, deep: WELL.long };
    this.#well = well;
    const half = WELL.wide / 2;
    const ends =
      well.wide > well.deep
        ? [
            [well.x + half, well.y + half],
            [well.x + well.wide - half, well.y + half],
          ]
        : [
            [well.x + half, well.y + half],
            [well.x + half, well.y + well.deep - half],
          ];
    for (let level = 0; level + 1 < this.floors.length; level++) {
      const [from, to] = level % 2 === 0 ? [ends[0], ends[1]] : [ends[1], ends[0]];
      this.links.push({
        id: `${this.id}-stairs-${level + 1}`,
        kind: 'stairs',
        from: { at: from as [number, number], level },
        to: { at: to as [number, number], level: level + 1 },
      });
    }
  }

  /** Rooms that are too long are divided across, where no door and no stairs are in the way. */
  #divide(rect: Rect, level: number): void {
    const { x, y, wide, deep } = rect;
    const along = wide >= deep ? 'y' : 'x';
    const long = Math.max(wide, deep);
    if (long <= this.inside.room) return;
    const spots: number[] = [];
    for (let at = SMALLEST; at <= long - SMALLEST; at += 0.5) {
      const line: Door =
        along === 'y' ? { x: x + at, y, long: deep, along, level } : { x, y: y + at, long: wide, along, level };
      if (this.#mayStand(line)) spots.push(at);
    }
    if (spots.length === 0) return;
    const at = oneOf(this.chance, spots);
    this.#wall(along === 'y' ? { x: x + at, y, long: deep, along, level } : { x, y: y + at, long: wide, along, level });
    this.#divide(along === 'y' ? { x, y, wide: at, deep } : { x, y, wide, deep: at }, level);
    this.#divide(
      along === 'y' ? { x: x + at, y, wide: wide - at, deep } : { x, y: y + at, wide, deep: deep - at },
      level,
    );
  }

  /** Whether a wall would end in no door and cross no stairs. */
  #mayStand(line: Door): boolean {
    const { x, y, long, along, level } = line;
    if (this.#well !== null) {
      const { x: wx, y: wy, wide, deep } = this.#well;
      const across = along === 'y' ? x > wx - 0.1 && x < wx + wide + 0.1 : y > wy - 0.1 && y < wy + deep + 0.1;
      const beside = along === 'y' ? y < wy + deep && y + long > wy : x < wx + wide && x + long > wx;
      if (across && beside) return false;
    }
    return this.#doors.every((door) => {
      if (door.level !== level || door.along === along) return true;
      const [at, from] = along === 'y' ? [x, door.x] : [y, door.y];
      const [level_, ends] = along === 'y' ? [door.y, [y, y + long]] : [door.x, [x, x + long]];
      const touches = ends.some((end) => Math.abs(end - level_) < 0.01);
      return !touches || at <= from - BESIDE_DOOR || at >= from + door.long + BESIDE_DOOR;
    });
  }

  /** A wall from end to end, with a door somewhere in it. */
  #wall(line: Door): void {
    const { x, y, long, along, level } = line;
    const [from, to]: [[number, number], [number, number]] = [[x, y], along === 'y' ? [x, y + long] : [x + long, y]];
    this.walls.push({ id: `${this.id}-wall-${this.walls.length + 1}`, from, to, level });
    this.#lines.push(line);
    const spots = this.#spots(line, DOOR, 0.25);
    const at = spots.length === 0 ? (long - DOOR) / 2 : oneOf(this.chance, spots);
    this.#door({ ...on(line, at), long: DOOR, along, level }, likely(this.chance, 70));
  }

  #door(door: Door, open: boolean): void {
    this.#doors.push(door);
    const [from, to] = endsOf(door);
    this.openings.push({
      id: `${this.id}-door-${this.#doors.length}`,
      kind: 'door',
      from,
      to,
      level: door.level,
      open,
    });
  }

  /** Where along a line an opening can begin without touching another one, a wall that ends there, or a corner. */
  #spots(line: Door, wide: number, margin: number): number[] {
    const { x, y, long, along, level } = line;
    const start = along === 'x' ? x : y;
    const at = along === 'x' ? y : x;
    const taken: (readonly [number, number])[] = [];
    for (const wall of this.#lines) {
      if (wall.level !== level || wall.along === along) continue;
      const ends = wall.along === 'y' ? [wall.y, wall.y + wall.long] : [wall.x, wall.x + wall.long];
      const crosses = (ends[0] as number) <= at + 0.01 && (ends[1] as number) >= at - 0.01;
      const meets = wall.along === 'y' ? wall.x : wall.y;
      if (crosses) taken.push([meets - BESIDE_DOOR, meets + BESIDE_DOOR]);
    }
    for (const { from, to, level: on_ } of this.openings) {
      const [a, b] = [from, to] as [[number, number], [number, number]];
      const same = along === 'x' ? a[1] === at && b[1] === at : a[0] === at && b[0] === at;
      if (on_ !== level || !same) continue;
      const [low, high] = along === 'x' ? [a[0], b[0]] : [a[1], b[1]];
      taken.push([Math.min(low, high) - BESIDE_DOOR, Math.max(low, high) + BESIDE_DOOR]);
    }
    const spots: number[] = [];
    for (let s = margin; s + wide <= long - margin + 0.001; s += 0.25) {
      const [low, high] = [start + s, start + s + wide];
      if (taken.every(([a, b]) => high <= a || low >= b)) spots.push(s);
    }
    return spots;
  }

  /** A door to the outside, as near to the middle of that side as walls inside allow; false if there is no room for one. */
  entrance(side: Side, wide = this.inside.door): boolean {
    const line = this.#outer(side, 0);
    if (line === null) return false;
    const spots = this.#spots(line, wide, 0.5).sort(
      (a, b) => Math.abs(a + wide / 2 - line.long / 2) - Math.abs(b + wide / 2 - line.long / 2) || a - b,
    );
    const at = spots[this.chance.below(Math.min(4, spots.length || 1))];
    if (at === undefined) return false;
    this.#door({ ...on(line, at), long: wide, along: line.along, level: 0 }, likely(this.chance, 20));
    return true;
  }

  /** Windows on all sides but the blind ones, on every storey. */
  windows(blind: readonly Side[]): void {
    for (let level = 0; level < this.floors.length; level++) {
      for (const side of ['south', 'east', 'north', 'west'] as const) {
        const line = blind.includes(side) ? null : this.#outer(side, level);
        if (line === null) continue;
        for (let from = 0; from + 3 <= line.long + 0.01; from += 3) {
          if (!likely(this.chance, this.inside.windows)) continue;
          const spots = this.#spots(line, 1.5, 0.5).filter((s) => s >= from && s <= from + 1.5);
          if (spots.length === 0) continue;
          const [a, b] = endsOf({ ...on(line, oneOf(this.chance, spots)), long: 1.5, along: line.along });
          const n = this.openings.length + 1;
          this.openings.push({ id: `${this.id}-window-${n}`, kind: 'window', from: a, to: b, level, sill: SILL });
        }
      }
    }
  }

  /** The longest outer wall that looks to that side. */
  #outer(side: Side, level: number): Door | null {
    const lines = this.shape.parts.map((part) => outerOf(part, side, level)).filter((line) => !this.#isJoint(line));
    const far = (line: Door): number =>
      side === 'north' ? line.y : side === 'east' ? line.x : side === 'south' ? -line.y : -line.x;
    lines.sort((a, b) => b.long - a.long || far(b) - far(a));
    return lines[0] ?? null;
  }

  #isJoint(line: Door): boolean {
    const { joint } = this.shape;
    if (joint === undefined || joint.along !== line.along) return false;
    return joint.along === 'x' ? Math.abs(joint.y - line.y) < 0.01 : Math.abs(joint.x - line.x) < 0.01;
  }

  /** A ladder up to the roof: outside, or inside where the building touches something. */
  ladder(side: Side, roof: number): void {
    const line = this.#outer(side, 0);
    if (line === null) return;
    const spots = this.#spots(line, 1, 0.5);
    const at = spots[this.chance.below(spots.length || 1)];
    if (at === undefined) return;
    const { x, y } = on(line, at + 0.5);
    const [dx, dy] = OUT[side];
    this.links.push({
      id: `${this.id}-ladder-1`,
      kind: 'ladder',
      from: { at: [x + dx * 0.6, y + dy * 0.6], level: 0 },
      to: { at: [x - dx * 0.6, y - dy * 0.6], level: roof },
    });
  }
}

const OUT = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const satisfies Record<
  Side,
  readonly number[]
>;

const on = ({ x, y, along }: Line, at: number): { x: number; y: number } =>
  along === 'x' ? { x: x + at, y } : { x, y: y + at };
const endsOf = ({ x, y, long, along }: Line): [[number, number], [number, number]] => [
  [x, y],
  along === 'x' ? [x + long, y] : [x, y + long],
];

function outerOf({ x, y, wide, deep }: Rect, side: Side, level: number): Door {
  if (side === 'south' || side === 'north')
    return { x, y: side === 'south' ? y : y + deep, long: wide, along: 'x', level };
  return { x: side === 'west' ? x : x + wide, y, long: deep, along: 'y', level };
}
