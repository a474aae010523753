import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Placed } from '../../kernel/index.ts';
import { distance } from '../geometry/distance.ts';
import { apart } from '../geometry/point.ts';
import { Draft, Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { block, blocks, box, building, door, model, slowRoute, spots, terrainOf } from '../testing.ts';
import { approach, type ApproachOptions } from './approach.ts';
import { fits } from './clearance.ts';
import { passagesOf, type Prices } from './passages.ts';
import { spotsRound } from './spots.ts';
import { checkWay } from './ways.ts';

describe('an approach', () => {
  test('ends in contact, or where the budget ends on the way there', () => {
    const target = model('t', 30, 20);
    const table = new Draft(terrainOf({ pieces: [block('p', box(24, 18, 1, 4))] }), [target]);
    const mover = model('a', 20, 20);
    const far = approach(table, mover, target, { budget: 20 });
    expect(far.result).toBe('contact');
    expect(distance({ ...(far.way.points.at(-1) as Placed), radius: 0.5 }, target)).toBeLessThan(0.01);
    expect(checkWay(table, mover, far.way.points, { budget: 20 }).fault).toBeNull();
    const near = approach(table, mover, target, { budget: 4 });
    expect(near.result).toBe('closer');
    expect(near.way.cost).toBeCloseTo(4, 6);
    expect(checkWay(table, mover, near.way.points, { budget: 4 }).fault).toBeNull();
  });

  test('ends on costly ground where the budget does', () => {
    const target = model('t', 28, 20);
    const wood = { id: 'wood', outline: box(15, 10, 4, 20), kind: 'difficult' as const };
    const table = new Draft(terrainOf({ pieces: [wood] }), [target]);
    const [mover, options] = [model('a', 14, 20), { budget: 6, costs: { difficult: 2 } }];
    const way = approach(table, mover, target, options);
    expect(way).toMatchObject({ result: 'closer', way: { points: [{ x: 17.5, y: 20 }], inches: 3.5, cost: 6 } });
    expect(checkWay(table, mover, way.way.points, options)).toMatchObject({ fault: null, cost: 6 });
  });

  test('goes as near as it can where no way leads there', () => {
    const target = model('t', 30, 20);
    const table = new Draft(terrainOf({ buildings: [{ id: 'house', outline: box(27, 17, 6, 6), height: 3 }] }), [
      target,
    ]);
    const way = approach(table, model('a', 20, 20), target, { budget: 8 });
    expect(way.result).toBe('nearest');
    expect(apart(way.way.points.at(-1) as Placed, target)).toBeLessThan(4.6);
  });

  test('goes up behind those who stand round the target already', () => {
    const target = model('t', 30, 20);
    const table = new Draft(terrainOf({}), [target]);
    spotsRound(table, model('z', 20, 20), target).forEach(({ x, y }, i) => table.put(model(`z${i}`, x, y)));
    const mover = model('a', 20, 20);
    const way = approach(table, mover, target, { budget: 12 });
    expect(way.result).toBe('queued');
    expect(checkWay(table, mover, way.way.points, { budget: 12 }).fault).toBeNull();
    expect(apart(way.way.points.at(-1) as Placed, target)).toBeLessThan(2.1);
  });

  test('through those who may be passed it ends where there is room', () => {
    const [friend, target] = [model('f', 25, 20), model('t', 30, 20)];
    const table = new Draft(terrainOf({}), [friend, target]);
    const way = approach(table, model('a', 20, 20), target, { budget: 5, pass: ({ id }) => id === 'f' });
    expect(fits(table, model('a', 0, 0), way.way.points.at(-1) as Placed)).toBe(true);
    expect(way.way.cost).toBeLessThan(4.1);
  });
});

describe('an approach over levels', () => {
  /** A house with one closed door, a roof that stairs lead to, and beside it a crate and a shed to climb. */
  const house = building(box(12, 12, 8, 8), [door('door', [12, 15], [12, 17])], {
    height: 3,
    flatRoof: true,
    links: [{ id: 'stairs', kind: 'stairs', from: { at: [18, 18], level: 0 }, to: { at: [18, 14], level: 1 } }],
  });
  const pieces = [
    block('crate', box(26, 12, 4, 4), { height: 2, climbable: true }),
    block('fence', box(22, 24, 0.2, 14), { height: 1, climbable: true }),
  ];
  /** As the dead of Last Days go: 2 for each inch climbed, 2 for a drop, 5 for each point that a door has left. */
  const left = new Map([['door', 2]]);
  const prices: Prices = {
    door: ({ id }) => 5 * (left.get(id) ?? 0),
    stairs: (height) => height,
    climb: (height) => 2 * Math.ceil(height),
    drop: () => 2,
  };
  const terrain = terrainOf({ buildings: [house], pieces });

  /** Step by step with one point at a time, as long as something is left; what it comes up against is done if it can be paid. */
  const steps = (table: Draft, start: Model, target: Model, points: number, more: ApproachOptions = {}) => {
    const said: string[] = [];
    let [here, ap] = [start, points];
    while (ap > 0) {
      const { way, result, next } = approach(table, here, target, { prices, budget: 1, ...more });
      const end = way.points.at(-1);
      if (end !== undefined) {
        expect(
          checkWay(table, here, way.points, { passages: passagesOf(table, here, prices, { goal: target }) }).fault,
        ).toBeNull();
        here = { ...here, ...end };
        ap -= 1;
        said.push(result === 'closer' ? 'walk' : result);
      } else if (next !== null) {
        said.push(`${next.kind} ${next.id} ${next.cost}`);
        if (next.kind === 'door' || next.cost > ap) break;
        here = { ...here, ...next.to };
        ap -= next.cost;
      } else break;
      table.put(here);
      if (result === 'contact') break;
    }
    return [here, said.filter((word, i) => word !== said[i - 1])] as const;
  };

  test('stops against a closed door that is on the cheapest way, and says so', () => {
    const [zombie, target] = [model('z', 9, 16), model('t', 15, 16)];
    const table = new Draft(terrain, [zombie, target]);
    const [here, said] = steps(table, zombie, target, 5);
    expect(said).toEqual(['walk', 'door door 10']);
    expect(here.x).toBeCloseTo(11.498, 2);
    left.set('door', 1);
    expect(approach(table, here, target, { prices, budget: 1 }).next).toMatchObject({ id: 'door', cost: 5 });
    left.set('door', 2);
    table.change({ openings: { door: { state: 'broken' } } });
    expect(steps(table, here, target, 5)[1]).toEqual(['walk', 'contact']);
  });

  test('goes round where that costs less than the door', () => {
    const table = new Draft(
      terrainOf({
        buildings: [
          building(box(12, 12, 8, 8), [
            door('door', [12, 15], [12, 17]),
            { ...door('back', [20, 15], [20, 17]), open: true },
          ]),
        ],
      }),
      [],
    );
    const [zombie, target] = [model('z', 11, 13), model('t', 14, 16)];
    const kinds = (cost: number) =>
      approach(table, zombie, target, { prices: { door: () => cost } }).stretches.map(({ kind }) => kind ?? 'walk');
    expect(kinds(10)).toContain('door');
    expect(kinds(40)).not.toContain('door');
  });

  test('climbs what it can pay for wholly, and waits below what it cannot', () => {
    const [zombie, target] = [model('z', 24, 14), model('t', 29, 14, { level: 1 })];
    const [high, said] = steps(new Draft(terrain, [zombie, target]), zombie, target, 8);
    expect(said).toEqual(['walk', 'climb crate 4', 'walk', 'contact']);
    expect(high.level).toBe(1);
    const [low, waits] = steps(new Draft(terrain, [zombie, target]), zombie, target, 5);
    expect([low.level, waits]).toEqual([0, ['walk', 'climb crate 4']]);
  });

  test('drops from an edge, climbs over a fence, and goes up the stairs where the game lets it', () => {
    const down = [model('z', 28, 14, { level: 1 }), model('t', 28, 20)] as const;
    expect(steps(new Draft(terrain, down), ...down, 9)[1]).toEqual(['walk', 'drop crate 2', 'walk', 'contact']);
    const over = [model('z', 20, 31), model('t', 25, 31)] as const;
    expect(steps(new Draft(terrain, over), ...over, 9)[1]).toEqual(['walk', 'climb fence 2', 'walk', 'contact']);
    const up = [model('z', 15, 18), model('t', 15, 14, { level: 1 })] as const;
    expect(steps(new Draft(terrain, up), ...up, 12)[1]).toEqual(['walk', 'stairs stairs 3', 'walk', 'contact']);
    const { stairs: _, ...without } = prices;
    expect(approach(new Draft(terrain, up), ...up, { prices: without }).result).toBe('nearest');
  });

  test('does not touch who stands above or below it', () => {
    const [zombie, target] = [model('z', 15, 16), model('t', 15, 16.5, { level: 1 })];
    const found = approach(new Draft(terrain, [zombie, target]), zombie, target, { prices });
    expect(found.result).toBe('contact');
    expect(found.stretches.map(({ kind }) => kind).filter((kind) => kind !== undefined)).toEqual(['stairs']);
    expect(approach(new Draft(terrain, [zombie, target]), zombie, target).result).toBe('nearest');
  });

  test('takes another lane where somebody stands on the landing, and none if all are taken', () => {
    const [zombie, target] = [model('z', 24, 14), model('t', 29, 14, { level: 1 })];
    const one = new Draft(terrain, [zombie, target, model('y', 26.6, 14, { level: 1 })]);
    const beside = approach(one, zombie, target, { prices });
    expect(beside.result).toBe('contact');
    for (const { x, y } of beside.way.points) expect(apart({ x, y }, { x: 26.6, y: 14 })).toBeGreaterThan(0.99);
    const stairs = [model('z', 15, 18), model('t', 15, 14, { level: 1 })] as const;
    const full = new Draft(terrain, [...stairs, model('y', 18, 14, { level: 1 })]);
    expect(approach(full, ...stairs, { prices }).result).toBe('nearest');
  });

  test('finds the free spot round a target past those who may be passed, or queues up behind them', () => {
    const [zombie, target] = [model('z', 2, 5), model('t', 8, 5)];
    const pass = ({ id }: Model): boolean => id.startsWith('y');
    const ring = spotsRound(new Draft(terrain, [target]), zombie, target);
    const crowd = ring.map(({ x, y }, i) => model(`y${i}`, x, y));
    // All but the last, which is on the far side.
    const open = new Draft(terrain, [zombie, target, ...crowd.slice(0, 5)]);
    const found = approach(open, zombie, target, { pass });
    expect(found.result).toBe('contact');
    expect(fits(open, zombie, found.way.points.at(-1) as Placed)).toBe(true);
    const full = new Draft(terrain, [zombie, target, ...crowd]);
    expect(approach(full, zombie, target, { pass }).result).toBe('queued');
    expect(approach(full, zombie, target, { pass, budget: 1 })).toMatchObject({ result: 'queued', way: { cost: 1 } });
  });

  test('costs what the best of all ways to contact costs, over few passages tried one by one', () => {
    const indoors = fc.tuple(fc.integer({ min: 126, max: 194 }), fc.integer({ min: 126, max: 194 }));
    const within = indoors.map(([x, y]) => ({ x: x / 10, y: y / 10 }));
    const scenes = fc.record({ more: blocks(3), a: spots, b: fc.oneof(spots, within), level: fc.nat(1) });
    let through = 0;
    fc.assert(
      fc.property(scenes, ({ more, a, b, level }) => {
        const on = new Tabletop(terrainOf({ buildings: [house], pieces: more }));
        const [mover, target] = [model('a', a.x, a.y), model('t', b.x, b.y, { level })];
        fc.pre(fits(on, mover, mover) && fits(on, target, target) && apart(a, b) > 1.1);
        fc.pre([14, 18].every((y) => apart(b, { x: 18, y }) > 1.1));
        const few: Prices = { door: () => 10, stairs: () => 4 };
        const found = approach(on, mover, target, { prices: few });
        const slow = slowRoute(on, mover, { ...b, level }, passagesOf(on, mover, few, { goal: target }), 2);
        expect(found.result === 'contact').toBe(slow !== null);
        if (slow === null) return;
        // The slow way leads to the middle of the target: farther by at least both radii, by less round a corner.
        expect(found.way.cost).toBeLessThan(slow - 1 + 0.02);
        const rest = distance({ ...mover, ...(found.way.points.at(-1) as Placed) }, target);
        expect(rest).toBeLessThan(0.01);
        if (found.stretches.some(({ kind }) => kind !== undefined)) through++;
      }),
      { numRuns: 60 },
    );
    expect(through).toBeGreaterThan(3);
  });
});
