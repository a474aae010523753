import { expect } from 'vitest';
import { humanOf } from '../figures.ts';
import { stateOf, test } from '../testing.ts';
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
