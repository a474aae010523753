import { describe, expect, test } from 'vitest';
import type { SeenRequest } from '../../kernel/index.ts';
import { READY_TABLES, type Terrain } from '../../tabletop/index.ts';
import type { Figure } from '../tabletop/figure.ts';
import type { Pointing } from './face.ts';
import { aimedAt, faced, movedTo, placed, turnedTo, without } from './points.ts';
import { settled } from './scene.ts';

const terrain = READY_TABLES.find(({ id }) => id === 'high-street') as Terrain;
const request = { kind: 'path' } as SeenRequest;
const way: Pointing = {
  kind: 'way',
  grabs: [],
  from: { x: 0, y: 0 },
  turns: true,
  preview: () => {
    throw new Error('Nobody asks');
  },
  meant: (points) => points,
};

describe('a way that is put together point by point', () => {
  test('a point replaces the way, or goes on from its end', () => {
    const first = aimedAt([], { x: 1, y: 1 }, false);
    expect(aimedAt(first, { x: 2, y: 2 }, false)).toEqual([{ x: 2, y: 2 }]);
    expect(aimedAt(first, { x: 2, y: 2 }, true)).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ]);
  });

  test('any of its points can be moved or taken away', () => {
    const points = [
      { x: 1, y: 1, level: 0 },
      { x: 2, y: 2, level: 1 },
    ];
    expect(movedTo(points, 1, { x: 2.12345, y: 3 })).toEqual([points[0], { x: 2.123, y: 3, level: 1 }]);
    expect(without(points, 0)).toEqual([points[1]]);
  });

  test('a point has the storey that is shown where the game has storeys', () => {
    expect(placed({ x: 1.00049, y: 2 }, 2, { ...way, levels: true })).toEqual({ x: 1, y: 2, level: 2 });
    expect(placed({ x: 1, y: 2 }, 2, way)).toEqual({ x: 1, y: 2 });
  });

  test('only the last point has a facing: along the last stretch, or as it was set by hand', () => {
    const points = [
      { x: 5, y: 0 },
      { x: 5, y: 5 },
    ];
    const along = faced(points, { request, pointing: way, terrain });
    expect(along).toEqual([
      { x: 5, y: 0 },
      { x: 5, y: 5, facing: 90 },
    ]);
    expect(faced([{ x: 5, y: 0 }], { request, pointing: way, terrain })).toEqual([{ x: 5, y: 0, facing: 0 }]);
    expect(faced(along, { request, pointing: way, terrain, kept: 200 })).toEqual(turnedTo(points, 200));
    const longer = aimedAt(along, { x: 0, y: 5 }, true);
    expect(faced(longer, { request, pointing: way, terrain }).map(({ facing }) => facing)).toEqual([
      undefined,
      undefined,
      180,
    ]);
  });

  test('without a facing in the game there is none in the answer', () => {
    const { turns: _, ...straight } = way;
    expect(faced([{ x: 5, y: 0 }], { request, pointing: straight, terrain })).toEqual([{ x: 5, y: 0 }]);
  });

  test('somebody who is put down looks to the middle of the table', () => {
    const spot = faced([{ x: 18, y: 2 }], {
      request: { ...request, facing: true },
      pointing: { ...way, kind: 'spot' },
      terrain,
    });
    expect(spot).toEqual([{ x: 18, y: 2, facing: 90 }]);
  });
});

test('figures that have not changed stay the same objects', () => {
  const figure = (id: string, x: number) => ({ id, x, y: 0, radius: 0.5 }) as Figure;
  const before = settled([figure('a', 1), figure('b', 2)], new Map());
  const after = settled([figure('a', 1), figure('b', 3)], before);
  expect(after.get('a')?.figure).toBe(before.get('a')?.figure);
  expect(after.get('b')?.figure).toEqual(figure('b', 3));
});
