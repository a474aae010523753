import { expect, test } from 'vitest';
import { paidActions } from './split.ts';

type Stretch = Parameters<typeof paidActions>[0][number];

const off = 2.6000000000000005;
const stretch = (more: Partial<Stretch> & Pick<Stretch, 'from' | 'to'>): Stretch => ({
  kind: 'walk',
  ground: 'normal',
  of: [],
  inches: 1,
  cost: 1,
  rise: 0,
  ...more,
});

test('LD.MOVE.1 LD.MOVE.20 every action turns and ends on the grid of a thousandth of an inch, wherever the ground changes', () => {
  const [a, b, c, d] = [
    { x: 2, y: 5, level: 0 },
    { x: off, y: 5.0004, level: 0 },
    { x: off, y: 5.3996, level: 0 },
    { x: off, y: 5.3996, level: 1 },
  ] as const;
  const actions = paidActions(
    [
      stretch({ from: a, to: b, inches: 0.6 }),
      stretch({ from: b, to: c, inches: 0.4 }),
      stretch({ from: c, to: d, kind: 'ladder', inches: 0, cost: 2, rise: 2 }),
      stretch({ from: d, to: { x: off + 0.01, y: 5.3996, level: 1 }, inches: 0.01 }),
    ],
    { normal: 1, difficult: 2 },
  );
  expect(actions.map(({ kind, ap, points }) => [kind, ap, ...points.map(({ x, y }) => `${x} ${y}`)])).toEqual([
    ['normal', 1, '2.6 5', '2.6 5.4'],
    ['ladder', 2, '2.6 5.4', '2.61 5.4'],
  ]);
});
