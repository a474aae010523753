import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, type Point } from '../../kernel/index.ts';
import { areaOf, gapBetween, inside, type Polygon, toOutline } from '../geometry/polygon.ts';
import { Draft } from '../tabletop.ts';
import { awkwardOn } from '../terrain/heights.ts';
import { parseTerrain } from '../terrain/schema.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { fits } from '../ways/clearance.ts';
import { walk } from '../ways/walk.ts';
import { type DistrictWish, layOut } from './district.ts';
import { pocketsOf } from './footing.ts';
import { type District, DISTRICTS } from './plan.ts';

const wish = (district: District, seed: string, more: Partial<DistrictWish> = {}): DistrictWish => ({
  district,
  seed,
  width: 36,
  depth: 36,
  zone: 6,
  fair: false,
  ...more,
});

const SEEDS = Array.from({ length: 334 }, (_, i) => `seed ${i}`);
const all: Readonly<Record<District, readonly Terrain[]>> = {
  urban: SEEDS.map((seed, i) => layOut(wish('urban', seed, { fair: i % 3 === 0 }))),
  suburban: SEEDS.map((seed, i) => layOut(wish('suburban', seed, { fair: i % 3 === 0 }))),
  rural: SEEDS.map((seed, i) => layOut(wish('rural', seed, { fair: i % 3 === 0 }))),
};
/** Of these the halves are not the same: the rules for areas hold to the number. */
const free = (district: District): Terrain[] => all[district].filter((_, i) => i % 3 !== 0);

const middleOf = (outline: Polygon): Point => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};
const sectionOf = ({ areas }: Terrain, at: Point): string =>
  areas.find(({ kind, outline }) => kind === 'section' && inside(outline, at))?.id ?? 'none';
const roads = ({ pieces }: Terrain): Polygon[] => pieces.filter(({ looks }) => looks === 'road').map((p) => p.outline);
const standing = ({ pieces, buildings }: Terrain) => [
  ...pieces.filter(({ height, looks }) => (height > 0 && looks !== 'crest') || looks === 'water'),
  ...buildings,
];

const boxOf = (outline: Polygon): readonly [number, number, number, number] => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const farApart = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>): boolean =>
  a[0] - b[2] > 2 || b[0] - a[2] > 2 || a[1] - b[3] > 2 || b[1] - a[3] > 2;

/** Slow and plain: an outline lies in another by more than a hair, at a corner, half-way along an edge, or in the middle. */
function overlap(a: Polygon, b: Polygon): boolean {
  const points = (outline: Polygon): Point[] => [
    ...outline.flatMap((p, i) => {
      const q = outline[(i + 1) % outline.length] as Point;
      return [0, 0.25, 0.5, 0.75].map((s) => ({ x: p.x + (q.x - p.x) * s, y: p.y + (q.y - p.y) * s }));
    }),
    middleOf(outline),
  ];
  const within = (p: Point, outline: Polygon): boolean => inside(outline, p) && toOutline(outline, p) > 0.01;
  return points(a).some((p) => within(p, b)) || points(b).some((p) => within(p, a));
}

/** Which share of the table is built up, and which is built up or holds woods, fields, hills or water: least and most. */
const DENSITY = {
  urban: { built: [0.12, 0.45], large: [0.14, 0.5] },
  suburban: { built: [0.05, 0.3], large: [0.1, 0.4] },
  rural: { built: [0.03, 0.14], large: [0.25, 0.5] },
} as const satisfies Record<District, unknown>;

