import { describe, expect } from 'vitest';
import { rulesOf } from '../../../rules/index.ts';
import { isInRange } from './shoot.ts';
import { battle, type BattleScene, herd, human, rectangle, said, scene, type SceneSpec, test } from '../testing.ts';
import type { Json, Modifier } from '../../../kernel/index.ts';

const shots = (m: BattleScene): readonly string[] => m.asked().options.filter((id) => id.startsWith('shoot'));
/** The dice that are asked for just now: how many, and what each must show. */
const pool = (m: BattleScene): Json => {
  const { request } = m.match;
  return request?.kind === 'roll'
    ? [request.seats[0] ?? '', request.count, request.target ?? 0]
    : (request?.kind ?? null);
};
/** A human at (10, 10), and a target at (x, 10) that looks at it. */
const duel = (x: number, more: SceneSpec & { gun?: 'rifle' | 'pistol' | 'lmg' } = {}): BattleScene =>
  scene({
    humans: [{ x: 10, y: 10, weapons: [more.gun ?? 'rifle'] }],
    herds: [
      {
        facing: 180,
        zombies: [
          [x, 10],
          [x + 1.5, 10],
        ],
      },
    ],
    ...more,
  });

/** Two Military Zombies ten inches away. */
const ARMOURED: SceneSpec = {
  herds: [
    {
      type: 'military',
      facing: 180,
      zombies: [
        [20, 10],
        [21.5, 10],
      ],
    },
  ],
};

describe('who shoots at whom', () => {
  test('EDM.SHOOT.1 EDM.WEAPON.6 only humans shoot', () => {
    const m = duel(20, { active: 'b' });
    m.answer('b', [8]);
    expect(m.asked().options.some((id) => /^(shoot|melee|aim|reload|shove)/.test(id))).toBe(false);
  });

  test('EDM.SHOOT.2 the target must be in Sight', () => {
    const wall = {
      id: 'wall',
      outline: rectangle(14, 0, 1, 20),
      kind: 'impassable' as const,
      blocksSight: true,
      height: 3,
    };
    expect(shots(duel(20))).toEqual(['shoot:rifle.0:h1']);
    expect(shots(duel(20, { pieces: [wall] }))).toEqual([]);
  });

  test('EDM.SHOOT.3 the range has two ends, both included, to the nearest zombie that is seen', () => {
    expect([1.9, 1.96, 2, 12, 12.04, 12.1].map((inches) => isInRange('pistol', inches))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    // The nearest zombie is behind a wall: the one in view counts, 13" away.
    const wall = {
      id: 'wall',
      outline: rectangle(14, 8, 1, 12),
      kind: 'impassable' as const,
      blocksSight: true,
      height: 3,
    };
    const m = scene({
      humans: [{ x: 10, y: 10, weapons: ['pistol'] }],
      herds: [
        {
          facing: 180,
          zombies: [
            [18, 12],
            [20, 1],
          ],
        },
      ],
      pieces: [wall],
    });
    const [option] =
      m.match.request?.kind === 'choose' ? m.match.request.options.filter(({ id }) => id === 'shoot:pistol.0:h1') : [];
    expect(option?.about).toMatchObject({ reaches: false, inches: 12.454 });
    expect(option?.label).toMatchObject({ key: 'ed.shoot.far', params: { weapon: 'pistol', inches: 12.5 } });
  });

  test('EDM.SHOOT.4 out of range the shot is wasted: no dice, and the weapon is empty', () => {
    const m = duel(14.9);
    // It may be chosen, but nobody wants it: all else comes before.
    expect(m.offered('a').slice(-2)).toEqual(['done', 'shoot:rifle.0:h1']);
    expect(said(m.answer('a', 'shoot:rifle.0:h1'), 'ed.shot.far')).toMatchObject([
      { unit: 'a1', target: 'h1', inches: 3.9 },
    ]);
    expect(human(m, 'a1').weapons).toEqual([{ id: 'rifle', reload: 2 }]);
    expect(battle(m).activation).toMatchObject({ actions: 1 });
    expect(herd(m, 'h1').zombies).toHaveLength(2);
  });

  test('EDM.SHOOT.15 EDM.SHOOT.16 nobody shoots at those who touch a friend or the shooter', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10, weapons: ['pistol'] },
        { x: 20, y: 10, used: true },
      ],
      herds: [
        {
          facing: 180,
          zombies: [
            [11, 10],
            [12.5, 10],
          ],
        },
        {
          facing: 180,
          zombies: [
            [21, 10],
            [22.5, 10],
          ],
        },
        { facing: 180, zombies: [[10, 20]] },
      ],
    });
    expect(shots(m)).toEqual(['shoot:pistol.0:h7']);
  });

  test('EDM.SHOOT.15 EDM.MODEL.9 whoever touches only strangers may be shot', () => {
    const m = scene({
      players: ['survivors', 'zombies', 'bandits'],
      humans: [
        { x: 10, y: 10, weapons: ['pistol'] },
        { seat: 'c', x: 21, y: 12 },
      ],
      herds: [{ facing: 180, zombies: [[20, 12]] }],
    });
    expect(shots(m)).toEqual(['shoot:pistol.0:c1', 'shoot:pistol.0:h1']);
  });

  test('EDM.SHOOT.17 EDM.SHOOT.18 an empty weapon does not shoot, nor does anybody who is down', () => {
    const humans = (more: object): SceneSpec => ({ humans: [{ x: 10, y: 10, weapons: ['rifle', 'pistol'], ...more }] });
    expect(shots(duel(20, humans({ reload: [1, 0] })))).toEqual(['shoot:pistol.1:h1']);
    expect(shots(duel(20, humans({ down: true })))).toEqual([]);
  });

  test('EDM.SHOOT.19 EDM.COMMAND.8 whoever is covered by Suppressive Fire is no target', () => {
    const m = scene({
      players: ['bandits', 'military'],
      humans: [
        { x: 10, y: 10, weapons: ['rifle'] },
        { seat: 'b', x: 20, y: 10 },
        { seat: 'b', x: 20, y: 12 },
      ],
      change: ({ humans: [, soldier] }) => {
        if (soldier !== undefined) soldier.suppressed = true;
      },
    });
    expect(shots(m)).toEqual(['shoot:rifle.0:b2']);
  });

  test('EDM.SHOOT.10 EDM.WEAPON.5 EDM.RELOAD.4 each carried gun is offered for itself, and fires alone', () => {
    const m = duel(25, { humans: [{ x: 10, y: 10, weapons: ['explosive', 'explosive'] }] });
    expect(shots(m)).toEqual(['shoot:explosive.0:h1', 'shoot:explosive.1:h1']);
    m.answer('a', 'shoot:explosive.1:h1');
    expect(pool(m)).toEqual(['a', 6, 3]);
    m.answer('a', [1, 1, 1, 1, 1, 1]).answer('b', [1, 1]);
    expect(human(m, 'a1').weapons.map(({ reload }) => reload)).toEqual([0, 3]);
    expect(shots(m)).toEqual(['shoot:explosive.0:h1']);
  });
});

