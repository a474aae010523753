import { expect, test } from 'vitest';
import { figureAt, gapToFigure } from './figure.ts';

const base = (id: string, x: number, y: number, level = 0) => ({ id, x, y, level, radius: 0.5 });

test('the nearest base that is near enough is meant', () => {
  const figures = [base('a', 0, 0), base('b', 2, 0)];
  expect(figureAt(figures, { x: 0.4, y: 0 }, 0)?.id).toBe('a');
  expect(figureAt(figures, { x: 1.2, y: 0 }, 1)?.id).toBe('b');
  expect(figureAt(figures, { x: 1, y: 3 }, 1)).toBe(null);
});

test('whoever stands on the storey that is shown goes before those above and below', () => {
  const figures = [base('below', 0, 0), base('above', 0.3, 0, 1)];
  expect(figureAt(figures, { x: 0, y: 0 }, 0, 0)?.id).toBe('below');
  expect(figureAt(figures, { x: 0, y: 0 }, 0, 1)?.id).toBe('above');
  expect(figureAt([...figures].reverse(), { x: 0, y: 0 }, 0, 1)?.id).toBe('above');
  // With nobody there on that storey, somebody else can still be pointed at.
  expect(figureAt(figures, { x: 0, y: 0 }, 0, 2)?.id).toBe('below');
});

test('a car is as long and wide as it is, along its facing', () => {
  const car = { x: 0, y: 0, radius: 2, facing: 90, box: { length: 4, width: 2 } };
  expect(gapToFigure(car, { x: 0, y: 2 })).toBe(0);
  expect(gapToFigure(car, { x: 1, y: 0 })).toBe(0);
  expect(gapToFigure(car, { x: 4, y: 0 })).toBe(3);
  expect(gapToFigure(car, { x: 4, y: 6 })).toBe(5);
  expect(gapToFigure(car, { x: 0, y: 0 })).toBe(-1);
});
