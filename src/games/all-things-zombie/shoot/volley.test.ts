import { describe, expect } from 'vitest';
import { block, type Driven, drive, gun, type Said, type SceneSpec, test } from '../testing.ts';
import type { Encounter, Human } from '../state.ts';
import type { Fire, VolleyDoing, Why } from './doing.ts';

const fire = (shots: [target: string | null, dice: number, gun?: number][], more: Partial<Fire> = {}): Fire => ({
  shooter: 'a1',
  guns: [...new Set(shots.map(([, , place = 0]) => place))],
  shots: shots.map(([target, dice, place = 0]) => ({ gun: place, target, dice })),
  rush: false,
  ...more,
});
const volleyOf = (fires: Fire[], why: Why = 'active'): VolleyDoing => ({
  do: 'volley',
  why,
  fires,
  stage: 'noise',
  at: 0,
  hits: [],
});
/** a1 stands at 10, 10 and looks the other way; n1 and the rest are Gangers 8" away. */
function shoot(spec: SceneSpec & { why?: Why }, fires: Fire[], ...answers: Said[]): Driven {
  const { why, ...rest } = spec;
  return drive({ doing: [volleyOf(fires, why)], ...rest }, answers);
}
const QUIET = [1, 1, 1, 1, 1, 1];
const quiet = (shots: number): number[] => QUIET.slice(0, shots);
const billy = { x: 10, y: 10, rep: 5, facing: 180 };
const ganger = { x: 18, y: 10, rep: 3, class: 'ganger' as const };
const enemies = (...people: object[]) => [
  { attitude: 'enemy' as const, people: people.map((one) => ({ ...ganger, ...one })) },
];
const statusOf = ({ encounter }: Driven, id: string) => encounter.humans.find((one) => one.id === id)?.status;

