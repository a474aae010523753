import { expect } from 'vitest';
import { test } from '../testing.ts';
import { play } from '../dead/testing.ts';
import { placePef } from './pefs.ts';

test('ATZ.PEF.3 ATZ.PEF.5 ATZ.PEF.7 a PEF begins in the building of its section, with the higher of two dice as Rep', () => {
  const house = {
    id: 'house',
    outline: [
      [14, 26],
      [20, 26],
      [20, 32],
      [14, 32],
    ] as [number, number][],
    height: 3,
  };
  const enc = play({ band: [{ x: 18, y: 2 }], buildings: [house] }, placePef, [2], [3, 5]);
  expect(enc.pefs).toEqual([{ id: 'p101', x: 17, y: 29, level: 0, rep: 5, section: 2, activated: false }]);
});

test('ATZ.PEF.6 without a building it is out of sight, or in the middle of its section', () => {
  expect(play({ band: [{ x: 18, y: 2, facing: 90 }] }, placePef, [5], [1, 1]).pefs).toMatchObject([{ x: 18, y: 18 }]);
  const wall = {
    id: 'wall',
    outline: [
      [13, 19],
      [23, 19],
      [23, 19.5],
      [13, 19.5],
    ] as [number, number][],
    height: 3,
    kind: 'impassable' as const,
    blocksSight: true,
  };
  const [pef] = play({ band: [{ x: 18, y: 2, facing: 90 }], pieces: [wall] }, placePef, [5], [1, 1]).pefs;
  expect(pef?.y).toBeGreaterThan(19.5);
});
