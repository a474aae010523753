import {
  approach,
  type Body,
  bodyCrowdedBy,
  changedTerrain,
  directionOf,
  gap,
  type Piece,
  type Prices,
  parseTerrain,
  point,
  reach,
  route,
  routeTo,
  sweep,
  Tabletop,
  type TerrainChanges,
  visibleShare,
  walk,
} from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';
import { base, town, trips } from './scenes.ts';

/** What changes in play costs, against the slow way to get the same. See docs/tabletop.md. */

const streets = town(40, 60, 44, 'changes');
const { terrain } = streets.table.ground;
const asked = trips(streets, 12, 3, 12, 'asked');
let turn = 0;

/** Something new every time, so that nothing is known already: a barricade is put up, another one torn down, a piece gone. */
function nextChanges(): TerrainChanges {
  turn++;
  const at = (x: number, y: number) => point(x + (turn % 997) / 1000, y);
  const barricade = (id: string, x: number): Piece => ({
    ...(terrain.pieces[0] as Piece),
    id,
    outline: [at(x, 20), at(x + 2, 20), at(x + 2, 20.4), at(x, 20.4)],
    kind: 'impassable',
    blocksSight: true,
    height: 1,
  });
  return {
    gone: [(terrain.pieces[turn % terrain.pieces.length] as Piece).id],
    built: [barricade('north', 20), barricade('south', 30)],
  };
}

const answers = (table: Tabletop): number[] =>
  asked.map(({ mover, to }) => {
    const cost = walk(table, mover, to, { budget: 14 })?.cost ?? 0;
    return cost + visibleShare(table, mover, { ...mover, id: '', ...to });
  });

for (let i = 0; i < 20; i++) {
  const changes = nextChanges();
  const [beside, anew] = [
    new Tabletop(terrain, streets.models, changes),
    new Tabletop(changedTerrain(terrain, changes), streets.models),
  ];
  const [ours, theirs] = [answers(beside), answers(anew)];
  if (ours.some((n, k) => Math.abs(n - (theirs[k] as number)) > 1e-6)) throw new Error('changed terrains differ');
}

print(
  'Changes of the terrain',
  compare([
    {
      name: 'the terrain made anew',
      run: () => answers(new Tabletop(changedTerrain(terrain, nextChanges()), streets.models)).length / asked.length,
    },
    {
      name: 'changes beside the terrain',
      run: () => answers(new Tabletop(terrain, streets.models, nextChanges())).length / asked.length,
    },
    {
      name: 'no changes',
      run: () => answers(new Tabletop(terrain, streets.models)).length / asked.length,
    },
  ]),
  `a town of 60 by 44 inches with 40 bases; a piece goes and two come, then ${asked.length} ways and shares are asked for`,
);

/** Twelve cars in the streets, and where each goes next. */
const parked: Body[] = trips(streets, 400, 3, 40, 'cars')
  .map(
    ({ to }, i): Body => ({ id: `car${i}`, ...to, level: 0, length: 5, width: 2, height: 1.5, facing: (i * 37) % 360 }),
  )
  .filter((car) => bodyCrowdedBy(streets.table, car) === null)
  .reduce<Body[]>((cars, car) => (cars.every((other) => gap(car, other).inches > 0.5) ? [...cars, car] : cars), [])
  .slice(0, 12);
const drive = new Tabletop(streets.table, [], {}, parked);

/** The same by small steps: the last free place of the straight line. */
function stepped(car: Body, inches: number): number {
  const { x, y } = directionOf(car.facing);
  for (let far = 0; far < inches; far += 0.01) {
    const there = { ...car, x: car.x + x * far, y: car.y + y * far };
    if (bodyCrowdedBy(drive, there) !== null) return far - 0.01;
  }
  return inches;
}
const alike = parked.filter(
  (car) => Math.abs(stepped(car, 12) - sweep(drive, car, [{ do: 'go', inches: 12 }]).inches) < 0.05,
);
if (alike.length < parked.length - 1)
  throw new Error(`only ${alike.length} of ${parked.length} cars go as far by small steps`);

print(
  'Straight moves of a car',
  compare([
    { name: 'by steps of a hundredth of an inch', run: () => parked.map((car) => stepped(car, 12)).length },
    { name: 'sweep', run: () => parked.map((car) => sweep(drive, car, [{ do: 'go', inches: 12 }])).length },
    {
      name: 'sweep, with a turn of 45 degrees half way',
      run: () =>
        parked.map((car) =>
          sweep(drive, car, [
            { do: 'go', inches: 6 },
            { do: 'turn', degrees: 45 },
            { do: 'go', inches: 6 },
          ]),
        ).length,
    },
  ]),
  `the same town, ${parked.length} cars of 5 by 2 inches`,
);

const asPiece = ({ id, x, y }: Body): Piece => ({
  ...(terrain.pieces[0] as Piece),
  id,
  outline: [point(x - 2.5, y - 1), point(x + 2.5, y - 1), point(x + 2.5, y + 1), point(x - 2.5, y + 1)],
  kind: 'impassable',
  blocksSight: true,
  height: 1.5,
});
const flat = parked
  .map((car): Body => ({ ...car, facing: 0 }))
  .filter(({ x, y }) => x > 3 && x < 56 && y > 2 && y < 42);