describe.each(DISTRICTS)('%s, 334 seeds', (district) => {
  const tables = all[district];

  test('is read again as the table that it is', () => {
    for (const table of tables.slice(0, 40)) expect(parseTerrain(table)).toEqual({ ok: true, terrain: table });
  });

  test('nothing stands in anything else, and between what bars the way a base gets through', () => {
    for (const table of tables) {
      const things = standing(table).map((thing) => ({ ...thing, box: boxOf(thing.outline) }));
      const bars = (thing: (typeof things)[number]): boolean => !('kind' in thing) || thing.kind === 'impassable';
      const small = (thing: (typeof things)[number]): boolean =>
        'looks' in thing && ['lamp', 'hydrant'].includes(thing.looks);
      things.forEach((a, i) => {
        for (const b of things.slice(i + 1)) {
          if (farApart(a.box, b.box)) continue;
          const gap = gapBetween(a.outline, b.outline);
          if (gap === 0)
            expect([table.id, a.id, b.id, overlap(a.outline, b.outline)]).toEqual([table.id, a.id, b.id, false]);
          else if (bars(a) && bars(b))
            expect([a.id, b.id, gap]).toEqual([
              a.id,
              b.id,
              expect.toSatisfy((g: number) => g >= (small(a) || small(b) ? 1.09 : 1.59)),
            ]);
        }
      });
    }
  });

  test('every room of every storey can be walked to, and nearly all of the open', () => {
    for (const table of tables) {
      const { inside: rooms, outside, open } = pocketsOf(table);
      expect(rooms).toBe(0);
      expect(outside).toBeLessThanOrEqual(2);
      expect(open).toBeGreaterThan(0.25 * 36 * 36);
    }
  });

  test('is as dense as such an area is', () => {
    const { built, large } = DENSITY[district];
    for (const table of tables) {
      const area = (outlines: readonly { outline: Polygon }[]): number =>
        outlines.reduce((sum, { outline }) => sum + areaOf(outline), 0) / 1296;
      const houses = area(table.buildings);
      const rest = area(table.pieces.filter(({ looks }) => ['wood', 'crops', 'hill', 'water'].includes(looks)));
      expect(houses).toBeGreaterThanOrEqual(built[0]);
      expect(houses).toBeLessThanOrEqual(built[1]);
      expect(houses + rest).toBeGreaterThanOrEqual(large[0]);
      expect(houses + rest).toBeLessThanOrEqual(large[1]);
    }
  });

  test('all streets hang together and lead off the table', () => {
    for (const table of tables) {
      const streets = roads(table);
      const [first, ...others] = streets;
      if (first === undefined) {
        expect(district).toBe('rural');
        continue;
      }
      const linked = [first];
      for (let left = others; left.length > 0; ) {
        const next = left.filter((street) => linked.some((other) => gapBetween(street, other) === 0));
        expect(next.length).toBeGreaterThan(0);
        linked.push(...next);
        left = left.filter((street) => !next.includes(street));
      }
      for (const { y } of [first[0], first[2]] as Point[]) expect([0, 36]).toContain(y);
    }
  });

  test('cover hides in part, windows begin low, and buildings say what they were', () => {
    for (const table of tables) {
      expect(awkwardOn(table)).toEqual([]);
      for (const { tags } of table.buildings) expect(typeof tags?.['use']).toBe('string');
      for (const { tags, looks } of table.pieces) if (looks === 'car') expect(typeof tags?.['vehicle']).toBe('string');
    }
  });

  test('where both sides are to have the same, they have', () => {
    for (const table of tables.filter((_, i) => i % 3 === 0)) {
      const turn = ({ x, y }: Point): string => `${Math.round((36 - x) * 1000) + 0},${Math.round((36 - y) * 1000) + 0}`;
      const stay = ({ x, y }: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
      const shapes = (how: (p: Point) => string): string[] =>
        [
          ...table.pieces.map(({ looks, outline }) => `${looks} ${outline.map(how).sort().join(' ')}`),
          ...table.buildings.flatMap((b) => [
            `${b.name} ${b.floors.length} ${b.outline.map(how).sort().join(' ')}`,
            ...[...b.walls, ...b.openings, ...b.links].map(
              (o) => `${o.id.split('-')[2]} ${[o.from, o.to].map(how).sort().join(' ')}`,
            ),
          ]),
        ].sort();
      expect(shapes(turn)).toEqual(shapes(stay));
    }
  });
});

test('ATZ.TERR.7 ATZ.TERR.8 ATZ.TERR.9 a town has buildings all over, a suburb in four sections, the country in one', () => {
  const count = (table: Terrain): number =>
    new Set(table.buildings.map(({ outline }) => sectionOf(table, middleOf(outline)))).size;
  for (const table of free('urban')) expect(count(table)).toBeGreaterThanOrEqual(4);
  const suburbs = free('suburban').map(count);
  expect(Math.max(...suburbs)).toBeLessThanOrEqual(5);
  expect(suburbs.reduce((sum, n) => sum + n, 0) / suburbs.length).toBeGreaterThan(3);
  for (const table of free('rural')) expect(count(table)).toBeLessThanOrEqual(2);
});

test('ATZ.TERR.10 ATZ.TERR.12 buildings stand within four inches of a street, and are as high as there', () => {
  const most = { urban: 4, suburban: 2, rural: 1 };
  for (const district of DISTRICTS) {
    for (const table of all[district]) {
      const streets = roads(table);
      for (const { outline, floors, tags } of table.buildings) {
        expect(floors.length).toBeLessThanOrEqual(most[district]);
        if (streets.length === 0 || tags?.['use'] === 'shed') continue;
        expect(Math.min(...streets.map((street) => gapBetween(street, outline)))).toBeLessThanOrEqual(4);
      }
    }
  }
});

test('ATZ.TERR.11 a town has five to ten vehicles at most, a suburb three to eight, the country up to three', () => {
  const most = { urban: 10, suburban: 8, rural: 3 };
  for (const district of DISTRICTS) {
    for (const table of free(district)) {
      const vehicles = table.pieces.filter(({ tags }) => tags?.['vehicle'] !== undefined).length;
      expect(vehicles).toBeLessThanOrEqual(most[district]);
    }
  }
});

test('the same wish gives the same table, another seed another', () => {
  for (const district of DISTRICTS) {
    expect(hashOf(layOut(wish(district, 'one')))).toBe(hashOf(layOut(wish(district, 'one'))));
    expect(hashOf(layOut(wish(district, 'one')))).not.toBe(hashOf(layOut(wish(district, 'two'))));
  }
});

test('tables of any size can be laid out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DISTRICTS),
      fc.integer({ min: 24, max: 120 }),
      fc.integer({ min: 24, max: 120 }),
      fc.boolean(),
      fc.string(),
      (district, width, depth, fair, seed) => {
        const table = layOut(wish(district, seed, { width, depth, fair }));
        expect(pocketsOf(table).inside).toBe(0);
        expect(table.areas.map(({ kind }) => kind)).toEqual([
          'zone',
          'zone',
          ...Array.from({ length: 9 }, () => 'section'),
        ]);
      },
    ),
    { numRuns: 40 },
  );
});

