import { describe, expect, test } from 'vitest';
import { box, building, door, model, terrainOf } from '../tabletop/testing.ts';
import { Tables } from './index.ts';

describe('the table of a state', () => {
  const terrain = terrainOf({});
  const key = {};
  const [one, other] = [model('one', 5, 5), model('other', 10, 10)];

  test('stays the same while nothing moves, and follows who moves, comes, goes or changes size', () => {
    const tables = new Tables<object>();
    const first = tables.of(key, terrain, [one, other]);
    expect(tables.of(key, terrain, [{ ...one }, { ...other }])).toBe(first);
    const moved = tables.of(key, terrain, [{ ...one, x: 7 }, other]);
    expect(moved.models.map(({ id, x }) => [id, x])).toEqual([
      ['one', 7],
      ['other', 10],
    ]);
    expect(first.model('one')?.x).toBe(5);
    expect(tables.of(key, terrain, [one, { ...other, radius: 1 }]).model('other')?.radius).toBe(1);
    expect(tables.of(key, terrain, [one]).models.map(({ id }) => id)).toEqual(['one']);
    expect(tables.of(key, terrain, [one, model('new', 20, 20)]).models.map(({ id }) => id)).toEqual(['one', 'new']);
  });

  test('begins anew on another terrain', () => {
    const tables = new Tables<object>();
    tables.of(key, terrain, [one]);
    const next = terrainOf({ width: 60 });
    expect(tables.of(key, next, [one]).ground.terrain).toBe(next);
  });

  test('is as the changes in play have left the terrain', () => {
    const tables = new Tables<object>();
    const house = terrainOf({ buildings: [building(box(10, 10, 10, 10), [door('door', [10, 14], [10, 16])])] });
    expect(tables.of(key, house, [one], {}).opening('door')?.pass).toBe(false);
    const opened = { openings: { door: { state: 'open' as const } } };
    const after = tables.of(key, house, [one], opened);
    expect(after.opening('door')?.pass).toBe(true);
    expect(after.models).toEqual([one]);
    expect(tables.of(key, house, [one], { ...opened })).toBe(after);
    // Closed again, and said in either way.
    expect(tables.of(key, house, [one]).opening('door')?.pass).toBe(false);
    tables.of(key, house, [one], opened);
    const closed = tables.of(key, house, [one], { openings: {} });
    expect(closed.opening('door')?.pass).toBe(false);
    expect(tables.of(key, house, [one])).toBe(closed);
  });
});
