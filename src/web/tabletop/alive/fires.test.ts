import { expect, test } from 'vitest';
import { flamesOf } from './fires.tsx';

test('flames stand along a wall that burns, and all over a patch that does', () => {
  const wall = flamesOf({ id: 'w', from: { x: 0, y: 2 }, to: { x: 5.5, y: 2 }, smoulders: false });
  expect(wall).toHaveLength(10);
  expect(wall.every(({ x, y }) => x > 0 && x < 5.5 && y === 2)).toBe(true);
  const patch = flamesOf({ id: 'p', at: { x: 10, y: 10 }, radius: 1 });
  expect(patch.every(({ x, y }) => Math.hypot(x - 10, y - 10) < 1)).toBe(true);
  expect(new Set(patch.map(({ x }) => x)).size).toBe(patch.length);
});
