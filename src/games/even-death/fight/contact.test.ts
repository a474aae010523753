import { expect } from 'vitest';
import { bodyOf } from '../bodies.ts';
import { bitersAt, inContact, standingFoesAt, zombiesAt } from './contact.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import type { Herd, Human, Zombie } from '../state.ts';
import { battle, type BattleScene, block, human, rectangle, scene, type SceneSpec, test } from '../testing.ts';
import { touching as touches } from '../units.ts';

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

test('EDM.CONTACT.1 not with a wall between the bases, nor with anything high that hides one from the other', () => {
  const thin = wall(1.8).map((piece) => ({
    ...piece,
    outline: rectangle(10.499, 5, 0.002, 10),
  }));
  expect(touching(11, thin)).toBe(false);
  expect(touching(11, [{ ...(thin[0] as (typeof thin)[number]), kind: 'difficult' }])).toBe(false);
});

/** A tower east of x = 10.5, another one west of it. */
const towers = (east: number, west: number): NonNullable<SceneSpec['pieces']> => [
  block('east', [10.5, 5, 6, 10], { kind: 'impassable', climbable: true, blocksSight: true, height: east }),
  block('west', [4.5, 5, 6, 10], { kind: 'impassable', climbable: true, blocksSight: true, height: west }),
];

/** Whether a human and a zombie whose bases meet are in contact, asked from both sides. */
function meet(human: { level: number; x?: number }, zombie: { level: number }, pieces: SceneSpec['pieces']): boolean[] {
  const here = battle(
    scene({
      humans: [{ x: human.x ?? 11, y: 10, level: human.level }],
      herds: [{ zombies: [{ x: (human.x ?? 11) - 1, y: 10, level: zombie.level }] }],
      pieces,
    }),
  );
  const [one, other] = [here.humans[0] as Human, here.herds[0] as Herd];
  const table = tabletopOf(here);
  const [a, b] = [bodyOf(one, one), bodyOf(other.zombies[0] as Zombie, other)];
  return [touches(table, a, b), touches(table, b, a)];
}

test('EDM.CONTACT.5 roofs side by side: in contact at nearly the same height, whoever asks', () => {
  expect(meet({ level: 1 }, { level: 1 }, towers(8, 3))).toEqual([false, false]);
  expect(meet({ level: 1 }, { level: 1 }, towers(3, 8))).toEqual([false, false]);
  expect(meet({ level: 1 }, { level: 1 }, towers(3, 3))).toEqual([true, true]);
  expect(meet({ level: 1 }, { level: 1 }, towers(3, 3.6))).toEqual([true, true]);
  expect(meet({ level: 1 }, { level: 1 }, towers(3.7, 3))).toEqual([false, false]);
});

test('EDM.CONTACT.5 from the ground to a roof: a step of half a model at most', () => {
  expect(meet({ level: 1 }, { level: 0 }, towers(0.6, 0.6).slice(0, 1))).toEqual([true, true]);
  expect(meet({ level: 1 }, { level: 0 }, towers(0.7, 0.7).slice(0, 1))).toEqual([false, false]);
  expect(meet({ level: 1 }, { level: 0 }, towers(8, 8).slice(0, 1))).toEqual([false, false]);
});

test('EDM.CONTACT.5 a hill is no step: at its foot one touches who stands on it', () => {
  const hill = block('hill', [10.5, 5, 6, 10], { kind: 'difficult', blocksSight: true, height: 3 });
  expect(meet({ level: 0 }, { level: 0 }, [hill])).toEqual([true, true]);
});

const TOWER = block('tower', [10.5, 5, 6, 10], {
  kind: 'impassable',
  climbable: true,
  blocksSight: true,
  height: 8,
});

/** A human at the foot of a tower, or so many inches up its face, with zombies round the foot. */
const climber = (height: number | null, more: SceneSpec = {}): BattleScene =>
  scene({
    humans: [
      { x: 10, y: 10, weapons: ['blunt'] },
      { x: 2, y: 10, weapons: ['rifle'] },
    ],
    herds: [
      {
        zombies: [
          [9, 10],
          [10, 9],
        ],
      },
    ],
    pieces: [TOWER],
    change: ({ humans: [human] }) => {
      if (height !== null)
        (human as Human).climbing = { piece: 'tower', height, to: { x: 11, y: 10, level: 1 }, by: 'a1' };
    },
    ...more,
  });
const kinds = (m: BattleScene): string[] => [...new Set(m.asked().options.map((id) => id.split(':')[0] as string))];

test('EDM.CONTACT.5 EDM.CLIMB.2 nobody bites, holds or is held by somebody on a face above', () => {
  const below = climber(null, { active: 'b' }).answer('b', [8]);
  expect(kinds(below)).toEqual(['bite', 'face', 'done']);
  const above = climber(6, { active: 'b' }).answer('b', [8]);
  expect(kinds(above)).toEqual(['move', 'climb', 'split', 'face', 'done']);
  expect(bitersAt(battle(above), human(above, 'a1'))).toBe(0);
});

test('EDM.CONTACT.5 EDM.SHOOT.15 a climber shields nobody at the foot from shots', () => {
  const shots = (m: BattleScene): string[] =>
    m
      .answer('a', 'a2')
      .asked()
      .options.filter((id) => id.startsWith('shoot'));
  expect(shots(climber(null))).toEqual([]);
  expect(shots(climber(6))).toEqual(['shoot:rifle.0:h1']);
});

test('EDM.CONTACT.5 EDM.CLIMB.6 a herd on a face is touched at its height, those who are held below it at the foot', () => {
  const herd = (below: string[]): string[] =>
    kinds(
      scene({
        humans: [
          { x: 9, y: 10, weapons: ['blunt'] },
          { x: 2, y: 50 },
        ],
        herds: [
          {
            zombies: [
              [10, 10],
              [10, 11],
            ],
          },
        ],
        pieces: [TOWER],
        change: ({ herds: [one] }) => {
          (one as Herd).climbing = { piece: 'tower', height: 2, to: { x: 11, y: 10, level: 1 }, by: 'z3', below };
        },
      }).answer('a', 'a1'),
    );
  expect(herd([])).toEqual(['move', 'aim', 'done']);
  expect(herd(['z2'])).toEqual(['move', 'melee', 'aim', 'shove', 'done']);
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
