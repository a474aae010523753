import { expect, test } from 'vitest';
import type { SeenRequest } from '../../kernel/index.ts';
import { answerText } from './answer-text.ts';

const asked = (form: Partial<SeenRequest> & Pick<SeenRequest, 'kind'>): SeenRequest => ({
  n: 1,
  seats: ['a'],
  waiting: ['a'],
  mode: 'one',
  rule: 'T.1',
  prompt: { key: 'p', params: {}, text: 'p' },
  ...form,
});
const options = [
  { id: 'x', text: 'Shoot Bea: one shot' },
  { id: 'y', text: 'Wait' },
];

test.each([
  [asked({ kind: 'choose', options }), 'x', 'Shoot Bea'],
  [asked({ kind: 'pick', options }), ['x', 'y'], 'Shoot Bea, Wait'],
  [asked({ kind: 'pick', options }), [], 'none'],
  [asked({ kind: 'order', options }), ['y', 'x'], 'Wait, then Shoot Bea'],
  [asked({ kind: 'amount' }), 3, '3'],
  [asked({ kind: 'allot', options }), { x: 2, y: 1 }, '2 to Shoot Bea, 1 to Wait'],
  [asked({ kind: 'place' }), { x: 3.25, y: 4, level: 1 }, '3.3 by 4 inches, level 1'],
  [
    asked({ kind: 'path' }),
    [
      { x: 1, y: 1 },
      { x: 2, y: 5 },
    ],
    '2 by 5 inches',
  ],
  [asked({ kind: 'path' }), { to: { x: 2, y: 6 } }, '2 by 6 inches'],
  [asked({ kind: 'path' }), [], 'stay'],
  [asked({ kind: 'roll' }), [3, 6], '3, 6'],
])('an answer reads as its question offers it: %#', (request, answer, words) => {
  expect(answerText(request, answer)).toBe(words);
});

test('a game has its own words for a spot', () => {
  expect(answerText(asked({ kind: 'place' }), { x: 1, y: 1 }, () => 'behind the wall')).toBe('behind the wall');
});
