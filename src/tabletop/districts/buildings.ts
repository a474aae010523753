import type { Point } from '../../kernel/index.ts';
import { grained } from '../geometry/point.ts';
import { type BuildingFile, likely, oneOf, type Plan, quarters, type Rect, cornersOf } from './plan.ts';
import { type Inside, Interior, type Shape } from './rooms.ts';
import type { Side } from './streets.ts';

/** A kind of building: what it was, how high, and what it is like inside. */
interface Kind {
  readonly name: string;
  readonly use: string;
  /** From and to, in storeys. */
  readonly storeys: readonly [number, number];
  readonly storey: number;
  readonly flatRoof: boolean;
  /** ATZ.BLDG.2, ATZ.BLDG.3: light structures have 1, houses and city buildings 2. */
  readonly defence: number;
  readonly inside: Inside;
  readonly alarm?: boolean;
}

const home: Inside = { room: 5, door: 1.5, windows: 85 };
const shop: Inside = { room: 7.5, door: 2, windows: 80 };
const hall: Inside = { room: 13, door: 2.5, windows: 45 };

const kind = (
  name: string,
  use: string,
  storeys: readonly [number, number],
  inside: Inside,
  more: Partial<Kind> = {},
): Kind => ({ name, use, storeys, storey: 2.5, flatRoof: true, defence: 2, inside, ...more });

/** ATZ.TERR.12: several storeys in town, one or two in the suburbs, one in the country. */
export const KINDS = {
  urban: [
    kind('Apartments', 'apartments', [2, 3], home),
    kind('Apartments', 'apartments', [2, 4], home),
    kind('Offices', 'office', [2, 3], { ...shop, room: 6 }),
    kind('Shop', 'shop', [1, 2], shop, { alarm: true }),
    kind('Convenience store', 'shop', [1, 1], shop, { alarm: true }),
    kind('Diner', 'diner', [1, 1], shop),
    kind('Pharmacy', 'pharmacy', [1, 2], { ...shop, room: 6 }, { alarm: true }),
    kind('Bar', 'bar', [1, 2], shop),
    kind('Garage', 'garage', [1, 1], hall, { storey: 3 }),
    kind('Warehouse', 'warehouse', [1, 1], hall, { storey: 3.5 }),
    kind('Police station', 'police', [1, 2], { ...home, room: 5.5 }, { alarm: true }),
  ],
  suburban: [
    kind('House', 'house', [2, 2], home, { flatRoof: false }),
    kind('House', 'house', [1, 2], home, { flatRoof: false }),
    kind('House', 'house', [2, 2], home, { flatRoof: false }),
    kind('Bungalow', 'house', [1, 1], home, { flatRoof: false }),
    kind('Bungalow', 'house', [1, 1], home, { flatRoof: false }),
    kind('Family house', 'house', [2, 2], home, { flatRoof: false }),
    kind('Old house', 'house', [1, 2], { ...home, room: 4.5 }, { flatRoof: false }),
    kind('Cottage', 'house', [1, 1], home, { flatRoof: false }),
    kind('Corner shop', 'shop', [1, 1], { ...shop, room: 6 }, { alarm: true }),
  ],
  rural: [
    kind('Farmhouse', 'farmhouse', [1, 1], home, { flatRoof: false }),
    kind('Barn', 'barn', [1, 1], { ...hall, windows: 20 }, { flatRoof: false, storey: 4, defence: 1 }),
    kind('Stable', 'barn', [1, 1], { room: 5, door: 2, windows: 30 }, { flatRoof: false, defence: 1 }),
  ],
  shed: [kind('Shed', 'shed', [1, 1], { room: 9, door: 1.5, windows: 40 }, { flatRoof: false, defence: 1 })],
} as const satisfies Record<string, readonly Kind[]>;
export type { Kind };

/** The side across from a side, and those beside it. */
const ACROSS: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** Puts up a building whose front looks to a side; answers where it stands, or null if there is no room for it. */
export function putUp(plan: Plan, of: Kind, rect: Rect, front: Side): Rect | null {
  const { chance } = plan;
  const blind = edgesBy(plan, rect);
  const shape = shapeIn(plan, rect, front);
  const outline = outlineOf(shape);
  const count = of.storeys[0] + chance.below(of.storeys[1] - of.storeys[0] + 1);
  const floors = Array.from({ length: count }, (_, i) => grained(i * of.storey));
  const done = plan.build(outline, (id) => {
    const interior = new Interior(id, shape, floors, of.inside, chance);
    const back = ACROSS[front];
    interior.entrance(front);
    const behind = [back, ...SIDES.filter((side) => side !== front && side !== back)].filter((s) => !blind.includes(s));
    // A second way out: behind, or at the side.
    if (rect.wide * rect.deep >= 20) behind.some((side) => interior.entrance(side, 1.5));
    if (of.flatRoof && behind[0] !== undefined && likely(chance, count === 1 ? 60 : 25)) {
      interior.ladder(behind[0], floors.length);
    }
    interior.windows(blind);
    const { walls, openings, links } = interior;
    const file: BuildingFile = {
      id,
      name: of.name,
      outline: outline.map(({ x, y }): [number, number] => [x, y]),
      floors: [...floors],
      height: grained(count * of.storey),
      flatRoof: of.flatRoof,
      walls,
      openings,
      links,
      tags: {
        use: of.use,
        defence: of.defence,
        searchable: true,
        ...(of.alarm === true && likely(chance, 60) ? { alarm: true as const } : {}),
      },
    };
    return file;
  });
  return done ? rect : null;
}