test('the rules of walking agree: whoever fits into a room gets into it from the street, and upstairs from the stairs', () => {
  const base = { id: 'scout', radius: 0.5 };
  for (const table of [...all.urban.slice(0, 5), ...all.suburban.slice(0, 5), ...all.rural.slice(0, 5)]) {
    const doors = table.buildings.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'door'));
    const open = doors.map(({ id }) => [id, { state: 'open' }] as const);
    const draft = new Draft(table, [], { openings: Object.fromEntries(open) });
    const start = [...Array(60).keys()]
      .map((i) => ({ ...base, x: 18 + i * 0.25, y: 0.75, level: 0 }))
      .find((at) => fits(draft, at, at));
    expect(start).toBeDefined();
    for (const { outline, floors, links } of table.buildings) {
      const spots = rasterIn(outline);
      floors.forEach((_, level) => {
        const well = links.find(({ to, kind }) => kind === 'stairs' && to.level === level)?.to;
        const from = level === 0 ? start : well && { ...base, ...well };
        expect(from).toBeDefined();
        for (const spot of spots) {
          if (from === undefined || !fits(draft, { ...base, ...spot, level }, spot)) continue;
          expect([table.id, level, spot, walk(draft, from, spot) !== null]).toEqual([table.id, level, spot, true]);
        }
      });
    }
  }
});

/** Points an inch and a half apart, in the building. */
function rasterIn(outline: Polygon): Point[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const spots: Point[] = [];
  for (let x = Math.min(...xs) + 0.6; x < Math.max(...xs); x += 1.5) {
    for (let y = Math.min(...ys) + 0.6; y < Math.max(...ys); y += 1.5)
      if (inside(outline, { x, y })) spots.push({ x, y });
  }
  return spots;
}

test('a room without a door, and stairs that lead nowhere, are found', () => {
  const table = all.urban.find(({ buildings }) => buildings.some(({ floors }) => floors.length > 1)) as Terrain;
  const without = (how: (b: Terrain['buildings'][number]) => Terrain['buildings'][number]): number =>
    pocketsOf({ ...table, buildings: table.buildings.map(how) }).inside;
  expect(without((b) => b)).toBe(0);
  expect(without((b) => ({ ...b, openings: [] }))).toBeGreaterThan(0);
  expect(without((b) => ({ ...b, links: [] }))).toBeGreaterThan(0);
});