describe('the dice of a shot', () => {
  test('EDM.SHOOT.5 EDM.SHOOT.6 EDM.SHOOT.7 EDM.SHOOT.9 Hits against Accuracy, then Toughness; the difference wounds', () => {
    const m = duel(20).answer('a', 'shoot:rifle.0:h1');
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'EDM.SHOOT.5' });
    expect(pool(m)).toEqual(['a', 3, 4]);
    m.answer('a', [4, 3, 8]);
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'EDM.SHOOT.7' });
    expect(pool(m)).toEqual(['b', 2, 7]);
    m.answer('b', [7, 6]);
    expect(said(m, 'ed.shot')).toMatchObject([{ hits: 2, saves: 1, wounds: 1, weapon: 'rifle' }]);
    expect(herd(m, 'h1').zombies.map(({ x }) => x)).toEqual([21.5]);
    const [event] = m.under('EDM.SHOOT.9');
    expect(event?.dice).toEqual([
      { sides: 8, rolled: [4, 3, 8], target: 4 },
      { sides: 8, rolled: [7, 6], target: 7 },
    ]);
    expect(event?.params.sight).toMatchObject({ model: 'z2', inches: 9, share: 1, blockers: [] });
  });

  test('EDM.SHOOT.7 EDM.HERD.6 a herd makes one roll, by the size that it has now', () => {
    const zombies = Array.from({ length: 6 }, (_, i): [number, number] => [20, 5 + i * 1.5]);
    const m = duel(20, { herds: [{ facing: 180, zombies }], humans: [{ x: 10, y: 10, weapons: ['pistol'] }] });
    m.answer('a', 'shoot:pistol.0:h1').answer('a', [8, 1]);
    expect(pool(m)).toEqual(['b', 3, 6]);
    m.answer('b', [1, 1, 1]);
    m.answer('a', 'shoot:pistol.0:h1').answer('a', [8, 1]);
    expect(pool(m)).toEqual(['b', 2, 7]);
  });

  test('EDM.SHOOT.7 EDM.ZVAR.3 whoever has no Toughness dice left is not asked to roll', () => {
    const m = duel(20, {
      campaign: true,
      behaviour: { decay: 'rotten', brains: 'shambling', hunger: 'hungry' },
      herds: [
        {
          type: 'fast',
          facing: 180,
          zombies: [
            [20, 10],
            [21.5, 10],
          ],
        },
      ],
    });
    m.answer('a', 'shoot:rifle.0:h1').answer('a', [8, 1, 1]);
    expect(said(m, 'ed.shot')).toMatchObject([{ hits: 1, saves: 0, wounds: 1 }]);
  });

  test('EDM.SHOOT.11 EDM.HUMAN.2 Aim adds a die to one attack of the turn', () => {
    const m = duel(20, { gun: 'pistol' }).answer('a', 'aim').answer('a', 'shoot:pistol.0:h1');
    expect(pool(m)).toEqual(['a', 3, 6]);
    m.answer('a', [1, 1, 1]).answer('b', [1, 1]);
    expect(m.under('EDM.SHOOT.8')[0]?.modifiers).toContainEqual({
      rule: 'EDM.SHOOT.11',
      label: 'ed.factor.aim',
      value: '+1 die',
    });
  });

  test('EDM.SHOOT.12 EDM.MODEL.5 from outside the front quarter every die shows one more', () => {
    const needed = (facing: number): unknown => {
      const m = duel(20, {
        herds: [
          {
            facing,
            zombies: [
              [20, 10],
              [21.5, 10],
            ],
          },
        ],
      }).answer('a', 'shoot:rifle.0:h1');
      return (pool(m) as number[])[2];
    };
    expect([180, 225, 226, 270, 0, 134, 135].map(needed)).toEqual([4, 4, 3, 3, 3, 3, 4]);
    // Of a herd the zombie nearest to the shooter counts, wherever it stands in the list.
    const zombies: [number, number][] = [
      [25, 12],
      [10, 20],
      [26.5, 12],
    ];
    const m = duel(20, { herds: [{ facing: 270, zombies }] }).answer('a', 'shoot:rifle.0:h1');
    expect((pool(m) as number[])[2]).toBe(4);
  });

  test('EDM.WEAPON.8 a Molotov Cocktail is rolled like any shot and burns nobody but its target', () => {
    const m = duel(20, {
      humans: [{ x: 10, y: 10, weapons: ['molotov'] }],
      herds: [
        {
          facing: 180,
          zombies: [
            [20, 10],
            [21.5, 10],
          ],
        },
        { facing: 180, zombies: [[20, 11.2]] },
      ],
    }).answer('a', 'shoot:molotov.0:h1');
    expect(pool(m)).toEqual(['a', 3, 3]);
    m.answer('a', [8, 8, 8]).answer('b', [1, 1]);
    expect(battle(m).herds.map(({ id, zombies }) => [id, zombies.length])).toEqual([['h4', 1]]);
  });

  test('EDM.SHOOT.14 EDM.WOUND.9 EDM.UNIT.10 Armour is one die more, for a whole herd', () => {
    const m = duel(20, ARMOURED);
    m.answer('a', 'shoot:rifle.0:h1').answer('a', [8, 8, 8]);
    expect(pool(m)).toEqual(['b', 3, 6]);
    m.answer('b', [1, 1, 8]);
    expect(m.events().some(({ key }) => key === 'ed.herd.dead')).toBe(true);
  });
});

