import { expect, test } from 'vitest';
import { look, type Model, readyTable, Tabletop, type Terrain } from '../../../tabletop/index.ts';
import { blockersOf, hiddenCells } from './hiding.ts';

const street = readyTable('high-street') as Terrain;
const model = (id: string, x: number, y: number, level = 0): Model => ({
  id,
  x,
  y,
  level,
  radius: 0.5,
  height: 1.25,
  eye: 1.1,
  facing: 0,
});

/** The share of cells that are seen, beside the share that the rules count. */
function shares(from: Model, to: Model): readonly [cells: number, rules: number] {
  const seen = look(new Tabletop(street, [from, to]), from, to);
  const cells = hiddenCells(seen, blockersOf(seen, street, {}, []), 40, 40);
  return [cells.filter((hidden) => !hidden).length / cells.length, seen.share];
}

test.each([
  ['over a car', model('a', 23.2, 32), model('b', 18.2, 25.5)],
  ['past a corner of a house', model('a', 12.5, 20), model('b', 16.2, 23)],
  ['through a window', model('a', 11, 18), model('b', 15.5, 17.3)],
  ['in the open', model('a', 18, 3), model('b', 18, 6)],
] as const)('what is marked as hidden %s is the share that the rules count', (_, from, to) => {
  const [cells, rules] = shares(from, to);
  expect(Math.abs(cells - rules)).toBeLessThan(0.04);
});
