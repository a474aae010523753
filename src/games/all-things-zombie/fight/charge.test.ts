import { describe, expect } from 'vitest';
import { freshTurn } from '../encounter.ts';
import type { Encounter } from '../state.ts';
import { type Driven, drive, type Said, type SceneSpec, stateOf, test } from '../testing.ts';
import type { ChargeDoing } from './doing.ts';
import { chargeWay } from './reach.ts';

const charge = (target: string, chargers: string[], more: Partial<ChargeDoing> = {}): ChargeDoing => ({
  do: 'charge',
  target,
  chargers,
  calm: [],
  stage: 'move',
  passed: [],
  ...more,
});
const silent = (enc: Encounter): void => void (enc.clocks.noMoreZombies = true);
/** Up to the melee that follows, so that a test sees who has met whom. */
const run = (spec: SceneSpec, doing: ChargeDoing, ...answers: Said[]): Driven =>
  drive({ change: silent, doing: [doing], ...spec }, answers, null, ['melee', 'walk', 'reactions']);
const foes = (...people: object[]) => [
  {
    attitude: 'enemy' as const,
    people: people.map((one) => ({ x: 16, y: 10, facing: 180, class: 'ganger' as const, ...one })),
  },
];
const met = ({ encounter }: Driven): unknown[] =>
  encounter.melees.map(({ sides }) =>
    sides.map(({ who, unarmed, arm }) => [who, unarmed, arm].filter((one) => one !== null).join(' ')),
  );
const onTop = ({ encounter }: Driven): string | undefined => encounter.doing.at(-1)?.do;
const ganger = { x: 10, y: 10, class: 'ganger' as const };

