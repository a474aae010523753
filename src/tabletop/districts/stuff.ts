import { COVER } from '../terrain/heights.ts';
import type { Stuff } from './plan.ts';

/** What a district is made of besides its buildings. What is seen over is cover; what is higher hides. */

const flat = (looks: string, name: string): Stuff => ({ looks, name, height: 0, kind: 'normal' });
const solid = (looks: string, name: string, height: number): Stuff => ({
  looks,
  name,
  height,
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  cover: true,
});
const growth = (looks: string, name: string, height: number): Stuff => ({
  looks,
  name,
  height,
  kind: 'difficult',
  cover: true,
  seeThrough: true,
});

export const GROUND = {
  road: flat('road', 'Street'),
  pavement: flat('pavement', 'Pavement'),
  track: flat('track', 'Track'),
  paving: flat('paving', 'Yard'),
  parking: flat('paving', 'Car park'),
  lawn: flat('grass', 'Lawn'),
  park: flat('grass', 'Park'),
  drive: flat('paving', 'Drive'),
} as const;

export const STUFF = {
  crates: { ...solid('crates', 'Crates', COVER), tags: { searchable: true } },
  skip: { ...solid('skip', 'Skip', COVER), tags: { searchable: true } },
  barrier: solid('wall', 'Barrier', COVER),
  sandbags: solid('wall', 'Sandbags', COVER),
  bales: solid('bales', 'Hay bales', COVER),
  wall: solid('wall', 'Low wall', 0.6),
  ruin: { ...solid('ruin', 'Broken wall', 1.5), climbable: false },
  picket: solid('fence', 'Picket fence', 0.6),
  boards: { ...solid('fence', 'Board fence', 1.5), looks: 'boards' },
  wire: { looks: 'wire', name: 'Wire fence', height: 1.8, kind: 'impassable', climbable: true },
  hedge: { looks: 'hedge', name: 'Hedge', height: 1.5, kind: 'difficult', blocksSight: true, cover: true },
  shrubs: { looks: 'hedge', name: 'Low hedge', height: COVER, kind: 'difficult', blocksSight: true, cover: true },
  rubble: { looks: 'rubble', name: 'Rubble', height: 0.5, kind: 'difficult', cover: true },
  rocks: solid('rocks', 'Rocks', 1.5),
  trees: growth('wood', 'Trees', 4),
  wood: growth('wood', 'Wood', 4),
  maize: growth('crops', 'Maize', 1.5),
  patch: growth('crops', 'Vegetable patch', 0.8),
  pond: { looks: 'water', name: 'Pond', height: 0, kind: 'difficult' },
  stream: { looks: 'water', name: 'Stream', height: 0, kind: 'difficult' },
  hill: { looks: 'hill', name: 'Hill', height: 2, kind: 'difficult', blocksSight: true, cover: true },
  crest: { looks: 'crest', name: 'Crest', height: 2, kind: 'normal', tags: { crest: true } },
  lamp: { looks: 'lamp', name: 'Street lamp', height: 3, kind: 'impassable', tags: { light: 6 } },
  hydrant: { looks: 'hydrant', name: 'Hydrant', height: 0.6, kind: 'impassable', tags: { hose: true } },
} as const satisfies Record<string, Stuff>;

/** Vehicles by type: how long and wide, whether one can look over them, and how often they are met in each kind of area. */
interface Vehicle {
  readonly stuff: Stuff;
  readonly long: number;
  readonly wide: number;
  /** LD.TERRAIN.21: cars, vans and trucks may have an alarm; buses and the like have none. */
  readonly alarm: boolean;
}

const vehicle = (name: string, type: string, [long, wide]: readonly [number, number], height: number): Vehicle => ({
  stuff: { ...solid('car', name, height), tags: { vehicle: type, searchable: true } },
  long,
  wide,
  alarm: !['bus', 'tractor', 'wreck'].includes(type),
});

export const VEHICLES = {
  car: vehicle('Car', 'car', [4, 1.75], COVER),
  taxi: vehicle('Taxi', 'car', [4, 1.75], COVER),
  estate: vehicle('Estate car', 'car', [4.25, 1.75], COVER),
  pickup: vehicle('Pickup', 'pickup', [4.5, 1.75], COVER),
  police: vehicle('Police car', 'police', [4, 1.75], COVER),
  van: vehicle('Van', 'van', [4.5, 2], 1.6),
  truck: vehicle('Truck', 'truck', [6, 2], 2),
  bus: vehicle('Bus', 'bus', [6, 2], 2),
  tractor: vehicle('Tractor', 'tractor', [3, 2], 1.4),
  wreck: {
    ...vehicle('Burnt-out car', 'wreck', [4, 1.75], COVER),
    stuff: { ...solid('wreck', 'Burnt-out car', COVER), tags: { vehicle: 'wreck' } },
  },
} as const satisfies Record<string, Vehicle>;
export type { Vehicle };
