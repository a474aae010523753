import { describe, expect, test } from 'vitest';
import type { MenuChoice } from '../decisions.ts';
import type { Battle } from '../state.ts';
import { battle, block, type SceneSpec, scene } from '../testing.ts';
import { findUnit } from '../units.ts';
import { bestChoice, bestEnd, goodEnds, nextUnit } from './index.ts';

/** What bots choose where a few things are offered, and nothing else. */

type Humans = NonNullable<SceneSpec['humans']>;
const at = (x: number, y: number, more: Partial<Humans[number]> = {}): Humans[number] => ({ x, y, ...more });
type Activation = NonNullable<Battle['activation']>;

function chosen(spec: SceneSpec, unit: string, menu: readonly MenuChoice[], more: Partial<Activation> = {}) {
  const b = battle(scene({ active: unit.startsWith('h') ? 'b' : 'a', ...spec }));
  b.activation = { unit, actions: 2, of: 2, rambler: null, aiming: false, done: [], arranging: null, ...more };
  return bestChoice(b, findUnit(b, unit) as never, menu);
}
const GET_UP = { do: 'get-up' } as const;
const MOVE = { do: 'move' } as const;
const DONE = { do: 'done' } as const;
const AIM = { do: 'aim' } as const;
const bite = (target: string) => ({ do: 'bite', target }) as const;
const shoot = (gun: string, target = 'h1') => ({ do: 'shoot', gun, target }) as MenuChoice;
const melee = (arm: string, target = 'h1') => ({ do: 'melee', arm, target }) as MenuChoice;
const tower = block('tower', [40, 28, 4, 4], { kind: 'impassable', climbable: true, height: 3 });

describe('a herd', () => {
  const one: [number, number][] = [[30, 29]];
  const few: SceneSpec = { humans: [at(30, 30), at(50, 50)], herds: [{ zombies: one }] };

  test('gets up before anything else', () => {
    expect(chosen(few, 'h1', [bite('a1'), GET_UP, MOVE])).toEqual(GET_UP);
  });

  test('bites the one who loses most by it, and moves on if there is nobody', () => {
    const both: SceneSpec = {
      humans: [at(30, 30), at(32, 29, { weapons: ['rifle', 'shotgun'] })],
      herds: [
        {
          zombies: [
            [30, 29],
            [31, 29],
          ],
        },
      ],
    };
    expect(chosen(both, 'h1', [bite('a1'), bite('a2'), MOVE], { actions: 1 })).toEqual(bite('a2'));
    expect(chosen(both, 'h1', [bite('a2'), bite('a1'), MOVE], { actions: 1 })).toEqual(bite('a2'));
    expect(chosen(few, 'h1', [DONE, MOVE])).toEqual(MOVE);
    expect(chosen(few, 'h1', [DONE])).toBeNull();
  });

  test('brings up the others first where many more would bite, with an action left for that', () => {
    const crowd: [number, number][] = [0, 1, 2, 3, 4, 5].map((i) => [27.5 + i, 33]);
    const spec: SceneSpec = { humans: [at(30, 30)], herds: [{ type: 'fast', zombies: [...one, ...crowd] }] };
    expect(chosen(spec, 'h1', [bite('a1'), MOVE])).toEqual(MOVE);
    expect(chosen(spec, 'h1', [bite('a1')])).toEqual(bite('a1'));
    expect(chosen(spec, 'h1', [bite('a1'), MOVE], { actions: 1 })).toEqual(bite('a1'));
    expect(chosen(few, 'h1', [bite('a1'), MOVE])).toEqual(bite('a1'));
  });

  test('climbs only after somebody near who is up there, or on', () => {
    const climb = { do: 'climb', way: 'up', face: 'tower' } as const;
    const up = (x: number, level: number): SceneSpec => ({
      humans: [at(41, 30, { level })],
      herds: [{ zombies: [[x, 30]] }],
      pieces: [tower],
    });
    expect(chosen(up(39, 1), 'h1', [climb, MOVE])).toEqual(climb);
    expect(chosen(up(34, 1), 'h1', [climb, MOVE])).toEqual(MOVE);
    expect(chosen(up(34.1, 1), 'h1', [climb, MOVE])).toEqual(climb);
    expect(chosen({ ...up(39, 0), humans: [at(39, 33)] }, 'h1', [climb, MOVE])).toEqual(MOVE);
    const hangs = { piece: 'tower', height: 1, to: { x: 41, y: 30, level: 1 } };
    const on = { do: 'climb', way: 'on' } as const;
    const hanging: SceneSpec = {
      humans: [at(20, 20)],
      herds: [{ zombies: [[39.4, 30]], climbing: hangs }],
      pieces: [tower],
    };
    expect(chosen(hanging, 'h1', [on, MOVE])).toEqual(on);
    const climber = at(39.4, 30, { climbing: { ...hangs, by: 'a1' } });
    expect(
      chosen({ humans: [climber], herds: [{ zombies: [[36, 30]] }], pieces: [tower] }, 'h1', [climb, MOVE]),
    ).toEqual(climb);
  });

  test('takes in a herd that is no larger while its prey is out of reach of two Moves, and it is small itself', () => {
    const merge = { do: 'merge', other: 'h2' } as const;
    const own = (count: number, y = 10): [number, number][] =>
      Array.from({ length: count }, (_, i) => [20 + 1.2 * i, y]);
    // Ids count through herds and zombies alike, so the second herd is named here.
    const with_ = (mine: number, others: number, prey: number): MenuChoice | null =>
      chosen(
        {
          humans: [at(20, prey)],
          herds: [
            { id: 'h1', zombies: own(mine) },
            { id: 'h2', zombies: own(others, 12) },
          ],
        },
        'h1',
        [merge, MOVE],
      );
    expect(with_(3, 3, 40)).toEqual(merge);
    expect(with_(3, 4, 40)).toEqual(MOVE);
    expect(with_(5, 2, 40)).toEqual(merge);
    expect(with_(6, 2, 40)).toEqual(MOVE);
    expect(with_(3, 3, 19)).toEqual(MOVE);
    expect(with_(3, 3, 19.1)).toEqual(merge);
  });
});

