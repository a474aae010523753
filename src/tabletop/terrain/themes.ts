import { COVER } from './heights.ts';
import type { GroundKind } from './terrain.ts';

export const THEME_NAMES = ['town', 'farm', 'industrial', 'forest'] as const;
export type Theme = (typeof THEME_NAMES)[number];

/** A kind of piece in a box of terrain, in inches. */
export interface Stock {
  readonly looks: string;
  readonly name: string;
  readonly wide: readonly [number, number];
  readonly deep: readonly [number, number];
  readonly height: number;
  readonly kind: GroundKind;
  readonly climbable?: boolean;
  readonly blocksSight?: boolean;
  readonly cover?: boolean;
  readonly seeThrough?: boolean;
  /** Eight corners instead of four. */
  readonly round?: boolean;
  /** It stands along the table's edges. */
  readonly square?: boolean;
  readonly building?: {
    readonly floors: readonly number[];
    /** On which edge, at which share of it, and how long. */
    readonly openings: readonly {
      readonly kind: 'door' | 'window';
      readonly edge: number;
      readonly share: number;
      readonly long: number;
    }[];
  };
}

const car: Stock = {
  looks: 'car',
  name: 'Car',
  wide: [4, 4.5],
  deep: [2, 2],
  height: COVER,
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  cover: true,
};
const wreck: Stock = { ...car, looks: 'wreck', name: 'Burnt-out car' };
const wood: Stock = {
  looks: 'wood',
  name: 'Wood',
  wide: [5, 8],
  deep: [4, 7],
  height: 4,
  kind: 'difficult',
  cover: true,
  seeThrough: true,
  round: true,
};
const hedge: Stock = {
  looks: 'hedge',
  name: 'Hedge',
  wide: [4, 6],
  deep: [0.5, 0.5],
  height: 1.5,
  kind: 'difficult',
  blocksSight: true,
  cover: true,
  square: true,
};
const wall: Stock = {
  looks: 'wall',
  name: 'Low wall',
  wide: [3, 5],
  deep: [0.5, 0.5],
  height: 0.6,
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  cover: true,
  square: true,
};
const fence: Stock = {
  looks: 'fence',
  name: 'Fence',
  wide: [4, 6],
  deep: [0.5, 0.5],
  height: 2,
  kind: 'impassable',
  climbable: true,
  cover: true,
  seeThrough: true,
  square: true,
};
const rubble: Stock = {
  looks: 'rubble',
  name: 'Rubble',
  wide: [3, 5],
  deep: [3, 4],
  height: 0.5,
  kind: 'difficult',
  cover: true,
  round: true,
};
const rocks: Stock = {
  looks: 'rocks',
  name: 'Rocks',
  wide: [2, 4],
  deep: [2, 3],
  height: 2,
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  cover: true,
  round: true,
};
const pond: Stock = {
  looks: 'water',
  name: 'Pond',
  wide: [4, 7],
  deep: [4, 6],
  height: 0,
  kind: 'difficult',
  round: true,
};
const field: Stock = {
  looks: 'crops',
  name: 'Maize',
  wide: [6, 10],
  deep: [5, 8],
  height: 1.5,
  kind: 'difficult',
  cover: true,
  seeThrough: true,
  square: true,
};
const spill: Stock = {
  looks: 'spill',
  name: 'Chemical spill',
  wide: [3, 5],
  deep: [3, 4],
  height: 0,
  kind: 'dangerous',
  round: true,
};
const crates: Stock = {
  looks: 'crates',
  name: 'Crates',
  wide: [1.5, 2.5],
  deep: [1.5, 2],
  height: COVER,
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  cover: true,
  square: true,
};
const container: Stock = {
  looks: 'container',
  name: 'Container',
  wide: [5, 6],
  deep: [2.5, 2.5],
  height: 2.5,
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  cover: true,
  square: true,
};
const tank: Stock = {
  looks: 'tank',
  name: 'Tank',
  wide: [4, 5],
  deep: [4, 5],
  height: 5,
  kind: 'impassable',
  blocksSight: true,
  cover: true,
  round: true,
};

const openings = [
  { kind: 'door', edge: 0, share: 0.5, long: 1.5 },
  { kind: 'window', edge: 1, share: 0.5, long: 1.5 },
  { kind: 'door', edge: 2, share: 0.3, long: 1.5 },
  { kind: 'window', edge: 2, share: 0.75, long: 1.2 },
  { kind: 'window', edge: 3, share: 0.5, long: 1.5 },
] as const;
const house: Stock = {
  looks: 'house',
  name: 'House',
  wide: [7, 9],
  deep: [6, 8],
  height: 6,
  kind: 'impassable',
  square: true,
  building: { floors: [0, 3], openings },
};
const shed: Stock = {
  looks: 'shed',
  name: 'Shed',
  wide: [6, 6],
  deep: [5, 6],
  height: 3,
  kind: 'impassable',
  square: true,
  building: { floors: [0], openings },
};
const hall: Stock = {
  looks: 'hall',
  name: 'Hall',
  wide: [10, 12],
  deep: [7, 9],
  height: 5,
  kind: 'impassable',
  square: true,
  building: { floors: [0], openings },
};

/** The piece in the middle must look the same from both sides. */
const even = [
  { kind: 'door', edge: 0, share: 0.5, long: 1.5 },
  { kind: 'window', edge: 1, share: 0.5, long: 1.5 },
  { kind: 'door', edge: 2, share: 0.5, long: 1.5 },
  { kind: 'window', edge: 3, share: 0.5, long: 1.5 },
] as const;
const inMiddle = (stock: Stock): Stock => ({
  ...stock,
  building: { floors: stock.building?.floors ?? [0], openings: even },
});
const barn: Stock = { ...shed, name: 'Barn', wide: [9, 9], deep: [7, 7] };
const crag: Stock = { ...rocks, name: 'Crag', wide: [5, 6], deep: [4, 5], height: 4 };

/** What stands in the middle, what is dealt out round it, and how many square inches go to a piece. */
export const THEMES: Readonly<
  Record<
    Theme,
    { readonly name: string; readonly middle: Stock; readonly stock: readonly Stock[]; readonly every: number }
  >
> = {
  town: {
    name: 'Town',
    middle: inMiddle(house),
    stock: [house, house, car, car, wreck, wall, hedge, fence, rubble],
    every: 75,
  },
  farm: {
    name: 'Farm',
    middle: inMiddle(barn),
    stock: [shed, field, field, hedge, hedge, fence, wall, wood, pond],
    every: 85,
  },
  industrial: {
    name: 'Works',
    middle: inMiddle(hall),
    stock: [container, container, crates, crates, tank, fence, spill, rubble, car],
    every: 65,
  },
  forest: {
    name: 'Forest',
    middle: crag,
    stock: [wood, wood, wood, rocks, rocks, pond, hedge, rubble],
    every: 70,
  },
};
