import { describe, expect } from 'vitest';
import type { ActivateDoing } from '../course/doing.ts';
import { newGun } from '../people/generated.ts';
import type { Human } from '../state.ts';
import { type Driven, drive, gun, type Said, type SceneSpec, stateOf, test } from '../testing.ts';
import { idOf } from '../../../kernel/index.ts';
import type { ShootAct } from './decisions.ts';
import { shootDeeds } from './deeds.ts';
import { gruntReloads } from './reload.ts';

const activation = (...group: string[]): ActivateDoing => ({
  do: 'activate',
  side: 'players',
  group,
  with: group,
  waking: [],
  stuck: [],
  handed: false,
});
const offered = (spec: SceneSpec, ...group: string[]): string[] => {
  const state = stateOf(spec);
  const [human] = state.encounter.humans;
  return shootDeeds.offers(state, human as Human, activation(...group)).map(({ means }) => idOf(means));
};
/** Carries out what a1 does, with the volley that follows. */
function act<A extends ShootAct>(spec: SceneSpec, means: A, group: string[], ...answers: Said[]): Driven {
  const perform = shootDeeds.perform[means.do] as (t: unknown, act: A, of: ActivateDoing) => Generator;
  return drive(spec, answers, (t) => perform(t, means, activation(...group)) as never);
}
const silent = (enc: { clocks: { noMoreZombies: boolean } }): void => void (enc.clocks.noMoreZombies = true);
const band = (more: object = {}) => [{ x: 10, y: 10, rep: 4, ...more }];
const turnWith = (more: object) => ({
  turn: {
    activated: false,
    inches: 0,
    bonus: 0,
    fast: false,
    moved: false,
    fired: false,
    firedInSight: false,
    did: [],
    from: null,
    ...more,
  },
});
const foe = (x: number, y = 10) => [{ attitude: 'enemy' as const, people: [{ x, y }] }];

describe('what may be fired', () => {
  test('ATZ.ACT.3 ATZ.SHOOT.1 ATZ.WPN.2 loaded guns with somebody in LOS and range, exactly at range included', () => {
    const guns = ['P', 'SMG', 'BAR'] as const;
    expect(offered({ band: band({ guns }), strangers: foe(22) }, 'a1')).toEqual([
      'fire:a1:0',
      'fire:a1:1',
      'fire:a1:2',
      'fire-both:a1:0:1',
      'fire-both:a1:0:2',
      'fire-both:a1:1:2',
    ]);
    expect(offered({ band: band({ guns }), strangers: foe(22.1) }, 'a1')).toEqual([
      'fire:a1:1',
      'fire:a1:2',
      'fire-both:a1:1:2',
    ]);
    expect(offered({ band: band({ guns }) }, 'a1')).toEqual([]);
    const wall = [
      {
        id: 'w',
        kind: 'impassable' as const,
        height: 3,
        outline: [
          [14, 0],
          [15, 0],
          [15, 36],
          [14, 36],
        ] as never,
        blocksSight: true,
      },
    ];
    expect(offered({ band: band({ guns }), strangers: foe(20), pieces: wall as never }, 'a1')).toEqual([]);
  });

  test('ATZ.WPN.20 with the option off only one-handed weapons are fired together', () => {
    const spec = { band: band({ guns: ['P', 'SMG', 'BAP'] }), strangers: foe(20), options: { anyTwoWeapons: false } };
    expect(offered(spec, 'a1').filter((one) => one.startsWith('fire-both'))).toEqual(['fire-both:a1:0:2']);
  });

  test('ATZ.ACT.4 ATZ.ACT.5 ATZ.ACT.7 ATZ.ACT.10 fire is used up by active fire, by In Sight fire, by a reload, by a task, and not by anything else', () => {
    const open = (turn: object): boolean =>
      offered({ band: band({ guns: ['BAR'], ...turnWith(turn) }), strangers: foe(20) }, 'a1').length > 0;
    expect(open({})).toBe(true);
    expect(open({ fast: true, moved: true })).toBe(true);
    expect([
      open({ fired: true }),
      open({ firedInSight: true }),
      open({ did: ['reload'] }),
      open({ did: ['task'] }),
    ]).toEqual([false, false, false, false]);
  });

  test('ATZ.SHOOT.8 ATZ.STAR.27 any target whatever the distance; bystanders are asked for last, friends of one’s own side never', () => {
    const spec = {
      band: [...band({ guns: ['BAR'] }), { x: 10, y: 12 }],
      strangers: [...foe(30), { attitude: 'neutral' as const, people: [{ x: 10, y: 16 }] }],
      zombies: [{ x: 14, y: 14 }],
      change: silent,
    };
    const done = act(spec, { do: 'fire', who: 'a1', gun: 0 }, ['a1'], 'aim:n1', [2]);
    expect(done.asked[0]).toBe('ATZ.SHOOT.4 aim:z1 aim:n1');
    const close = act(
      { ...spec, band: band({ guns: ['BAR'] }) },
      { do: 'fire', who: 'a1', gun: 0 },
      ['a1'],
      'aim:n2',
      [2],
    );
    expect(close.asked[0]).toBe('ATZ.SHOOT.4 aim:z1 aim:n2 aim:n1');
  });
});