describe('the test', () => {
  test('ATZ.CHARGE.13 ATZ.CHARGE.8 ATZ.CHARGE.16 the charger passes more: no fire, and the target is Unarmed at first', () => {
    const done = run(
      { band: [ganger], strangers: foes({ guns: ['AR'], blades: ['knife'] }) },
      charge('n1', ['a1']),
      [4, 4],
      [5, 4],
    );
    expect(done.asked).toEqual(['ATZ.CHARGE.8 2d6', 'ATZ.CHARGE.8 2d6']);
    expect(met(done)).toEqual([['a1', 'n1 round']]);
    expect(done.encounter.doing.at(-1)).toMatchObject({ do: 'melee', defender: 'n1', left: ['a1'] });
    expect(done.encounter.pending).toEqual([]);
    expect(done.encounter.humans[0]?.turn.did).toEqual(['charge']);
  });

  test('ATZ.CHARGE.14 ATZ.X.48 ATZ.CHARGE.17 the target passes more: it fires all it has at a charging figure, misses, and they meet', () => {
    const done = run(
      { band: [ganger], strangers: foes({ guns: ['AR'] }) },
      charge('n1', ['a1']),
      [5, 5],
      [4, 5],
      [4, 1, 1],
    );
    expect(done.asked.at(-1)).toBe('ATZ.SHOOT.6 3d6');
    const [shot] = done.events.filter(({ key }) => key === 'atz.shot.miss');
    expect([shot?.params['total'], shot?.modifiers?.[0]?.label]).toEqual([8, 'shoot.charging']);
    expect(met(done)).toEqual([['a1', 'n1 butt']]);
    expect([done.encounter.pending, done.encounter.humans[1]?.guns[0]?.empty]).toEqual([[], true]);
  });

  test('ATZ.CHARGE.15 the same number: one shot, even of a shotgun', () => {
    const done = run({ band: [ganger], strangers: foes({ guns: ['SG'] }) }, charge('n1', ['a1']), [4, 5], [4, 5], [2]);
    expect(done.asked.at(-1)).toBe('ATZ.SHOOT.6 1d6');
    expect(met(done)).toEqual([['a1', 'n1 butt']]);
  });

  test('ATZ.CHARGE.14 a charger who is shot down does not get there, not even in Carry On', () => {
    const spec = { strangers: foes({ guns: ['BAR'] }) };
    const out = run({ ...spec, band: [{ ...ganger, star: false }] }, charge('n1', ['a1']), [5, 5], [4, 5], [6], [3]);
    expect([out.encounter.humans[0]?.status, out.encounter.melees, onTop(out)]).toEqual(['oof', [], 'turn']);
    const armored = { ...ganger, star: false, items: ['body-armor' as const] };
    const down = run({ ...spec, band: [armored] }, charge('n1', ['a1']), [5, 5], [4, 5], [6], [4], [4, 4]);
    expect(down.encounter.humans[0]).toMatchObject({ status: 'carry-on', prone: true });
    expect(down.encounter.melees).toEqual([]);
  });

  test('ATZ.CHARGE.11 Survivors and Rage have a die more, Citizens and Runts one less', () => {
    const asked = (more: object, count: number): void => {
      const faces = Array.from({ length: count }, () => 6);
      const answers = count === 0 ? [[6, 6]] : [faces, [6, 6]];
      const done = run(
        { band: [{ ...ganger, ...more }], strangers: foes({}) },
        charge('n1', ['a1'], { calm: ['a1'] }),
        ...answers,
      );
      expect(done.asked[0]).toBe(`ATZ.CHARGE.8 ${count === 0 ? 2 : count}d6`);
    };
    asked({}, 2);
    asked({ class: 'survivor' }, 3);
    asked({ class: 'citizen' }, 1);
    asked({ attributes: ['rage'] }, 3);
    asked({ attributes: ['runt'] }, 1);
    asked({ class: 'citizen', attributes: ['runt'] }, 0);
  });

  test('ATZ.CHARGE.11 ATZ.CHARGE.27 ATZ.FIG.5 charged in the rear from beginning to end: two dice fewer, no fire, it turns round', () => {
    const behind = { guns: ['AR'], facing: 0, class: 'survivor' };
    const done = run({ band: [ganger], strangers: foes(behind) }, charge('n1', ['a1']), [5, 5], [6, 1, 1]);
    expect(done.told).toContain('ATZ.CHARGE.15 atz.charge.same');
    expect(done.asked).toHaveLength(2);
    expect(done.encounter.humans[1]?.facing).toBe(180);
    const began = {
      ...ganger,
      turn: { ...freshTurn(), moved: true, from: { x: 20, y: 10, level: 0 } },
    };
    const front = run({ band: [began], strangers: foes(behind) }, charge('n1', ['a1']), [5, 5], [6, 1, 1], [1, 2, 2]);
    expect(front.told).toContain('ATZ.CHARGE.14 atz.charge.target');
  });

  test('ATZ.X.49 ATZ.CHARGE.9 ATZ.CHARGE.6 ATZ.CHARGE.10 one roll of C against both: fire at B, not at A, and no more than its TR', () => {
    const band = [
      { x: 10, y: 10, class: 'survivor' as const },
      { x: 10, y: 11, class: 'ganger' as const },
    ];
    const done = run(
      { band, strangers: foes({ guns: ['BAP'], x: 15 }) },
      charge('n1', ['a1', 'a2']),
      [1, 1, 1],
      [6, 6],
      [4, 6],
      [1, 2],
    );
    expect(done.told.filter((one) => /charge\.(charger|target|same)/.test(one))).toEqual([
      'ATZ.CHARGE.13 atz.charge.charger',
      'ATZ.CHARGE.14 atz.charge.target',
    ]);
    expect(done.asked.at(-1)).toBe('ATZ.SHOOT.6 2d6');
    expect(done.events.find(({ key }) => key === 'atz.shot.miss')?.params['target']).toBe('a2');
    expect(met(done)).toEqual([
      ['a1', 'n1 round'],
      ['a2', 'n1 bare'],
    ]);
    expect(done.encounter.doing.at(-1)).toMatchObject({ left: ['a1', 'a2'] });
  });

  test('ATZ.CHARGE.23 its player chooses between fire, a melee weapon and neither; and shares shots over chargers', () => {
    const spec = {
      band: [
        { x: 16, y: 10, class: 'ganger' as const, facing: 180, guns: ['BAP' as const], blades: ['knife' as const] },
      ],
      strangers: foes({ x: 11 }, { x: 11, y: 11 }),
    };
    const drawn = run(spec, charge('a1', ['n1', 'n2']), [6, 6], [6, 6], [1, 1], 'charged-draw:a1');
    expect(drawn.asked[3]).toBe('ATZ.CHARGE.23 charged-fire:a1:0 charged-draw:a1');
    expect(met(drawn)).toEqual([
      ['n1', 'a1'],
      ['n2', 'a1'],
    ]);
    const fired = run(
      spec,
      charge('a1', ['n1', 'n2']),
      [6, 6],
      [6, 6],
      [1, 1],
      'charged-fire:a1:0',
      'aim:n1',
      'share:n1 n2',
      [1, 2],
    );
    expect(fired.asked.slice(4, 6)).toEqual([
      'ATZ.SHOOT.4 aim:n1 aim:n2',
      'ATZ.SHOOT.5 share:n1 n1 share:n1 n2 share:n1',
    ]);
    expect(met(fired)[0]).toEqual(['n1', 'a1 bare']);
    const one = run(
      spec,
      charge('a1', ['n1', 'n2']),
      [1, 6],
      [6, 6],
      [1, 5],
      'charged-fire:a1:0',
      'aim:n1',
      'share:n1 n2',
      [1, 2],
    );
    expect(one.asked[5]).toBe('ATZ.SHOOT.5 share:n1 n2 share:n1');
  });

  test('ATZ.MELEE.15 ATZ.MELEE.16 who is in melee already does not fire; who joins has the bonus of a matched opponent', () => {
    const fighting = (enc: Encounter): void => {
      silent(enc);
      const side = { unarmed: null, arm: null, mild: false };
      enc.melees = [
        {
          id: 'm',
          sides: [
            { who: 'a2', even: 1, ...side },
            { who: 'n1', even: 1, ...side },
          ],
        },
      ];
    };
    const spec = { band: [ganger, { x: 17, y: 10 }], strangers: foes({ guns: ['AR'] }), change: fighting };
    const done = drive({ doing: [charge('n1', ['a1'])], ...spec }, [
      [6, 6],
      [1, 1],
      [1, 4, 4, 4],
      [1, 4, 4, 4],
    ]);
    expect(done.asked).toEqual(['ATZ.CHARGE.8 2d6', 'ATZ.CHARGE.8 2d6', 'ATZ.MELEE.1 4d6', 'ATZ.MELEE.1 4d6']);
    expect(done.encounter.melees).toHaveLength(2);
  });

  test('ATZ.X.47 three Gangers charge at the same time, each with its own dice; at most four fight one', () => {
    const band = Array.from({ length: 5 }, (_, i) => ({ ...ganger, y: 8 + i, star: false }));
    const dice = Array.from({ length: 5 }, () => [6, 6]);
    const done = run(
      { band, strangers: foes({ x: 15 }) },
      charge('n1', ['a1', 'a2', 'a3', 'a4', 'a5']),
      ...dice,
      [6, 6],
    );
    expect(done.asked.filter((one) => one === 'ATZ.CHARGE.8 2d6')).toHaveLength(6);
    expect(done.encounter.melees).toHaveLength(4);
    expect(done.encounter.humans.filter(({ x, y }) => Math.hypot(x - 15, y - 10) <= 1.001 && x !== 15)).toHaveLength(4);
  });
});

