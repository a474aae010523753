import { describe, expect, it } from 'vitest';
import type { Effect } from '../cards/vocabulary.ts';
import { effectsText } from './wording.ts';

/** Sentences that a card could be made of, whether or not one has them: one of a thing, several, all. */
const said = (...effects: readonly object[]): readonly string[] =>
  effects.map((effect) => effectsText([effect as Effect]));

describe('one piece, several, all', () => {
  const place = (what: string, more: object = {}) =>
    said(...[1, 2].map((n) => ({ do: 'place', what, n, where: 4, ...more })));
  const remove = (what: string, more: object = {}) =>
    said(...[1, 2, 'all'].map((n) => ({ do: 'remove', what, n, where: 4, ...more })));

  it.each<[string, object, ...string[]]>([
    ['monstrosity', {}, 'Place a Monstrosity on', 'Place 2 Monstrosities on'],
    ['raiders', { tribe: 'techie' }, 'Place a Techie on', 'Place 2 Techies on'],
    ['depot', {}, 'Place a Depot on', 'Place 2 Depots on'],
    ['radiation', {}, 'Place a Radiation Token on', 'Place 2 Radiation Tokens on'],
    ['karma', {}, 'Place a Karma Token on', 'Place 2 Karma Tokens on'],
    ['scavenge', {}, 'Place a Scavenge Token on', 'Place 2 Scavenge Tokens on'],
    ['trap', {}, 'Place a Trap Token on', 'Place 2 Trap Tokens on'],
    ['blockade', {}, 'Build a Blockade at', 'Build 2 Blockades at'],
    ['mission', {}, 'Lay out a Mission card on', 'Lay out 2 Mission cards on'],
  ])('placed: %s', (what, more, ...expected) => {
    expect(place(what, more)).toEqual(expected.map((text) => `${text} Kettle Dunes (4).`));
  });

  it.each<[string, object, ...string[]]>([
    ['monstrosity', {}, 'Remove a Monstrosity', 'Remove 2 Monstrosities', 'Remove all Monstrosities'],
    ['raiders', { tribe: 'any' }, 'Remove a Raider', 'Remove up to 2 Raiders', 'Remove all Raiders'],
    ['depot', {}, 'Remove a Depot', 'Remove 2 Depots', 'Remove all Depots'],
    ['radiation', {}, 'Remove a Radiation Token', 'Remove 2 Radiation Tokens', 'Remove all Radiation Tokens'],
    ['blockade', {}, 'Remove a Blockade', 'Remove 2 Blockades', 'Remove all Blockades'],
    ['trap', {}, 'Remove a Trap Token', 'Remove 2 Trap Tokens', 'Remove all Trap Tokens'],
  ])('removed: %s', (what, more, ...expected) => {
    expect(remove(what, more)).toEqual(expected.map((text) => `${text} from Kettle Dunes (4).`));
  });
});
