import { expect } from 'vitest';
import { type BattleScene, battle, person, said, scene, type SceneSpec, test } from '../testing.ts';

/** A zombie that sees somebody: the Roll-Off for it is asked for once the Ammo step is over. */
const loaded = (spec: Omit<SceneSpec, 'phase'>) => scene({ phase: 'ammo', zombies: [{ x: 34, y: 34 }], ...spec });
const isOver = (m: BattleScene) => expect(battle(m).phase).not.toBe('ammo');
const gunsOf = (m: BattleScene, id: string) => person(m, id).guns.map(({ ammo, empty }) => ({ ammo, empty }));

test('LD.AMMO.5 LD.AMMO.6 LD.AMMO.7 a die and the tokens that reach the Reload Number empty the gun; the tokens stay', () => {
  const shoot = () => loaded({ people: [{ x: 5, y: 5, guns: [{ id: 'revolver', ammo: 2 }] }] });
  expect(shoot().asked()).toMatchObject({ kind: 'roll', rule: 'LD.AMMO.5', seats: ['a'] });
  const kept = shoot().answer('a', [3]);
  expect(gunsOf(kept, 'a1')).toEqual([{ ammo: 2, empty: false }]);
  const m = shoot().answer('a', [4]);
  expect(gunsOf(m, 'a1')).toEqual([{ ammo: 2, empty: true }]);
  expect(m.under('LD.AMMO.6')).toMatchObject([
    {
      params: { gun: 'revolver', tokens: 2, needed: 6 },
      dice: [{ rolled: [4], target: 4 }],
      modifiers: [{ value: 2 }],
    },
  ]);
});

test('LD.AMMO.2 LD.AMMO.8 LD.AMMO.10 each gun with tokens rolls by itself, fired or not; not one without, nor an empty one', () => {
  const m = loaded({
    people: [
      {
        x: 5,
        y: 5,
        guns: [{ id: 'revolver', ammo: 1 }, 'magnum', { id: 'hunting-rifle', ammo: 3, empty: true }],
      },
      { x: 8, y: 5, guns: [{ id: 'magnum', ammo: 2 }] },
    ],
  });
  m.answer('a', [5]).answer('a', [1]);
  expect(gunsOf(m, 'a1')).toEqual([
    { ammo: 1, empty: true },
    { ammo: 0, empty: false },
    { ammo: 3, empty: true },
  ]);
  expect(gunsOf(m, 'a2')).toEqual([{ ammo: 2, empty: false }]);
  isOver(m);
});

test('LD.AMMO.4 the player with more tokens rolls for all of his guns first, and a tie is rolled off', () => {
  const both = (mine: number) =>
    loaded({
      people: [
        { x: 5, y: 5, guns: [{ id: 'semi-automatic', ammo: mine }] },
        { seat: 'b', x: 9, y: 5, guns: [{ id: 'semi-automatic', ammo: 4 }] },
      ],
    });
  expect(both(5).asked()).toMatchObject({ rule: 'LD.AMMO.5', seats: ['a'] });
  const m = both(4).answer('a', [2]).answer('b', [5]);
  expect(m.asked()).toMatchObject({ rule: 'LD.AMMO.5', seats: ['b'] });
  m.answer('b', [1]);
  expect(m.asked()).toMatchObject({ rule: 'LD.AMMO.5', seats: ['a'] });
});

test('LD.GUN.2 LD.AMMO.9 a gun that every die would empty is empty without a roll; one that none could is not', () => {
  const m = loaded({
    people: [
      { x: 5, y: 5, guns: [{ id: 'hunting-bow', ammo: 1 }] },
      { x: 8, y: 5, guns: [{ id: 'military-assault-rifle', ammo: 5 }] },
      { x: 11, y: 5, guns: [{ id: 'revolver', ammo: 9 }] },
    ],
  });
  expect(gunsOf(m, 'a1')).toEqual([{ ammo: 1, empty: true }]);
  expect(gunsOf(m, 'a2')).toEqual([{ ammo: 5, empty: false }]);
  expect(gunsOf(m, 'a3')).toEqual([{ ammo: 9, empty: true }]);
  expect(said(m, 'ld.ammo.certain').map(({ gun }) => gun)).toEqual(['hunting-bow', 'revolver']);
  isOver(m);
});

test('LD.AMMO.6 LD.SKILL.35 LD.ITEM.13 a Gunsmith’s class and a converted gun run dry one earlier', () => {
  const with5 = (more: object, gun: object) =>
    loaded({ people: [{ x: 5, y: 5, ...more, guns: [{ id: 'surplus-smg', ammo: 2, ...gun }] }] }).answer('a', [3]);
  expect(gunsOf(with5({}, {}), 'a1')[0]?.empty).toBe(false);
  expect(gunsOf(with5({}, { made: true }), 'a1')[0]?.empty).toBe(true);
  expect(gunsOf(with5({ skills: ['gunsmith'], gunsmith: 'smg' }, {}), 'a1')[0]?.empty).toBe(true);
  expect(gunsOf(with5({ skills: ['gunsmith'], gunsmith: 'rifle' }, {}), 'a1')[0]?.empty).toBe(false);
});

test('LD.PERK.1 an Armoury lets a failed Ammo Roll be rolled again, and the second result stands', () => {
  const shoot = (left: number) =>
    loaded({
      people: [{ x: 5, y: 5, guns: [{ id: 'revolver', ammo: 2 }] }],
      change: (b) => {
        for (const side of b.sides) side.armoury = side.seat === 'a' ? left : 0;
      },
    });
  const armoury = (m: BattleScene) => battle(m).sides.map((side) => side.armoury);
  const m = shoot(3).answer('a', [6]);
  expect(m.asked()).toMatchObject({ rule: 'LD.PERK.1', seats: ['a'], options: ['again', 'keep'] });
  m.answer('a', 'again').answer('a', [1]);
  expect(gunsOf(m, 'a1')).toEqual([{ ammo: 2, empty: false }]);
  expect(armoury(m)).toEqual([2, 0]);
  const twice = shoot(3).answer('a', [6]).answer('a', 'again').answer('a', [5]);
  expect(gunsOf(twice, 'a1')).toEqual([{ ammo: 2, empty: true }]);
  isOver(twice);
  const kept = shoot(3).answer('a', [6]).answer('a', 'keep');
  expect(gunsOf(kept, 'a1')).toEqual([{ ammo: 2, empty: true }]);
  expect(armoury(kept)).toEqual([3, 0]);
  isOver(shoot(0).answer('a', [6]));
});
