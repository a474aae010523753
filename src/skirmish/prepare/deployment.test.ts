import { describe, expect, test } from 'vitest';
import { Tabletop, wholeIn } from '../../tabletop/index.ts';
import { block, box, model, terrainOf } from '../../tabletop/testing.ts';
import { beside, blockAt, latticeIn, oppositeEdge, spotsIn, stripAlong, zoneFault } from '../index.ts';

const terrain = terrainOf({ pieces: [block('wall', box(10, 0, 2, 10))] });
const strip = stripAlong(terrain, 'near', 3);
const table = new Tabletop(terrain);

describe('zones', () => {
  test('a strip lies along its edge, and the other side has the edge opposite', () => {
    const corners = (edge: 'near' | 'right' | 'far' | 'left'): number[][] =>
      stripAlong(terrain, edge, 3).map(({ x, y }) => [x, y]);
    expect(corners('near')).toEqual([
      [0, 0],
      [40, 0],
      [40, 3],
      [0, 3],
    ]);
    expect(corners('far')[0]).toEqual([0, 37]);
    expect(corners('right')[0]).toEqual([37, 0]);
    expect(corners('left')[2]).toEqual([3, 40]);
    expect([oppositeEdge('near'), oppositeEdge('left')]).toEqual(['far', 'right']);
  });

  test('the whole base lies in a zone and finds room', () => {
    expect(zoneFault(table, [strip], model('a', 5, 2.5))).toBeNull();
    expect(zoneFault(table, [strip], model('a', 5, 2.6))).toBe('zone');
    expect(zoneFault(table, [strip], model('a', 9.6, 2))).toBe('no-room');
    expect(zoneFault(table, [strip], model('a', 5, 2, { radius: 2 }))).toBe('zone');
  });

  test('a dozen good places are suggested, each looking at the middle of the table', () => {
    const spots = spotsIn(terrain, [strip], 0.5, (at) => zoneFault(table, [strip], model('a', at.x, at.y)) === null);
    expect(spots.length).toBe(12);
    expect(spots.every(({ x, y }) => wholeIn(model('a', x, y), strip))).toBe(true);
    const turns = spots.map(({ x, y, facing = -1 }) => {
      const [toX, toY] = [20 - x, 20 - y];
      return Math.abs((Math.atan2(toY, toX) * 180) / Math.PI - facing) <= 1;
    });
    expect(turns).toEqual(spots.map(() => true));
  });

  test('the places begin in the middle of the table and spread over the zones; of those equally far, the near edge comes first', () => {
    const whole = box(0, 0, 10, 10).map(([x, y]) => ({ x, y }));
    const small = terrainOf({ width: 10, depth: 10, pieces: [] });
    const at = (suits: (one: { x: number; y: number }) => boolean) =>
      spotsIn(small, [whole], 0.5, suits).map(({ x, y }) => [x, y]);
    expect(at(() => true)).toEqual([
      [6, 6],
      [6, 3.5],
      [3.5, 6],
      [3.5, 3.5],
      [8.5, 6],
      [6, 8.5],
      [8.5, 3.5],
      [3.5, 8.5],
      [6, 1],
      [1, 6],
      [3.5, 1],
      [1, 3.5],
    ]);
    expect(at(({ x, y }) => x === 1 && y === 8.5)).toEqual([[1, 8.5]]);
  });

  test('where the mesh misses a narrow zone, its own lattice finds room', () => {
    const narrow = stripAlong(terrain, 'near', 1);
    const suits = (at: { x: number; y: number }): boolean =>
      zoneFault(table, [narrow], model('a', at.x, at.y)) === null;
    expect(spotsIn(terrain, [narrow], 0.5, suits)).toHaveLength(1);
    expect(spotsIn(terrain, [narrow], 0.5, () => false)).toEqual([]);
    expect(latticeIn([narrow], 0.5, 10)).toEqual([5, 15, 25, 35].map((x) => ({ x: x - 4.5, y: 0.5 })));
    const corner = box(2, 3, 3, 3).map(([x, y]) => ({ x, y }));
    expect(latticeIn([corner], 1, 1)).toEqual([
      { x: 3, y: 4 },
      { x: 4, y: 4 },
      { x: 3, y: 5 },
      { x: 4, y: 5 },
    ]);
  });

  test('a block stands as close round its point as it can, or not at all', () => {
    const models = ['a', 'b', 'c'].map((id) => model(id, 0, 0));
    const found = blockAt(table, [strip], { x: 5, y: 1.5 }, models, 1.4) ?? [];
    expect(found.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['a', 5, 1.5],
      ['b', 3.6, 1.5],
      ['c', 6.4, 1.5],
    ]);
    const many = Array.from({ length: 9 }, (_, i) => model(`m${i}`, 0, 0));
    const zone = stripAlong(terrain, 'far', 20);
    expect(blockAt(table, [zone], { x: 20, y: 30 }, many, 2)?.map(({ x, y }) => [x, y])).toEqual([
      [20, 30],
      [19, 28.268],
      [21, 28.268],
      [19, 31.732],
      [21, 31.732],
      [18, 30],
      [22, 30],
      [20, 26.536],
      [20, 33.464],
    ]);
    expect(blockAt(table, [box(0, 0, 2, 2).map(([x, y]) => ({ x, y }))], { x: 1, y: 1 }, models, 1.4)).toBeNull();
  });

  test('beside somebody is as far off as asked, on the side that is named', () => {
    expect(beside({ x: 5, y: 5 }, { x: 5, y: 9 }, 1)).toEqual({ x: 5, y: 6 });
    expect(beside({ x: 5, y: 5 }, { x: 5, y: 5 }, 1)).toEqual({ x: 6, y: 5 });
  });
});
