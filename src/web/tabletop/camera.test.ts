import { expect, test } from 'vitest';
import { fitted, framed, kept, toScreen, toTable, zoomed } from './camera.ts';

const table = { width: 48, depth: 36 };
const screen = { width: 990, depth: 500 };

test('the whole table is in the middle of the screen', () => {
  const pose = fitted(table, screen);
  const [first, last] = [toScreen(pose, { x: 0, y: 0 }), toScreen(pose, { x: 48, y: 36 })];
  expect(first.y).toBeGreaterThan(0);
  expect(last.y).toBeLessThan(500);
  expect(first.x + last.x).toBeCloseTo(990);
  expect(first.y + last.y).toBeCloseTo(500);
});

test('zooming keeps the point under the pointer where it is', () => {
  const pose = fitted(table, screen);
  const at = { x: 300, y: 200 };
  const before = toTable(pose, at);
  const after = toTable(zoomed(pose, 2.5, at, table, screen), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('nobody zooms out of sight or into nothing', () => {
  const pose = fitted(table, screen);
  const at = { x: 0, y: 0 };
  expect(zoomed(pose, 1000, at, table, screen).scale).toBe(180);
  expect(zoomed(pose, 0.001, at, table, screen).scale).toBeCloseTo(pose.scale * 0.7);
});

test('the middle of the screen always shows the table', () => {
  const pose = { scale: 20, x: -5000, y: 5000 };
  const middle = toTable(kept(pose, table, screen), { x: 495, y: 250 });
  expect(middle).toEqual({ x: 48, y: 0 });
});

test('what is framed is in sight with room around it, and nearer than the whole table', () => {
  const points = [
    { x: 4, y: 30 },
    { x: 10, y: 33 },
  ];
  const pose = framed({ points }, table, screen);
  expect(pose.scale).toBeGreaterThan(fitted(table, screen).scale);
  for (const point of points) {
    const at = toScreen(pose, point);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(990);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(500);
  }
  const corners = [
    { x: 0, y: 0 },
    { x: 48, y: 36 },
  ];
  expect(framed({ points: corners }, table, screen).scale).toBeCloseTo(fitted(table, screen).scale);
});

test('what lies beside it is framed as well only where everybody can still be told apart', () => {
  const points = [{ x: 4, y: 30 }];
  const beside = [{ x: 30, y: 4 }];
  const large = framed({ points, beside }, table, screen);
  expect(toScreen(large, { x: 30, y: 4 }).y).toBeGreaterThan(0);
  const phone = { width: 390, depth: 280 };
  expect(framed({ points, beside }, table, phone)).toEqual(framed({ points }, table, phone));
});