describe('sharing out shots', () => {
  const zombies = [
    { x: 20, y: 10 },
    { x: 20, y: 11 },
    { x: 20, y: 12.5 },
  ];
  const plans = (guns: ('SAW' | 'AR' | 'SMG' | 'P')[]): string => {
    const spec = { band: band({ guns }), zombies, change: silent };
    const first = guns[0] === 'AR' ? 'share:z1' : guns[0] === 'P' ? 'share:z1' : 'share:z1 z1 z1';
    const dice = guns[0] === 'AR' || guns[0] === 'P' ? [1] : [1, 2, 2];
    return act(spec, { do: 'fire', who: 'a1', gun: 0 }, ['a1'], 'aim:z1', first, dice).asked[1] as string;
  };

  test('ATZ.WPN.5 ATZ.SHOOT.4 ATZ.SHOOT.5 ATZ.X.34 every number of shots that the weapon has, on every target in the arc', () => {
    const few = {
      band: band({ guns: ['P'] }),
      zombies: zombies.slice(0, 2).map((one) => ({ ...one, x: 18 })),
      change: silent,
    };
    const done = act(few, { do: 'fire', who: 'a1', gun: 0 }, ['a1'], 'aim:z1', 'share:z1 z2', [1, 2]);
    expect(done.asked[1]).toBe('ATZ.SHOOT.5 share:z1 z1 share:z1 z2 share:z1');
    expect(plans(['SMG'])).toBe('ATZ.SHOOT.5 share:z1 z1 z1 share:z1 z1 z2 share:z1 z2 z2');
  });

  test('ATZ.WPN.10 ATZ.WPN.17 ATZ.WPN.18 a SAW fires four or three; the third zombie costs a burned shot', () => {
    expect(plans(['SAW']).split(' share:')).toEqual([
      'ATZ.SHOOT.5',
      'z1 z1 z1 z1',
      'z1 z1 z1 z2',
      'z1 z1 z2 z2',
      'z1 z2 z2 z2',
      'z1 z2 - z3',
      'z1 - - z3',
      'z1 z1 z1',
      'z1 z1 z2',
      'z1 z2 z2',
    ]);
  });

  test('ATZ.WPN.19 two weapons are laid out one after the other, and fired in one volley', () => {
    const spec = { band: band({ guns: ['BAP', 'BAP'] }), zombies: [{ x: 18, y: 10 }], change: silent };
    const done = act(
      spec,
      { do: 'fire-both', who: 'a1', gun: 0, other: 1 },
      ['a1'],
      'share:z1 z1',
      'share:z1',
      [1, 2],
      [3],
    );
    expect(done.asked).toEqual([
      'ATZ.SHOOT.5 share:z1 z1 share:z1',
      'ATZ.SHOOT.5 share:z1 z1 share:z1',
      'ATZ.SHOOT.6 2d6',
      'ATZ.SHOOT.6 1d6',
    ]);
    expect(done.encounter.noises).toMatchObject([{ shots: 3 }]);
  });

  test('ATZ.ACT.9 others of the group fire at the same time if the player says so', () => {
    const spec = {
      band: [
        { x: 10, y: 10, guns: ['BAR' as const] },
        { x: 10, y: 12, guns: ['BAR' as const] },
        { x: 10, y: 14, guns: ['BAR' as const] },
      ],
      zombies: [{ x: 18, y: 10 }],
      change: silent,
    };
    expect(offered(spec, 'a1', 'a2', 'a3')).toEqual(['fire:a1:0', 'fire-together:a1']);
    expect(offered(spec, 'a1')).toEqual(['fire:a1:0']);
    const done = act(
      spec,
      { do: 'fire-together', who: 'a1' },
      ['a1', 'a2', 'a3'],
      'join:a1:0',
      'join:a3:0',
      'now',
      [1],
      [1],
    );
    expect(done.asked.slice(0, 3)).toEqual([
      'ATZ.ACT.9 join:a1:0',
      'ATZ.ACT.9 join:a2:0 join:a3:0',
      'ATZ.ACT.9 join:a2:0 now',
    ]);
    expect(done.encounter.humans.map(({ turn }) => turn.fired)).toEqual([true, false, true]);
  });

  test('ATZ.ZSHOOT.7 ATZ.ZSHOOT.10 next to a zombie’s back or to a prone one: the fewest dice that the weapon allows', () => {
    const at = (more: object) => ({
      band: band({ guns: ['SAW'] }),
      zombies: [{ x: 11, y: 10, facing: 0, ...more }],
      change: silent,
    });
    expect(offered(at({}), 'a1')).toContain('auto-kill:a1:0:z1');
    expect(offered(at({ facing: 180 }), 'a1')).not.toContain('auto-kill:a1:0:z1');
    expect(offered(at({ facing: 180, prone: true }), 'a1')).toContain('auto-kill:a1:0:z1');
    expect(offered(at({ x: 11.2 }), 'a1')).not.toContain('auto-kill:a1:0:z1');
    const done = act(at({}), { do: 'auto-kill', who: 'a1', gun: 0, target: 'z1' }, ['a1'], [2, 2, 2]);
    expect([done.encounter.zombies, done.encounter.humans[0]?.turn.inches]).toEqual([[], 0]);
  });
});

