import { describe, expect } from 'vitest';
import type { Battle, Human } from '../state.ts';
import { battle, type BattleScene, human, rectangle, said, scene, type SceneSpec, test } from '../testing.ts';

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
    const late = scene(survivor()).answer('a', 'shoot:pistol.0:h1').answer('a', [1, 1]).answer('b', [1, 1]);
    expect(late.asked().options).toEqual(['move', 'shoot:pistol.0:h1', 'shoot:rifle.1:h1', 'done']); // nothing could follow
    expect(m.asked().options).toEqual(['move', 'shoot:pistol.0:h1', 'shoot:rifle.1:h1', 'done']);
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
    m.answer('a', 'aim');
    expect(m.asked().options).toEqual(['move', 'shoot:pistol.0:h1', 'done']);
    m.answer('a', 'shoot:pistol.0:h1');
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

  test('EDM.CLIMB.2 whoever hangs on a face neither attacks nor aims nor reloads', () => {
    const m = scene({
      ...survivor({ reload: [0, 1] }),
      pieces: [{ id: 'rock', outline: rectangle(10.5, 5, 4, 10), kind: 'impassable', climbable: true, height: 4 }],
      change: ({ humans: [first] }) => {
        (first as Human).climbing = { piece: 'rock', by: 'a1', height: 2, to: { x: 11.1, y: 10, level: 1 } };
      },
    });
    expect(m.asked().options.some((id) => /^(shoot|melee|aim|reload|shove|interact|medic|move)/.test(id))).toBe(false);
  });

  test('EDM.HUMAN.3 EDM.TURN.13 doing nothing is always possible', () => {
    const m = scene(survivor()).answer('a', 'done');
    expect(human(m, 'a1')).toMatchObject({ x: 10, y: 10 });
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'] });
  });

  const gate: SceneSpec = {
    pieces: [{ id: 'gate', outline: rectangle(12, 8, 0.3, 4), kind: 'impassable', blocksSight: true, height: 1.8 }],
    features: [{ id: 'latch', kind: 'gate', x: 12, y: 10, piece: 'gate' }],
    herds: [{ facing: 180, zombies: [[20, 10]] }],
  };
  test('EDM.HUMAN.4 the doors of a building are opened and closed from within an inch', () => {
    const house: SceneSpec = {
      buildings: [
        {
          id: 'house',
          outline: rectangle(12, 5, 8, 10),
          height: 3,
          openings: [
            { id: 'front', kind: 'door', from: [12, 9], to: [12, 10.5] },
            { id: 'side', kind: 'door', from: [15, 5], to: [16.5, 5], open: true },
            { id: 'pane', kind: 'window', from: [12, 12], to: [12, 13.5] },
          ],
        },
      ],
      herds: [{ facing: 180, zombies: [[14, 9.75]] }],
    };
    expect(scene({ ...house, humans: [{ x: 10.4, y: 10 }] }).asked().options).toEqual(['move', 'aim', 'done']);
    const m = scene({ ...house, humans: [{ x: 10.6, y: 9.75, weapons: ['pistol'] }] });
    expect(battle(m).openGates).toEqual(['side']);
    expect(m.asked().options).toEqual(['move', 'aim', 'interact:front', 'done']);
    m.answer('a', 'interact:front');
    expect(m.asked().options).toEqual(['move', 'shoot:pistol.0:h1', 'interact:front', 'done']);
    m.answer('a', 'move').answer('a', [{ x: 12.9, y: 9.75 }]);
    expect(human(m, 'a1')).toMatchObject({ x: 12.9, y: 9.75 });
    const shut = scene({ ...house, humans: [{ x: 16, y: 4 }] })
      .answer('a', 'interact:side')
      .answer('a', 'move');
    expect(shut.refused('a', [{ x: 16, y: 6 }])).toMatchObject({ facts: { by: 'side' } });
    const blocked = scene({ ...house, humans: [{ x: 15.8, y: 5 }] });
    expect(blocked.asked().options).toEqual(['move', 'aim', 'withdraw', 'done']);
  });

  test('EDM.HUMAN.4 a gate within an inch is opened and closed, without a roll', () => {
    expect(scene({ ...gate, humans: [{ x: 10.4, y: 10 }] }).asked().options).toEqual(['move', 'aim', 'done']);
    const m = scene({ ...gate, humans: [{ x: 10.6, y: 10, weapons: ['rifle'] }] });
    expect(m.asked().options).toEqual(['move', 'aim', 'interact:latch', 'done']);
    m.answer('a', 'interact:latch');
    expect(battle(m).openGates).toEqual(['latch']);
    expect(m.asked().options).toEqual(['move', 'shoot:rifle.0:h1', 'interact:latch', 'done']);
    m.answer('a', 'interact:latch');
    expect(battle(m).openGates).toEqual([]);
    expect(m.under('EDM.HUMAN.4').map(({ key }) => key)).toEqual(['ed.gate.opened', 'ed.gate.closed']);
  });

  test('EDM.HUMAN.4 a gate in which somebody stands, or on which somebody hangs, stays as it is', () => {
    const open = (b: Battle): void => {
      b.openGates = ['latch'];
    };
    const beside = (x: number): readonly string[] =>
      scene({
        ...gate,
        humans: [
          { x: 10.6, y: 10 },
          { x, y: 11, used: true },
        ],
        change: open,
      }).asked().options;
    expect(beside(12.1)).not.toContain('interact:latch');
    expect(beside(11.5)).toContain('interact:latch');
    const climber = scene({
      ...gate,
      humans: [
        { x: 10.6, y: 10 },
        { x: 11.5, y: 11, used: true },
      ],
      change: ({ humans: [, other] }) => {
        (other as Human).climbing = { piece: 'gate', by: 'a2', height: 1, to: { x: 12.8, y: 11, level: 0 } };
      },
    });
    expect(climber.asked().options).toEqual(['move', 'aim', 'done']);
  });

  test('EDM.HUMAN.4 EDM.HUMAN.5 only gates, only by humans on their feet, and each for itself', () => {
    const second = { id: 'second', kind: 'gate' as const, x: 10, y: 11, piece: 'fence' };
    const ladder = { id: 'ladder', kind: 'ladder' as const, x: 12, y: 10, piece: 'gate' };
    const fence = { ...(gate.pieces ?? [])[0], id: 'fence', outline: rectangle(9, 11.2, 2, 0.2) } as never;
    const two: SceneSpec = {
      ...gate,
      pieces: [...(gate.pieces ?? []), fence],
      features: [...(gate.features ?? []), second, ladder],
      change: (b) => {
        b.openGates = ['latch', 'second'];
      },
    };
    const deeds = (m: BattleScene): readonly string[] => m.asked().options.filter((id) => id.startsWith('interact'));
    const m = scene({ ...two, humans: [{ x: 10.5, y: 10 }] });
    expect(deeds(m)).toEqual(['interact:latch', 'interact:second']);
    expect(battle(m.answer('a', 'interact:latch')).openGates).toEqual(['second']);
    expect(deeds(scene({ ...two, humans: [{ x: 10.5, y: 10, down: true }] }))).toEqual([]);
    const herd = scene({ ...two, active: 'b', humans: [{ x: 40, y: 40 }], herds: [{ zombies: [[10.5, 10]] }] });
    expect(deeds(herd.answer('b', [8]))).toEqual([]);
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
    expect(m.asked().options).toEqual(['move', 'reload:0', 'done']);
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
    expect(m.asked().options).toEqual(['move', 'shoot:pistol.0:h1', 'aim', 'done']);
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
