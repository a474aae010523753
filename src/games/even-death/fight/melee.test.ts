import { describe, expect } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { rulesOf } from '../../../rules/index.ts';
import { battle, type BattleScene, herd, human, rectangle, said, scene, type SceneSpec, test } from '../testing.ts';

const rows = (await rulesOf('even-death')).find(({ id }) => id === 'EDM.T.MELEEF')?.rows ?? [];
const blows = (m: BattleScene): readonly string[] => m.asked().options.filter((id) => id.startsWith('melee'));
const pool = (m: BattleScene): Json => {
  const { request } = m.match;
  return request?.kind === 'roll'
    ? [request.seats[0] ?? '', request.count, request.target ?? 0]
    : (request?.kind ?? null);
};
/** A human with a crowbar at (10, 10), and two zombies beside it that look at it. */
const brawl = (more: SceneSpec = {}): BattleScene =>
  scene({
    humans: [{ x: 10, y: 10, weapons: ['blunt'] }],
    herds: [
      {
        facing: 180,
        zombies: [
          [11, 10],
          [12.5, 10],
        ],
      },
    ],
    ...more,
  });

describe('melee', () => {
  test('EDM.MELEE.1 EDM.MELEE.2 humans strike enemies in base contact, with what they carry or bare hands', () => {
    expect(blows(brawl())).toEqual(['melee:blunt:h1', 'melee:unarmed:h1']);
    expect(blows(brawl({ herds: [{ zombies: [[11.1, 10]] }] }))).toEqual([]);
    const zombies = brawl({ active: 'b' }).answer('b', [8]);
    expect(blows(zombies)).toEqual([]);
    const friends = brawl({
      humans: [
        { x: 10, y: 10 },
        { x: 9, y: 10, used: true },
      ],
    });
    expect(blows(friends)).toEqual(['melee:unarmed:h1']);
    const bandits = scene({
      players: ['survivors', 'bandits'],
      humans: [
        { x: 10, y: 10, weapons: ['pistol', 'chainsaw'] },
        { seat: 'b', x: 11, y: 10 },
      ],
    });
    expect(blows(bandits)).toEqual(['melee:chainsaw:b1', 'melee:unarmed:b1']);
  });

  test('EDM.MELEE.3 EDM.MELEE.4 EDM.MELEE.5 EDM.MELEE.6 Hits against Accuracy, then Toughness', () => {
    const m = brawl().answer('a', 'melee:blunt:h1');
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'EDM.MELEE.3' });
    expect(pool(m)).toEqual(['a', 3, 5]);
    m.answer('a', [5, 4, 8]);
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'EDM.MELEE.5' });
    expect(pool(m)).toEqual(['b', 2, 7]);
    m.answer('b', [7, 6]);
    expect(said(m, 'ed.struck')).toMatchObject([
      { unit: 'a1', target: 'h1', hits: 2, saves: 1, wounds: 1, weapon: 'blunt' },
    ]);
    expect(m.under('EDM.MELEE.6')).toHaveLength(1);
    expect(herd(m, 'h1').zombies.map(({ x }) => x)).toEqual([12.5]);
  });

  test('EDM.MELEE.9 another friend at the same target adds 1, and only once', () => {
    const needed = (...others: [number, number][]): unknown => {
      const humans = [[10, 10], ...others].map(([x = 0, y = 0], i) => ({ x, y, used: i > 0 }));
      return (pool(brawl({ humans }).answer('a', 'melee:unarmed:h1')) as number[])[2];
    };
    expect(needed()).toBe(7);
    expect(needed([12.5, 11])).toBe(6);
    expect(needed([12.5, 11], [12.5, 9])).toBe(6);
    expect(needed([9, 10])).toBe(7);
  });

  test('EDM.MELEE.11 EDM.DOWN.6 a target that is down gives one die more; of a herd one that touches the attacker', () => {
    const dice = (near: boolean, far: boolean): unknown => {
      const zombies = [
        { x: 11, y: 10, down: near },
        { x: 12.5, y: 10, down: far },
      ];
      return (pool(brawl({ herds: [{ facing: 180, zombies }] }).answer('a', 'melee:blunt:h1')) as number[])[1];
    };
    expect([dice(false, false), dice(true, false), dice(false, true)]).toEqual([3, 4, 3]);
    const both = [
      { x: 11, y: 10, down: true },
      { x: 10, y: 11 },
    ];
    expect(pool(brawl({ herds: [{ facing: 180, zombies: both }] }).answer('a', 'melee:blunt:h1'))).toEqual(['a', 4, 5]);
    const bandit = scene({
      players: ['survivors', 'bandits'],
      humans: [
        { x: 10, y: 10 },
        { seat: 'b', x: 11, y: 10, facing: 180, down: true },
      ],
    });
    expect(pool(bandit.answer('a', 'melee:unarmed:b1'))).toEqual(['a', 2, 7]);
  });

  const wall = (height: number): NonNullable<SceneSpec['pieces']> => [
    {
      id: 'wall',
      outline: rectangle(10.6, 5, 0.2, 10),
      kind: 'impassable',
      blocksSight: true,
      height,
    },
  ];
  test('EDM.MELEE.12 EDM.MELEE.13 not through what is too high to reach over, and freely over a low wall', () => {
    const across = { herds: [{ facing: 180, zombies: [[11.4, 10]] as [number, number][] }] };
    expect(blows(brawl({ ...across, pieces: wall(1) }))).toEqual([]);
    expect(blows(brawl({ ...across, pieces: wall(3) }))).toEqual([]);
    expect(blows(brawl({ ...across, pieces: wall(0.6) }))).toContain('melee:blunt:h1');
  });

  test('EDM.MELEE.14 nobody strikes from the ground', () => {
    expect(blows(brawl({ humans: [{ x: 10, y: 10, weapons: ['blunt'], down: true }] }))).toEqual([]);
  });

  test('EDM.MELEE.15 EDM.TURN.5 two blows may follow each other, with any weapons', () => {
    const m = brawl({ humans: [{ x: 10, y: 10, weapons: ['large-blade', 'large-blade'] }] });
    expect(blows(m)).toEqual(['melee:large-blade:h1', 'melee:unarmed:h1']);
    m.answer('a', 'melee:large-blade:h1').answer('a', [1, 1, 1]).answer('b', [1, 1]);
    expect([m.under('EDM.MELEE.5').length, m.under('EDM.MELEE.6').length]).toEqual([1, 0]);
    m.answer('a', 'melee:unarmed:h1');
    expect(pool(m)).toEqual(['a', 1, 7]);
  });

  test('EDM.X.10 EDM.MELEE.16 EDM.WEAPON.4 EDM.TURN.14 a blow that ends one herd, then a shot at another', () => {
    const m = brawl({
      humans: [{ x: 10, y: 10, weapons: ['large-blade', 'pistol'] }],
      herds: [
        { facing: 180, zombies: [[11, 10]] },
        {
          facing: 180,
          zombies: [
            [20, 10],
            [20, 12],
          ],
        },
      ],
    });
    expect(m.asked().options).toEqual([
      'move',
      'shoot:pistol.1:h3',
      'melee:large-blade:h1',
      'melee:unarmed:h1',
      'aim',
      'shove',
      'done',
    ]);
    m.answer('a', 'melee:large-blade:h1').answer('a', [8, 1, 1]).answer('b', [1, 1]);
    expect(battle(m).herds.map(({ id }) => id)).toEqual(['h3']);
    expect(battle(m).activation).toMatchObject({ unit: 'a1', actions: 1 });
    m.answer('a', 'shoot:pistol.1:h3').answer('a', [8, 1]).answer('b', [1, 1]);
    expect(herd(m, 'h3').zombies).toHaveLength(1);
  });
});

