import { expect, test } from 'vitest';
import { content } from '../../../../../games/last-stand/index.ts';
import { plateOf } from './plates.ts';
import { LANDMARKS } from './stamps.ts';

const { locations } = content.board;

/** On which side of each edge a point lies: inside a convex cell it is always the same. */
function isInside(polygon: readonly (readonly [number, number])[], x: number, y: number): boolean {
  const sides = polygon.map(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length] as readonly [number, number];
    return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  });
  return sides.every((side) => side === sides[0]);
}

test.each([13, 15, 18])('name plates with type of %i units cross no border, and say the whole name', (size) => {
  for (const { n, name, polygon } of locations) {
    const { lines, x, top, wide, high } = plateOf(n, size);
    expect(lines.join(' '), `${n}`).toBe(`${n} ${name}`);
    for (const [cx, cy] of [
      [x - wide / 2, top],
      [x + wide / 2, top],
      [x - wide / 2, top + high],
      [x + wide / 2, top + high],
    ] as const) {
      expect(isInside(polygon, cx, cy), `${n} ${name} at ${cx} ${cy}`).toBe(true);
    }
  }
});

test('every place has landmarks, and no two places look alike', () => {
  expect(LANDMARKS).toHaveLength(locations.length);
  const drawn = LANDMARKS.map((marks) => JSON.stringify(marks));
  expect(new Set(drawn).size).toBe(locations.length);
  expect(locations.filter(({ n }) => LANDMARKS[n - 1]?.length === 0).map(({ name }) => name)).toEqual(['Last Stand']);
});
