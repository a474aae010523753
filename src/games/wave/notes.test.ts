import { expect, test } from 'vitest';
import type { Match } from '../../kernel/index.ts';
import { waveNotes } from './notes.ts';
import { scene } from './testing.ts';

test('what is noted of a match of Wave!: how far it came, what was found and delayed, and who played', () => {
  const { state } = scene({ seats: ['pillar', 'psycho'], round: 4, active: ['WAVE!'] }).match;
  const undecided = { ...state, people: { ...state.people, c: { ...state.people.a, character: null } } };
  const events = ['WAV.WAVE.5', 'WAV.SEARCH.2', 'WAV.SEARCH.2', 'WAV.WAVE.2'].map((rule) => ({ rule }));
  expect(waveNotes({ state: undecided, events } as unknown as Match)).toEqual({
    numbers: { rounds: 4, delays: 1, 'cards found': 2 },
    groups: { character: { pillar: 'a', psycho: 'b' } },
  });
});
