import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Placed } from '../../kernel/index.ts';
import { inside } from '../geometry/polygon.ts';
import { Tabletop } from '../tabletop.ts';
import { block, blocks, box, building, door, model, pane, slowRoute, spots, terrainOf } from '../testing.ts';
import { fits } from './clearance.ts';
import { reach } from './reach.ts';
import { passagesOf, type Prices } from './passages.ts';
import { route, routeTo } from './route.ts';
import { checkWay } from './ways.ts';

/** A house with a closed door, a window, an upper storey, a flat roof, stairs and a ladder. */
const house = building(
  box(12, 12, 8, 8),
  [
    door('door', [12, 15], [12, 17]),
    pane('window', [15, 12], [17, 12]),
    { ...pane('high', [20, 15], [20, 17]), level: 1 },
  ],
  {
    floors: [0, 3],
    height: 6,
    links: [
      { id: 'stairs', kind: 'stairs', from: { at: [18, 18], level: 0 }, to: { at: [18, 14], level: 1 } },
      { id: 'ladder', kind: 'ladder', from: { at: [16, 21], level: 0 }, to: { at: [16, 19], level: 2 } },
    ],
  },
);
const crate = block('crate', box(26, 12, 4, 4), { height: 2, climbable: true });
const shed = block('shed', box(32, 12, 4, 4), { height: 1.5, climbable: true });
const fence = block('fence', box(22, 24, 0.2, 14), { height: 1, climbable: true });
const ditch = { id: 'ditch', outline: box(0, 28, 20, 2), kind: 'impassable' as const };

const prices: Prices = {
  door: (_, state) => (state === 'locked' ? null : 2),
  window: () => 4,
  ladder: (height) => height,
  stairs: () => 8,
  climb: (height) => 2 * height,
  drop: () => 2,
  jump: (inches, down) => 2 * Math.ceil(inches) + down,
};

const table = new Tabletop(terrainOf({ buildings: [house], pieces: [crate, shed, fence, ditch] }));
const kinds = (from: Placed, points: Placed[], given: Prices = prices, on = table) => {
  const found = route(on, model('a', from.x, from.y, { level: from.level ?? 0 }), points, { prices: given });
  return [
    found.fault?.reason ?? null,
    ...found.stretches.map(({ kind, of, cost, rise }) =>
      kind === 'walk' ? 'walk' : `${kind} ${of.join()} ${cost} ${rise}`,
    ),
  ].filter((word, i, all) => word !== 'walk' || all[i - 1] !== 'walk');
};