describe('reloading', () => {
  const empty = { guns: [gun('BAP', { empty: true }), gun('BAR')] };
  const spec = (more: object = {}, options = {}) => ({ band: band({ ...empty, ...more }), options });

  test('ATZ.AMMO.3 ATZ.AMMO.4 ATZ.ACT.7 ATZ.ACT.8 an empty weapon, instead of firing and of moving fast; on the ground, too', () => {
    expect(offered(spec(), 'a1')).toEqual(['reload:a1:0']);
    expect(offered(spec(turnWith({ moved: true, inches: 8 })), 'a1')).toEqual(['reload:a1:0']);
    expect(offered(spec(turnWith({ did: ['prone'] })), 'a1')).toEqual(['reload:a1:0']);
    for (const turn of [{ fast: true }, { fired: true }, { did: ['reload'] }, { did: ['task'] }]) {
      expect(offered(spec(turnWith(turn)), 'a1')).toEqual([]);
    }
    const done = act(spec(), { do: 'reload', who: 'a1', gun: 0 }, ['a1']);
    expect(done.encounter.humans[0]).toMatchObject({ guns: [{ empty: false }, {}], turn: { did: ['reload'] } });
  });

  test('ATZ.AMMO.7 ATZ.AMMO.8 ATZ.AMMO.9 ATZ.AMMO.10 Really Tight Ammo: two passed nothing, one the last, none reloaded', () => {
    const after = (...dice: number[]): unknown =>
      act(spec({}, { tightAmmo: true }), { do: 'reload', who: 'a1', gun: 0 }, ['a1'], dice).encounter.humans[0]
        ?.guns[0];
    expect(after(2, 1)).toMatchObject({ empty: true, dry: true });
    expect(after(2, 3)).toMatchObject({ empty: false, dry: false, lastReload: true });
    expect(after(3, 6)).toMatchObject({ empty: false, dry: false, lastReload: false });
    expect(offered({ band: band({ guns: [gun('BAP', { empty: true, dry: true })] }) }, 'a1')).toEqual([]);
  });

  test('ATZ.AMMO.12 ATZ.AMMO.13 ATZ.AMMO.14 ATZ.X.41 stockpiled ammo: 2 and 3 against 1; this weapon only, and TR 1 never fails', () => {
    const tight = { tightAmmo: true };
    const two = { guns: [gun('BAP', { empty: true, stockpiled: true }), gun('BAP', { empty: true })] };
    const after = (place: number, ...dice: number[]) =>
      act({ band: band(two), options: tight }, { do: 'reload', who: 'a1', gun: place }, ['a1'], dice).encounter
        .humans[0]?.guns[place];
    expect(after(0, 2, 3)).toMatchObject({ empty: false, lastReload: false });
    expect(after(1, 2, 3)).toMatchObject({ empty: false, lastReload: true });
    const rifle = { band: band({ guns: [gun('BAR', { empty: true, stockpiled: true })] }), options: tight };
    const sure = act(rifle, { do: 'reload', who: 'a1', gun: 0 }, ['a1'], [1, 1]);
    expect(sure.encounter.humans[0]?.guns[0]).toMatchObject({ empty: false, dry: false });
  });

  test('ATZ.AMMO.15 a weapon that is found is loaded', () => {
    expect([newGun('SMG'), newGun('crossbow')]).toEqual([gun('SMG'), gun('crossbow')]);
  });

  test('ATZ.AMMO.5 ATZ.AMMO.11 Grunts always reload and have no active fire then; Stars please themselves', () => {
    const wake = (more: object) => {
      const done = drive({ band: band({ ...empty, ...more }), strangers: foe(20) }, [], (t) =>
        gruntReloads(t, t.state.encounter.humans[0] as Human),
      );
      const [human] = done.encounter.humans;
      const open = shootDeeds.offers(done.state, human as Human, activation('a1')).map(({ means }) => idOf(means));
      return [human?.guns[0]?.empty, open];
    };
    expect(wake({ star: false })).toEqual([false, []]);
    expect(wake({ star: true })).toEqual([true, ['fire:a1:1', 'reload:a1:0']]);
    expect(wake({ star: false, status: 'ducked-back' })).toEqual([true, []]);
  });
});
