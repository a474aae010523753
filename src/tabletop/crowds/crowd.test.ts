import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Placed, Seeded, seedWords } from '../../kernel/index.ts';
import { approach } from '../ways/approach.ts';
import { fits } from '../ways/clearance.ts';
import { type CrowdOptions, crowd, type Drive, type Driven } from './crowd.ts';
import { distance } from '../geometry/distance.ts';
import { generate } from '../terrain/generate.ts';
import { apart } from '../geometry/point.ts';
import { Draft } from '../tabletop.ts';
import type { Model, Terrain } from '../terrain/terrain.ts';
import { blocks, box, building, door, model, spots, terrainOf } from '../testing.ts';
import { wayTo } from '../ways/walk.ts';
import { checkWay } from '../ways/ways.ts';

const nearestOf = (living: readonly Model[], to: Model): Model =>
  living.reduce((best, other) => (apart(other, to) < apart(best, to) ? other : best));

const drivesOf = (dead: readonly Model[], living: readonly Model[]): Drive[] =>
  dead.map((mover) => ({ mover, target: nearestOf(living, mover) }));

/** How far it is past the terrain alone, by the search for single ways; in a straight line where no way leads there. */
function farFrom(bare: Draft, mover: Model, at: Placed, target: Model): number {
  const goal = { x: target.x, y: target.y, level: 0 };
  return wayTo(bare, { ...mover, x: at.x, y: at.y }, goal, {})?.inches ?? apart(at, target);
}

/**
 * Plays a crowd's moves one after another: each must be legal as the table then stands, and end as near to its target as an
 * approach that looks at everything, but for a tolerance.
 */
function expectAsGood(terrain: Terrain, dead: readonly Model[], living: readonly Model[], options: CrowdOptions): void {
  const bare = new Draft(terrain);
  const table = new Draft(terrain, [...dead, ...living]);
  const drives = drivesOf(dead, living);
  const moves = crowd(table, drives, options);
  expect(moves.map(({ id }) => id).sort()).toEqual(dead.map(({ id }) => id).sort());
  for (const { id, to, way, left } of moves) {
    const mover = table.model(id) as Model;
    const { target } = drives.find((drive) => drive.mover.id === id) as Drive;
    if (way !== null) {
      const checked = checkWay(table, mover, way.points, options);
      expect(checked.fault).toBeNull();
      expect(Math.abs(checked.inches - way.inches)).toBeLessThan(0.02);
    }
    const slow = approach(table, mover, target, options)?.way.points.at(-1) ?? mover;
    const [ours, theirs] = [farFrom(bare, mover, to, target), farFrom(bare, mover, slow, target)];
    expect(ours).toBeLessThan(theirs + 0.3);
    // The last inch may be barred for the middle of a base, but not for its edge.
    expect(left).toBeLessThan(ours - mover.radius - target.radius + 0.01);
    table.put({ ...mover, x: to.x, y: to.y });
  }
}

/** People of both kinds where there is room for them. */
function populated(terrain: Terrain, at: readonly { x: number; y: number }[]): Model[] {
  const table = new Draft(terrain);
  at.forEach(({ x, y }, i) => {
    const next = model(`m${i}`, x, y);
    if (fits(table, next, next)) table.put(next);
  });
  return [...table.models];
}

