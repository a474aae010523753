import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, facingTowards, inArc } from './direction.ts';
import { contact, distance, distanceToArea, measure, wholeIn, within } from './distance.ts';
import { angleOf, apart } from './point.ts';
import { Draft, Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { block, box, building, door, model, spots, terrainOf } from '../testing.ts';

describe('distance', () => {
  test('runs from base edge to base edge, and is the same both ways', () => {
    expect(distance(model('a', 0, 0), model('b', 3, 4, { radius: 1 }))).toBe(3.5);
    fc.assert(
      fc.property(spots, spots, (p, q) => {
        const [a, b] = [model('a', p.x, p.y), model('b', q.x, q.y)];
        expect(distance(a, b)).toBe(distance(b, a));
      }),
    );
  });

  test('exactly at range is within, a grain beyond is not', () => {
    // A direction with no exact length: the sum of the squares is not a square of anything short.
    const { x, y } = { x: 10.392, y: 6 };
    const far = Math.hypot(x, y) - 1;
    expect(within(model('a', 1, 1), model('b', 1 + x, 1 + y), Math.round(far * 1000) / 1000)).toBe(true);
    expect(within(model('a', 1, 1), model('b', 14, 1), 12)).toBe(true);
    expect(within(model('a', 1, 1), model('b', 14.001, 1), 12)).toBe(false);
  });

  test('the tape lies between the two nearest points of the bases', () => {
    const { inches, from, to } = measure(model('a', 10, 10), model('b', 16, 18));
    expect(inches).toBe(9);
    expect(apart(from, to)).toBeCloseTo(9, 9);
    expect(apart(from, { x: 10, y: 10 })).toBeCloseTo(0.5, 9);
  });

  test('to an area it runs to the nearest point; a base is in it whole or not', () => {
    const zone = box(0, 0, 6, 30).map(([x, y]) => ({ x, y }));
    expect(distanceToArea(model('a', 8, 10), zone)).toBe(1.5);
    expect(distanceToArea(model('a', 6.2, 10), zone)).toBe(0);
    expect(wholeIn(model('a', 5.5, 10), zone)).toBe(true);
    expect(wholeIn(model('a', 5.6, 10), zone)).toBe(false);
  });
});

describe('contact', () => {
  const low = block('low', box(20, 0, 0.2, 40), { height: 0.6 });
  const high = block('high', box(20, 0, 0.2, 40), { height: 0.7 });
  const [left, right] = [model('a', 19.5, 20), model('b', 20.7, 20)];
  const arms = { height: 0.6, reach: 1 };

  test('bases that touch are in contact', () => {
    const table = new Tabletop(terrainOf({}));
    expect(contact(table, model('a', 10, 10), model('b', 11, 10)).touching).toBe(true);
    expect(contact(table, model('a', 10, 10), model('b', 11.02, 10)).touching).toBe(false);
  });

  test('only at one height, or no farther above each other than arm’s length, whoever asks', () => {
    const roofs = [
      block('a', box(10, 0, 10, 40), { height: 3, climbable: true }),
      block('b', box(20, 0, 10, 40), { height: 3.5, climbable: true }),
    ];
    const table = new Tabletop(terrainOf({ pieces: roofs }));
    const [low, high] = [model('a', 19.5, 20, { level: 1 }), model('b', 20.5, 20, { level: 1 })];
    const both = (a: Model, b: Model, reach?: typeof arms): boolean[] => [
      contact(table, a, b, reach).touching,
      contact(table, b, a, reach).touching,
    ];
    expect(both(low, high, arms)).toEqual([true, true]);
    expect(both(low, high)).toEqual([false, false]);
    expect(both(low, { ...high, lift: 0.2 }, arms)).toEqual([false, false]);
    expect(both({ ...low, lift: 0.5 }, { ...high, lift: 0.6 }, arms)).toEqual([true, true]);
    const ground = model('c', 9.5, 20);
    expect(both(ground, { ...low, x: 10.5 }, arms)).toEqual([false, false]);
    expect(both({ ...ground, lift: 2.5 }, { ...low, x: 10.5 }, arms)).toEqual([true, true]);
  });

  test("over something low one is in contact at arm's length, over something higher not", () => {
    expect(contact(new Draft(terrainOf({ pieces: [low] })), left, right, arms)).toEqual({
      touching: true,
      over: 'low',
      barrier: null,
    });
    expect(contact(new Draft(terrainOf({ pieces: [low] })), left, right).touching).toBe(false);
    expect(contact(new Draft(terrainOf({ pieces: [high] })), left, right, arms)).toEqual({
      touching: false,
      over: null,
      barrier: 'high',
    });
    const far = model('b', 21.6, 20);
    expect(contact(new Draft(terrainOf({ pieces: [low] })), left, far, arms).touching).toBe(false);
  });

  test('across open ground arm’s length is no contact', () => {
    expect(contact(new Draft(terrainOf({})), left, right, arms).touching).toBe(false);
  });

  test('a wall or a closed door between them keeps models apart, an open door does not', () => {
    const house = building(box(20, 10, 10, 20), [door('door', [20, 19], [20, 21])]);
    const table = new Draft(terrainOf({ buildings: [house] }));
    const [out, within_] = [model('a', 19.5, 20), model('b', 20.5, 20)];
    expect(contact(table, out, within_)).toEqual({ touching: false, over: null, barrier: 'door' });
    table.change({ openings: { door: { state: 'open' } } });
    expect(contact(table, out, within_).touching).toBe(true);
    expect(contact(table, model('a', 19.5, 25), model('b', 20.5, 25)).barrier).toBe('house');
  });
});

describe('facing', () => {
  test('directions have length 1 and follow the angle', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const { x, y } = directionOf(degrees);
      expect(x).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 14);
      expect(y).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 14);
      expect(facingTowards({ x: 20, y: 20 }, { x: 20 + 7 * x, y: 20 + 7 * y })).toBe(degrees);
    }
  });

  test.each([
    [180, [0, 5], true],
    [180, [-0.001, 5], false],
    [180, [0, -5], true],
    [90, [3, 3], true],
    [90, [3, -3], true],
    [90, [3, 3.001], false],
    [90, [-3, 0], false],
    [270, [-3, 2.9], false],
    [270, [-3, 3], true],
    [360, [-3, 0], true],
  ] as const)('the dividing line of an arc of %i degrees belongs to it: %j is in it: %s', (degrees, [x, y], isIn) => {
    expect(inArc({ x: 10, y: 10, facing: 0 }, { x: 10 + x, y: 10 + y }, degrees)).toBe(isIn);
    const turned = { x: 10 - y, y: 10 + x };
    expect(inArc({ x: 10, y: 10, facing: 90 }, turned, degrees)).toBe(isIn);
  });

  test('an angle from its dot and cross products', () => {
    for (let angle = 0; angle <= Math.PI; angle += 0.01) {
      expect(angleOf(Math.cos(angle), Math.sin(angle))).toBeCloseTo(angle, 8);
    }
    expect(angleOf(-1, 0)).toBeCloseTo(Math.PI, 6);
  });
});
