import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crowd } from '../crowds/crowd.ts';
import { contact } from '../geometry/distance.ts';
import { apart } from '../geometry/point.ts';
import { look, visibleShare } from '../sight/sight.ts';
import { Draft, Tabletop } from '../tabletop.ts';
import { block, blocks, model, slowBox, slowlyAway, spots, terrainOf } from '../testing.ts';
import { crowdedBy } from '../ways/clearance.ts';
import { walk } from '../ways/walk.ts';
import { type Body, frameOf, outlineOf, sideOf } from './body.ts';
import { gap } from './gap.ts';
import { bodyCrowdedBy } from './sweep.ts';

const car = (id: string, x: number, y: number, facing = 0, more: Partial<Body> = {}): Body => ({
  id,
  x,
  y,
  level: 0,
  length: 5,
  width: 2,
  height: 1.5,
  facing,
  ...more,
});

const cars: fc.Arbitrary<Body> = fc
  .record({
    at: spots,
    facing: fc.nat(359),
    length: fc.integer({ min: 10, max: 60 }),
    width: fc.integer({ min: 5, max: 30 }),
  })
  .map(({ at, facing, length, width }) => car('car', at.x, at.y, facing, { length: length / 10, width: width / 10 }));

describe('a body', () => {
  test('has the corners of a turned box, and sides', () => {
    fc.assert(
      fc.property(cars, (body) => {
        const slow = slowBox(body, body.length, body.width, body.facing);
        outlineOf(body).forEach((corner, i) => expect(apart(corner, slow[i] as never)).toBeLessThan(1e-9));
      }),
    );
    const east = frameOf(car('a', 10, 10));
    const at = (x: number, y: number) => sideOf(east, { x, y });
    expect([at(12.5, 10.5), at(7.5, 9.5), at(11, 9), at(11, 11)]).toEqual(['front', 'rear', 'left', 'right']);
    const south = frameOf(car('a', 10, 10, 90));
    expect([sideOf(south, { x: 10, y: 12.5 }), sideOf(south, { x: 9, y: 10 })]).toEqual(['front', 'right']);
  });

  test('stands in the way of sight and of bases as a piece of the same shape does', () => {
    fc.assert(
      fc.property(cars, blocks(4), spots, spots, (body, pieces, a, b) => {
        const outline = outlineOf(body).map(({ x, y }): [number, number] => [x, y]);
        if (outline.flat().some((n) => n < 0 || n > 40)) return;
        const bodies = new Tabletop(terrainOf({ pieces }), [], {}, [body]);
        // The file's corners are rounded to the grain.
        const fixed = new Tabletop(terrainOf({ pieces: [...pieces, block('car', outline, { height: body.height })] }));
        const [one, other] = [model('a', a.x, a.y), model('b', b.x, b.y)];
        expect(Math.abs(visibleShare(bodies, one, other) - visibleShare(fixed, one, other))).toBeLessThan(0.02);
        if (crowdedBy(bodies, one, one) !== null || crowdedBy(bodies, other, other) !== null) return;
        const [way, same] = [walk(bodies, one, other, { budget: 30 }), walk(fixed, one, other, { budget: 30 })];
        if (way !== null && same !== null) expect(Math.abs(way.cost - same.cost)).toBeLessThan(0.05);
        const left = [bodies, fixed].map((table) => {
          const standing = new Tabletop(table, [one, other]);
          return crowd(standing, [{ mover: one, target: other }], { budget: 6 })[0]?.left ?? Number.NaN;
        }) as [number, number];
        expect(Math.abs(left[0] - left[1])).toBeLessThan(0.05);
      }),
      { numRuns: 150 },
    );
  });

  test('hides in part who stands behind it, and the proof names it; unless it is left out', () => {
    const table = new Tabletop(terrainOf({}), [], {}, [car('car', 20, 20, 90, { height: 0.9 })]);
    const [a, b] = [model('a', 12, 20), model('b', 22, 20)];
    const seen = look(table, a, b);
    expect(seen.blockers).toEqual([{ id: 'car', kind: 'body', share: 1 - Number(seen.share.toFixed(3)) }]);
    expect(seen.share).toBeGreaterThan(0.25);
    expect(seen.foot).toBe(0);
    expect(look(table, a, b, { ignore: ['car'] }).share).toBe(1);
    expect(
      contact(
        new Tabletop(terrainOf({}), [], {}, [car('car', 20, 20, 90, { width: 0.1 })]),
        model('a', 19.5, 20),
        model('b', 20.5, 20),
      ).barrier,
    ).toBe('car');
  });

  test('moves without touching the terrain or the table it was copied from', () => {
    const table = new Draft(terrainOf({}), [], {}, [car('car', 20, 20, 90)]);
    const before = new Tabletop(table);
    const [a, b] = [model('a', 12, 20), model('b', 28, 20)];
    table.putBody(car('car', 30, 10));
    expect([visibleShare(before, a, b), visibleShare(table, a, b)]).toEqual([0, 1]);
    expect(table.ground).toBe(before.ground);
    expect(table.bodies.map(({ x }) => x)).toEqual([30]);
    table.takeBody('car');
    expect([table.body('car'), before.body('car')?.x]).toEqual([undefined, 20]);
  });

  test('stands where it overlaps nothing, on the table', () => {
    const pieces = [
      block('rock', [
        [10, 10],
        [12, 10],
        [12, 12],
        [10, 12],
      ]),
    ];
    const table = new Tabletop(terrainOf({ pieces }), [model('a', 20, 20)], {}, [car('van', 30, 30)]);
    const by = (x: number, y: number, facing = 0) => bodyCrowdedBy(table, car('car', x, y, facing));
    expect([by(14.496, 11), by(14.49, 11), by(20, 18.6), by(30, 31), by(2, 20), by(5, 30)]).toEqual([
      null,
      'rock',
      'a',
      'van',
      'edge',
      null,
    ]);
  });
});

describe('the gap between bases and bodies', () => {
  const footprints = fc.oneof(
    cars,
    fc.tuple(spots, fc.constantFrom(0.4, 0.5, 1)).map(([{ x, y }, radius]) => ({ x, y, radius })),
  );

  test('is what points along their edges are apart, the same both ways, with the ends of the tape on them', () => {
    fc.assert(
      fc.property(cars, footprints, (a, b) => {
        const { inches, from, to } = gap(a, b);
        const back = gap(b, a);
        expect(back.inches).toBe(inches);
        const outline = outlineOf(a);
        const slow =
          'radius' in b
            ? Math.max(0, slowlyAway(outline, b) - b.radius)
            : Math.min(
                ...outlineOf(b).map((corner) => slowlyAway(outline, corner)),
                ...outline.map((corner) => slowlyAway(outlineOf(b), corner)),
              );
        // Two boxes may cross without a corner in each other.
        if (inches > 0) {
          expect(Math.abs(inches - slow)).toBeLessThan(0.006);
          expect(apart(from, to)).toBeCloseTo(inches, 2);
        } else if ('radius' in b) expect(slow).toBeLessThan(0.006);
      }),
      { numRuns: 150 },
    );
    expect(gap(car('a', 10, 10), car('b', 10, 10, 90)).inches).toBe(0);
    expect(gap(car('a', 10, 10), car('b', 10, 15)).inches).toBe(3);
    expect(gap(model('a', 10, 10), model('b', 13, 10)).inches).toBe(2);
  });
});
