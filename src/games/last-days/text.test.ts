import { expect, test } from 'vitest';
import { PARTS, texts } from './text.ts';

test('every key belongs to one part of the game', () => {
  const keys = PARTS.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('no text is empty, nor a part of one', () => {
  const said = Object.entries(texts);
  expect(said.filter(([key, text]) => key.trim() === '' || text.trim() === '')).toEqual([]);
  expect(said.filter(([, text]) => / {2}|^ | $|undefined|\{\}/.test(text))).toEqual([]);
});
