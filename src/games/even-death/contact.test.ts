import { expect } from 'vitest';
import { bitersAt, inContact, standingFoesAt, zombiesAt } from './contact.ts';
import type { Herd, Human } from './state.ts';
import { battle, rectangle, scene, type SceneSpec, test } from './testing.ts';

const wall = (height: number): NonNullable<SceneSpec['pieces']> => [
  {
    id: 'wall',
    outline: rectangle(10.7, 5, 0.2, 10),
    kind: 'impassable',
    blocksSight: true,
    height,
  },
];
const touching = (x: number, pieces: SceneSpec['pieces'] = []): boolean => {
  const here = battle(scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[x, 10]] }], pieces }));
  return inContact(here, here.humans[0] as Human, here.herds[0] as Herd);
};

test('EDM.CONTACT.1 EDM.X.5 bases that touch are in contact, a gap of a finger is none', () => {
  expect(touching(11)).toBe(true);
  expect(touching(11.02)).toBe(false);
  expect(touching(11.9)).toBe(false);
});

test('EDM.CONTACT.2 EDM.X.5 over a wall of half their height two reach each other an inch apart', () => {
  expect(touching(12, wall(0.6))).toBe(true);
  expect(touching(12.1, wall(0.6))).toBe(false);
  expect(touching(12, wall(0.65))).toBe(false);
  expect(touching(11.6, wall(1.8))).toBe(false);
});

test('EDM.CONTACT.1 not on two levels, nor with a wall between the bases', () => {
  const m = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [{ x: 11, y: 10, level: 1 }] }] });
  expect(inContact(battle(m), battle(m).humans[0] as Human, battle(m).herds[0] as Herd)).toBe(false);
  const thin = wall(1.8).map((piece) => ({
    ...piece,
    outline: rectangle(10.499, 5, 0.002, 10),
  }));
  expect(touching(11, thin)).toBe(false);
});

test('EDM.CONTACT.3 EDM.CONTACT.4 one zombie touches for its herd, and those of all herds count together', () => {
  const m = scene({
    humans: [
      { x: 10, y: 10 },
      { x: 30, y: 30 },
    ],
    herds: [
      {
        zombies: [
          [11, 10],
          [12.5, 10],
        ],
      },
      { zombies: [[9, 10], { x: 10, y: 11, down: true }] },
    ],
  });
  const here = battle(m);
  const [human, other] = here.humans as [Human, Human];
  const [east, west] = here.herds as [Herd, Herd];
  expect([inContact(here, human, east), inContact(here, human, west), inContact(here, other, east)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(zombiesAt(here, east, human).map(({ x }) => x)).toEqual([11]);
  expect(bitersAt(here, human)).toBe(3);
  expect(standingFoesAt(here, human).map(({ x }) => x)).toEqual([11, 9]);
});
