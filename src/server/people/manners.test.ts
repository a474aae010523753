import { expect, test } from 'vitest';
import { hasBlocked } from './manners.ts';

test.each([
  ['you brute', true],
  ['You BRÚTE!', true],
  ['brute-force', true],
  ['brutes', false],
  ['', false],
])('%j has a blocked word: %s', (text, has) => {
  expect(hasBlocked(text, ['Brute', 'scum'])).toBe(has);
});

test('without blocked words anything goes', () => {
  expect(hasBlocked('brute', [])).toBe(false);
});