const shifted = (): Body[] => flat.map((car) => ({ ...car, x: car.x + (++turn % 997) / 1000 }));
print(
  'Tables on which every car has moved',
  compare([
    {
      name: 'cars as pieces of the terrain',
      run: () =>
        answers(new Tabletop({ ...terrain, pieces: [...terrain.pieces, ...shifted().map(asPiece)] }, streets.models))
          .length / asked.length,
    },
    {
      name: 'cars as bodies',
      run: () => answers(new Tabletop(terrain, streets.models, {}, shifted())).length / asked.length,
    },
  ]),
  `${flat.length} cars, then ${asked.length} ways and shares are asked for`,
);

/** A yard with a house of two storeys, crates to climb, a fence and a ditch. */
const rectangle = (x: number, y: number, wide: number, deep: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + deep],
  [x, y + deep],
];
const solid = { kind: 'impassable', blocksSight: true, climbable: true } as const;
const parsed = parseTerrain({
  id: 'yard',
  name: 'Yard',
  width: 40,
  depth: 40,
  pieces: [
    { id: 'crate', outline: rectangle(26, 12, 4, 4), height: 2, ...solid },
    { id: 'shed', outline: rectangle(32, 12, 4, 4), height: 1.5, ...solid },
    { id: 'fence', outline: rectangle(22, 24, 0.2, 14), height: 1, ...solid },
    { id: 'ditch', outline: rectangle(0, 28, 20, 2), kind: 'impassable' },
  ],
  buildings: [
    {
      id: 'house',
      outline: rectangle(12, 12, 8, 8),
      floors: [0, 3],
      height: 6,
      openings: [
        { id: 'door', kind: 'door', from: [12, 15], to: [12, 17] },
        { id: 'window', kind: 'window', from: [15, 12], to: [17, 12] },
      ],
      links: [
        { id: 'stairs', kind: 'stairs', from: { at: [18, 18], level: 0 }, to: { at: [18, 14], level: 1 } },
        { id: 'ladder', kind: 'ladder', from: { at: [16, 21], level: 0 }, to: { at: [16, 19], level: 2 } },
      ],
    },
  ],
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
const yard = new Tabletop(parsed.terrain);
const prices: Prices = {
  door: () => 2,
  window: () => 4,
  stairs: () => 2,
  ladder: () => 3,
  climb: (height) => 2 * height,
  drop: () => 2,
  jump: (inches) => 2 * inches,
};
const walker = base('walker', 10, 18);
const most = { budget: 12, prices };

/** Every spot of every level by a route of its own. */
function spotBySpot(mesh: number): number {
  let found = 0;
  for (const level of [0, 1, 2]) {
    for (let x = walker.x - 12; x <= walker.x + 12; x += mesh) {
      for (let y = walker.y - 12; y <= walker.y + 12; y += mesh) {
        if (Math.hypot(x - walker.x, y - walker.y) <= 12 && routeTo(yard, walker, { x, y, level }, most) !== null)
          found++;
      }
    }
  }
  return found;
}
const spots = (mesh: number): number =>
  reach(yard, walker, { ...most, mesh }).reduce((sum, { ways }) => sum + ways.length, 0);
if (Math.abs(spots(2) - spotBySpot(2)) > 3) throw new Error(`reached ${spots(2)} spots, ${spotBySpot(2)} by routes`);
print(
  'Spots within 12 inches on three levels',
  compare(
    [
      { name: 'a route to every spot', run: () => spotBySpot(2) },
      { name: 'reach', run: () => spots(2) },
    ],
    5,
  ),
  'a yard with a house, crates, a fence and a ditch; a mesh of 2 inches',
);
const trip = [
  { x: 15, y: 16 },
  { x: 15, y: 14, level: 1 },
];
print(
  'Routes of two points',
  compare(
    [
      {
        name: 'through the door, then up the stairs',
        run: () => route(yard, walker, trip, { prices, budget: 24 }).points.length && 1,
      },
    ],
    5,
  ),
  'the same yard',
);

/** To contact by the cheapest of the routes to 24 spots all round the target. */
const prey = [
  base('a', 15, 14),
  { ...base('b', 15, 16), level: 1 },
  { ...base('c', 28, 14), level: 1 },
  base('d', 24, 30),
];
function slowApproach(target: (typeof prey)[number]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const { x, y } = directionOf(degrees);
    const at = { ...point(target.x + x, target.y + y), level: target.level };
    least = Math.min(least, routeTo(yard, walker, at, { prices })?.cost ?? Number.POSITIVE_INFINITY);
  }
  return least;
}
const dearer = prey.map((target) => approach(yard, walker, target, { prices }).way.cost - slowApproach(target));
print(
  'Approaches to contact over levels',
  compare(
    [
      { name: 'the cheapest of 24 routes round the target', run: () => prey.map(slowApproach).length },
      {
        name: 'approach',
        run: () => prey.map((target) => approach(yard, walker, target, { prices })).length,
      },
    ],
    5,
  ),
  `the same yard; ${Math.min(...dearer).toFixed(2)} to ${Math.max(...dearer).toFixed(2)} dearer`,
);