const EFFECTS: Record<string, SceneSpec & { aim?: boolean }> = {
  'Attacker used Aim': { aim: true },
  'Flanking (side or rear)': {
    herds: [
      {
        facing: 90,
        zombies: [
          [11, 10],
          [12.5, 10],
        ],
      },
    ],
  },
  'At least 1 other human in base contact': {
    humans: [
      { x: 10, y: 10 },
      { x: 11, y: 9, used: true },
    ],
  },
  'Target has Armour': {
    herds: [
      {
        type: 'military',
        facing: 180,
        zombies: [
          [11, 10],
          [12.5, 10],
        ],
      },
    ],
  },
  'Target Knocked Down': { herds: [{ facing: 180, zombies: [{ x: 11, y: 10, down: true }, [12.5, 10]] }] },
  'Attacker Energised': { campaign: true, humans: [{ x: 10, y: 10, fatigue: 'energised' }] },
  'Attacker Exhausted': { campaign: true, humans: [{ x: 10, y: 10, fatigue: 'exhausted' }] },
  // As ruled, like in Shooting.
  'Attacker Healthy': { campaign: true },
  'Attacker Sick': { campaign: true, humans: [{ x: 10, y: 10, health: 'sick' }] },
  'Target Rotten or Sick': { campaign: true, behaviour: { decay: 'rotten', brains: 'shambling', hunger: 'hungry' } },
};

test('EDM.T.MELEEF EDM.MELEE.7 EDM.MELEE.8 EDM.MELEE.10 every factor of a blow has the effect that its row says', () => {
  expect(Object.keys(EFFECTS)).toEqual(rows.map(([factor]) => factor));
  const found = Object.entries(EFFECTS).map(([row, { aim = false, ...spec }]) => {
    const m = brawl({ humans: [{ x: 10, y: 10 }], ...spec });
    if (aim) m.answer('a', 'aim');
    m.answer('a', 'melee:unarmed:h1');
    for (const seat of ['a', 'b']) {
      const { request } = m.match;
      if (request?.kind === 'roll') m.answer(seat, new Array<number>(request.count).fill(1));
    }
    const modifiers = m.events().find(({ key }) => key === 'ed.struck')?.modifiers ?? [];
    return [
      row,
      ...modifiers.filter(({ value }) => !String(value).includes(',')).map(({ rule, value }) => `${rule} ${value}`),
    ];
  });
  expect(found).toEqual([
    ['Attacker used Aim', 'EDM.MELEE.7 +1 die'],
    ['Flanking (side or rear)', 'EDM.MELEE.8 1'],
    ['At least 1 other human in base contact', 'EDM.MELEE.9 1'],
    ['Target has Armour', 'EDM.MELEE.10 +1 die'],
    ['Target Knocked Down', 'EDM.MELEE.11 +1 die'],
    ['Attacker Energised', 'EDM.COND.6 1'],
    ['Attacker Exhausted', 'EDM.COND.8 -1'],
    ['Attacker Healthy'],
    ['Attacker Sick', 'EDM.COND.8 -1', 'EDM.COND.10 -1'],
    ['Target Rotten or Sick', 'EDM.ZVAR.3 −1 die'],
  ]);
});

test('EDM.X.9 EDM.WEAPON.1 Pistol and knife, two launchers, two large blades are legal equipment', () => {
  for (const weapons of [
    ['pistol', 'small-blade'],
    ['explosive', 'explosive'],
    ['large-blade', 'large-blade'],
  ] as const) {
    const m = brawl({ humans: [{ x: 10, y: 10, weapons: [...weapons] }] });
    expect(human(m, 'a1').weapons.map(({ id }) => id)).toEqual([...weapons]);
  }
});
