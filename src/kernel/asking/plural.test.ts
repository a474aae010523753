import { expect, test } from 'vitest';
import { textOf } from './message.ts';
import { counted, plural } from './plural.ts';

test('a word agrees with its number', () => {
  expect([0, 1, 2, 1.5, -1].map((n) => counted(n, 'inch', 'inches'))).toEqual([
    '0 inches',
    '1 inch',
    '2 inches',
    '1.5 inches',
    '-1 inch',
  ]);
  expect([plural(1, 'is', 'are'), plural(2, 'is', 'are'), counted(3, 'token')]).toEqual(['is', 'are', '3 tokens']);
});

test('texts of games use the same rule', () => {
  const texts = { laid: '{n} {n:?stone|stones}' };
  expect([0, 1, 2].map((n) => textOf(texts, { key: 'laid', params: { n } }))).toEqual([
    '0 stones',
    '1 stone',
    '2 stones',
  ]);
});
