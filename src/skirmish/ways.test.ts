import { describe, expect, test } from 'vitest';
import { type Prices, Tabletop } from '../tabletop/index.ts';
import { block, box, model, terrainOf } from '../tabletop/testing.ts';
import { advance, asFarAs, judgeMove, type Move, routeOf, setOut } from './index.ts';

const me = model('me', 10, 10, { facing: 0 });
const moveOn = (pieces: ReturnType<typeof block>[], budget: number, more: Partial<Move['options']> = {}): Move => ({
  table: new Tabletop(terrainOf({ pieces }), [me]),
  model: me,
  options: { budget, ...more },
});

describe('a route', () => {
  test('costs what its ground costs, stretch by stretch', () => {
    const mud = block('mud', box(12, 5, 2, 10), { kind: 'difficult' });
    const route = routeOf(moveOn([mud], 10, { costs: { difficult: 2 } }), [{ x: 16, y: 10 }]);
    expect(route).toMatchObject({ inches: 6, cost: 8, fault: null });
    expect(route.stretches.map(({ ground, inches }) => [ground, inches])).toEqual([
      ['normal', 2],
      ['difficult', 2],
      ['normal', 2],
    ]);
  });

  test('goes through a passage at its price, to another level', () => {
    const crate = block('crate', box(12, 8, 4, 4), { kind: 'impassable', height: 2, climbable: true });
    const ladder = { id: 'ladder', from: { x: 11.4, y: 10, level: 0 }, to: { x: 13, y: 10, level: 1 }, cost: 3 };
    const move = moveOn([crate], 6, { passages: [ladder] });
    const route = routeOf(move, { to: { x: 14, y: 10, level: 1 } });
    expect(route.fault).toBeNull();
    expect(route.points.map(({ x, level }) => [x, level])).toEqual([
      [11.4, 0],
      [13, 1],
      [14, 1],
    ]);
    expect(route.cost).toBeCloseTo(5.4, 3);
    expect(routeOf(moveOn([crate], 6), { to: { x: 14, y: 10, level: 1 } }).fault?.reason).toBe('no-passage');
  });

  test('takes what the terrain has at the prices of the game, wholly or not at all', () => {
    const crate = block('crate', box(12, 8, 4, 4), { kind: 'impassable', height: 2, climbable: true });
    const prices: Prices = { climb: (height) => 2 * height, drop: () => 2 };
    const up = { to: { x: 14, y: 10, level: 1 } };
    const route = routeOf(moveOn([crate], 8, { prices }), up);
    expect([route.fault, route.stretches.map(({ kind = 'walk', cost, rise }) => [kind, cost, rise])]).toEqual([
      null,
      [
        ['walk', expect.closeTo(1.498, 3), undefined],
        ['climb', 4, 2],
        ['walk', expect.closeTo(1.498, 3), undefined],
      ],
    ]);
    // The same way, point by point, is the same way; so is one over a point on the other side.
    expect(routeOf(moveOn([crate], 8, { prices }), route.points)).toEqual(route);
    const down = routeOf(
      { ...moveOn([crate], 9, { prices }), model: { ...me, x: 14, level: 1 } },
      { to: { x: 18, y: 10, level: 0 } },
    );
    expect(down.stretches.map(({ kind = 'walk' }) => kind)).toEqual(['walk', 'drop', 'walk']);
    const over = routeOf(moveOn([crate], 12, { prices }), [...route.points, ...down.points]);
    expect(over).toMatchObject({ fault: null, cost: 11.992 });
    expect(routeOf(moveOn([crate], 4, { prices }), up).fault?.reason).toBe('too-far');
    const below = asFarAs(moveOn([crate], 4, { prices }), route.points);
    expect(below.points.map(({ x, level }) => [x, level])).toEqual([[11.498, 0]]);
    expect(routeOf(moveOn([crate], 8), route.points).fault?.reason).toBe('no-passage');
  });

  test('leads as far as the budget goes towards what is out of reach', () => {
    const far = asFarAs(moveOn([], 4), [
      { x: 12, y: 10 },
      { x: 12, y: 20 },
    ]);
    expect(far.fault).toBeNull();
    expect(far.points.at(-1)).toMatchObject({ x: 12, y: 12, facing: 90 });
    expect(asFarAs(moveOn([], 4), [{ x: 11, y: 10 }]).points).toEqual([{ x: 11, y: 10, level: 0, facing: 0 }]);
  });

  test('ends looking where its player says, or along its last leg; who stays looks where it looked', () => {
    const facingOf = (...points: { x: number; y: number; facing?: number }[]): number | undefined =>
      routeOf({ ...moveOn([], 20), model: { ...me, facing: 45 } }, points).points.at(-1)?.facing;
    expect(facingOf({ x: 12, y: 10 }, { x: 12, y: 13 })).toBe(90);
    expect(facingOf({ x: 12, y: 10, facing: 30 })).toBe(30);
    expect(facingOf({ x: 10, y: 10 })).toBe(45);
    expect(facingOf({ x: 12, y: 10 }, { x: 12, y: 10 })).toBe(45);
    expect(routeOf(moveOn([], 20), [])).toMatchObject({ points: [], inches: 0, cost: 0, fault: null });
  });

  test('is judged in the words of the game', () => {
    const words = ({ reason }: { readonly reason: string }) => ({ rule: 'R.1', reason: { key: `no.${reason}` } });
    expect(judgeMove(moveOn([], 4), [{ x: 13, y: 10 }], words).fault).toBeNull();
    expect(judgeMove(moveOn([], 4), [{ x: 15, y: 10 }], words).fault).toEqual({
      rule: 'R.1',
      reason: { key: 'no.too-far' },
    });
  });
});

describe('a way that is being walked', () => {
  const way = setOut(me, {
    points: [
      { x: 13, y: 10 },
      { x: 13, y: 14, facing: 200 },
    ],
  });

  test('is cut off at a moment and goes on from there', () => {
    const half = advance(way, { at: { x: 13, y: 12, level: 0 }, inches: 5, leg: 1 });
    expect(half).toEqual({
      here: { x: 13, y: 12, level: 0, facing: 90 },
      rest: [{ x: 13, y: 14, facing: 200 }],
      inches: 5,
    });
    expect(advance(half, null)).toEqual({ here: { x: 13, y: 14, facing: 200 }, rest: [], inches: 7 });
  });

  test('standing still turns nobody', () => {
    const still = setOut({ ...me, facing: 45 }, { points: [{ x: 10, y: 10, level: 0 }] });
    expect(advance(still, null)).toEqual({ here: { x: 10, y: 10, level: 0, facing: 45 }, rest: [], inches: 0 });
    expect(advance({ here: { x: 10, y: 10 }, rest: [{ x: 10, y: 10 }], inches: 1 }, null)).toEqual({
      here: { x: 10, y: 10, facing: 0 },
      rest: [],
      inches: 1,
    });
  });
});
