import { expect } from 'vitest';
import { play } from '../dead/testing.ts';
import { humanOf } from '../figures.ts';
import { type Somebody, test } from '../testing.ts';
import { brownPants } from './nerve.ts';

function nerve(somebody: Partial<Somebody>, ...dice: number[][]): boolean {
  let holds = false;
  play(
    { band: [{ x: 18, y: 18, ...somebody }] },
    function* (t) {
      holds = yield* brownPants(t, humanOf(t.state.encounter, 'a1'), 'ATZ.SIGHT.29');
    },
    ...dice,
  );
  return holds;
}

test('ATZ.SIGHT.29 ATZ.SIGHT.30 ATZ.SIGHT.31 ATZ.SIGHT.32 a Citizen rolls against its Rep, a Star like any other', () => {
  expect(nerve({ class: 'citizen', rep: 4, star: true }, [4])).toBe(true);
  expect(nerve({ class: 'citizen', rep: 4, star: false }, [5])).toBe(false);
  expect(nerve({ class: 'survivor', rep: 3 })).toBe(true);
});
