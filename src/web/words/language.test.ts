import { expect, test } from 'vitest';
import { languageOf } from './language.ts';
import { mixed } from './mixed.ts';
import { counted, filled, language, plural, say } from './words.ts';

test('speaks what was chosen, or the first that the browser likes and we have, or English', () => {
  expect(languageOf('de', ['en-GB'])).toBe('de');
  expect(languageOf('en', ['de'])).toBe('en');
  expect(languageOf('system', ['fr', 'de-AT', 'en'])).toBe('de');
  expect(languageOf(undefined, ['fr', 'it'])).toBe('en');
  expect(languageOf('tlh', [])).toBe('en');
});

test('without a dictionary, what is said is what stands in the code', () => {
  expect(language).toBe('en');
  expect(say('Play again')).toBe('Play again');
  expect(filled('Round {0} of {1}', 2, 6)).toBe('Round 2 of 6');
  expect([1, 2].map((n) => counted(n, 'card|cards'))).toEqual(['1 card', '2 cards']);
  expect(plural(2, 'die|dice')).toBe('dice');
  expect(mixed('Round {0} of {1}', '', ' ', 2, 6)).toBe('Round 2 of 6 ');
});
