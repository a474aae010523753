import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games/index.ts';
import type { State } from '../../games/wave/index.ts';
import { type AnyGame, copy, Match, type Json } from '../../kernel/index.ts';
import { drawn, numbered } from './index.ts';
import { outline } from './outline.ts';
import { PLAIN, widthOf } from '../../text/index.ts';

const wave = gameOf('wave') as AnyGame;
const page = { width: 80, ink: PLAIN };

/** A table of Wave! with something of everything on it. */
function table(players: number): Match {
  const setup = {
    players: Array.from({ length: players }, () => ({ character: 'random', weapon: 'random' })),
    first: 'a',
  };
  const begun = Match.start(wave, setup, { seed: 'board' });
  const state = copy(begun.state) as State;
  state.phase = 'combat';
  state.round = 3;
  state.waveHolder = 'a';
  state.turn = { ...state.turn, seat: 'a', actions: 1 };
  state.line = [
    { id: 4, enemy: 'wanderer', damage: 1, spears: 0, stunned: false },
    { id: 7, enemy: 'brute', damage: 0, spears: 2, stunned: true },
    { id: 8, enemy: 'survivor', damage: 0, spears: 0, stunned: false },
  ];
  Object.assign(state.people.a as object, {
    damage: 2,
    barricades: 1,
    traps: 2,
    survivors: 1,
    focus: true,
    inventory: ['planks', 'planks', 'crowbar'],
  });
  const from = { state, random: [1, 2, 3, 5], answers: 0, events: 0, steps: 0, revealed: 0 };
  return Match.resume<unknown>(wave, setup, { seed: 'board', from });
}

describe('the board of Wave!', () => {
  const text = drawn(table(2), 'a', page).join('\n');

  test('shows the round, the piles and the line from left to right', () => {
    expect(text).toMatch(/round 3 of 6, Combat/);
    expect(text).toMatch(/\d+ Rubble, \d+ active/);
    expect(text).toContain('#4 Wanderer 1/2 | #7 Brute 4/4 (2 Spears, stunned) | #8 Survivor 1/1');
  });

  test('shows whose turn it is and what lies before each player', () => {
    const { people } = table(2).state as State;
    const name = wave.texts[`character.${people.a?.character ?? ''}`] ?? '';
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(
        `> ${name} \\d/\\d health \\[#+\\.\\.\\] First Player, holds WAVE!, 1 Barricade, 2 Traps, 1 survivor, Focus `,
      ),
    );
    expect(text).toContain('2/8 Crowbar, Planks x2');
  });

  test('options about enemies bear the numbers of the board, if all of them do', () => {
    const brute = { id: 'foe:7', text: 'Brute, 4 health left', about: { foe: 7 } };
    const wanderer = { id: 'foe:4', text: 'Wanderer, 1 health left', about: { foe: 4 }, max: 1 };
    expect(numbered(table(2), [wanderer, brute])).toEqual([
      { number: 4, text: 'Wanderer, 1 health left (at most 1)' },
      { number: 7, text: 'Brute, 4 health left' },
    ]);
    expect(numbered(table(2), [brute, { id: 'none', text: 'Nobody' }])).toEqual([
      { number: 1, text: '#7 Brute, 4 health left' },
      { number: 2, text: 'Nobody' },
    ]);
  });

  test('options that read alike say what makes them different', () => {
    const car = (id: string) => ({
      id: `fire:${id}`,
      text: 'Fire at the Car',
      means: { do: 'fire', who: 'a1', at: id },
    });
    const texts = numbered(table(2), [car('car-1'), car('car-2'), { id: 'done', text: 'Done' }]).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['Fire at the Car (car-1)', 'Fire at the Car (car-2)', 'Done']);
  });

  test('is drawn from the view alone: another order of the piles looks the same', () => {
    const match = table(2);
    const state = match.state as State;
    const before = drawn(match, null, page);
    state.rubble.reverse();
    state.active.reverse();
    state.combat.reverse();
    state.assaults.reverse();
    expect(drawn(match, null, page)).toEqual(before);
  });

  test.each([1, 2, 3, 4, 5, 6])('keeps within 80 columns with %i players', (players) => {
    for (const width of [40, 80, 100]) {
      const lines = drawn(table(players), 'a', { ...page, width });
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
    }
  });

  test('before anybody has a character', () => {
    const match = Match.start(wave, { players: [{}, {}], first: 'a' }, { seed: 's' });
    expect(drawn(match, null, page).join('\n')).toContain('Player A');
  });
});

test('a game without a board of its own is shown as an outline', () => {
  const view: Json = { round: 3, hand: ['a', 'b'], none: [], seats: { a: { coins: 2, cards: ['x'] } }, last: null };
  expect(outline.draw(view, { ...page, names: {}, seat: null })).toEqual([
    'round: 3',
    'hand: a, b',
    'none: none',
    'seats:',
    '  a:',
    '    coins: 2',
    '    cards: x',
    'last: null',
  ]);
});
