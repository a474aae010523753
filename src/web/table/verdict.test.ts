import { expect, test } from 'vitest';
import type { Player } from '../match/sources/source.ts';
import { verdictOf } from './verdict.ts';

const seated = (...mine: readonly string[]): Player[] =>
  ['a', 'b'].map((seat) => ({
    seat,
    called: seat,
    kind: mine.includes(seat) ? 'here' : 'bot',
    bot: mine.includes(seat) ? null : 'greedy',
    present: true,
    mine: mine.includes(seat),
  }));

test('whoever plays against others reads whether they have won', () => {
  const bandits = { won: ['a'], lost: ['b'] };
  expect(verdictOf(bandits, seated('a'))).toBe('won');
  expect(verdictOf(bandits, seated('b'))).toBe('lost');
});

test('where one has won against another at the same screen, or others play, it is over', () => {
  expect(verdictOf({ won: ['a'], lost: ['b'] }, seated('a', 'b'))).toBe('over');
  expect(verdictOf({ won: ['a'], lost: ['b'] }, seated())).toBe('over');
});

test('those who play together win or lose together, and whoever looks on reads the same', () => {
  for (const players of [seated('a', 'b'), seated('b'), seated()]) {
    expect(verdictOf({ won: ['a', 'b'], lost: [] }, players)).toBe('won');
    expect(verdictOf({ won: [], lost: ['a', 'b'] }, players)).toBe('lost');
  }
});

test('a draw is neither', () => {
  expect(verdictOf({ won: [], lost: [] }, seated('a'))).toBe('draw');
});
