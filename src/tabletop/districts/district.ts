import { Seeded, seedWords } from '../../kernel/index.ts';
import { parseTerrain, type TerrainFile } from '../terrain/schema.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { buildCountry } from './country.ts';
import { pocketsOf } from './footing.ts';
import { cornersOf, type District, middleOf, oneOf, Plan, type Rect, type Stuff } from './plan.ts';
import { layStreets, type Network } from './streets.ts';
import { STUFF } from './stuff.ts';
import { buildSuburb } from './suburb.ts';
import { buildTown, lightStreets, strew } from './town.ts';
import { blockStreet, parkAlong, vehicleCount } from './vehicles.ts';

export interface DistrictWish {
  readonly district: District;
  readonly seed: string;
  readonly width: number;
  readonly depth: number;
  /** How deep the two deployment zones are; 0: there are none. */
  readonly zone: number;
  /** Both sides have the same: turned by half a circle, the table is itself. */
  readonly fair: boolean;
}

/** Square inches of open ground that may be cut off: a nook behind a hedge. */
const NOOK = 2;
const ATTEMPTS = 40;

/**
 * A table by sections: streets first, then what stands along them, then the land between. The same wish gives the same table.
 * It is handed out only if one gets on foot into every room of every storey.
 */
export function layOut(wish: DistrictWish): Terrain {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const terrain = attemptAt(wish, attempt);
    const { outside, inside } = pocketsOf(terrain);
    if (inside === 0 && outside <= NOOK) return terrain;
  }
  throw new RangeError(
    `No ${wish.district} table of ${wish.width} by ${wish.depth} inches was found that can be walked on`,
  );
}

const STREWN = {
  urban: [STUFF.barrier, STUFF.barrier, STUFF.sandbags, STUFF.rubble, STUFF.rubble],
  suburban: [STUFF.barrier, STUFF.rubble],
  rural: [STUFF.rubble],
} as const satisfies Record<District, readonly Stuff[]>;

const NAMES = { urban: 'Town district', suburban: 'Suburb', rural: 'Countryside' } as const satisfies Record<
  District,
  string
>;

function attemptAt(wish: DistrictWish, attempt: number): Terrain {
  const { district, seed, width, depth, fair } = wish;
  const chance = new Seeded(seedWords(`${district} ${width}x${depth} ${fair ? 'fair' : 'free'} ${seed} ${attempt}`));
  const plan = new Plan(width, depth, fair, chance);
  const network = layStreets(plan, district);
  const count = vehicleCount(plan, district);
  const main = network.streets[0];
  if (main !== undefined && district !== 'rural') blockStreet(plan, main);
  const parked = fill(plan, district, network);
  if (network.streets.length > 0) {
    parkAlong(plan, district, network.streets, Math.max(0, count - parked - 1));
    if (district !== 'rural') lightStreets(plan, network.streets);
    strew(plan, network.streets, STREWN[district]);
  }
  const parsed = parseTerrain(fileOf(wish, plan));
  if (!parsed.ok) throw new RangeError(JSON.stringify(parsed.errors.slice(0, 5)));
  return parsed.terrain;
}

function fill(plan: Plan, district: District, network: Network): number {
  const sectionOf = (rect: Rect): number => sectionAt(plan, rect);
  switch (district) {
    case 'urban':
      return buildTown(plan, network, sectionOf);
    case 'suburban':
      return buildSuburb(plan, network, sectionOf);
    case 'rural':
      return buildCountry(plan, network, rectOf(plan, oneOf(plan.chance, plan.fair ? [7, 9] : [1, 3, 4, 6, 7, 9])));
  }
}

/** ATZ.TERR.2: nine sections, numbered row by row from the far edge. */
function sectionAt({ width, depth }: Plan, rect: Rect): number {
  const { x, y } = middleOf(rect);
  const column = Math.min(2, Math.floor((3 * x) / width));
  const row = 2 - Math.min(2, Math.floor((3 * y) / depth));
  return 3 * row + column + 1;
}

function rectOf({ width, depth }: Pick<Plan, 'width' | 'depth'>, section: number): Rect {
  const [column, row] = [(section - 1) % 3, 2 - Math.floor((section - 1) / 3)];
  return { x: (column * width) / 3, y: (row * depth) / 3, wide: width / 3, deep: depth / 3 };
}

function fileOf({ district, width, depth, zone }: DistrictWish, { pieces, buildings }: Plan): TerrainFile {
  const pairs = (rect: Rect): [number, number][] => cornersOf(rect).map(({ x, y }) => [x, y]);
  return {
    id: `random-${district}`,
    name: NAMES[district],
    theme: district,
    width,
    depth,
    pieces,
    buildings,
    areas: [
      ...(zone > 0
        ? [
            {
              id: 'zone-0',
              name: 'South',
              kind: 'zone' as const,
              side: 0,
              outline: pairs({ x: 0, y: 0, wide: width, deep: zone }),
            },
            {
              id: 'zone-1',
              name: 'North',
              kind: 'zone' as const,
              side: 1,
              outline: pairs({ x: 0, y: depth - zone, wide: width, deep: zone }),
            },
          ]
        : []),
      ...Array.from({ length: 9 }, (_, i) => ({
        id: `section-${i + 1}`,
        name: `Section ${i + 1}`,
        kind: 'section' as const,
        outline: pairs(rectOf({ width, depth }, i + 1)),
      })),
    ],
  };
}
