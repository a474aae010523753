import { describe, expect, test } from 'vitest';
import { gapsIn, type Message, textOf } from './message.ts';

const TEXTS = {
  plain: 'nothing to fill',
  hits: '{who:seat} hits {n} {n:?time|times}',
  found: 'found {cards:card}',
  list: '{things}',
  one: '{n:?a single}',
  odd: '{thing:card}!',
  'card.axe': 'an axe',
  'card.rope': 'a rope',
};
const NAMES = { a: 'Ann', b: 'Bob' };
const text = (key: string, params?: Message['params']): string =>
  textOf(TEXTS, params === undefined ? { key } : { key, params }, NAMES);

describe('textOf', () => {
  test('the first letter is a capital', () => {
    expect(text('plain')).toBe('Nothing to fill');
  });

  test('seats are shown by name, or by id where they have none', () => {
    expect(text('hits', { who: 'a', n: 2 })).toBe('Ann hits 2 times');
    expect(text('hits', { who: 'z', n: 2 })).toBe('Z hits 2 times');
    expect(textOf(TEXTS, { key: 'hits', params: { who: 'a', n: 2 } })).toBe('A hits 2 times');
  });

  test('a word follows its number', () => {
    expect(text('hits', { who: 'b', n: 1 })).toBe('Bob hits 1 time');
    expect(text('hits', { who: 'b', n: 0 })).toBe('Bob hits 0 times');
    expect(text('one', { n: 1 })).toBe('A single');
    expect(text('one', { n: 5 })).toBe('A single');
  });

  test('lists are joined', () => {
    expect(text('found', { cards: [] })).toBe('Found nothing');
    expect(text('found', { cards: ['axe'] })).toBe('Found an axe');
    expect(text('found', { cards: ['axe', 'rope'] })).toBe('Found an axe and a rope');
    expect(text('found', { cards: ['axe', 'rope', 'axe'] })).toBe('Found an axe, a rope and an axe');
    expect(text('list', { things: [1, 2, 3] })).toBe('1, 2 and 3');
  });

  test('what has no text is shown as it is', () => {
    expect(text('odd', { thing: 'lamp' })).toBe('Lamp!');
    expect(text('odd', { thing: 3 })).toBe('3!');
    expect(text('list', { things: { a: 1 } })).toBe('{"a":1}');
    expect(text('list', { things: true })).toBe('True');
  });

  test('a gap that nothing fills stays, a key without a text is shown', () => {
    expect(text('hits', { n: 1 })).toBe('{who:seat} hits 1 time');
    expect(text('hits')).toBe('{who:seat} hits {n} {n:?time|times}');
    expect(text('no.such.key', { n: 1 })).toBe('no.such.key');
  });
});

describe('gapsIn', () => {
  const gaps = (key: string, params?: Message['params']): string[] =>
    gapsIn(TEXTS, params === undefined ? { key } : { key, params });

  test('a complete message has none', () => {
    expect(gaps('plain')).toEqual([]);
    expect(gaps('hits', { who: 'a', n: 0 })).toEqual([]);
    expect(gaps('found', { cards: ['axe', 'rope'] })).toEqual([]);
    expect(gaps('found', { cards: [] })).toEqual([]);
    expect(gaps('list', { things: 'anything' })).toEqual([]);
  });

  test('a missing key, a missing parameter and a missing word are named', () => {
    expect(gaps('no.such.key')).toEqual(['no.such.key']);
    expect(gaps('hits', { who: 'a' })).toEqual(['hits {n}', 'hits {n:?time|times}']);
    expect(gaps('hits')).toEqual(['hits {who:seat}', 'hits {n}', 'hits {n:?time|times}']);
    expect(gaps('found', { cards: ['axe', 'lamp'] })).toEqual(['card.lamp']);
    expect(gaps('odd', { thing: 'lamp' })).toEqual(['card.lamp']);
  });

  test('a name says itself', () => {
    expect(gaps('found', { cards: ['Carmen', 'axe'] })).toEqual([]);
  });

  test('nothing where something must be shown is a gap too', () => {
    expect(gaps('list', { things: null })).toEqual(['list {things}']);
    expect(gaps('odd', { thing: null })).toEqual(['odd {thing:card}']);
  });
});
