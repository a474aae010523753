import { expect, test } from 'vitest';
import { texts } from './text.ts';

test('no text is empty, nor a part of one', () => {
  const empty = Object.entries(texts).filter(([key, text]) => key.trim() === '' || text.trim() === '');
  expect(empty).toEqual([]);
  expect(Object.values(texts).filter((text) => / {2}|^ | $|undefined|\{\}/.test(text))).toEqual([]);
});