describe('the way there', () => {
  test('ATZ.CHARGE.3 ATZ.CHARGE.4 ATZ.CHARGE.7 to a point 6" away; who cannot get there does not charge', () => {
    const far = { band: [{ ...ganger, x: 2 }], strangers: foes({}) };
    const done = run(far, charge('n1', ['a1']));
    expect(done.encounter.doing.at(-1)).toMatchObject({ do: 'walk', who: 'a1', as: 'into-melee' });
    const state = stateOf(far);
    const way = chargeWay(state, state.encounter.humans[0] as never, state.encounter.humans[1] as never);
    const end = way?.at(-1)?.to;
    expect([end?.x, end?.y]).toEqual([10, 10]);
    const beyond = run({ ...far, band: [{ ...ganger, x: 1.9 }] }, charge('n1', ['a1']));
    expect([onTop(beyond), beyond.encounter.humans[0]?.turn.did]).toEqual(['turn', []]);
  });

  test('ATZ.CHARGE.2 ATZ.CHARGE.5 an active charger goes there with what is left of its movement, as its own move', () => {
    const active = {
      do: 'activate' as const,
      side: 'players',
      group: ['a1'],
      with: ['a1'],
      waking: [],
      stuck: [],
      handed: false,
    };
    const spent = (inches: number) => ({ ...freshTurn(), activated: true, inches, moved: true });
    const at = (inches: number) => {
      const spec = { band: [{ ...ganger, x: 5, turn: spent(inches) }], strangers: foes({}) };
      return drive({ change: silent, ...spec, doing: [active, charge('n1', ['a1'])] }, [], null, ['walk', 'activate']);
    };
    expect(at(2).encounter.doing.at(-1)).toMatchObject({ do: 'walk', as: 'move' });
    expect(onTop(at(4))).toBe('activate');
  });

  test('ATZ.CHARGE.3 ATZ.SIGHT.26 round a corner to where it has LOS', () => {
    const wall = {
      id: 'w',
      kind: 'impassable',
      height: 3,
      blocksSight: true,
      outline: [
        [12, 6],
        [13, 6],
        [13, 12],
        [12, 12],
      ],
    };
    const state = stateOf({ band: [ganger], strangers: foes({}), pieces: [wall] as never });
    const way = chargeWay(state, state.encounter.humans[0] as never, state.encounter.humans[1] as never);
    expect(way?.length).toBeGreaterThan(0);
    const end = way?.at(-1)?.to;
    expect(Math.hypot((end?.x ?? 0) - 16, (end?.y ?? 0) - 10)).toBeLessThanOrEqual(6.001);
  });
});

