import { describe, expect, test } from 'vitest';
import { ORDER_TEXTS, type OrderSubject } from '../../kernel/index.ts';
import { lessAsked, orderText, subjectText, wordText } from './words.ts';

const subject = (words: OrderSubject['words'], order: OrderSubject['order'] = null): OrderSubject => ({
  about: 'sighted',
  order,
  words,
});
const ASK = { word: 'ask' } as const;
const CLOSE = { word: 'ask.close', says: 'ask' } as const;
const WITHIN = { word: 'ask.within', says: 'ask', min: 1, max: 12 } as const;
const NEVER = { word: 'never' } as const;

describe('what is offered beside a question that comes again and again', () => {
  test('to be asked only if it matters; where the game has no such word, never', () => {
    expect(lessAsked([subject([ASK, WITHIN, CLOSE, NEVER])], ['sighted'])).toEqual({
      about: 'sighted',
      order: 'ask.close',
    });
    expect(lessAsked([subject([ASK, WITHIN, NEVER])], ['m1', 'sighted'])).toEqual({ about: 'sighted', order: 'never' });
  });

  test('nothing where it is ordered already, or nothing can be ordered about it', () => {
    expect(lessAsked([subject([ASK, CLOSE, NEVER], 'ask.close')], ['sighted'])).toBeNull();
    expect(lessAsked([subject([ASK, NEVER])], ['hit'])).toBeNull();
    expect(lessAsked([], [])).toBeNull();
  });
});

test('orders are said in the words of the game, with their number', () => {
  const texts = {
    ...ORDER_TEXTS,
    'subject.sighted': 'When a runner comes nearer',
    'order.within': 'fire within',
    'order-unit.within': 'inches',
    'order.ask.within': 'ask only within',
    'order-unit.ask.within': 'inches',
    'order.ask.close': 'ask only about a runner who is close',
  };
  expect(subjectText(texts, 'sighted')).toBe('When a runner comes nearer');
  expect(orderText(texts, 'never')).toBe('never ask');
  expect(orderText(texts, { word: 'within', n: 6 })).toBe('fire within 6 inches');
  expect(wordText(texts, WITHIN)).toBe('ask only within … inches');
  expect(wordText(texts, CLOSE)).toBe('ask only about a runner who is close');
});
