import { expect } from 'vitest';
import { drive, type Driven, type SceneSpec, stateOf, test } from '../../testing.ts';
import type { Zombie } from '../../state.ts';
import { aimOf } from '../priorities.ts';

/** A house from 10 to 20 each way, without a door, and a small window in the middle of its near wall. */
const house = (tags?: { large: true }) => ({
  id: 'house',
  outline: [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  ] as [number, number][],
  height: 3,
  openings: [
    {
      id: 'pane',
      kind: 'window' as const,
      from: [14, 10] as [number, number],
      to: [16, 10] as [number, number],
      ...(tags === undefined ? undefined : { tags }),
    },
  ],
});
const outside = (x: number, y = 6) => ({ x, y, facing: 90 });
const at = (y: number, zombies: SceneSpec['zombies'] = [outside(15)]): SceneSpec => ({
  band: [{ x: 15, y, facing: 270, blades: ['knife'] }],
  buildings: [house()],
  zombies: zombies ?? [],
});
const firstAim = (spec: SceneSpec): string => {
  const { encounter } = stateOf(spec);
  return aimOf(encounter, encounter.zombies[0] as Zombie).do;
};
/** The zombies' phase, with these dice. */
const phase = (spec: SceneSpec, dice: number[][]): Driven =>
  drive(
    {
      ...spec,
      change: (enc) => {
        spec.change?.(enc);
        Object.assign(enc.sides.at(-1) as object, { die: 1 });
      },
      doing: [{ do: 'dead-phase', left: null }],
    },
    dice,
  );

test('ATZ.ZMOVE.6 a zombie goes for somebody who stands at a small window, and for nobody deeper in the house', () => {
  expect(firstAim(at(10.7))).toBe('charge');
  expect(firstAim(at(12.5))).toBe('sees');
  expect(firstAim(at(10.7, [outside(15, 3)]))).toBe('sees'); // 6" do not lead to the window
  expect(
    firstAim({ ...at(10.7), change: (enc) => void (enc.changes = { openings: { pane: { state: 'boarded' } } }) }),
  ).toBe('ahead');
});
test('ATZ.ZMOVE.6 it breaks the glass, stays outside and fights through it', () => {
  // The charge: one of the human’s three dice passed, as many as the zombie; there is no gun to fire. They are evenly matched.
  const { encounter: enc } = phase(at(10.7), [
    [1, 6, 6],
    [1, 4, 4],
    [4, 4, 4, 4, 4],
  ]);
  const [zombie] = enc.zombies;
  expect(zombie).toMatchObject({ x: 15, y: 9.48, facing: 90 });
  expect(enc.melees.map(({ sides }) => sides.map(({ who }) => who))).toEqual([['z1', 'a1']]);
  expect(enc.changes.openings).toEqual({ pane: { state: 'broken' } });
});
test('ATZ.ZMOVE.6 two reach through one window, and no third', () => {
  const three = [outside(15), outside(13.5), outside(16.5)];
  const { encounter: enc } = phase(at(10.7, three), [
    [1, 6, 6],
    [1, 4, 4],
    [4, 4, 4, 4, 4],
    [1, 4, 4, 4],
    [4, 4, 4, 4, 4],
  ]);
  expect(enc.melees).toHaveLength(2);
  expect(enc.zombies.filter(({ y }) => y > 9.4)).toHaveLength(2);
});