describe('a route', () => {
  test('says of each stretch what it is, what it costs and how high it goes', () => {
    expect(kinds({ x: 8, y: 16 }, [{ x: 15, y: 16 }])).toEqual([null, 'walk', 'door door 2 0', 'walk']);
    expect(kinds({ x: 16, y: 8 }, [{ x: 16, y: 14 }], { window: () => 4 })).toEqual([
      null,
      'walk',
      'window window 4 0',
      'walk',
    ]);
    expect(kinds({ x: 15, y: 18 }, [{ x: 15, y: 18, level: 1 }])).toEqual([null, 'walk', 'stairs stairs 8 3', 'walk']);
    expect(kinds({ x: 16, y: 24 }, [{ x: 14, y: 16, level: 2 }])).toEqual([null, 'walk', 'ladder ladder 6 6', 'walk']);
    expect(kinds({ x: 18, y: 16, level: 1 }, [{ x: 23, y: 16, level: 0 }])).toEqual([
      null,
      'walk',
      'drop high 6 -3',
      'walk',
    ]);
    expect(kinds({ x: 24, y: 14 }, [{ x: 28, y: 14, level: 1 }])).toEqual([null, 'walk', 'climb crate 4 2', 'walk']);
    expect(kinds({ x: 28, y: 14, level: 1 }, [{ x: 28, y: 20, level: 0 }])).toEqual([
      null,
      'walk',
      'drop crate 2 -2',
      'walk',
    ]);
    expect(kinds({ x: 28, y: 14, level: 1 }, [{ x: 34, y: 14, level: 1 }])).toEqual([
      null,
      'walk',
      'jump crate 4.5 -0.5',
      'walk',
    ]);
    expect(kinds({ x: 20, y: 31 }, [{ x: 24, y: 31 }])).toEqual([null, 'walk', 'climb fence 2 1', 'walk']);
    expect(kinds({ x: 4, y: 26 }, [{ x: 4, y: 32 }])).toEqual([null, 'walk', 'jump ditch 4 0', 'walk']);
    // Nobody climbs a fence at its end to walk along its top.
    expect(kinds({ x: 22.1, y: 22 }, [{ x: 22.1, y: 39 }])).toEqual([null, 'walk']);
  });

  test('goes over all points given, and ends with the facing that the last one says', () => {
    const points = [
      { x: 8, y: 10 },
      { x: 15, y: 16 },
      { x: 15, y: 18, level: 1, facing: 270 },
    ];
    const found = route(table, model('a', 4, 16), points, { prices });
    expect([found.fault, found.facing]).toEqual([null, 270]);
    expect(found.stretches.map(({ kind }) => kind).filter((kind) => kind !== 'walk')).toEqual(['door', 'stairs']);
    for (const { x, y } of points) expect(found.points.some((p) => p.x === x && p.y === y)).toBe(true);
    const sum = found.stretches.reduce((total, { cost }) => total + cost, 0);
    expect(found.cost).toBeCloseTo(sum, 3);
  });

  test('names the first point that cannot be reached, and why', () => {
    const fault = (points: Placed[], more: object = {}) => {
      const { point, reason, by } =
        route(new Tabletop(table, [model('b', 6, 6)]), model('a', 4, 16), points, { prices, ...more }).fault ?? {};
      return [point, reason, by];
    };
    expect(
      fault([
        { x: 4, y: 10 },
        { x: 45, y: 10 },
      ]),
    ).toEqual([1, 'off-table', null]);
    expect(fault([{ x: 6, y: 6.4 }])).toEqual([0, 'no-room', 'b']);
    expect(
      fault(
        [
          { x: 6, y: 6.4 },
          { x: 4, y: 4 },
        ],
        { pass: () => true },
      ),
    ).toEqual([undefined, undefined, undefined]);
    expect(fault([{ x: 4, y: 10, level: 1 }])).toEqual([0, 'no-floor', null]);
    expect(fault([{ x: 15, y: 16 }], { prices: {} })).toEqual([0, 'no-way', null]);
    expect(
      fault(
        [
          { x: 4, y: 10 },
          { x: 15, y: 16 },
        ],
        { budget: 10 },
      ),
    ).toEqual([1, 'too-far', null]);
    expect(fault([{ x: 4, y: 10, facing: 12.5 }])).toEqual([0, 'bad-facing', null]);
  });

  test('ends where its budget ends on a walk, and before what cannot be done in part', () => {
    const walked = route(table, model('a', 4, 16), [{ x: 10, y: 16 }], { budget: 4 });
    expect([walked.cost, walked.points]).toEqual([4, [{ x: 8, y: 16, level: 0 }]]);
    const stood = route(table, model('a', 16, 24), [{ x: 16, y: 17, level: 2 }], { prices, budget: 8 });
    expect(stood.fault?.reason).toBe('too-far');
    expect(stood.stretches.map(({ kind }) => kind)).toEqual(['walk']);
    expect(stood.points.at(-1)).toEqual({ x: 16, y: 21, level: 0 });
  });

  test('looks no farther than its budget where it is strict', () => {
    const walker = model('a', 4, 4);
    const found = (strict: boolean, x: number, budget?: number) =>
      route(table, walker, [{ x, y: 4 }], { prices, strict, ...(budget === undefined ? {} : { budget }) });
    expect(found(true, 9, 6)).toMatchObject({ fault: null, cost: 5 });
    expect(found(true, 12, 6)).toMatchObject({ fault: { point: 0, reason: 'too-far' }, points: [], cost: 0 });
    expect(found(false, 12, 6)).toMatchObject({ fault: { reason: 'too-far' }, points: [{ x: 10, y: 4 }], cost: 6 });
    expect(found(true, 12)).toMatchObject({ fault: null, cost: 8 });
  });

  test('heeds what has become of the terrain', () => {
    const from = { x: 8, y: 16 };
    const inside = [{ x: 15, y: 16 }];
    const given: Prices = { door: (_, state) => (state === 'locked' ? null : 4) };
    const changed = (changes: object) => kinds(from, inside, given, new Tabletop(table.ground.terrain, [], changes));
    expect(changed({ openings: { door: { state: 'open' } } })).toEqual([null, 'walk']);
    expect(changed({ openings: { door: { state: 'locked' } } })).toEqual(['no-way']);
    expect(
      changed({ holes: [{ id: 'h', in: 'house', from: { x: 12, y: 17.5 }, to: { x: 12, y: 19.5 }, level: 0 }] }),
    ).toEqual([null, 'walk']);
    const rope = {
      id: 'rope',
      kind: 'ladder',
      from: { x: 24, y: 14, level: 0 },
      to: { x: 27, y: 14, level: 1 },
    } as const;
    const gear = new Tabletop(table.ground.terrain, [], { links: [rope] });
    expect(kinds({ x: 24, y: 12 }, [{ x: 28, y: 14, level: 1 }], { ladder: () => 1 }, gear)).toEqual([
      null,
      'walk',
      'ladder rope 1 2',
      'walk',
    ]);
  });

  test('costs what the best of all ways over few passages costs, tried one by one', () => {
    const indoors = fc.tuple(fc.integer({ min: 126, max: 194 }), fc.integer({ min: 126, max: 194 }));
    const within = indoors.map(([x, y]) => ({ x: x / 10, y: y / 10 }));
    const scenes = fc.record({ pieces: blocks(4), a: spots, b: fc.oneof(spots, within), level: fc.nat(1) });
    let through = 0;
    fc.assert(
      fc.property(scenes, ({ pieces, a, b, level }) => {
        const on = new Tabletop(terrainOf({ pieces, buildings: [house] }));
        const mover = model('a', a.x, a.y);
        const goal = { ...b, level: inside(table.ground.terrain.buildings[0]?.outline ?? [], b) ? level : 0 };
        if (!fits(on, mover, mover) || !fits(on, mover, goal)) return;
        const given: Prices = { door: () => 2, window: () => 5, stairs: () => 4 };
        const slow = slowRoute(on, mover, goal, passagesOf(on, mover, given, { goal }), 3);
        const found = routeTo(on, mover, goal, { prices: given });
        expect(found === null).toBe(slow === null);
        if (found === null || slow === null) return;
        expect(found.cost).toBeGreaterThan(slow - 0.02);
        expect(found.cost).toBeLessThan(slow + 0.02);
        if (found.stretches.some(({ kind }) => kind !== 'walk')) through++;
      }),
      { numRuns: 100 },
    );
    expect(through).toBeGreaterThan(5);
  });
});

