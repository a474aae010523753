import { expect } from 'vitest';
import { test } from '../../kernel/testing.ts';
import { wave } from './index.ts';
import { scene } from './testing.ts';

test('a match of version 1 goes on: Focus moves from the turn to the player whose turn it is', () => {
  const state = scene({
    phase: 'combat',
    holder: 'a',
    line: ['brute'],
    b: { focus: true },
    turn: { seat: 'b' },
  }).state();
  const old = JSON.parse(JSON.stringify(state)) as { people: Record<string, { focus?: boolean }>; turn: object };
  for (const person of Object.values(old.people)) delete person.focus;
  old.turn = { ...old.turn, focus: true };
  expect(wave.migrate?.(old as never, '1')).toEqual(state);
});
