import { expect } from 'vitest';
import type { Encounter } from '../state.ts';
import { test } from '../testing.ts';
import { play } from './testing.ts';
import { zedOrNoZed } from './zed.ts';

function meet(dice: [number, number], more: { readonly prone?: boolean } = {}): Encounter {
  return play(
    {
      band: [{ x: 18, y: 18, rep: 4, metZombie: false }],
      zombies: [{ x: 13, y: 18, facing: 0, ...more }],
      doing: [{ do: 'zed-or-no-zed', who: 'a1', zombie: 'z1' }],
    },
    (t) => zedOrNoZed(t, t.state.encounter.doing.at(-1) as never),
    dice,
  );
}
const charge = ({ doing }: Encounter): unknown => doing.at(-1);

test('ATZ.ZREACT.3 ATZ.ZREACT.4 ATZ.X.67 with doubles the zombie is somebody known: as with no die passed', () => {
  const dez = meet([3, 3]);
  expect(charge(dez)).toMatchObject({ do: 'charge', stage: 'contact', target: 'a1', chargers: ['z1'] });
  expect(dez.humans[0]?.metZombie).toBe(true);
  expect(charge(meet([3, 4]))).toMatchObject({ do: 'charge', stage: 'move', passed: [] });
});

test('ATZ.ZREACT.5 ATZ.ZREACT.6 one die passed is one shot, none is none; neither side takes the test', () => {
  expect(charge(meet([5, 4]))).toMatchObject({
    stage: 'fire',
    passed: [
      { who: 'z1', dice: 1 },
      { who: 'a1', dice: 1 },
    ],
  });
  expect(charge(meet([5, 6]))).toMatchObject({ stage: 'contact' });
});

test('ATZ.ZREACT.6 a zombie on the ground does not attack', () => {
  expect(charge(meet([5, 6], { prone: true }))).toMatchObject({ do: 'turn' });
});
