import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tabletop } from '../tabletop/index.ts';
import { block, box, model, spots, terrainOf } from '../tabletop/testing.ts';
import { allNearestBy, bodyAt, chainsOf, gapBetween, middlesApart, nearestBy, touchedBy } from './index.ts';
import { MAN } from './testing.ts';

describe('figures', () => {
  test('a body has the size of its base, and a lift only where its feet are off the floor', () => {
    expect(bodyAt('a1', { x: 1, y: 2 }, MAN, 90)).toEqual({ id: 'a1', x: 1, y: 2, level: 0, facing: 90, ...MAN });
    expect(bodyAt('a1', { x: 1, y: 2, level: 1 }, MAN, 0, 2)).toMatchObject({ level: 1, lift: 2 });
  });
});

describe('who is near', () => {
  const stand = (radius: number, ...places: [number, number][]) => ({
    radius,
    places: places.map(([x, y]) => ({ x, y })),
  });

  test('units are as far apart as their nearest bases, whatever their sizes', () => {
    expect(gapBetween(stand(0.5, [0, 0], [4, 0]), stand(1.5, [10, 0], [30, 0]))).toBe(4);
    expect(gapBetween(stand(2, [0, 0]), stand(2, [1, 0]))).toBe(0);
    expect(middlesApart([{ x: 0, y: 0 }], [{ x: 3, y: 4 }])).toBe(5);
  });

  test('of two that are equally near, the first is the nearest; of nobody, nobody is', () => {
    expect(nearestBy(['c', 'b', 'a'], (one) => (one === 'c' ? 2 : 1))).toBe('b');
    expect(nearestBy([], () => 1)).toBeNull();
    expect(allNearestBy([2, 1, 1.0004, 1.0006], (one) => one)).toEqual([1, 1.0004]);
    expect(allNearestBy([], () => 1)).toEqual([]);
  });

  test('contact is with those who count, not through a wall, and over a low thing at arm’s length only', () => {
    const table = new Tabletop(terrainOf({ pieces: [block('fence', box(10.5, 9, 0.2, 2), { height: 0.5 })] }), [
      model('me', 10, 10),
      model('west', 9, 10),
      model('friend', 10, 9),
      model('east', 11.2, 10),
    ]);
    const me = table.model('me') as never;
    const touched = (arms?: { height: number; reach: number }): string[] =>
      touchedBy(table, me, ({ id }) => id !== 'friend', arms).map(({ id }) => id);
    expect(touched()).toEqual(['west']);
    expect(touched({ height: 0.6, reach: 1 })).toEqual(['west', 'east']);
    expect(touched({ height: 0.4, reach: 1 })).toEqual(['west']);
  });
});

describe('chains', () => {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 4;

  test('each is held by a neighbour; who does not link is taken along and holds nobody', () => {
    expect(chainsOf([1, 4, 8, 20], near)).toEqual([[1, 4, 8], [20]]);
    expect(chainsOf([1, 4, 8, 20], near, (one) => one !== 4)).toEqual([[1, 4], [8], [20]]);
    expect(chainsOf([4, 8], near, () => false)).toEqual([[4], [8]]);
  });

  test('everybody is in exactly one group, and nobody in two groups could be linked', () => {
    const places = fc.uniqueArray(spots, { maxLength: 12, selector: ({ x, y }) => `${x} ${y}` });
    fc.assert(
      fc.property(places, (those) => {
        const linked = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
          middlesApart([a], [b]) <= 4;
        const groups = chainsOf(those, linked);
        expect(groups.flat().length).toBe(those.length);
        for (const group of groups) {
          for (const one of group) {
            for (const other of those) if (!group.includes(other)) expect(linked(one, other)).toBe(false);
          }
        }
      }),
    );
  });
});
