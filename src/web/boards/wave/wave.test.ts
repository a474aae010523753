import { expect, test } from 'vitest';
import { content, rubbleFor } from '../../../games/wave/index.ts';
import type { SeenEvent } from '../../../kernel/index.ts';
import { diceTallies } from '../../statistics/dice.ts';
import { tallies } from './tallies.ts';
import { slotsOf } from './view.ts';
import { cardText, factsOf, setupText } from './words.ts';

const event = (key: string, params: SeenEvent['params'], more: Partial<SeenEvent> = {}): SeenEvent => ({
  n: 0,
  rule: 'WAV.DECK.1',
  key,
  params,
  text: '',
  ...more,
});

test('WAV.INV.3 WAV.INV.4 equal ammo and ingredients share a slot, everything else has its own', () => {
  expect(slotsOf(['bullets', 'crowbar', 'bullets', 'dead-phone', 'dead-phone', 'nails'])).toEqual([
    { card: 'bullets', count: 2, stack: 'bullet' },
    { card: 'crowbar', count: 1, stack: null },
    { card: 'dead-phone', count: 1, stack: null },
    { card: 'dead-phone', count: 1, stack: null },
    { card: 'nails', count: 1, stack: 'nails' },
  ]);
});

test('every card has a text', () => {
  for (const { id } of [...content.rubble.cards, ...content.weapons]) {
    expect(cardText(id)).not.toBe('');
  }
});

test('drawn Combat cards are counted against the deck, whoever drew them', () => {
  const [combat] = tallies(
    [
      event('wave.cards.drawn', { seat: 'a', cards: ['whiff', 'graze'] }),
      event('wave.cards.drawn.enemy', { enemy: 'raider', cards: ['whiff'] }),
      event('wave.redrawn', { seat: 'a', old: 'whiff', fresh: 'plain-hit' }),
    ],
    2,
  );
  expect(combat?.total).toBe(4);
  expect(combat?.faces.find(({ name }) => name === 'Whiff')).toMatchObject({ seen: 2 });
  expect(combat?.faces.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(4);
});

test.each([1, 2, 3, 6])('finds are counted by kind, against what lies in the rubble of %i', (players) => {
  const found = [event('wave.found', { seat: 'a', card: 'planks' }), event('wave.found', { seat: 'a', card: 'nails' })];
  const [finds] = tallies(found, players);
  const rubble = rubbleFor(players);
  const ingredients = rubble.filter((card) => ['planks', 'nails', 'shards', 'wires', 'explosives'].includes(card));
  expect(finds?.faces.find(({ name }) => name === 'ingredient')).toEqual({
    name: 'ingredient',
    seen: 2,
    expected: (2 * ingredients.length) / rubble.length,
  });
  expect(finds?.faces.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(2);
});

test('dice are counted by their sides', () => {
  const events = [event('x', {}, { dice: [{ sides: 6, rolled: [1, 6, 6] }] })];
  expect(diceTallies(events)).toMatchObject([{ title: 'd6 rolled', total: 3 }]);
  expect(diceTallies(events)[0]?.faces.map(({ seen }) => seen)).toEqual([1, 0, 0, 0, 0, 2]);
});

test('cards drawn for an attack stand beside the question with what they do', () => {
  expect(factsOf({ drawn: ['wide-arc'], weapon: 'crowbar', foe: 1 }, 'wave.cards')).toEqual([
    { title: 'Drawn', text: 'Wide Arc: +1 damage, and 1 damage to each neighbour of the target.' },
  ]);
  expect(factsOf({ card: 'planks' }, 'wave.found.keep')).toEqual([]);
});

test('a choice in the set-up is called by its name', () => {
  expect(setupText(['players', '0', 'character'], 'pillar')?.title).toBe('Pillar (9 health)');
  expect(setupText(['players', '0', 'weapon'], 'crowbar')?.title).toBe('Crowbar');
  expect(setupText(['first'], 'b')?.title).toBe('Seat B');
});
