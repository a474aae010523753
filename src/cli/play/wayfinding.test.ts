import { describe, expect, test } from 'vitest';
import type { SeenRequest } from '../../kernel/index.ts';
import type { Field } from '../../text/index.ts';
import { readAnswer } from './typed.ts';

const square = (x: number, y: number) => [
  { x: x - 1, y: y - 1 },
  { x: x + 1, y: y - 1 },
  { x: x + 1, y: y + 1 },
  { x: x - 1, y: y + 1 },
];
const field: Field = {
  width: 48,
  depth: 48,
  grounds: [{ name: 'The old wall', outline: square(10, 30), mark: '#' }],
  units: [
    { id: 'a1', name: 'Bea', at: [{ x: 22, y: 10 }], facing: 0 },
    {
      id: 'h1',
      name: 'Regular Zombies 1',
      at: [
        { x: 10, y: 40 },
        { x: 10, y: 16 },
      ],
      facing: null,
    },
  ],
};
const walk = { kind: 'path', from: { x: 10, y: 10 }, budget: 8 } as unknown as SeenRequest;
const read = (typed: string, request = walk) => readAnswer(request, typed, [], field);

describe('a way in words', () => {
  test.each([
    ['3 towards Bea', { x: 13, y: 10 }],
    ['3 inches toward bea', { x: 13, y: 10 }],
    ['2.5" towards a1', { x: 12.5, y: 10 }],
    ['towards Bea', { x: 18, y: 10 }], // as far as it may go
    ['towards regular', { x: 10, y: 15 }], // beside the nearest of them
    ['4 away from Bea', { x: 6, y: 10 }],
    ['away from Bea', { x: 2, y: 10 }],
    ['5 towards the old wall', { x: 10, y: 15 }],
    ['6 north', { x: 10, y: 4 }],
    ['west', { x: 2, y: 10 }],
    ['2 se', { x: 11.414, y: 11.414 }],
    ['2 north-east', { x: 11.414, y: 8.586 }],
  ])('%s', (typed, to) => {
    expect(read(typed)).toEqual({ answer: { to } });
  });

  test.each([
    ['3 towards Zed', 'Nobody and nothing on the table is called Zed: type map to see who stands where'],
    ['3 sideways', 'or in words: 8 towards Bea'],
    ['towards', 'or in words: 8 towards Bea'],
  ])('%s says what to type instead', (typed, fault) => {
    expect(read(typed)).toEqual({ fault: expect.stringContaining(fault) as string });
  });

  test('nobody goes towards the place where they stand', () => {
    const beaHerself = { ...walk, from: { x: 22, y: 10 } } as SeenRequest;
    const fault = 'That is where it stands: say a direction, such as 6 north';
    expect(read('towards Bea', beaHerself)).toEqual({ fault });
  });

  test('numbers are read as before', () => {
    expect(read('to 4 3')).toEqual({ answer: { to: { x: 4, y: 3 } } });
    expect(read('4 3, 5 6')).toEqual({
      answer: [
        { x: 4, y: 3 },
        { x: 5, y: 6 },
      ],
    });
  });
});