describe('a crowd', () => {
  test('moves legally, and each ends as near to its target as if it looked at everything', () => {
    const scenes = fc.tuple(blocks(8, true), fc.array(spots, { minLength: 12, maxLength: 24 }));
    fc.assert(
      fc.property(scenes, ([pieces, at]) => {
        const terrain = terrainOf({ pieces });
        // Drawn together, so that they get in each other's way.
        const close = at.map(({ x, y }, i) => (i < 2 ? { x, y } : { x: 20 + (x - 20) / 3, y: 20 + (y - 20) / 3 }));
        const [a, b, ...dead] = populated(terrain, close);
        if (a !== undefined && b !== undefined) expectAsGood(terrain, dead, [a, b], { budget: 6 });
      }),
      { numRuns: 30 },
    );
  });

  test('of sixty does so in a town, turn after turn', () => {
    const terrain = generate({ theme: 'town', seed: 'sixty', width: 40, depth: 40, zone: 6 });
    const chance = new Seeded(seedWords('sixty'));
    const upTo = (n: number): number => chance.below(n * 1000) / 1000;
    const at = Array.from({ length: 90 }, () => ({ x: 1 + upTo(38), y: 1 + upTo(38) }));
    const [a, b, c, ...dead] = populated(terrain, at).slice(0, 63);
    const living = [a, b, c] as Model[];
    let now = dead;
    for (let turn = 0; turn < 3; turn++) {
      expectAsGood(terrain, now, living, { budget: 6 });
      now = moved(now, crowd(new Draft(terrain, [...now, ...living]), drivesOf(now, living), { budget: 6 }));
    }
  });

  const moved = (before: readonly Model[], moves: readonly Driven[]): Model[] =>
    before.map((mover) => {
      const { to } = moves.find(({ id }) => id === mover.id) as Driven;
      return { ...mover, x: to.x, y: to.y };
    });

  test('moves the same whatever order the table was set up in, and leaves the table as it was', () => {
    const terrain = generate({ theme: 'town', seed: 'order', width: 40, depth: 40, zone: 6 });
    const chance = new Seeded(seedWords('order'));
    const at = Array.from({ length: 60 }, () => ({
      x: 1 + chance.below(38000) / 1000,
      y: 1 + chance.below(38000) / 1000,
    }));
    const [a, b, ...dead] = populated(terrain, at);
    const living = [a, b] as Model[];
    const table = new Draft(terrain, [...dead, ...living]);
    const moves = crowd(table, drivesOf(dead, living), { budget: 6 });
    for (const mover of dead) expect(table.model(mover.id)).toEqual(mover);
    const turned = new Draft(terrain, [...living, ...dead].reverse());
    expect(crowd(turned, drivesOf([...dead].reverse(), living), { budget: 6 })).toEqual(moves);
  });

  test('goes round its target: six touch it, the others stand behind them and say who holds them', () => {
    const target = model('t', 20, 20);
    const dead = Array.from({ length: 18 }, (_, i) => model(`z${i}`, 14 + (i % 6) * 1.2, 25 + Math.floor(i / 6) * 1.2));
    const table = new Draft(terrainOf({}), [target, ...dead]);
    const moves = crowd(table, drivesOf(dead, [target]), { budget: 20 });
    const touching = moves.filter(({ why }) => why === 'contact');
    expect(touching).toHaveLength(6);
    for (const { to, left } of touching) {
      expect(distance({ ...to, radius: 0.5 }, target)).toBeLessThan(0.01);
      expect(left).toBe(0);
    }
    for (const { to, why, by } of moves.filter((move) => move.why !== 'contact')) {
      expect(why).toBe('held');
      expect(dead.map(({ id }) => id)).toContain(by);
      expect(apart(to, target)).toBeLessThan(3.7);
    }
  });

  test('whoever is nearest goes first and makes room for those behind', () => {
    const target = model('t', 30, 20);
    const dead = [model('back', 18, 20), model('middle', 19, 20), model('front', 20, 20)];
    const moves = crowd(new Draft(terrainOf({}), [target, ...dead]), drivesOf(dead, [target]), { budget: 5 });
    expect(moves.map(({ id, to, why }) => [id, to.x, why])).toEqual([
      ['front', 25, 'closer'],
      ['middle', 24, 'closer'],
      ['back', 23, 'closer'],
    ]);
    expect(moves[0]).toMatchObject({ target: 't', left: 4, by: null, way: { inches: 5, cost: 5 } });
  });

  test('who touches his target stays, and each may have a budget of his own', () => {
    const target = model('t', 30, 20);
    const dead = [model('a', 29, 20), model('b', 20, 20), model('c', 20, 22)];
    const [touching, slow, fast] = dead.map((mover) => ({ mover, target }));
    const table = new Draft(terrainOf({}), [target, ...dead]);
    const moves = crowd(table, [touching as Drive, { ...(slow as Drive), budget: 2 }, fast as Drive], { budget: 4 });
    expect(moves).toMatchObject([
      { id: 'a', way: null, why: 'contact', to: { x: 29, y: 20 } },
      { id: 'b', way: { inches: 2 } },
      { id: 'c', way: { inches: 4 } },
    ]);
  });
});

