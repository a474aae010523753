import { expect, test } from 'vitest';
import { parseTerrain, type Terrain } from '../../tabletop/index.ts';
import { placeWords } from './words.ts';

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
