import { expect, test } from 'vitest';
import { PARTS } from './text.ts';

test('no two rooms say something else by the same key', () => {
  const said = new Map<string, string>();
  const twice = PARTS.flatMap((part) =>
    Object.entries<string>(part).filter(([key, text]) => {
      const before = said.get(key) ?? text;
      said.set(key, text);
      return before !== text;
    }),
  );
  expect(twice).toEqual([]);
});