const rows = (await rulesOf('even-death')).find(({ id }) => id === 'EDM.T.SHOOTF')?.rows ?? [];

/** Every row of the ledger's table, and what was found for it: dice or results, on which side. */
const EFFECTS: Record<string, SceneSpec & { aim?: boolean }> = {
  'Shooter used Aim': { aim: true },
  'Flanking (side or rear)': {
    herds: [
      {
        facing: 0,
        zombies: [
          [20, 10],
          [21.5, 10],
        ],
      },
    ],
  },
  'Target behind Cover': {
    pieces: [
      {
        id: 'wood',
        outline: rectangle(15, 0, 2, 20),
        kind: 'difficult',
        seeThrough: true,
        height: 5,
      },
    ],
  },
  'Target has Armour': ARMOURED,
  'Shooter Energised': { campaign: true, humans: [{ x: 10, y: 10, weapons: ['rifle'], fatigue: 'energised' }] },
  'Shooter Exhausted': { campaign: true, humans: [{ x: 10, y: 10, weapons: ['rifle'], fatigue: 'exhausted' }] },
  // As ruled: the page that defines the states gives Healthy nothing; the Sick are Exhausted as well.
  'Shooter Healthy': { campaign: true },
  'Shooter Sick': { campaign: true, humans: [{ x: 10, y: 10, weapons: ['rifle'], health: 'sick' }] },
  'Target Rotten or Sick': { campaign: true, behaviour: { decay: 'rotten', brains: 'shambling', hunger: 'hungry' } },
};

test('EDM.T.SHOOTF EDM.SETUP.15 every factor of a shot has the effect that its row says', () => {
  expect(Object.keys(EFFECTS)).toEqual(rows.map(([factor]) => factor));
  const found = Object.entries(EFFECTS).map(([row, { aim = false, ...spec }]) => {
    const m = duel(20, spec);
    if (aim) m.answer('a', 'aim');
    m.answer('a', 'shoot:rifle.0:h1').answer('a', aim ? [1, 1, 1, 1] : [1, 1, 1]);
    const { request } = m.match;
    if (request?.kind === 'roll') m.answer('b', new Array<number>(request.count).fill(1));
    const modifiers = m.events().find(({ key }) => key === 'ed.shot')?.modifiers ?? [];
    return [row, ...modifiers.filter(({ value }: Modifier) => !String(value).includes(',')).map(({ value }) => value)];
  });
  expect(found).toEqual([
    ['Shooter used Aim', '+1 die'],
    ['Flanking (side or rear)', 1],
    ['Target behind Cover', '+1 die'],
    ['Target has Armour', '+1 die'],
    ['Shooter Energised', 1],
    ['Shooter Exhausted', -1],
    ['Shooter Healthy'],
    ['Shooter Sick', -1, -1],
    ['Target Rotten or Sick', '−1 die'],
  ]);
});
