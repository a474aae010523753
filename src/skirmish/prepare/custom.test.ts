import { describe, expect, test } from 'vitest';
import { type Model, Tabletop } from '../../tabletop/index.ts';
import { block, box, model, terrainOf } from '../../tabletop/testing.ts';
import { faultsAt, namesEachOnce, standingFaults } from '../index.ts';

describe('where a set-up puts a model', () => {
  const terrain = terrainOf({
    pieces: [
      block('crate', box(10, 10, 2, 2), { kind: 'impassable', height: 1 }),
      block('p1', box(20, 10, 2, 2), { kind: 'impassable', height: 1, name: 'the well' }),
    ],
  });
  const [one, two] = [model('one', 5, 5), model('two', 5.5, 5)];
  const table = new Tabletop(terrain, [one, two]);
  const faults = (body: Model): unknown => standingFaults(table, body, ['models', 3]);

  test('is on the table, on a floor that there is, and beside what is solid', () => {
    expect(faults(model('new', 30, 30))).toEqual([]);
    expect(faults(model('new', 0.4, 30))).toEqual([
      { path: ['models', 3, 'x'], message: 'The whole base lies on the table, which is 40 by 40 inches' },
    ]);
    expect(faults(model('new', 30, 30, { level: 2 }))).toEqual([
      { path: ['models', 3, 'level'], message: 'There is no level 2 to stand on there' },
    ]);
    expect(faults(model('new', 11, 11))).toEqual([{ path: ['models', 3, 'x'], message: 'It stands in crate' }]);
    expect(faults(model('new', 21, 11))).toEqual([{ path: ['models', 3, 'x'], message: 'It stands in the well' }]);
  });

  test('of two that overlap, the later one is told', () => {
    expect(faults(one)).toEqual([]);
    expect(faults(two)).toEqual([{ path: ['models', 3, 'x'], message: 'It overlaps one, which stands at 5, 5' }]);
  });
});

test('an order names each once and nobody else', () => {
  expect(namesEachOnce(['b', 'a', 'c'], ['c', 'a', 'b'])).toBe(true);
  expect(namesEachOnce([], [])).toBe(true);
  for (const wrong of [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'd'], []])
    expect(namesEachOnce(wrong, ['a', 'b', 'c'])).toBe(false);
});

test('faults are told where their part of the set-up lies', () => {
  expect(faultsAt(['position', 'sides', 1], [{ path: ['seat'], message: 'No' }])).toEqual([
    { path: ['position', 'sides', 1, 'seat'], message: 'No' },
  ]);
});
