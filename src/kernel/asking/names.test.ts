import { expect, test } from 'vitest';
import { calledOf, namesFor } from './names.ts';

test.each([
  ['the game’s own name', 'The Haggler', { name: null, bot: false }, 'The Haggler'],
  ['with the player’s behind it', 'The Haggler', { name: 'Ann', bot: false }, 'The Haggler (Ann)'],
  ['a bot by the game’s own name', 'The Haggler', { name: null, bot: true }, 'The Haggler'],
  ['the player’s own where the game’s says nothing', 'Player A', { name: 'Ann', bot: false }, 'Ann'],
  ['a plain bot', 'Player A', { name: null, bot: true }, 'Player A (bot)'],
  ['nobody in particular', undefined, { name: null, bot: false }, 'Player A'],
])('a seat is called by %s', (_what, ofGame, who, called) => {
  expect(calledOf('a', ofGame, who)).toBe(called);
  expect(namesFor(ofGame === undefined ? {} : { a: ofGame }, { a: who })).toEqual({ a: called });
});
