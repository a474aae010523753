import { describe, expect, test } from 'vitest';
import { found, placesIn, typed } from './places.ts';

const STATE = {
  round: 2,
  waveHolder: null,
  players: [{ seat: 'a', items: ['axe', 'bandage'], setAside: 1 }],
  line: [{ enemy: 'brute', damage: 3 }],
};

describe('the places of a state', () => {
  test('are its plain values and lists, with the way to them in words', () => {
    expect(placesIn(STATE, { a: 'Pillar' })).toEqual([
      { path: 'round', label: ['round'], value: 2 },
      { path: 'waveHolder', label: ['wave holder'], value: null },
      { path: 'players.0.seat', label: ['players', 'Pillar', 'seat'], value: 'a' },
      { path: 'players.0.items', label: ['players', 'Pillar', 'items'], value: ['axe', 'bandage'] },
      { path: 'players.0.setAside', label: ['players', 'Pillar', 'set aside'], value: 1 },
      { path: 'line.0.enemy', label: ['line', '1.', 'enemy'], value: 'brute' },
      { path: 'line.0.damage', label: ['line', '1.', 'damage'], value: 3 },
    ]);
  });

  test('are found by words of the way or of the value', () => {
    const paths = (words: string): string[] => found(placesIn(STATE, { a: 'Pillar' }), words).map(({ path }) => path);
    expect(paths('Brute')).toEqual(['line.0.enemy']);
    expect(paths('line damage')).toEqual(['line.0.damage']);
    expect(paths('axe items')).toEqual(['players.0.items']);
    expect(paths(' ')).toEqual([]);
  });
});

test.each([
  ['3', 2, { value: 3 }],
  ['', 2, null],
  ['three', 2, null],
  ['3', 'two', { value: '3' }],
  ['["axe"]', [], { value: ['axe'] }],
  ['{"axe":1}', [], null],
  ['[', [], null],
  ['"a"', null, { value: 'a' }],
])('%j typed over %j is %j', (text, before, value) => {
  expect(typed(text, before)).toEqual(value);
});
