import { describe, expect } from 'vitest';
import { battle, type BattleScene, human, said, scene, type SceneSpec, test } from './testing.ts';

const survivor = (more: object = {}): SceneSpec => ({
  humans: [{ x: 10, y: 10, weapons: ['pistol', 'rifle'], ...more }],
  herds: [
    {
      facing: 180,
      zombies: [
        [20, 10],
        [20, 12],
      ],
    },
  ],
});

describe('other actions of humans', () => {
  test('EDM.HUMAN.1 EDM.HUMAN.5 what a human can choose, and what no herd can', () => {
    const all = scene({
      players: ['military', 'zombies'],
      commandPoints: [4],
      humans: [{ x: 10, y: 10, weapons: ['rifle'], reload: [1] }],
      herds: [{ facing: 180, zombies: [[11, 10]] }],
    });
    const kinds = [...new Set(all.asked().options.map((id) => id.split(':')[0]))];
    expect(kinds).toEqual(expect.arrayContaining(['move', 'melee', 'aim', 'reload', 'shove', 'command', 'done']));
    const herd = scene({ ...survivor(), active: 'b' }).answer('b', [8]);
    expect(herd.asked().options.some((id) => /^(aim|reload|shove|command|interact|medic)/.test(id))).toBe(false);
  });

  test('EDM.HUMAN.2 Aim is spent by the first attack and lost at the end of the turn', () => {
    const m = scene(survivor()).answer('a', 'aim');
    expect(said(m, 'ed.aimed')).toMatchObject([{ unit: 'a1' }]);
    expect(battle(m).activation).toMatchObject({ aiming: true, actions: 1 });
    expect(m.asked().options).not.toContain('aim');
    m.answer('a', 'done');
    expect(battle(m).activation?.aiming ?? false).toBe(false);
  });

  test('EDM.HUMAN.2 EDM.PERK.11 with three actions the player says which attack gets the die', () => {
    const watchful = survivor({});
    const spec: SceneSpec = {
      ...watchful,
      active: 'b',
      humans: [
        { x: 16, y: 10, class: 'hardened', weapons: ['pistol'], perks: ['overwatch'] },
        { x: 1, y: 1 },
      ],
    };
    const begun = (): BattleScene => scene(spec).answer('b', [8]).answer('b', 'done').answer('a', 'a1');
    const m = begun();
    expect(battle(m).activation).toMatchObject({ unit: 'a1', actions: 3, of: 3 });
    m.answer('a', 'aim').answer('a', 'shoot:pistol.0:h1');
    expect(m.asked()).toMatchObject({ rule: 'EDM.HUMAN.2', options: ['now', 'later'] });
    m.answer('a', 'later');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 2 });
    m.answer('a', [1, 1]).answer('b', [1, 1]);
    m.answer('a', 'shoot:pistol.0:h1');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 3 });
    m.answer('a', [1, 1, 1]).answer('b', [1, 1]);
    const now = begun();
    now.answer('a', 'aim').answer('a', 'shoot:pistol.0:h1').answer('a', 'now');
    expect(now.match.request).toMatchObject({ kind: 'roll', count: 3 });
    now.answer('a', [1, 1, 1]).answer('b', [1, 1]).answer('a', 'shoot:pistol.0:h1');
    expect(now.match.request).toMatchObject({ kind: 'roll', count: 2 });
  });

  test('EDM.HUMAN.3 EDM.TURN.13 doing nothing is always possible', () => {
    const m = scene(survivor()).answer('a', 'done');
    expect(human(m, 'a1')).toMatchObject({ x: 10, y: 10 });
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'] });
  });

  const gate: SceneSpec = {
    pieces: [
      {
        id: 'gate',
        outline: [
          [12, 8],
          [12.3, 8],
          [12.3, 12],
          [12, 12],
        ],
        kind: 'impassable',
        blocksSight: true,
        height: 1.8,
      },
    ],
    features: [{ id: 'latch', kind: 'gate', x: 12, y: 10, piece: 'gate' }],
    herds: [{ facing: 180, zombies: [[20, 10]] }],
  };
  test('EDM.HUMAN.4 a gate within an inch is opened and closed, without a roll', () => {
    expect(scene({ ...gate, humans: [{ x: 10.4, y: 10 }] }).asked().options).not.toContain('interact:latch');
    const m = scene({ ...gate, humans: [{ x: 10.6, y: 10, weapons: ['rifle'] }] });
    expect(m.asked().options).not.toContain('shoot:rifle.0:h1');
    m.answer('a', 'interact:latch');
    expect(battle(m).openGates).toEqual(['latch']);
    expect(m.asked().options).toContain('shoot:rifle.0:h1');
    m.answer('a', 'interact:latch');
    expect(battle(m).openGates).toEqual([]);
    expect(m.under('EDM.HUMAN.4').map(({ key }) => key)).toEqual(['ed.gate.opened', 'ed.gate.closed']);
  });

  test('EDM.HUMAN.4 an open gate in which somebody stands cannot be closed', () => {
    const m = scene({
      ...gate,
      humans: [
        { x: 10.6, y: 10 },
        { x: 12.1, y: 11, used: true },
      ],
      change: (b) => {
        b.openGates = ['latch'];
      },
    });
    expect(m.asked().options).not.toContain('interact:latch');
  });
});

