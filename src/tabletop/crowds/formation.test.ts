import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fits } from '../ways/clearance.ts';
import { contact, distance } from '../geometry/distance.ts';
import { clumpsOf, holdsTogether } from './formation.ts';
import { spotsRound } from '../ways/spots.ts';
import { Draft } from '../tabletop.ts';
import { block, blocks, box, model, spots, terrainOf } from '../testing.ts';

describe('spots round a target', () => {
  test('six bases of one size go round a seventh', () => {
    const target = model('t', 20, 20);
    const table = new Draft(terrainOf({}), [target]);
    const found = spotsRound(table, model('z', 30, 21), target);
    expect(found).toHaveLength(6);
    found.forEach(({ x, y }, i) => {
      const zombie = model(`z${i}`, x, y);
      expect(fits(table, zombie, zombie)).toBe(true);
      table.put(zombie);
      expect(contact(table, zombie, target).touching).toBe(true);
    });
    expect(spotsRound(table, model('z', 30, 21), target)).toEqual([]);
  });

  test('the nearest comes first, and what others have taken is left out', () => {
    const target = model('t', 20, 20);
    const table = new Draft(terrainOf({ pieces: [block('p', box(10, 20.6, 20, 1))] }), [target, model('b', 21, 20)]);
    const found = spotsRound(table, model('z', 15, 20), target);
    expect(found[0]).toMatchObject({ x: 19, y: 20 });
    expect(found).toHaveLength(3);
    for (const at of found) expect(at.y).toBeLessThanOrEqual(20.1);
  });

  test('are always free and touching, and never overlap', () => {
    fc.assert(
      fc.property(blocks(6, true), fc.array(spots, { maxLength: 10 }), spots, (pieces, others, at) => {
        const target = model('t', at.x, at.y);
        const table = new Draft(terrainOf({ pieces }), [target]);
        others.forEach((o, i) => {
          const other = model(`m${i}`, at.x + (o.x - 20) / 10, at.y + (o.y - 20) / 10);
          if (fits(table, other, other)) table.put(other);
        });
        spotsRound(table, model('z', 3, 3), target).forEach(({ x, y }, i) => {
          const zombie = model(`z${i}`, x, y);
          expect(fits(table, zombie, zombie)).toBe(true);
          expect(distance(zombie, target)).toBeLessThan(0.01);
          table.put(zombie);
        });
      }),
    );
  });
});

describe('formation', () => {
  test('holds while each is linked to another and all are joined', () => {
    const line = [10, 13, 16, 19].map((x, i) => model(`z${i}`, x, 10));
    expect(holdsTogether(line, 2)).toBe(true);
    expect(holdsTogether([...line, model('y', 22.001, 10)], 2)).toBe(false);
    const pairs = [10, 12, 20, 22, 24].map((x, i) => model(`z${i}`, x, 10));
    expect(clumpsOf(pairs, 2).map((clump) => clump.map(({ id }) => id))).toEqual([
      ['z2', 'z3', 'z4'],
      ['z0', 'z1'],
    ]);
  });
});
