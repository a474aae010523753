import { expect } from 'vitest';
import { humanOf, inches } from '../figures.ts';
import type { Human } from '../state.ts';
import { drive, stateOf, test } from '../testing.ts';
import { walk } from './walk.ts';
import { legsTowards } from './way.ts';

test('ATZ.MOVE.24 a way past friends that the budget cuts short ends where there is room to stand', () => {
  const far = (friends: number[]) => {
    const state = stateOf({
      band: [{ x: 10, y: 10 }, ...friends.map((x) => ({ x, y: 10, star: false }))],
    });
    return legsTowards(state, humanOf(state.encounter, 'a1'), { x: 30, y: 10 }, 8)?.at(-1)?.to;
  };
  expect(far([])).toMatchObject({ x: 18, y: 10 });
  expect(far([18.2])).toMatchObject({ x: 17, y: 10 });
  expect(far([18.2, 17.2])).toMatchObject({ x: 16, y: 10 });
});

test('ATZ.MOVE.24 ATZ.SIGHT.5 somebody who is stopped while it passes a friend stands beside it', () => {
  const legs = [{ to: { x: 18, y: 10, level: 0 }, cost: 8, through: null }];
  const walking = { do: 'walk' as const, who: 'a1', legs, as: 'move' as const, met: [] };
  const band = [
    { x: 10, y: 10 },
    { x: 14, y: 10, status: 'oof' as const },
  ];
  const { encounter: enc } = drive({ band, doing: [walking] }, [], function* (t) {
    const doing = t.state.encounter.doing.at(-1) as typeof walking;
    yield* walk(t, doing, [() => ({ id: 'x', at: { x: 14.2, y: 10, level: 0 }, inches: 4.2, leg: 0, begins: [] })]);
  });
  const [mover, friend] = enc.humans as [Human, Human];
  expect(inches(mover, friend)).toBeCloseTo(1, 2);
  expect(mover.x).toBeGreaterThan(14);
});
