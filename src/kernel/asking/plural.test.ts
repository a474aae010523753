import { expect, test } from 'vitest';
import { textOf } from './message.ts';
import { counted, plural, pluralIn } from './plural.ts';

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

test('in other languages a number has as many forms as they have', () => {
  const polish = (n: number): string => pluralIn('pl', n, ['karta', 'karty', 'kart']);
  expect([1, 2, 5, 22].map(polish)).toEqual(['karta', 'karty', 'kart', 'karty']);
  expect([0, 1, 2].map((n) => pluralIn('de', n, ['Karte', 'Karten']))).toEqual(['Karten', 'Karte', 'Karten']);
  expect(pluralIn('pl', 5, ['one', 'few'])).toBe('few');
});

test('forms stand in the order zero, one, two, few, many, other', () => {
  const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
  expect([0, 1, 2, 3, 11, 100].map((n) => pluralIn('ar', n, FORMS))).toEqual(FORMS);
  expect([0, 1, 2].map((n) => pluralIn('lv', n, ['zero', 'one', 'other']))).toEqual(['zero', 'one', 'other']);
  expect(pluralIn('de', 1, [])).toBe('');
});

test('texts say in which language their numbers and lists are', () => {
  const texts = { language: 'pl', 'list.and': 'i', 'list.none': 'nic', drawn: '{n} {n:?karta|karty|kart}: {cards}' };
  expect(textOf(texts, { key: 'drawn', params: { n: 5, cards: ['a', 'b', 'c'] } })).toBe('5 kart: a, b i c');
  expect(textOf(texts, { key: 'drawn', params: { n: 2, cards: [] } })).toBe('2 karty: nic');
});
