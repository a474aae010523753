import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contact } from '../geometry/distance.ts';
import { clear, look, visibleShare } from '../sight/sight.ts';
import { Draft, Tabletop } from '../tabletop.ts';
import { block, blocks, box, building, door, model, pane, spots, terrainOf } from '../testing.ts';
import { crowdedBy } from '../ways/clearance.ts';
import { crowd } from '../crowds/crowd.ts';
import { walk } from '../ways/walk.ts';
import { groundAt } from '../ways/ways.ts';
import { changedTerrain, changeFaults, type Hole, OPENING_WORDS, type TerrainChanges } from './changes.ts';
import { groundOf } from './ground.ts';
import type { Piece } from './terrain.ts';

const house = building(
  box(12, 12, 14, 12),
  [
    door('front', [12, 17], [12, 18.5]),
    door('back', [26, 19], [26, 20.5]),
    pane('south', [16, 12], [18, 12]),
    pane('north', [20, 24], [22, 24]),
    door('inner-door', [19, 14], [19, 15.5]),
  ],
  { floors: [0, 3], height: 6, walls: [{ id: 'inner', from: [19, 12], to: [19, 24] }] },
);

const WALLS: readonly (readonly [string, (at: number) => readonly [number, number]])[] = [
  ['house', (at) => [12 + at * 14, 12]],
  ['house', (at) => [26, 12 + at * 12]],
  ['house', (at) => [12, 12 + at * 12]],
  ['inner', (at) => [19, 12 + at * 12]],
];

/** Holes of up to a quarter of their wall: some overlap, some swallow a door or a window. */
const holes: fc.Arbitrary<Hole[]> = fc
  .array(
    fc.record({
      wall: fc.nat(3),
      at: fc.integer({ min: 0, max: 900 }),
      wide: fc.integer({ min: 50, max: 250 }),
      sill: fc.constantFrom(0, 0, 1),
    }),
    { maxLength: 3 },
  )
  .map((list) =>
    list.map(({ wall, at, wide, sill }, i) => {
      const [of, place] = WALLS[wall] as (typeof WALLS)[number];
      const [from, to] = [place(at / 1000), place(Math.min(1, (at + wide) / 1000))].map(([x, y]) => ({ x, y }));
      return {
        id: `hole${i}`,
        in: of,
        from: from as never,
        to: to as never,
        level: 0,
        ...(sill === 0 ? {} : { sill, top: 2 }),
      };
    }),
  )
  // As a terrain of its own, holes become openings, and those may not overlap.
  .filter((list) => list.every((a, i) => list.every((b, j) => i <= j || a.in !== b.in || disjoint(a, b))));

const disjoint = (a: Hole, b: Hole): boolean =>
  Math.max(a.from.x, a.to.x) < Math.min(b.from.x, b.to.x) ||
  Math.max(b.from.x, b.to.x) < Math.min(a.from.x, a.to.x) ||
  Math.max(a.from.y, a.to.y) < Math.min(b.from.y, b.to.y) ||
  Math.max(b.from.y, b.to.y) < Math.min(a.from.y, a.to.y);

const piecesOf = (file: readonly ReturnType<typeof block>[]): readonly Piece[] =>
  terrainOf({ pieces: [...file] }).pieces;

const changed = fc.record({
  pieces: blocks(5),
  gone: fc.subarray(['p0', 'p1', 'inner', 'house']),
  built: blocks(3).map((list) => piecesOf(list.map((piece, i) => ({ ...piece, id: i === 0 ? 'p2' : `built${i}` })))),
  holes,
  doors: fc.tuple(
    ...['front', 'back', 'inner-door'].map(() => fc.constantFrom('open', 'closed', 'locked', 'broken' as const)),
  ),
  a: spots,
  b: spots,
  level: fc.nat(1),
});

type Case = typeof changed extends fc.Arbitrary<infer T> ? T : never;

/** The table with changes beside it, and one whose terrain was made anew. */
function bothOf({ pieces, gone, built, holes: cut, doors }: Case) {
  const terrain = terrainOf({ pieces, buildings: [house] });
  const [front, back, inner] = doors;
  const changes = {
    gone: gone.filter((id) => id.length > 2 || pieces.some((piece) => piece.id === id)),
    built,
    holes: cut,
    openings: { front: { state: front }, back: { state: back }, 'inner-door': { state: inner } },
  } as TerrainChanges;
  return { beside: new Draft(terrain, [], changes), anew: new Draft(changedTerrain(terrain, changes)) };
}