describe('a volley', () => {
  test('ATZ.SHOOT.20 ATZ.SHOOT.6 ATZ.DMG.1 noise before the dice, then the dice, then damage; the shooter turns to its target', () => {
    const done = shoot(
      { band: [{ ...billy, guns: ['BAP'] }], strangers: enemies({}) },
      [fire([['n1', 2]])],
      [5, 1],
      [3],
      [3, 6],
      [1],
      [1],
    );
    expect(done.asked).toEqual([
      'ATZ.ZGEN.4 2d6',
      'ATZ.ZGEN.11 1d6',
      'ATZ.SHOOT.6 2d6',
      'ATZ.DMG.1 1d6',
      'ATZ.DMG.1 1d6',
    ]);
    expect(done.encounter.zombies).toHaveLength(1);
    expect(statusOf(done, 'n1')).toBe('od');
    expect(done.encounter.humans[0]).toMatchObject({ facing: 0, turn: { fired: true, firedInSight: false } });
    expect(done.encounter.shotsFired).toBe(true);
  });

  test('ATZ.X.45 ATZ.DMG.4 behind a wall 8 misses and 11 hits; 3 is over Impact 2, and RFKD with 1d6 passed is OOF', () => {
    const done = shoot(
      {
        band: [{ ...billy, guns: ['BAP'] }],
        strangers: enemies({}),
        pieces: [block('wall', [16.8, 8, 0.4, 4], { height: 0.8, cover: true })],
      },
      [fire([['n1', 2]])],
      quiet(2),
      [3, 6],
      [3],
      [3, 4],
    );
    expect(done.told.filter((one) => one.includes('atz.shot'))).toEqual([
      'ATZ.SHOOT.12 atz.shot.hit',
      'ATZ.SHOOT.10 atz.shot.miss',
    ]);
    expect(done.told).toContain('ATZ.DMG.4 atz.damage');
    expect(statusOf(done, 'n1')).toBe('oof');
  });

  test('ATZ.SHOOT.13 ATZ.REACT.4 a missed target has received fire, by a weapon of that ranking', () => {
    const done = shoot(
      { band: [{ ...billy, guns: ['SMG'] }], strangers: enemies({}) },
      [fire([['n1', 3]])],
      quiet(3),
      [1, 2, 2],
    );
    expect(done.encounter.pending).toEqual([{ who: 'n1', test: 'received-fire', by: ['a1'], ranking: 3 }]);
    expect(done.encounter.doing.at(-1)?.do).toBe('reactions');
  });

  test('ATZ.WPN.18 ATZ.WPN.4 ATZ.X.35 a burned shot takes the second highest die', () => {
    const done = shoot(
      { band: [{ ...billy, guns: ['SMG'] }], strangers: enemies({}, { y: 11.6 }) },
      [
        fire([
          ['n1', 1],
          [null, 1],
          ['n2', 1],
        ]),
      ],
      quiet(3),
      [6, 2, 5],
      [1],
    );
    expect(done.told.filter((one) => one.includes('atz.shot'))).toEqual([
      'ATZ.SHOOT.12 atz.shot.hit',
      'ATZ.WPN.18 atz.shot.burned',
      'ATZ.SHOOT.9 atz.shot.miss',
    ]);
  });

  test('ATZ.X.42 ATZ.SHOOT.10 the 5 goes on Dez, 2 and 1 on Char; a second target is missed on 8', () => {
    const band = [{ ...billy, rep: 6, guns: ['AR' as const] }];
    const done = shoot(
      { band, strangers: enemies({ name: 'Dez' }, { name: 'Char', y: 11 }) },
      [
        fire([
          ['n1', 1],
          ['n2', 2],
        ]),
      ],
      quiet(3),
      [5, 1, 2],
      [6],
      [1, 1],
    );
    const shots = done.events.filter(({ key }) => key.startsWith('atz.shot'));
    expect(shots.map(({ key, params }) => [params['name'], params['total'], key.slice(9)])).toEqual([
      ['Dez', 11, 'hit'],
      ['Char', 8, 'miss'],
      ['Char', 7, 'miss'],
    ]);
    expect(shots[1]?.modifiers?.map(({ label }) => label)).toEqual(['shoot.later-target']);
  });

  test('ATZ.X.36 ATZ.WPN.9 ATZ.WPN.8 a shotgun rolls six dice for three shots, is heard as three, and two ones empty it', () => {
    const done = shoot(
      { band: [{ ...billy, guns: ['SG'] }], strangers: enemies({}) },
      [fire([['n1', 3]])],
      quiet(3),
      [1, 1, 2, 4, 5, 6],
      [1],
      [2],
      [3],
    );
    expect(done.asked).toEqual([
      'ATZ.ZGEN.4 3d6',
      'ATZ.SHOOT.6 6d6',
      'ATZ.DMG.1 1d6',
      'ATZ.DMG.1 1d6',
      'ATZ.DMG.1 1d6',
    ]);
    expect(done.encounter.humans[0]?.guns[0]).toMatchObject({ empty: true, dry: false });
  });

  test('ATZ.X.40 ATZ.AMMO.2 dice 1, 1, 6 at three targets are all used before the weapon is empty', () => {
    const done = shoot(
      { band: [{ ...billy, guns: ['SMG'] }], strangers: enemies({}, { y: 11 }, { y: 12 }) },
      [
        fire([
          ['n1', 1],
          ['n2', 1],
          ['n3', 1],
        ]),
      ],
      quiet(3),
      [1, 1, 6],
      [6],
      [1, 1],
    );
    expect(done.told.filter((one) => /atz.shot|atz.ammo/.test(one))).toEqual([
      'ATZ.SHOOT.12 atz.shot.hit',
      'ATZ.SHOOT.9 atz.shot.miss',
      'ATZ.SHOOT.9 atz.shot.miss',
      'ATZ.AMMO.1 atz.ammo.empty',
    ]);
    expect(done.encounter.pending.map(({ who, test: kind }) => `${who} ${kind}`)).toContain('n3 received-fire');
  });

  test('ATZ.WPN.19 ATZ.AMMO.6 ATZ.OUTGUN.4 ATZ.X.38 two weapons: a Rush Shot each, dice apart, targets numbered over both', () => {
    const done = shoot(
      { band: [{ ...billy, guns: ['BAP', 'BAP'] }], strangers: enemies({}, { y: 11 }) },
      [
        fire([
          ['n1', 2, 0],
          ['n2', 2, 1],
        ]),
      ],
      quiet(4),
      [4, 1],
      [3, 1],
    );
    const shots = done.events.filter(({ key }) => key.startsWith('atz.shot'));
    expect(
      shots.map(({ params, modifiers = [] }) => [params['total'], ...modifiers.map(({ label }) => label)]),
    ).toEqual([[9, 'shoot.rush-shot'], [6], [8, 'shoot.rush-shot', 'shoot.later-target'], [6]]);
    expect(done.encounter.humans[0]?.guns.map(({ empty }) => empty)).toEqual([false, false]);
    expect(done.encounter.pending.map(({ ranking }) => ranking)).toEqual([3, 3]);
  });

  test('ATZ.SHOOT.14 ATZ.WOUND.4 ATZ.SHOOT.10 what is wrong with a shot: rush, a load, speed, prone, charging', () => {
    const wrong = (spec: { band?: object; target?: object; why?: Why; rush?: boolean }): unknown => {
      const done = shoot(
        {
          band: [
            { ...billy, guns: ['BAR'], ...spec.band },
            { x: 2, y: 30, status: 'oof' },
          ],
          strangers: enemies(spec.target ?? {}),
          ...(spec.why === undefined ? {} : { why: spec.why }),
          change: (enc) => {
            Object.assign(enc.humans[0]?.turn ?? {}, (spec.band as { turn?: object })?.turn);
            Object.assign(enc.humans[2]?.turn ?? {}, (spec.target as { turn?: object })?.turn);
          },
        },
        [fire([['n1', 1]], { rush: spec.rush ?? false })],
        quiet(1),
        [3],
        ...(Object.keys(spec).length === 0 ? [[6], [1, 1]] : []),
      );
      return done.events.find(({ key }) => key.startsWith('atz.shot'))?.modifiers?.map(({ label }) => label);
    };
    const turn = {
      activated: false,
      inches: 0,
      bonus: 0,
      moved: false,
      fired: false,
      firedInSight: false,
      did: [],
      from: null,
    };
    expect(wrong({})).toEqual([]);
    expect(wrong({ rush: true })).toEqual(['shoot.rush-shot']);
    expect(wrong({ band: { carries: 'a2' } })).toEqual(['shoot.rush-shot']);
    expect(wrong({ band: { turn: { ...turn, fast: true } } })).toEqual(['shoot.moved-fast']);
    expect(wrong({ target: { turn: { ...turn, fast: true } } })).toEqual(['shoot.target-moved-fast']);
    expect(wrong({ target: { prone: true } })).toEqual(['shoot.prone']);
    expect(wrong({ why: 'charged' })).toEqual(['shoot.charging']);
    expect(wrong({ why: 'leaving' })).toEqual(['shoot.target-moved-fast']);
  });

  test('ATZ.WPN.22 ATZ.CHARGE.24 ATZ.CHARGE.25 a scope adds 1, the off hand takes 1, but not from the ambidextrous or from two guns', () => {
    const total = (band: object, guns = 1): unknown => {
      const place = guns === 1 ? [] : ([['n1', 1, 1]] as [string, number, number][]);
      const done = shoot(
        { band: [{ ...billy, rep: 4, guns: [gun('BAR'), gun('BAR')], ...band }], strangers: enemies({}) },
        [fire([['n1', 1, 0], ...place])],
        quiet(guns),
        ...Array.from({ length: guns }, () => [2]),
      );
      return done.events.find(({ key }) => key.startsWith('atz.shot'))?.params['total'];
    };
    expect(total({})).toBe(6);
    expect(total({ guns: [gun('BAR', { scope: true })] })).toBe(7);
    // A scope that is carried sits on one gun: the one of the longest range.
    expect(total({ guns: [gun('BAR')], items: ['scope'] })).toBe(7);
    expect(total({ guns: [gun('P'), gun('BAR')], items: ['scope'] })).toBe(6);
    expect(total({ bothHands: 'blade' })).toBe(5);
    expect(total({ bothHands: 'gun' })).toBe(6);
    expect(total({ bothHands: 'blade', ambidextrous: true })).toBe(6);
    expect(total({ bothHands: 'blade' }, 2)).toBe(6);
  });

  test('ATZ.SHOOT.16 ATZ.SHOOT.17 ATZ.X.44 a Rep 3 shooter’s six at cover is rolled again for each such die', () => {
    const spec = {
      band: [{ ...billy, rep: 3, guns: ['BAP' as const] }],
      strangers: enemies({}),
      buildings: [
        {
          id: 'h',
          name: 'House',
          outline: [
            [16, 6],
            [24, 6],
            [24, 14],
            [16, 14],
          ] as [number, number][],
          floors: [0],
          height: 3,
        },
      ],
    };
    const done = shoot(spec, [fire([['n1', 2]])], quiet(2), [6, 6], [2], [4], [1]);
    expect(done.told.filter((one) => one.includes('pitiful'))).toEqual([
      'ATZ.SHOOT.16 atz.pitiful.hit',
      'ATZ.SHOOT.17 atz.pitiful.miss',
    ]);
    expect(statusOf(done, 'n1')).toBe('od');
  });

  test('ATZ.X.46 ATZ.COVER.9 ATZ.SHOOT.18 missed for cover alone, the neighbour with the highest die is hit; equals roll again', () => {
    const crowd = enemies({ class: 'citizen' }, { y: 9 }, { y: 11 }, { x: 19 });
    const spec = { band: [{ ...billy, guns: ['BAR' as const] }], strangers: crowd };
    const done = shoot(spec, [fire([['n1', 1]])], quiet(1), [3], [4, 5, 5], [2, 6], [1]);
    expect(statusOf(done, 'n4')).toBe('od');
    expect(done.encounter.pending.map(({ who, test: kind }) => `${who} ${kind}`)).toContain('n1 received-fire');
    const far = shoot(spec, [fire([['n1', 1]])], quiet(1), [2]);
    expect(far.encounter.humans.map(({ status }) => status)).not.toContain('od');
  });

  test('ATZ.DMG.6 ATZ.DMG.5 every hit has its own die, the worst stands, and knock downs are one RFKD', () => {
    const spec = { band: [{ ...billy, guns: ['SMG' as const] }], strangers: enemies({}) };
    const down = shoot(spec, [fire([['n1', 3]])], quiet(3), [6, 6, 6], [4], [5], [6], [1, 1]);
    expect(statusOf(down, 'n1')).toBe('stunned');
    const out = shoot(spec, [fire([['n1', 3]])], quiet(3), [6, 6, 6], [4], [1], [6]);
    expect(statusOf(out, 'n1')).toBe('od');
  });

  test('ATZ.ACT.9 ATZ.SIGHT.45 two who fire together: both roll before anybody is hurt, and the target tests once', () => {
    const spec = {
      band: [
        { ...billy, guns: ['BAR' as const] },
        { x: 10, y: 12, guns: ['SMG' as const] },
      ],
      strangers: enemies({}),
    };
    const both = [fire([['n1', 1]]), fire([['n1', 3]], { shooter: 'a2' })];
    const done = shoot(spec, both, quiet(1), quiet(3), [1], [1, 2, 3]);
    expect(done.asked).toEqual(['ATZ.ZGEN.4 1d6', 'ATZ.ZGEN.4 3d6', 'ATZ.SHOOT.6 1d6', 'ATZ.SHOOT.6 3d6']);
    expect(done.encounter.pending).toEqual([{ who: 'n1', test: 'received-fire', by: ['a1', 'a2'], ranking: 3 }]);
  });

  test('ATZ.MEET.26 ATZ.CHARGE.16 ATZ.LEAVE.5 people who are shot at are Enemies; no tests follow a charge or a leaver', () => {
    const spec = {
      band: [{ ...billy, guns: ['BAR' as const] }],
      strangers: [{ attitude: 'neutral' as const, people: [ganger] }],
    };
    for (const [why, tests] of [
      ['active', 1],
      ['in-sight', 1],
      ['charged', 0],
      ['leaving', 0],
    ] as const) {
      const done = shoot({ ...spec, why }, [fire([['n1', 1]])], quiet(1), [1]);
      expect(done.encounter.pending).toHaveLength(tests);
      expect(done.encounter.sides.find(({ id }) => id === 'people-1')?.attitude).toBe('enemy');
      expect(done.encounter.humans[0]?.turn.firedInSight).toBe(why === 'in-sight');
    }
  });

  test('ATZ.WPN.21 ATZ.POLICE.1 a crossbow is not heard, and is empty after its shot', () => {
    const done = shoot({ band: [{ ...billy, guns: ['crossbow'] }], strangers: enemies({}) }, [fire([['n1', 1]])], [2]);
    expect([done.encounter.noises, done.encounter.shotsFired]).toEqual([[], false]);
    expect(done.encounter.humans[0]?.guns[0]?.empty).toBe(true);
  });

  test('ATZ.EVENT.11 ATZ.AMMO.9 the wrong reloads, or the last ones, and it stays empty for the Encounter', () => {
    const dry = (weapon: object, wrongReloads: string | null): boolean | undefined => {
      const band = [{ ...billy, guns: [gun('P', weapon)] }];
      const change = (enc: { clocks: { wrongReloads: string | null } }): void =>
        void (enc.clocks.wrongReloads = wrongReloads);
      const done = shoot({ band, strangers: enemies({}), change }, [fire([['n1', 2]])], quiet(2), [1, 1]);
      return done.encounter.humans[0]?.guns[0]?.dry;
    };
    expect([dry({}, null), dry({ lastReload: true }, null), dry({}, 'a1'), dry({}, 'a2')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('an exchange', () => {
  test('ATZ.SHOOT.2 ATZ.SHOOT.3 fire goes on, shot for shot, until one of them cannot return it', () => {
    const survivor = { class: 'survivor' as const, rep: 4, guns: ['BAR' as const] };
    const spec = {
      band: [{ ...billy, ...survivor, star: false }],
      strangers: [{ attitude: 'enemy' as const, people: [{ ...ganger, ...survivor, facing: 180 }] }],
      change: (enc: Encounter) => void (enc.clocks.noMoreZombies = true),
      doing: [volleyOf([fire([['n1', 1]])])],
    };
    const answers = [[1], [4, 4], [1], [4, 4], [1], [4, 5], [1], [5, 5]];
    const done = drive(spec, answers, null, []);
    expect(done.asked).toEqual([
      'ATZ.SHOOT.6 1d6',
      'ATZ.REACT.3 2d6',
      'ATZ.SHOOT.6 1d6',
      'ATZ.REACT.3 2d6',
      'ATZ.SHOOT.6 1d6',
      'ATZ.REACT.3 2d6',
      'ATZ.SHOOT.6 1d6',
      'ATZ.REACT.3 2d6',
    ]);
    expect(done.events.flatMap(({ key, params }) => (key === 'atz.fire' ? [params['unit']] : []))).toEqual([
      'a1',
      'n1',
      'a1',
      'n1',
    ]);
    expect(done.encounter.humans.map(({ status }) => status)).toEqual(['ducked-back', 'carry-on']);
  });

  test('ATZ.SHOOT.15 ATZ.FIG.7 being concealed does not spoil a shot, nor is a shot from behind better', () => {
    const pieces = [block('wood', [17.5, 6, 8, 8], { seeThrough: true, height: 3 })];
    const shot = (moved: boolean, facing: number): unknown => {
      const change = (enc: Encounter): void => {
        enc.clocks.noMoreZombies = true;
        (enc.humans[1] as Human).turn.moved = moved;
      };
      const spec = { band: [{ ...billy, guns: ['BAR' as const] }], strangers: enemies({ facing }), pieces, change };
      const done = drive({ ...spec, doing: [volleyOf([fire([['n1', 1]])])] }, moved ? [[3], [1]] : [[3]]);
      return done.events.find(({ key }) => key.startsWith('atz.shot'))?.key;
    };
    expect([shot(true, 180), shot(true, 0), shot(false, 180)]).toEqual([
      'atz.shot.hit',
      'atz.shot.hit',
      'atz.shot.miss',
    ]);
  });
});

describe('shooting at zombies', () => {
  const zombies = [{ x: 15, y: 10 }];

  test('ATZ.ZSHOOT.1 ATZ.ZSHOOT.5 ATZ.ZSHOOT.3 ATZ.X.70 BAP with a 4: dead for Rep 5, only down when it charges him', () => {
    const spec = { band: [{ ...billy, guns: ['BAP' as const] }], zombies };
    const easy = shoot(spec, [fire([['z1', 1]])], quiet(1), [3], [4]);
    expect([easy.encounter.zombies, easy.encounter.corpses.length]).toEqual([[], 1]);
    expect(easy.encounter.humans[0]?.deeds.zombies).toBe(1);
    const charged = shoot({ ...spec, why: 'charged' }, [fire([['z1', 1]])], quiet(1), [4], [4]);
    expect(charged.encounter.zombies).toMatchObject([{ id: 'z1', prone: true }]);
    expect(charged.encounter.pending).toEqual([]);
  });

  test('ATZ.X.69 ATZ.ZSHOOT.4 ATZ.ZSHOOT.6 three hits by an MP at a charging zombie: 2, 3 and 6 do not even slow it', () => {
    const spec = { band: [{ ...billy, guns: ['MP' as const] }], zombies, why: 'charged' as const };
    const done = shoot(spec, [fire([['z1', 3]])], quiet(3), [6, 6, 6], [2], [3], [6]);
    expect(done.encounter.zombies).toMatchObject([{ id: 'z1', prone: false }]);
    const dead = shoot(spec, [fire([['z1', 3]])], quiet(3), [6, 6, 6], [2], [1], [6]);
    expect(dead.encounter.zombies).toEqual([]);
  });

  test('ATZ.ZSHOOT.7 ATZ.ZSHOOT.8 an auto-kill whatever the dice show; ones count for ammo, the shots are heard', () => {
    const spec = { band: [{ ...billy, guns: ['MP' as const] }], zombies, why: 'auto-kill' as const };
    const done = shoot(spec, [fire([['z1', 3]])], quiet(3), [1, 1, 1]);
    expect(done.encounter.zombies).toEqual([]);
    expect(done.encounter.humans[0]).toMatchObject({ guns: [{ empty: true }], turn: { fired: true } });
    expect(done.encounter.noises).toMatchObject([{ shots: 3 }]);
  });
});
