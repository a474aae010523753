import { expect } from 'vitest';
import type { Doing, Encounter } from '../state.ts';
import { drive, person, type Said, scene, type SceneSpec, test } from '../testing.ts';

const GREEDY = { x: 18, y: 18, attributes: ['greedy' as const], star: false };
const walk = (): Doing => ({
  do: 'walk',
  who: 'a1',
  legs: [{ to: { x: 18, y: 20, level: 0 }, cost: 2, through: null }],
  as: 'move',
  met: [],
});
const lies = (enc: Encounter): void =>
  void (enc.dropped = [{ id: 'd', x: 18, y: 21, level: 0, thing: { item: 'food' } }]);
const held = (spec: SceneSpec, ...answers: Said[]): Encounter =>
  drive({ band: [GREEDY], change: lies, ...spec, doing: [walk()] }, answers).encounter;

test('ATZ.ATTR.14 a Greedy figure that ends a move beside what may be loot is held up for 1d6 turns, once for each thing', () => {
  expect(held({}, [3]).humans[0]).toMatchObject({ delay: 3, delayedBy: ['d'] });
  expect(held({ band: [{ ...GREEDY, delayedBy: ['d'] }] }).humans[0]?.delay).toBe(0);
  expect(held({ band: [{ ...GREEDY, attributes: [] }] }).humans[0]?.delay).toBe(0);
  expect(held({ zombies: [{ x: 18, y: 25 }] }).humans[0]?.delay).toBe(0);
  expect(held({ zombies: [{ x: 18, y: 27 }] }, [1]).humans[0]?.delay).toBe(1);
});

test('ATZ.ATTR.14 the dead, vehicles and buildings count, but none that has been searched', () => {
  const house = {
    id: 'house',
    outline: [
      [14, 21],
      [22, 21],
      [22, 26],
      [14, 26],
    ] as [number, number][],
    height: 3,
  };
  const none = (): void => {};
  expect(held({ buildings: [house], change: none }, [2]).humans[0]?.delayedBy).toEqual(['house']);
  const change = (enc: Encounter): void => void (enc.entered['house 0'] = { parts: [], searchedTurn: 1 });
  expect(held({ buildings: [house], change }).humans[0]?.delay).toBe(0);
  const dead = { x: 18, y: 21, status: 'od' as const, star: false };
  expect(held({ band: [GREEDY, dead], change: none }, [2]).humans[0]?.delayedBy).toEqual(['a2']);
});

test('ATZ.ATTR.15 while held up it does not act; the Leader who comes to within 1" ends that', () => {
  const own: Doing = {
    do: 'activate',
    side: 'players',
    group: ['a1', 'a2'],
    with: ['a1', 'a2'],
    waking: [],
    stuck: [],
    handed: false,
  };
  const m = scene({
    band: [
      { x: 18, y: 18, leads: true },
      { ...GREEDY, x: 18, y: 22, delay: 3 },
    ],
    doing: [own],
  });
  expect(m.asked().options.filter((id) => id.includes('a2'))).toEqual([]);
  m.answer('a', 'move:a1').answer('a', { to: { x: 18, y: 21 } });
  expect(person(m, 'a2').delay).toBe(0);
});
