import { expect, test } from 'vitest';
import type { SeenRequest } from '../../kernel/index.ts';
import type { Field } from '../../text/index.ts';
import { itemsOf, spotsOf } from './question.ts';

const field: Field = {
  width: 24,
  depth: 24,
  grounds: [],
  units: [
    { id: 'a1', name: 'Bea', at: [{ x: 10, y: 10 }], facing: 0 },
    { id: 'z1', name: 'Zombie 1', at: [{ x: 10, y: 4 }], facing: null },
  ],
};
const asked = (rest: Partial<SeenRequest>): SeenRequest => ({ n: 1, seats: ['a'], ...rest }) as SeenRequest;
const texts = (request: SeenRequest, on: Field | null = field): string[] =>
  itemsOf(request, null as never, on).map(({ text }) => text);

test('a suggested spot is told by what is near it, its level and where it looks', () => {
  const suggestions = [
    { x: 12, y: 4 },
    { x: 10, y: 12, level: 1, facing: 180 },
  ];
  const request = asked({ kind: 'place', suggestions });
  expect(texts(request)).toEqual(['12 4, 2" east of Zombie 1', '10 12, level 1, 2" south of Bea, looking west (180)']);
  expect(texts(request, null)).toEqual(['12 4', '10 12, level 1, looking west (180)']);
  expect(spotsOf(request)).toEqual(suggestions);
});

test('a suggested way says how far it leads and where to, and nothing of the one who walks it', () => {
  const from = { x: 10, y: 10 };
  const suggestions = [
    [{ x: 10, y: 7 }],
    [
      { x: 8, y: 10 },
      { x: 7, y: 6 },
    ],
    [{ x: 10, y: 10 }],
  ];
  const request = asked({ kind: 'path', from, suggestions });
  expect(texts(request)).toEqual([
    '3" north to 10 7, 3" south of Zombie 1',
    '5" north-west, round a corner, to 7 6, 3.6" south-west of Zombie 1',
    '10 10, 6" south of Zombie 1',
  ]);
  expect(spotsOf(request)).toEqual([
    { x: 10, y: 7 },
    { x: 7, y: 6 },
    { x: 10, y: 10 },
  ]);
});
