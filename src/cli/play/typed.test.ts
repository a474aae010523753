import { describe, expect, test } from 'vitest';
import type { Answer, SeenRequest } from '../../kernel/index.ts';
import { howToAnswer, readAnswer } from './typed.ts';

const asked = (form: Partial<SeenRequest>): SeenRequest => ({
  n: 1,
  kind: 'choose',
  seats: ['a'],
  mode: 'one',
  rule: 'X.1',
  prompt: { key: 'x', params: {}, text: 'x' },
  waiting: ['a'],
  ...form,
});

/** Everything is counted from 1. */
const numbersOf = ({ options, suggestions = [] }: SeenRequest): number[] =>
  (options ?? suggestions).map((_, i) => i + 1);

const options = [
  { id: 'axe', text: 'The axe' },
  { id: 'rope', text: 'The rope' },
  { id: 'lamp', text: 'Lamp' },
];

describe.each<[string, SeenRequest, [string, Answer][], string[]]>([
  [
    'choose',
    asked({ options }),
    [
      ['1', 'axe'],
      ['3', 'lamp'],
      ['rope', 'rope'],
      ['la', 'lamp'],
      ['the r', 'rope'],
    ],
    ['', '0', '4', '-1', 'the', 'l', '1 2', '1.5'],
  ],
  [
    'pick',
    asked({ kind: 'pick', options, min: 0, max: 2 }),
    [
      ['1 3', ['axe', 'lamp']],
      ['2', ['rope']],
      ['2,1', ['rope', 'axe']],
      ['none', []],
      ['all', ['axe', 'rope', 'lamp']],
    ],
    ['', '4', 'axe', '1 x'],
  ],
  ['order', asked({ kind: 'order', options }), [['3 1 2', ['lamp', 'axe', 'rope']]], ['3 1 9']],
  [
    'amount',
    asked({ kind: 'amount', min: 0, max: 3 }),
    [
      ['0', 0],
      ['12', 12],
      ['-1', -1],
    ],
    ['', 'x', '1.5', '1e3'],
  ],
  [
    'allot',
    asked({ kind: 'allot', options, total: 3 }),
    [
      ['1=2 3=1', { axe: 2, lamp: 1 }],
      ['2:3', { rope: 3 }],
      ['1=1,1=2', { axe: 3 }],
      ['3', { lamp: 3 }],
    ],
    ['', '4', '4=1', '1=x', '1=-1'],
  ],
  [
    'place',
    asked({
      kind: 'place',
      region: {},
      suggestions: [{ x: 1, y: 2, level: 1, facing: 80 }],
      levels: [0, 1],
      facing: true,
    }),
    [
      ['1', { x: 1, y: 2, level: 1, facing: 80 }],
      ['3 4.5 1 90', { x: 3, y: 4.5, level: 1, facing: 90 }],
      ['3 4', { x: 3, y: 4, level: 1, facing: 80 }],
      ['3 4 0', { x: 3, y: 4, level: 0, facing: 80 }],
    ],
    ['2', 'x y 0 0', '1 2 3 4 5'],
  ],
  [
    'place without level and facing',
    asked({ kind: 'place', region: {}, suggestions: [] }),
    [['3 -4', { x: 3, y: -4 }]],
    ['1', '3', '3 4 5', 'Infinity 1'],
  ],
  [
    'path',
    asked({
      kind: 'path',
      from: { x: 0, y: 0 },
      budget: 6,
      suggestions: [
        [
          { x: 1, y: 2 },
          { x: 2, y: 2 },
        ],
      ],
    }),
    [
      [
        '1',
        [
          { x: 1, y: 2 },
          { x: 2, y: 2 },
        ],
      ],
      ['to 3 4', { to: { x: 3, y: 4 } }],
      [
        '1 1, 2 2',
        [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      ],
    ],
    ['2', 'to 3', 'to 1 1, 2 2', 'here', ''],
  ],
  [
    'roll',
    asked({ kind: 'roll', count: 2, sides: 6 }),
    [
      ['3 5', [3, 5]],
      ['6,6', [6, 6]],
    ],
    ['', '3', '1 2 3', 'a b'],
  ],
])('%s', (_name, request, right, wrong) => {
  test.each(right)('%j is %j', (typed, answer) => {
    expect(readAnswer(request, typed, numbersOf(request))).toEqual({ answer });
  });

  test.each(wrong)('%j is explained', (typed) => {
    expect(readAnswer(request, typed, numbersOf(request))).toEqual({ fault: expect.stringMatching(/\w/) as string });
  });

  test('what can be typed is said in a few words', () => {
    expect(howToAnswer(request, numbersOf(request))).toMatch(/\w/);
    expect(howToAnswer(request, numbersOf(request)).length).toBeLessThan(30);
  });
});

describe('options that bear numbers on the board', () => {
  const request = asked({ options });

  test('are named by these numbers, with or without the sign', () => {
    expect(readAnswer(request, '7', [4, 7, 9])).toEqual({ answer: 'rope' });
    expect(readAnswer(request, '#9', [4, 7, 9])).toEqual({ answer: 'lamp' });
    expect(readAnswer(request, '1', [4, 7, 9])).toEqual({ fault: expect.stringContaining('4 7 9') as string });
    expect(readAnswer({ ...request, kind: 'allot', total: 3 }, '#4=1 7=2', [4, 7, 9])).toEqual({
      answer: { axe: 1, rope: 2 },
    });
  });

  test('are listed, or given as a range where none is missing', () => {
    expect(howToAnswer(request, [4, 7, 9])).toBe('4 7 9');
    expect(howToAnswer(request, [4, 5, 6])).toBe('4-6');
  });
});