describe('Citizens', () => {
  const citizen = { x: 10, y: 10, class: 'citizen' as const, rep: 3 };

  test('ATZ.CHARGE.18 ATZ.CHARGE.19 ATZ.CHARGE.20 a Citizen rolls its nerve before it charges, but not twice', () => {
    const spec = { band: [citizen], strangers: foes({}) };
    const quails = run(spec, charge('n1', ['a1']), [4]);
    expect([onTop(quails), quails.asked, quails.encounter.humans[0]?.turn.did]).toEqual([
      'turn',
      ['ATZ.CHARGE.18 1d6'],
      [],
    ]);
    expect(quails.told).toContain('ATZ.CHARGE.20 atz.charge.quails');
    const dares = run(spec, charge('n1', ['a1']), [3], [6], [6, 6]);
    expect(dares.encounter.melees).toHaveLength(1);
    const calm = run(spec, charge('n1', ['a1'], { calm: ['a1'] }), [6], [6, 6]);
    expect(calm.encounter.melees).toHaveLength(1);
  });

  test('ATZ.CHARGE.21 who loses its nerve when charged gets away before they are there; the charger stops where it stood', () => {
    const spec = { band: [{ ...ganger, x: 16 }], strangers: foes({ ...citizen, facing: 0 }) };
    const done = run(spec, charge('n1', ['a1']), [5], [6], [2]);
    expect(done.asked).toEqual(['ATZ.CHARGE.18 1d6', 'ATZ.BREAK.4 1d6', 'ATZ.BREAK.4 1d6']);
    expect(done.encounter.doing.at(-1)).toMatchObject({ do: 'walk', who: 'n1', as: 'break-off' });
    expect(done.encounter.doing.some(({ do: what }) => what === 'charge')).toBe(false);
    expect(done.encounter.melees).toEqual([]);
  });

  test('ATZ.CHARGE.21 ATZ.BREAK.4 in melee already, it has to score higher than those who hold it, too', () => {
    const side = { even: 1, unarmed: null, arm: null, mild: false };
    const hold = (enc: Encounter): void => {
      silent(enc);
      enc.melees.push({
        id: 'm',
        sides: [
          { who: 'n1', ...side },
          { who: 'a2', ...side },
        ],
      });
    };
    const two = [
      { ...ganger, x: 12 },
      { ...ganger, x: 17, facing: 180 },
    ];
    const spec = { band: two, strangers: foes({ ...citizen, facing: 180 }), change: hold };
    const held = run(spec, charge('n1', ['a1']), [5], [4], [2], [6], [5, 5], [1]);
    expect(held.asked.slice(0, 4)).toEqual([
      'ATZ.CHARGE.18 1d6',
      'ATZ.BREAK.4 1d6',
      'ATZ.BREAK.4 1d6',
      'ATZ.BREAK.4 1d6',
    ]);
    expect(held.told).toContain('ATZ.CHARGE.22 atz.charge.frozen');
  });

  test('ATZ.CHARGE.22 ATZ.CHARGE.21 if it cannot it is frozen: no fire, Unarmed until it is active; by zombies, too', () => {
    const spec = {
      band: [{ ...citizen, guns: ['AR' as const], blades: ['bat' as const] }],
      zombies: [{ x: 14, y: 10, facing: 180 }],
    };
    const done = run(spec, charge('a1', ['z1']), [5], [2], [2], [1]);
    expect(done.asked).toEqual(['ATZ.CHARGE.18 1d6', 'ATZ.BREAK.4 1d6', 'ATZ.BREAK.4 1d6', 'ATZ.CHARGE.8 1d6']);
    expect(met(done)).toEqual([['z1', 'a1 active']]);
  });

  test('ATZ.X.51 ATZ.CHARGE.26 ATZ.CHARGE.2 charged, Billy wins the test and shoots the Citizen down; he has used up no fire of his own', () => {
    const billy = { x: 10, y: 10, rep: 5, guns: ['BAP' as const], class: 'survivor' as const };
    const spec = { band: [billy], strangers: foes({ class: 'citizen', rep: 3 }) };
    const done = run(spec, charge('a1', ['n1']), [2], [6], [1, 1, 1], 'charged-fire:a1:0', 'share:n1 n1', [6, 1], [1]);
    expect(done.encounter.humans[1]?.status).toBe('od');
    expect(done.encounter.humans[0]?.turn).toMatchObject({ fired: false, firedInSight: false });
    expect(onTop(done)).toBe('turn');
  });
});

