import { expect } from 'vitest';
import { beginTurn, nextPhase } from './course.ts';
import { battle, scene, test } from './testing.ts';

test('LD.TURN.1 LD.TURN.2 LD.TURN.4 a turn goes from Noise to the End Phase, and the next one begins with Noise', () => {
  const now = battle(
    scene({ phase: 'initiative', people: [{ x: 2, y: 2, ran: true, shot: true, fought: true, activated: true }] }),
  );
  now.phase = 'noise';
  const phases = [now.phase as string];
  for (let i = 0; i < 7; i++) {
    nextPhase(now);
    phases.push(now.phase);
  }
  expect(phases).toEqual(['noise', 'ammo', 'zombies', 'initiative', 'action', 'shooting', 'combat', 'end']);
  expect(() => nextPhase(now)).toThrow('LD.TURN.1');
  beginTurn(now);
  expect(now).toMatchObject({
    phase: 'noise',
    turn: 3,
    aggressor: null,
    characters: [{ ran: false, shot: false, fought: false, activated: false }],
  });
});