describe('shooting again', () => {
  test('EDM.RELOAD.1 EDM.RELOAD.3 EDM.RELOAD.6 a rifle needs two Reload actions, in one turn or over several', () => {
    const m = scene({
      ...survivor({ weapons: ['rifle'] }),
      humans: [
        { x: 10, y: 10, weapons: ['rifle'] },
        { x: 1, y: 1, used: true },
      ],
    });
    m.answer('a', 'shoot:rifle.0:h1').answer('a', [1, 1, 1]).answer('b', [1, 1]);
    expect(m.asked().options).toContain('reload:0');
    expect(m.asked().options).not.toContain('shoot:rifle.0:h1');
    m.answer('a', 'reload:0');
    expect(human(m, 'a1').weapons).toEqual([{ id: 'rifle', reload: 1 }]);
    expect(said(m, 'ed.reloading')).toMatchObject([{ weapon: 'rifle', left: 1 }]);
    m.answer('b', [8])
      .answer('b', 'done')
      .answer('a', 'a1')
      .answer('a', 'move')
      .answer('a', [{ x: 10, y: 11 }]);
    m.answer('a', 'reload:0');
    expect(human(m, 'a1').weapons).toEqual([{ id: 'rifle', reload: 0 }]);
    expect(said(m, 'ed.reloaded')).toMatchObject([{ weapon: 'rifle', left: 0 }]);
  });

  test('EDM.RELOAD.2 EDM.RELOAD.5 EDM.TURN.5 a pistol fires twice in one turn and never needs reloading', () => {
    const m = scene(survivor({ weapons: ['pistol'] }));
    for (let i = 0; i < 2; i++) m.answer('a', 'shoot:pistol.0:h1').answer('a', [1, 1]).answer('b', [1, 1]);
    expect(said(m, 'ed.shot')).toHaveLength(2);
    expect(human(m, 'a1').weapons).toEqual([{ id: 'pistol', reload: 0 }]);
  });

  test('EDM.RELOAD.4 EDM.RELOAD.5 two weapons are reloaded one by one, and fire one after the other', () => {
    const m = scene(survivor({ weapons: ['shotgun', 'shotgun'], reload: [1, 1] }));
    expect(m.asked().options.filter((id) => /^(reload|shoot)/.test(id))).toEqual(['reload:0', 'reload:1']);
    m.answer('a', 'reload:1');
    expect(human(m, 'a1').weapons.map(({ reload }) => reload)).toEqual([1, 0]);
    const both = scene(survivor({ weapons: ['shotgun', 'shotgun'] }));
    for (const i of [0, 1]) both.answer('a', `shoot:shotgun.${i}:h1`).answer('a', [1, 1, 1]).answer('b', [1, 1]);
    expect(said(both, 'ed.shot')).toHaveLength(2);
  });

  test('EDM.RELOAD.7 EDM.PERK.6 a Quick Reloader needs one action less, and none for a shotgun', () => {
    const perks = ['quick-reloader'] as const;
    for (const [gun, left] of [
      ['lmg', 2],
      ['rifle', 1],
      ['shotgun', 0],
      ['pistol', 0],
    ] as const) {
      const m = scene(survivor({ class: 'seasoned', weapons: [gun], perks: [...perks] }));
      m.answer('a', `shoot:${gun}.0:h1`);
      expect(human(m, 'a1').weapons).toEqual([{ id: gun, reload: left }]);
    }
  });
});
