import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf } from '../geometry/direction.ts';
import { apart } from '../geometry/point.ts';
import { Draft } from '../tabletop.ts';
import { blocks, box, building, door, model, slowWalk, spots, terrainOf } from '../testing.ts';
import { fits } from './clearance.ts';
import { joined } from './regions.ts';

const mover = model('a', 10, 10);
const outside = { x: 20, y: 20, level: 0 };

describe('who is shut off', () => {
  test('stands in a house without an open door', () => {
    const table = (open: boolean): Draft =>
      new Draft(terrainOf({ buildings: [building(box(8, 8, 6, 6), [{ ...door('d', [10, 8], [12, 8]), open }])] }));
    expect(joined(table(false), mover, outside, {})).toBe('apart');
    expect(joined(table(true), mover, outside, {})).toBe('one');
    const through = { id: 'd', from: { x: 11, y: 8.51, level: 0 }, to: { x: 11, y: 7.49, level: 0 }, cost: 2 };
    expect(joined(table(false), mover, outside, { passages: [through] })).toBe('perhaps');
    // A passage begins where one has to get to first.
    const elsewhere = { ...through, from: { x: 30, y: 30, level: 0 } };
    expect(joined(table(false), mover, outside, { passages: [elsewhere] })).toBe('apart');
  });

  test('stands in a ring of others, unless it may pass one of them', () => {
    const ring = Array.from({ length: 12 }, (_, i) => {
      const { x, y } = directionOf(i * 30);
      return model(`m${i}`, 10 + 2.5 * x, 10 + 2.5 * y);
    });
    const table = new Draft(terrainOf({}), ring);
    expect(joined(table, mover, outside, {})).toBe('apart');
    expect(joined(table, mover, outside, { pass: ({ id }) => id === 'm3' })).toBe('one');
    expect(joined(table.without(['m3']), mover, outside, {})).toBe('one');
  });

  test('stands on another level, as long as nothing leads there', () => {
    const table = new Draft(terrainOf({}));
    const up = { x: 12, y: 12, level: 1 };
    expect(joined(table, mover, up, {})).toBe('apart');
    const stairs = { id: 's', from: { x: 11, y: 11, level: 0 }, to: { x: 13, y: 11, level: 1 }, cost: 3 };
    expect(joined(table, mover, up, { passages: [stairs] })).toBe('perhaps');
    // Over a floor between, whichever of the two is named first.
    const ladder = { id: 'l', from: { x: 20, y: 20, level: 1 }, to: { x: 21, y: 21, level: 2 }, cost: 3 };
    for (const passages of [
      [stairs, ladder],
      [ladder, stairs],
    ])
      expect(joined(table, mover, { ...up, level: 2 }, { passages })).toBe('perhaps');
    expect(joined(table, mover, { ...up, level: 2 }, { passages: [ladder] })).toBe('apart');
  });

  test('has no way on a grid, either', () => {
    const rings = fc.array(fc.integer({ min: 1900, max: 2700 }), { minLength: 9, maxLength: 11 });
    let shut = 0;
    fc.assert(
      fc.property(rings, blocks(6, true), spots, (ring, pieces, to) => {
        const bare = new Draft(terrainOf({ pieces }));
        for (const [i, far] of ring.entries()) {
          const { x, y } = directionOf(Math.floor((i * 360) / ring.length));
          bare.put(model(`m${i}`, 10 + (x * far) / 1000, 10 + (y * far) / 1000));
        }
        if (apart(to, mover) < 4 || !fits(bare, mover, mover) || !fits(bare, mover, to)) return;
        if (joined(bare, mover, { ...to, level: 0 }, {}) !== 'apart') return;
        shut++;
        expect(slowWalk(bare, mover, to, mover.radius, 60)).toBeNull();
      }),
      { numRuns: 100 },
    );
    expect(shut).toBeGreaterThan(10);
  });
});
