import { expect } from 'vitest';
import { battle, human, said, scene, test } from './testing.ts';

test('EDM.MOVE.1 EDM.MOVE.3 a Move is one straight line of at most the Movement', () => {
  const m = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[40, 40]] }] });
  expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'EDM.TURN.3', options: ['move', 'done'] });
  m.answer('a', 'move');
  expect(
    m.refused('a', [
      { x: 13, y: 10 },
      { x: 13, y: 13 },
    ]).rule,
  ).toBe('EDM.MOVE.3');
  expect(m.refused('a', [{ x: 16.1, y: 10 }])).toMatchObject({ rule: 'EDM.MOVE.2', facts: { limit: 6 } });
  m.answer('a', [{ x: 16, y: 10 }]);
  expect(human(m, 'a1')).toMatchObject({ x: 16, y: 10, facing: 0 });
  expect(battle(m).activation).toMatchObject({ actions: 1 });
  expect(said(m, 'ed.moved')).toMatchObject([{ unit: 'a1', inches: 6 }]);
});