describe('the reach on every level', () => {
  test('holds what a route to each spot costs, on each level, and nothing else', () => {
    const mover = model('a', 10, 18);
    const given: Prices = { ...prices, stairs: () => 2, ladder: () => 3 };
    const found = reach(table, mover, { budget: 16, prices: given, mesh: 2 });
    expect(found.map(({ level }) => level)).toEqual([0, 1, 2]);
    const most = 16;
    for (const { level, ways, region } of found) {
      const cost = new Map(ways.map((way) => [`${way.points.at(-1)?.x},${way.points.at(-1)?.y}`, way.cost]));
      expect(cost.size).toBe(ways.length);
      let reached = 0;
      for (let x = mover.x - most; x <= mover.x + most; x += 2) {
        for (let y = mover.y - most; y <= mover.y + most; y += 2) {
          const slow = routeTo(table, mover, { x, y, level }, { budget: most, prices: given })?.cost ?? null;
          const fast = cost.get(`${x},${y}`) ?? null;
          if (fast !== null) reached++;
          // A route looks for the best edge to climb at its goal, too: it may be a little cheaper.
          if (slow === null || slow > most - 0.6) continue;
          expect(fast).not.toBeNull();
          expect(Math.abs(slow - (fast ?? 0))).toBeLessThan(0.6);
        }
      }
      expect(reached).toBe(ways.length);
      expect(region.polygons?.length).toBeGreaterThan(0);
    }
  });

  test('ways lead there step by step, and are as long as they say', () => {
    const mover = model('a', 10, 17);
    const passages = passagesOf(table, mover, prices);
    for (const { ways } of reach(table, mover, { budget: 12, prices, mesh: 2 })) {
      for (const { points, cost } of ways) {
        const checked = checkWay(table, mover, points, { passages });
        expect(checked.fault).toBeNull();
        expect(checked.cost).toBeCloseTo(cost, 1);
      }
    }
  });
});