/** Sides at which there is no room to look or walk out: the table ends there. */
function edgesBy({ width, depth }: Plan, { x, y, wide, deep }: Rect): Side[] {
  const near = 1.2;
  const off = { south: y, west: x, north: depth - y - deep, east: width - x - wide };
  return SIDES.filter((side) => off[side] < near);
}

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** The whole rectangle, or a front with a wing behind it. */
function shapeIn({ chance }: Plan, rect: Rect, front: Side): Shape {
  const { x, y, wide, deep } = rect;
  const across = front === 'north' || front === 'south';
  const [long, back] = across ? [wide, deep] : [deep, wide];
  if (long < 7.5 || back < 7.5 || !likely(chance, 35)) return { parts: [rect] };
  const wing = quarters(chance, 3.5, long - 3);
  const rear = quarters(chance, 3, back - 4);
  const low = chance.below(2) === 0;
  const start = (at: number): number => (low ? at : at + long - wing);
  switch (front) {
    case 'south': {
      const split = y + deep - rear;
      const parts = [
        { x, y, wide, deep: deep - rear },
        { x: start(x), y: split, wide: wing, deep: rear },
      ];
      return { parts, joint: { x: start(x), y: split, long: wing, along: 'x' } };
    }
    case 'north': {
      const split = y + rear;
      const parts = [
        { x, y: split, wide, deep: deep - rear },
        { x: start(x), y, wide: wing, deep: rear },
      ];
      return { parts, joint: { x: start(x), y: split, long: wing, along: 'x' } };
    }
    case 'west': {
      const split = x + wide - rear;
      const parts = [
        { x, y, wide: wide - rear, deep },
        { x: split, y: start(y), wide: rear, deep: wing },
      ];
      return { parts, joint: { x: split, y: start(y), long: wing, along: 'y' } };
    }
    case 'east': {
      const split = x + rear;
      const parts = [
        { x: split, y, wide: wide - rear, deep },
        { x, y: start(y), wide: rear, deep: wing },
      ];
      return { parts, joint: { x: split, y: start(y), long: wing, along: 'y' } };
    }
  }
}

/** The outline round front and wing: the corners of both, less the ones that lie on the other's wall. */
function outlineOf({ parts, joint }: Shape): Point[] {
  const [main, wing] = parts as [Rect, Rect | undefined];
  if (wing === undefined || joint === undefined) return cornersOf(main);
  const { x, y, wide, deep } = main;
  const { x: wx, y: wy, wide: ww, deep: wd } = wing;
  const loop: Point[] = [];
  const add = (px: number, py: number): void => {
    if (!loop.some((p) => p.x === px && p.y === py)) loop.push({ x: px, y: py });
  };
  // Round the front, counter-clockwise from its lower left corner, with the wing let in on its side.
  add(x, y);
  if (wy + wd === y) {
    add(wx, y);
    add(wx, wy);
    add(wx + ww, wy);
    add(wx + ww, y);
  }
  add(x + wide, y);
  if (wx === x + wide) {
    add(wx, wy);
    add(wx + ww, wy);
    add(wx + ww, wy + wd);
    add(wx, wy + wd);
  }
  add(x + wide, y + deep);
  if (wy === y + deep) {
    add(wx + ww, wy);
    add(wx + ww, wy + wd);
    add(wx, wy + wd);
    add(wx, wy);
  }
  add(x, y + deep);
  if (wx + ww === x) {
    add(x, wy + wd);
    add(wx, wy + wd);
    add(wx, wy);
    add(x, wy);
  }
  return loop.filter((p, i) => {
    const [a, b] = [loop[(i + loop.length - 1) % loop.length] as Point, loop[(i + 1) % loop.length] as Point];
    return !((a.x === p.x && p.x === b.x) || (a.y === p.y && p.y === b.y));
  });
}

export const somebodys = (plan: Plan, of: keyof typeof KINDS): Kind => oneOf<Kind>(plan.chance, KINDS[of]);