describe('zombies charge', () => {
  const ready = { x: 16, y: 10, facing: 180, class: 'ganger' as const };

  test('ATZ.CHARGE.12 ATZ.ZMELEE.1 ATZ.ZACT.7 a zombie halts 3" away and has one die passed, always', () => {
    const spec = { band: [{ ...ready, guns: ['P' as const] }], zombies: [{ x: 10, y: 10 }] };
    const same = run(spec, charge('a1', ['z1']), [4, 5], 'charged-stand:a1');
    expect(same.asked).toEqual(['ATZ.CHARGE.8 2d6', 'ATZ.CHARGE.23 charged-fire:a1:0 charged-stand:a1']);
    expect(same.told).toContain('ATZ.CHARGE.15 atz.charge.same');
    const shot = run(spec, charge('a1', ['z1']), [4, 4], 'charged-fire:a1:0', 'share:z1 z1', [6, 6], [1], [6]);
    expect([shot.encounter.zombies, shot.encounter.melees, onTop(shot)]).toEqual([[], [], 'turn']);
    expect(shot.encounter.corpses[0]).toMatchObject({ x: 13, y: 10 });
    const lost = run(spec, charge('a1', ['z1']), [5, 5]);
    expect(met(lost)).toEqual([['z1', 'a1 round']]);
  });

  test('ATZ.EVENT.17 one that has just stood up passes two the first time', () => {
    const spec = { band: [{ ...ready, guns: ['P' as const] }], zombies: [{ x: 10, y: 10, risen: true }] };
    const done = run(spec, charge('a1', ['z1']), [4, 5]);
    expect(done.told).toContain('ATZ.CHARGE.13 atz.charge.charger');
    expect(done.encounter.zombies[0]?.risen).toBe(false);
  });

  test('ATZ.ZMELEE.1 ATZ.CHARGE.12 a human charges a zombie, which has one die passed, too', () => {
    const done = run({ band: [{ ...ganger }], zombies: [{ x: 15, y: 10, facing: 180 }] }, charge('z1', ['a1']), [1, 1]);
    expect(done.told).toContain('ATZ.CHARGE.13 atz.charge.charger');
    expect(met(done)).toEqual([['a1', 'z1']]);
  });

  test('ATZ.CHARGE.1 ATZ.ZREACT.5 ATZ.ZREACT.6 without a test: one shot and into melee, or straight into it', () => {
    const spec = { band: [{ ...ready, guns: ['AR' as const] }], zombies: [{ x: 13, y: 10 }] };
    const even = ['z1', 'a1'].map((who) => ({ who, dice: 1 }));
    const one = run(spec, charge('a1', ['z1'], { stage: 'fire', passed: even }), 'charged-fire:a1:0', [2]);
    expect(one.asked.at(-1)).toBe('ATZ.SHOOT.6 1d6');
    // One shot in all, however many come.
    const two = { ...spec, zombies: [...spec.zombies, { x: 13, y: 11 }] };
    const passed = [...even, { who: 'z2', dice: 1 }];
    const first = run(
      two,
      charge('a1', ['z1', 'z2'], { stage: 'fire', passed, oneShot: true }),
      'charged-fire:a1:0',
      'aim:z2',
      [2],
    );
    expect(first.asked.slice(1)).toEqual(['ATZ.SHOOT.4 aim:z1 aim:z2', 'ATZ.SHOOT.6 1d6']);
    const none = run(spec, charge('a1', ['z1'], { stage: 'contact', passed: even }));
    expect([none.asked, none.encounter.melees.length]).toEqual([[], 1]);
  });
});
