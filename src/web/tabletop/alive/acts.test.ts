import { describe, expect, test } from 'vitest';
import type { Figure } from '../figure.ts';
import { lengthOf, walksBetween } from './acts.ts';

const at = (id: string, x: number, y: number): Figure => ({ id, x, y }) as Figure;
const before = (...figures: readonly Figure[]) => new Map(figures.map((figure) => [figure.id, figure]));

describe('who is seen to walk between two looks at the table', () => {
  test('nobody who stands where it stood, nobody who was not there', () => {
    expect(walksBetween(before(at('ann', 1, 1)), [at('ann', 1, 1), at('new', 5, 5)], [])).toEqual([]);
  });

  test('along the way that the log tells, or straight where it tells none', () => {
    const told = [
      {
        id: 'moved',
        points: [
          { x: 1, y: 1 },
          { x: 1, y: 4 },
          { x: 6, y: 4 },
        ],
      },
    ];
    expect(walksBetween(before(at('ann', 1, 1), at('bo', 9, 9)), [at('ann', 6, 4), at('bo', 9, 2)], told)).toEqual(
      [
        {
          id: 'ann',
          points: [
            { x: 1, y: 1 },
            { x: 1, y: 4 },
            { id: 'ann', x: 6, y: 4 },
          ],
        },
        { id: 'bo', points: [at('bo', 9, 9), at('bo', 9, 2)] },
      ].map(({ id, points }) => ({ id, points: points.map((point) => expect.objectContaining(point)) })),
    );
  });

  test('several steps that follow one another are one walk; a way of somebody else is not taken', () => {
    const step = (id: string, ...points: readonly (readonly [number, number])[]) => ({
      id,
      points: points.map(([x, y]) => ({ x, y })),
    });
    const told = [step('ann', [1, 1], [3, 1]), step('bo', [8, 8], [9, 8]), step('ann', [3, 1], [3, 5])];
    const [walk] = walksBetween(before(at('ann', 1, 1)), [at('ann', 3, 5)], told);
    expect(walk?.points.map(({ x, y }) => [x, y])).toEqual([
      [1, 1],
      [3, 1],
      [3, 5],
    ]);
    expect(lengthOf(walk?.points ?? [])).toBe(6);
  });
});
