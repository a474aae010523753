import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atHour, HOURS } from './clock.ts';
import { directionOf, facingTowards } from './direction.ts';

const face = { x: 10, y: 10, facing: 0 };

test('twelve is ahead, three to the right, six behind and nine to the left, as a table is drawn', () => {
  expect([12, 3, 6, 9].map((hour) => atHour(face, hour as 12, 2))).toEqual([
    { x: 12, y: 10 },
    { x: 10, y: 12 },
    { x: 8, y: 10 },
    { x: 10, y: 8 },
  ]);
  expect(atHour({ ...face, facing: 90 }, 3, 12)).toEqual({ x: -2, y: 10 });
  expect(atHour(face, 1, 12, 60)).toEqual({ x: 10, y: 22 });
});

test('what is put at an hour lies at that hour', () => {
  for (const hour of HOURS) {
    const at = atHour({ ...face, facing: 17 }, hour, 12);
    expect(facingTowards(face, at)).toBe((17 + 30 * hour) % 360);
  }
});

test('a facing towards a point is the best of all 360', () => {
  const far = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(far, far, fc.integer({ min: -40000, max: 40000 }), (dx, dy, thousandths) => {
      const to = { x: dx + thousandths / 1000, y: dy };
      let [best, most] = [0, 0];
      for (let degrees = 0; degrees < 360; degrees++) {
        const { x, y } = directionOf(degrees);
        if (x * to.x + y * to.y > most) [best, most] = [degrees, x * to.x + y * to.y];
      }
      expect(facingTowards({ x: 0, y: 0 }, to)).toBe(best);
    }),
    { numRuns: 2000 },
  );
});
