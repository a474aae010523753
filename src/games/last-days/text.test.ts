import { expect, test } from 'vitest';
import { PARTS } from './text.ts';

test('every key belongs to one part of the game', () => {
  const keys = PARTS.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