describe('the way of one of a crowd', () => {
  const doors = [door('west', [15, 19], [15, 21]), door('east', [25, 19], [25, 21])];
  const house = building(box(15, 10, 10, 20), doors);

  test('leads round a house, and through it as soon as its doors are open', () => {
    const [mover, target] = [model('z', 12, 20), model('t', 28, 20)];
    const table = new Draft(terrainOf({ buildings: [house] }), [mover, target]);
    const [round] = crowd(table, [{ mover, target }], { budget: 6 });
    expect(round).toMatchObject({ why: 'closer', way: { inches: 6 } });
    expect(round?.left).toBeGreaterThan(20);
    table.change({ openings: { west: { state: 'open' }, east: { state: 'open' } } });
    expect(crowd(table, [{ mover, target }], { budget: 6 })).toMatchObject([{ to: { x: 18, y: 20 }, left: 9 }]);
  });

  test('ends at the wall behind which its target cannot be reached', () => {
    const [mover, target] = [model('z', 10, 20), model('t', 20, 20)];
    const table = new Draft(terrainOf({ buildings: [house] }), [mover, target]);
    expect(crowd(table, [{ mover, target }], { budget: 8 })).toMatchObject([
      { to: { x: 14.5, y: 20 }, why: 'held', by: 'west', left: 4.5 },
    ]);
  });

  test('is the cheapest where ground costs more', () => {
    const wood = { id: 'wood', outline: box(15, 10, 4, 20), kind: 'difficult' as const };
    const [mover, target] = [model('z', 14, 20), model('t', 28, 20)];
    const table = new Draft(terrainOf({ pieces: [wood] }), [mover, target]);
    const costs = { difficult: 2 };
    const [through] = crowd(table, [{ mover, target }], { budget: 6, costs });
    expect(through?.to).toMatchObject({ x: 17.5, y: 20 });
    expect(through?.way?.cost).toBeCloseTo(6, 6);
    expect(crowd(table, [{ mover, target }], { budget: 6 })).toMatchObject([{ to: { x: 20, y: 20 } }]);
    // Beside the wood nothing is dearer: what an inch of normal ground costs counts.
    const clear = [{ mover: model('z', 14, 35), target: model('t', 28, 35) }];
    expect(crowd(table, clear, { budget: 6, costs: { normal: 2, difficult: 4 } })).toMatchObject([
      { to: { x: 17 }, way: { inches: 3, cost: 6 } },
    ]);
  });

  test('leads through passages where they are shorter, and to other levels', () => {
    const [mover, target] = [model('z', 12, 20), model('t', 22, 20)];
    const table = new Draft(terrainOf({ buildings: [house] }), [mover, target]);
    const door = { id: 'west', from: { x: 14.5, y: 20, level: 0 }, to: { x: 15.5, y: 20, level: 0 }, cost: 2 };
    expect(crowd(table, [{ mover, target }], { budget: 6, passages: [door] })).toMatchObject([
      { to: { x: 17, y: 20 }, why: 'closer', way: { cost: 6 } },
    ]);
    const away = model('t', 12, 30);
    expect(crowd(table, [{ mover, target: away }], { budget: 6, passages: [door] })).toMatchObject([
      { to: { x: 12, y: 26 }, left: 3 },
    ]);
    const above = model('t', 20, 20, { level: 1 });
    const roofed = new Draft(terrainOf({ buildings: [{ ...house, flatRoof: true }] }), [mover, above]);
    const ladder = { id: 'ladder', from: { x: 14.4, y: 20, level: 0 }, to: { x: 15.6, y: 20, level: 1 }, cost: 2 };
    const [up] = crowd(roofed, [{ mover, target: above }], { budget: 6, passages: [ladder] });
    expect(up).toMatchObject({ to: { level: 1 }, why: 'closer' });
  });

  test('ends before those whom it may pass but not stand on, and is one line where that is asked for', () => {
    const [friend, mover, target] = [model('f', 24.5, 20), model('z', 20, 20), model('t', 30, 20)];
    const table = new Draft(terrainOf({}), [friend, mover, target]);
    const pass = ({ id }: Model): boolean => id === 'f';
    const [over] = crowd(table, [{ mover, target }], { budget: 7, pass });
    expect(over).toMatchObject({ to: { x: 27, y: 20 } });
    const [before] = crowd(table, [{ mover, target }], { budget: 5, pass });
    expect(before?.why).toBe('held');
    expect(fits(table, mover, before?.to as Placed)).toBe(true);
    expect(before?.way?.inches).toBeLessThan(4.5);
    const [straight] = crowd(table, [{ mover, target }], { budget: 7, straight: true });
    expect(straight?.way?.points).toHaveLength(1);
  });

  test('leads away from what the mover overlaps by all that is allowed', () => {
    const [mover, other, target] = [model('z', 20, 20), model('o', 20.9952, 20), model('t', 14, 20)];
    const table = new Draft(terrainOf({}), [mover, other, target]);
    expect(fits(table, mover, mover)).toBe(true);
    const [away] = crowd(table, [{ mover, target }], { budget: 4 });
    expect(away?.way?.inches).toBeCloseTo(4, 2);
    expect(checkWay(table, mover, away?.way?.points ?? []).fault).toBeNull();
  });
});
