import { expect } from 'vitest';
import { humanOf } from '../figures.ts';
import type { Doing } from '../state.ts';
import { block, type SceneSpec, stateOf, test } from '../testing.ts';
import { chargeWay } from './reach.ts';

/** Where n1 would stand to charge a1; `here` if it need not move, null if a1 is out of its reach. */
function from(far: number, spec: SceneSpec = {}, spent = 0): number[] | 'here' | null {
  const state = stateOf({
    size: 48,
    band: [{ x: 2, y: 18 }],
    strangers: [{ attitude: 'enemy', people: [{ x: 2 + far, y: 18, facing: 0 }] }],
    ...spec,
  });
  const charger = humanOf(state.encounter, 'n1');
  charger.turn.inches = spent;
  const legs = chargeWay(state, charger, humanOf(state.encounter, 'a1'));
  if (legs === null) return null;
  const end = legs.at(-1)?.to;
  return end === undefined ? 'here' : [end.x, end.y];
}

test('ATZ.CHARGE.3 ATZ.CHARGE.4 to a point 6" away; within 6" it tests where it stands, and whatever way it looks', () => {
  expect(from(6)).toBe('here');
  expect(from(14)).toEqual([8, 18]);
  expect(from(14.1)).toBeNull();
});

test('ATZ.CHARGE.3 with what is left of its movement in its own activation', () => {
  const doing: Doing[] = [
    { do: 'activate', side: 'people-1', group: ['n1'], with: ['n1'], waking: [], stuck: [], handed: false },
  ];
  expect([from(12, { doing }, 2), from(12.1, { doing }, 2)]).toEqual([[8, 18], null]);
  expect(from(12.1, {}, 2)).toEqual([8, 18]);
});

test('ATZ.CHARGE.3 with a clear LOS from there: round the end of a wall, or not at all', () => {
  const wall = (y: number) => ({
    pieces: [block('wall', [4.5, y, 1, 40 - y], { height: 3, kind: 'impassable', blocksSight: true })],
  });
  expect(from(5, wall(0))).toBeNull();
  const round = from(5, wall(16));
  expect(round).not.toBe('here');
  expect(
    Math.hypot(((round as number[])[0] as number) - 2, ((round as number[])[1] as number) - 18),
  ).toBeLessThanOrEqual(6.001);
});