describe('terrain that changes in play', () => {
  test('is what a terrain made anew would be: sight, cover, standing, contact', () => {
    fc.assert(
      fc.property(changed, (scene) => {
        const { beside, anew } = bothOf(scene);
        const [a, b] = [model('a', scene.a.x, scene.a.y, { level: scene.level }), model('b', scene.b.x, scene.b.y)];
        expect(visibleShare(beside, a, b)).toBeCloseTo(visibleShare(anew, a, b), 9);
        expect(look(beside, b, a).foot).toBeCloseTo(look(anew, b, a).foot, 9);
        const [from, to] = [
          { ...scene.a, z: 1 },
          { ...scene.b, z: 2 },
        ];
        expect(clear(beside, from, to)).toBe(clear(anew, from, to));
        expect(crowdedBy(beside, a, a) === null).toBe(crowdedBy(anew, a, a) === null);
        expect(beside.ground.elevation(a, 1)).toBe(anew.ground.elevation(a, 1));
        expect(groundAt(beside, a)).toEqual(groundAt(anew, a));
        const near = model('n', scene.b.x, scene.b.y + 1);
        expect(contact(beside, b, near).touching).toBe(contact(anew, b, near).touching);
      }),
      { numRuns: 300 },
    );
  });

  test('is walked past and through as a terrain made anew, alone and in a crowd', () => {
    fc.assert(
      fc.property(changed, (scene) => {
        const { beside, anew } = bothOf(scene);
        const [a, b] = [model('a', scene.a.x, scene.a.y), model('b', scene.b.x, scene.b.y)];
        const ways = [walk(beside, a, b, { budget: 30 }), walk(anew, a, b, { budget: 30 })];
        expect(ways[0]?.cost).toEqual(ways[1]?.cost);
        const [here, there] = [beside, anew].map((table) => {
          const standing = new Tabletop(table, [a, b]);
          return crowd(standing, [{ mover: a, target: b }], { budget: 8 })[0]?.left ?? Number.NaN;
        });
        expect(here).toBeCloseTo(there as number, 2);
      }),
      { numRuns: 120 },
    );
  });

  test('shares the index of the terrain, and the same changes are worked out once', () => {
    const terrain = terrainOf({ pieces: [block('p', box(5, 5, 2, 2))], buildings: [house] });
    const changes: TerrainChanges = { gone: ['p'], openings: { front: { state: 'open' } } };
    const [first, again] = [groundOf(terrain, changes), groundOf(terrain, structuredClone(changes))];
    expect(again).toBe(first);
    expect(first.base).toBe(groundOf(terrain).base);
    expect(groundOf(terrain, { gone: [] })).toBe(groundOf(terrain));
  });

  test('a door lets through and see when open or broken, a window never lets through and hides when boarded up', () => {
    const terrain = terrainOf({ buildings: [house] });
    const table = new Draft(terrain);
    const found = OPENING_WORDS.map((state) => {
      table.change({ openings: { front: { state }, south: { state } } });
      return [state, table.opening('front'), table.opening('south')];
    });
    const [both, none, seen] = [
      { pass: true, see: true },
      { pass: false, see: false },
      { pass: false, see: true },
    ];
    expect(found).toEqual([
      ['open', both, seen],
      ['closed', none, seen],
      ['locked', none, seen],
      ['broken', both, seen],
      ['boarded', none, none],
    ]);
    expect(table.ground.wordOf('south')).toBe('boarded');
    expect(table.ground.wordOf('back')).toBe('closed');
  });

  test('nobody walks out of the door of an upper storey', () => {
    const tower = building(box(10, 10, 6, 6), [{ ...door('high', [10, 12], [10, 14]), level: 1 }], {
      floors: [0, 3],
      height: 6,
    });
    const table = new Draft(terrainOf({ buildings: [tower] }), [], { openings: { high: { state: 'open' } } });
    expect(table.opening('high')).toEqual({ pass: false, see: true });
  });

  test('a table put down before a change does not learn of it', () => {
    const table = new Draft(terrainOf({ pieces: [block('p', box(18, 5, 1, 20))] }));
    const before = new Tabletop(table);
    table.change({ gone: ['p'] });
    const [a, b] = [model('a', 10, 15), model('b', 25, 15)];
    expect([visibleShare(before, a, b), visibleShare(table, a, b)]).toEqual([0, 1]);
    table.change({});
    expect(visibleShare(table, a, b)).toBe(0);
  });

  test('changes that do not fit the table are refused with their path', () => {
    const terrain = terrainOf({ buildings: [house] });
    const hole = { id: 'h', level: 0, from: { x: 13, y: 12 }, to: { x: 14, y: 13 } };
    const faults = changeFaults(terrain, {
      openings: { gate: { state: 'open' }, front: { state: 'ajar' as never } },
      gone: ['shed'],
      holes: [
        { ...hole, in: 'house' },
        { ...hole, in: 'barn' },
      ],
      built: [{ ...(piecesOf([block('q', box(1, 1, 1, 1))])[0] as Piece), outline: [{ x: 0, y: 0 }] }],
    });
    expect(faults).toEqual([
      { path: 'openings.gate', message: 'This table has no door or window called gate' },
      { path: 'openings.front.state', message: 'Choose one of open, closed, locked, broken, boarded' },
      { path: 'gone.0', message: 'This table has no piece, building or inner wall called shed' },
      { path: 'holes.0.from', message: 'A hole lies along one wall of its storey' },
      { path: 'holes.1.in', message: 'This table has no building or inner wall called barn' },
      { path: 'built.0.outline', message: 'An outline needs at least three corners' },
    ]);
  });
});