describe('a human', () => {
  const far: [number, number][] = [[30, 41]];
  const shooting = (weapons: Humans[number]['weapons'], more: Partial<Humans[number]> = {}): SceneSpec => ({
    humans: [at(30, 30, { weapons, ...more } as never)],
    herds: [{ zombies: far }],
  });

  test('gets up before anything else', () => {
    expect(chosen(shooting(['pistol'], { down: true }), 'a1', [shoot('pistol.0'), GET_UP])).toEqual(GET_UP);
  });

  test('shoots with the gun and at the target that bring most', () => {
    const guns = shooting(['pistol', 'shotgun']);
    expect(chosen(guns, 'a1', [shoot('pistol.0'), shoot('shotgun.1'), DONE])).toEqual(shoot('shotgun.1'));
    const dear: SceneSpec = {
      humans: [at(30, 30, { weapons: ['rifle'] })],
      herds: [
        { id: 'h1', zombies: far },
        { id: 'h2', type: 'fast', zombies: [[30, 19]] },
      ],
    };
    expect(chosen(dear, 'a1', [shoot('rifle.0', 'h1'), shoot('rifle.0', 'h2')])).toEqual(shoot('rifle.0', 'h2'));
    expect(chosen(guns, 'a1', [DONE])).toBeNull();
    expect(chosen(shooting(['pistol']), 'a1', [shoot('pistol.0', 'h9'), DONE])).toBeNull();
  });

  test('fires first what must be reloaded afterwards if the other gun fires as well', () => {
    expect(chosen(shooting(['pistol', 'shotgun']), 'a1', [shoot('shotgun.1'), shoot('pistol.0')])).toEqual(
      shoot('shotgun.1'),
    );
  });

  test('does not fire out of range, whatever is offered', () => {
    const spec: SceneSpec = { humans: [at(30, 30, { weapons: ['pistol'] })], herds: [{ zombies: [[30, 44]] }] };
    expect(chosen(spec, 'a1', [shoot('pistol.0'), DONE])).toBeNull();
  });

  test('aims once with a gun that fires once, and with an action left', () => {
    expect(chosen(shooting(['rifle']), 'a1', [shoot('rifle.0'), AIM])).toEqual(AIM);
    expect(chosen(shooting(['rifle']), 'a1', [shoot('rifle.0'), AIM], { actions: 1 })).toEqual(shoot('rifle.0'));
    expect(chosen(shooting(['rifle']), 'a1', [shoot('rifle.0'), AIM], { aiming: true })).toEqual(shoot('rifle.0'));
    expect(chosen(shooting(['pistol']), 'a1', [shoot('pistol.0'), AIM])).toEqual(shoot('pistol.0'));
  });

  test('strikes whom it touches with the better arm', () => {
    const spec: SceneSpec = {
      humans: [at(30, 30, { weapons: ['small-blade', 'large-blade'] })],
      herds: [{ zombies: [[30, 31]] }],
    };
    expect(chosen(spec, 'a1', [melee('small-blade'), melee('unarmed'), melee('large-blade')])).toEqual(
      melee('large-blade'),
    );
    expect(chosen(spec, 'a1', [melee('large-blade', 'h9')])).toBeNull();
  });

  test('reloads the gun that is ready sooner and hits better, and nothing that is no gun', () => {
    const reload = (weapon: number) => ({ do: 'reload', weapon }) as const;
    const both = (first: number, second: number): SceneSpec =>
      shooting(['shotgun', 'rifle'], { reload: [first, second] } as never);
    expect(chosen(both(1, 1), 'a1', [reload(0), reload(1)])).toEqual(reload(0));
    expect(chosen(shooting(['bow', 'rifle'], { reload: [1, 1] }), 'a1', [reload(0), reload(1)])).toEqual(reload(1));
    expect(chosen(shooting(['bow', 'rifle'], { reload: [1, 2] }), 'a1', [reload(1), reload(0)])).toEqual(reload(0));
    expect(chosen(shooting(['blunt']), 'a1', [reload(0)])).toBeNull();
    expect(chosen(shooting(['blunt']), 'a1', [reload(1)])).toBeNull();
  });

  test('helps the one who is worst off first', () => {
    const medic = (patient: string) => ({ do: 'medic', patient }) as const;
    const hurt = (first: number, second: number): SceneSpec => ({
      humans: [at(30, 30, { perks: ['medic'] }), at(31, 30, { vitality: first }), at(29, 30, { vitality: second })],
      herds: [{ zombies: [[5, 5]] }],
    });
    expect(chosen(hurt(3, 2), 'a1', [medic('a2'), medic('a3')])).toEqual(medic('a3'));
    expect(chosen(hurt(3, 3), 'a1', [medic('a2'), medic('a3')])).toEqual(medic('a2'));
    expect(chosen(hurt(2, 1), 'a1', [medic('a2'), medic('a3')])).toEqual(medic('a2'));
  });

  test('gives the Commands by which many profit', () => {
    const command = (id: string) => ({ do: 'command', command: id }) as MenuChoice;
    const squad = (more: Partial<Humans[number]>, herds: SceneSpec['herds'] = [{ zombies: [[5, 5]] }]): SceneSpec => ({
      players: ['military', 'zombies'],
      humans: [
        at(30, 30, { class: 'commander', weapons: ['pistol'] }),
        at(32, 30, { class: 'soldier', weapons: ['pistol'], ...more }),
      ],
      herds,
    });
    const fire = command('concentrate-fire');
    expect(chosen(squad({}), 'a1', [fire])).toEqual(fire);
    expect(chosen(squad({ used: true }), 'a1', [fire])).toBeNull();
    expect(chosen(squad({ weapons: ['blunt'] }), 'a1', [fire])).toBeNull();
    expect(chosen(squad({ weapons: ['rifle'], reload: [1] }), 'a1', [fire])).toBeNull();
    const cover = command('get-to-cover');
    expect(chosen(squad({}), 'a1', [cover])).toBeNull();
    expect(chosen(squad({}, [{ zombies: [[32, 33]] }]), 'a1', [cover])).toEqual(cover);
    expect(
      chosen(squad({}, [{ zombies: [[32, 33]] }]), 'a1', [command('oscar-mike'), command('suppressive-fire')]),
    ).toBeNull();
  });

  test('shoves those who are about to bite it, and climbs on but not up', () => {
    const shove = { do: 'shove' } as const;
    const beset: SceneSpec = {
      humans: [at(30, 30)],
      herds: [
        {
          zombies: [
            [30, 31],
            [31, 30],
          ],
        },
      ],
    };
    expect(chosen(beset, 'a1', [shove, DONE])).toEqual(shove);
    expect(chosen(beset, 'a1', [shove, DONE], { actions: 1 })).toEqual(shove);
    expect(chosen({ ...beset, herds: [{ zombies: [[30, 31]] }, { zombies: [[5, 5]] }] }, 'a1', [DONE])).toBeNull();
    const on = { do: 'climb', way: 'on' } as const;
    const climbing = { piece: 'tower', height: 1, to: { x: 41, y: 30, level: 1 }, by: 'a1' };
    const hangs: SceneSpec = { humans: [at(39.4, 30, { climbing })], herds: [{ zombies: [[5, 5]] }], pieces: [tower] };
    expect(chosen(hangs, 'a1', [on])).toEqual(on);
    const stands: SceneSpec = { ...hangs, humans: [at(39.4, 30)] };
    expect(chosen(stands, 'a1', [{ do: 'climb', way: 'up', face: 'tower' }])).toBeNull();
  });

  test('leaves a battle of a campaign in which it is worth less than 3 in 10 of all that is against it', () => {
    const withdraw = { do: 'withdraw' } as const;
    // A Newbie is worth 10, and so is every fifth of these: 17 are worth 34, 16 are worth 32.
    const against = (count: number, more: SceneSpec = {}): MenuChoice | null =>
      chosen(
        {
          campaign: true,
          humans: [at(30, 58, { class: 'newbie' })],
          herds: [
            { zombies: Array.from({ length: Math.min(15, count) }, (_, i) => [4 + 1.5 * i, 4]) },
            { zombies: Array.from({ length: count - Math.min(15, count) + 1 }, (_, i) => [4 + 1.5 * i, 10]) },
          ],
          ...more,
        },
        'a1',
        [withdraw],
      );
    expect(against(16)).toEqual(withdraw);
    expect(against(15)).toBeNull();
    expect(against(16, { campaign: false })).toBeNull();
    expect(against(16, { humans: [at(30, 58, { class: 'newbie' }), at(32, 58, { class: 'newbie' })] })).toBeNull();
    const players = ['survivors', 'bandits', 'zombies'] as const;
    const foe = at(5, 50, { seat: 'b', class: 'boss' });
    expect(against(4, { players, humans: [at(30, 58, { class: 'newbie' }), foe] })).toEqual(withdraw);
  });

  test('moves out of a reach that is closing, and stays where all is quiet', () => {
    const near: SceneSpec = {
      humans: [at(30, 30)],
      herds: [
        {
          zombies: [
            [30, 34],
            [31.2, 34],
            [28.8, 34],
          ],
        },
      ],
    };
    expect(chosen(near, 'a1', [MOVE, DONE])).toEqual(MOVE);
    expect(chosen(near, 'a1', [MOVE, DONE], { actions: 1 })).toEqual(MOVE);
    const b = battle(scene(near));
    b.activation = { unit: 'a1', actions: 0, of: 2, rambler: null, aiming: false, done: ['move'], arranging: null };
    const end = bestEnd(b, findUnit(b, 'a1') as never, 'a');
    expect(end).toEqual({ x: 36, y: 30 });
  });

  test('goes to where it can shoot from if it has an action left for that', () => {
    const spec: SceneSpec = { humans: [at(30, 30, { weapons: ['pistol'] })], herds: [{ zombies: [[30, 48]] }] };
    expect(chosen(spec, 'a1', [shoot('pistol.0'), MOVE])).toEqual(MOVE);
    const ends = (actions: number) => {
      const b = battle(scene(spec));
      b.activation = { unit: 'a1', actions, of: 2, rambler: null, aiming: false, done: ['move'], arranging: null };
      return goodEnds(b, findUnit(b, 'a1') as never, 'a');
    };
    // Sixteen directions, and half as far in every other one.
    expect(ends(1)).toHaveLength(24);
    expect(ends(0)).toHaveLength(24);
    expect(ends(1)[0]?.y).toBeGreaterThan(34);
  });
});

describe('of the units that wait', () => {
  test('the one nearest to an enemy goes first, and the first where there is none', () => {
    const b = battle(scene({ humans: [at(30, 30), at(30, 36), at(10, 10)], herds: [{ zombies: [[30, 45]] }] }));
    expect(nextUnit(b, ['a1', 'a2', 'a3'])).toBe('a2');
    expect(nextUnit(b, ['a1', 'a3'])).toBe('a1');
    expect(nextUnit(b, ['a9', 'a3'])).toBe('a3');
    expect(nextUnit(b, ['a9'])).toBe('a9');
    expect(nextUnit(b, [])).toBeNull();
    const none = battle(scene({ humans: [at(30, 30), at(30, 36)], herds: [] }));
    expect(nextUnit(none, ['a2', 'a1'])).toBe('a2');
  });
});
