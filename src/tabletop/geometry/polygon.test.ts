import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../kernel/index.ts';
import { areaOf, convexParts, inside, isConvex, meet, outlineFault, side } from './polygon.ts';
import { slowlyInside } from '../testing.ts';

/** A star-shaped outline with bays: any radius in any of the directions. */
const stars: fc.Arbitrary<Point[]> = fc
  .array(fc.integer({ min: 500, max: 9000 }), { minLength: 3, maxLength: 14 })
  .map((radii) =>
    radii.map((radius, i) => {
      const angle = (i / radii.length) * 2 * Math.PI;
      const at = (part: number): number => Math.round(20000 + radius * part) / 1000;
      return { x: at(Math.cos(angle)), y: at(Math.sin(angle)) };
    }),
  );

describe('convex parts', () => {
  test('are convex, and together make up the outline', () => {
    fc.assert(
      fc.property(stars, fc.boolean(), (star, backwards) => {
        const parts = convexParts(backwards ? [...star].reverse() : star);
        for (const part of parts) expect(isConvex(part)).toBe(true);
        const sum = parts.reduce((area, part) => area + areaOf(part), 0);
        expect(sum).toBeCloseTo(areaOf(star), 6);
        expect(parts.length).toBeLessThanOrEqual(Math.max(1, star.length - 2));
      }),
      { numRuns: 500 },
    );
  });

  test('an L is two, a box with a corner on its edge is one', () => {
    const corner = [
      [0, 0],
      [6, 0],
      [6, 2],
      [2, 2],
      [2, 6],
      [0, 6],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(convexParts(corner)).toHaveLength(2);
    const box = [
      [0, 0],
      [3, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(convexParts(box)).toEqual([
      [
        { x: 0, y: 0 },
        { x: 6, y: 0 },
        { x: 6, y: 6 },
        { x: 0, y: 6 },
      ],
    ]);
  });
});

test('inside agrees with counting crossings, and the border belongs to it', () => {
  const spot = fc.record({ x: fc.integer({ min: 8000, max: 32000 }), y: fc.integer({ min: 8000, max: 32000 }) });
  fc.assert(
    fc.property(stars, spot, (star, { x, y }) => {
      const p = { x: x / 1000 + 0.0003, y: y / 1000 + 0.0007 };
      expect(inside(star, p)).toBe(slowlyInside(star, p));
      for (const corner of star) expect(inside(star, corner)).toBe(true);
    }),
  );
});

test('the side of a line is exact where products round', () => {
  const [a, b] = [
    { x: 12, y: 12 },
    { x: 24, y: 24 },
  ];
  const near = { x: 0.5, y: 0.5 + 2 ** -53 };
  expect(side(a, b, near)).toBeGreaterThan(0);
  expect(side(a, b, { x: 0.5, y: 0.5 })).toBe(0);
});

test('stretches meet where they touch, and collinear ones only where they overlap', () => {
  const at = (x: number, y = 0): Point => ({ x, y });
  expect(meet(at(0), at(4), at(4), at(4, 4))).toBe(true);
  expect(meet(at(0), at(4), at(4.001), at(4.001, 4))).toBe(false);
  expect(meet(at(0), at(4), at(4), at(9))).toBe(true);
  expect(meet(at(0), at(4), at(5), at(9))).toBe(false);
  // A stretch of length 0 meets what it lies on, not what has it within its box.
  expect(meet(at(2, 2), at(2, 2), at(0), at(4, 4))).toBe(true);
  expect(meet(at(2, 1), at(2, 1), at(0), at(4, 4))).toBe(false);
  expect(meet(at(0), at(4, 4), at(2, 1), at(2, 1))).toBe(false);
});

test.each([
  [
    [
      [0, 0],
      [1, 0],
    ],
    /three corners/,
  ],
  [
    [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ],
    /meet/,
  ],
  [
    [
      [0, 0],
      [4, 0],
      [0, 0],
      [0, 4],
    ],
    /same point/,
  ],
  [
    [
      [0, 0],
      [4, 0],
      [8, 0],
    ],
    /nothing/,
  ],
] as const)('an outline %j is refused with a reason', (corners, reason) => {
  expect(outlineFault(corners.map(([x, y]) => ({ x, y })))).toMatch(reason);
});
