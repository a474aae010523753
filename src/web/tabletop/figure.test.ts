import { expect, test } from 'vitest';
import { parseTerrain, type Terrain } from '../../tabletop/index.ts';
import { figureAt, gapToFigure } from './figure.ts';
import { placeWords } from './words.ts';

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

const square = (x: number, y: number, size: number) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];
const parsed = parseTerrain({
  id: 'block',
  name: 'Block',
  width: 30,
  depth: 30,
  pieces: [
    { id: 'pavement', name: 'Pavement', outline: square(0, 0, 20), height: 0 },
    { id: 'rubble', name: 'Rubble', outline: square(22, 0, 4), height: 0, kind: 'difficult' },
    { id: 'crate', name: 'Crate', outline: square(22, 10, 3), height: 1, climbable: true },
  ],
  buildings: [{ id: 'bank', name: 'Bank', outline: square(2, 2, 8), height: 6, flatRoof: true, floors: [0, 3] }],
});

if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
const terrain: Terrain = parsed.terrain;

test.each([
  [5, 5, 0, 'in Bank'],
  [5, 5, 1, 'upstairs in Bank'],
  [5, 5, 2, 'on the roof of Bank'],
  [15, 5, 0, 'on Pavement'],
  [23, 2, 0, 'in Rubble'],
  [23, 11, 1, 'on Crate'],
  [28, 28, 0, 'in the open'],
])('somebody at %i %i on level %i stands %s', (x, y, level, words) => {
  expect(placeWords(terrain, { x, y, level })).toBe(words);
});
