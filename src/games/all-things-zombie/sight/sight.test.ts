import { describe, expect } from 'vitest';
import type { Doing, Leg } from '../state.ts';
import { block, type Driven, drive, gun, type Said, type SceneSpec, type Somebody, test } from '../testing.ts';

const leg = (x: number, y: number, cost = 0): Leg => ({ to: { x, y, level: 0 }, cost, through: null });
const activation = (...group: string[]): Doing => ({
  do: 'activate',
  side: 'players',
  group,
  with: group,
  waking: [],
  stuck: [],
  handed: false,
});
const walk = (who: string, ...legs: Leg[]): Doing => ({ do: 'walk', who, legs, as: 'move', met: [] });
/** From the side of the barn at 10 to 11 one sees past its end at 18. */
const BARN = block('barn', [10, 0, 1, 18], { height: 3, kind: 'impassable', blocksSight: true });
const enemies = (...people: Somebody[]): NonNullable<SceneSpec['strangers']> => [{ attitude: 'enemy', people }];
const person = ({ encounter }: Driven, id: string) => encounter.humans.find((one) => one.id === id);
/** An In Sight test of those who stand there, the players being active. */
const facing = (...pairs: [string, string][]): Doing => ({
  do: 'in-sight',
  stage: 'roll',
  active: 'players',
  pairs,
  closer: [],
  sightings: [],
  firedAt: [],
  acting: null,
});
const upTo: Doing['do'][] = ['reactions', 'activate', 'charge'];
const sight = (spec: SceneSpec, answers: Said[]): Driven => drive(spec, answers, null, upTo);
/** Who has done what, in order. */
const done = ({ events }: Driven): string[] =>
  events
    .filter(({ key }) => key.startsWith('atz.sight.does') || key === 'atz.sight.lost')
    .map(({ key, params }) => `${(params as { unit: string }).unit} ${key.replace(/atz\.sight\.(does\.)?/, '')}`);

describe('a line opens', () => {
  const spec = (): SceneSpec => ({
    band: [
      { x: 5, y: 10, facing: 90, star: false },
      { x: 3, y: 11.7, facing: 90 },
    ],
    strangers: enemies({ x: 20, y: 26, facing: 180 }),
    pieces: [BARN],
    doing: [activation('a1', 'a2'), walk('a1', leg(5, 17, 7))],
  });

  test('ATZ.SIGHT.5 ATZ.SIGHT.8 ATZ.SIGHT.9 ATZ.X.23 at the first point; B comes closer, and all three test', () => {
    const met = sight(spec(), [
      'sight-stay:a1',
      'sight-closer:a2',
      { to: { x: 3, y: 13.6 } } as never,
      [6, 6, 6],
      [6, 6, 6],
      [6, 6, 6, 6],
    ]);
    const at = person(met, 'a1');
    expect([at?.x, at?.y]).toEqual([5, 14.001]);
    expect(at?.turn.inches).toBe(4.001);
    expect(person(met, 'a2')).toMatchObject({ x: 3, y: 13.6, turn: { inches: 1.9 } });
    expect(met.asked).toEqual([
      'ATZ.SIGHT.8 sight-closer:a1 sight-stay:a1',
      'ATZ.SIGHT.8 sight-closer:a2 sight-stay:a2',
      'ATZ.SIGHT.8',
      'ATZ.SIGHT.10 3d6',
      'ATZ.SIGHT.10 3d6',
      'ATZ.SIGHT.10 4d6',
    ]);
    expect(met.encounter.sighted).toEqual(['a1 n1', 'a2 n1']);
  });

  test('ATZ.SIGHT.8 ATZ.SIGHT.9 who steps out of sight again takes no test; the pair has been in sight all the same', () => {
    const met = sight(spec(), ['sight-closer:a1', { to: { x: 5, y: 12 } } as never, 'sight-stay:a2']);
    expect(met.asked).toHaveLength(3);
    expect(met.encounter.sighted).toEqual(['a1 n1']);
  });

  test('ATZ.SIGHT.7 ATZ.SIGHT.6 who has been in sight in this phase does not test again; a new one does', () => {
    const seen = (sighted: string[], ...people: Somebody[]): Driven =>
      sight(
        {
          ...spec(),
          strangers: enemies({ x: 20, y: 26, facing: 180 }, ...people),
          change: (enc) => void (enc.sighted = sighted),
        },
        people.length === 0 ? [] : ['sight-stay:a1', 'sight-stay:a2', [6, 6, 6], [6, 6, 6, 6]],
      );
    expect(person(seen(['a1 n1']), 'a1')).toMatchObject({ x: 5, y: 17 });
    const next = seen(['a1 n1'], { x: 24, y: 27, facing: 180 });
    expect(next.encounter.sighted).toEqual(['a1 n1', 'a1 n2']);
    expect(next.asked.filter((one) => one.startsWith('ATZ.SIGHT.10'))).toEqual([
      'ATZ.SIGHT.10 3d6',
      'ATZ.SIGHT.10 4d6',
    ]);
  });

  test('ATZ.SIGHT.43 ATZ.SIGHT.44 ATZ.ZREACT.2 neither zombies nor people who are no enemies set one off', () => {
    const none = (more: Partial<SceneSpec>): string[] => [...sight({ ...spec(), strangers: [], ...more }, []).asked];
    expect(none({ zombies: [{ x: 20, y: 26 }] })).toEqual([]);
    for (const attitude of ['neutral', 'friend'] as const) {
      expect(none({ strangers: [{ attitude, people: [{ x: 20, y: 26 }], side: { met: true } }] })).toEqual([]);
    }
  });

  test('ATZ.SIGHT.3 ATZ.DAY.2 ATZ.DAY.3 in the Evening at 12", at Night at 6", and the way is interrupted there', () => {
    const at = (dayPart: 'evening' | 'night', moon: boolean | null): number | undefined =>
      person(
        sight(
          {
            band: [{ x: 2, y: 18, facing: 0 }],
            strangers: enemies({ x: 17, y: 18, facing: 180 }),
            dayPart,
            change: (enc) => void (enc.daylight.moon = moon),
            doing: [activation('a1'), walk('a1', leg(14, 18, 12))],
          },
          ['sight-stay:a1', [6, 6, 6], [6, 6, 6, 6]],
        ),
        'a1',
      )?.x;
    expect(at('evening', null)).toBeCloseTo(5, 1);
    expect(at('night', true)).toBeCloseTo(5, 1);
  });
});

describe('the dice', () => {
  const rolls = (spec: SceneSpec, ...answers: Said[]): string[] =>
    sight({ ...spec, doing: [facing(['a1', 'n1'])] }, answers).asked.filter((one) => one.startsWith('ATZ.SIGHT.10'));
  const band = [{ x: 10, y: 18, facing: 0, star: false }];
  const others = enemies({ x: 20, y: 18, facing: 180 });

  test('ATZ.SIGHT.10 ATZ.SIGHT.11 ATZ.SIGHT.13 ATZ.T.INSIGHT a die for each point of Rep, one less for the active side', () => {
    expect(rolls({ band, strangers: others }, [6, 6, 6], [6, 6, 6, 6])).toEqual([
      'ATZ.SIGHT.10 3d6',
      'ATZ.SIGHT.10 4d6',
    ]);
    const low = [{ ...band[0], rep: 1 } as Somebody];
    expect(rolls({ band: low, strangers: others }, [6, 6, 6, 6])).toEqual(['ATZ.SIGHT.10 4d6']);
  });

  test('ATZ.SIGHT.14 ATZ.T.INSIGHT a die less if all enemies that it sees are concealed', () => {
    const pieces = [block('wood', [19.5, 14, 8, 8], { seeThrough: true, height: 3 })];
    expect(rolls({ band, strangers: others, pieces }, [6, 6], [6, 6, 6, 6])[0]).toBe('ATZ.SIGHT.10 2d6');
    const both = enemies({ x: 20, y: 18, facing: 180 }, { x: 16, y: 12, facing: 180 });
    expect(rolls({ band, strangers: both, pieces }, [6, 6, 6], [6, 6, 6, 6])[0]).toBe('ATZ.SIGHT.10 3d6');
  });

  test('ATZ.SIGHT.15 ATZ.T.INSIGHT a die less to draw; a Star may leave its weapon where it is, and does not fire', () => {
    const hidden = (star: boolean): Somebody => ({ x: 10, y: 18, facing: 0, star, guns: [gun('P', { hidden: true })] });
    expect(rolls({ band: [hidden(false)], strangers: others }, [6, 6], [6, 6, 6, 6])[0]).toBe('ATZ.SIGHT.10 2d6');
    expect(rolls({ band: [hidden(true)], strangers: others }, 'draw:a1', [6, 6], [6, 6, 6, 6])[0]).toBe(
      'ATZ.SIGHT.10 2d6',
    );
    const kept = sight({ band: [hidden(true)], strangers: others, doing: [facing(['a1', 'n1'])] }, [
      'keep-hidden:a1',
      [1, 6, 6],
      [6, 6, 6, 6],
      'sight-nothing:a1',
    ]);
    expect(kept.asked.at(-1)).toBe(
      'ATZ.SIGHT.22 sight-charge:a1:n1 sight-duck:a1 sight-move:a1 sight-fast-move:a1 sight-runaway:a1 sight-nothing:a1',
    );
  });

  test('ATZ.SIGHT.9 ATZ.FIG.6 with everybody behind its back it does not roll, and does not act', () => {
    const asked = rolls({ band, strangers: enemies({ x: 20, y: 18, facing: 0 }) }, [6, 6, 6]);
    expect(asked).toEqual(['ATZ.SIGHT.10 3d6']);
  });
});

describe('the actions', () => {
  const grunt = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({
    x,
    y,
    star: false,
    facing: 0,
    ...more,
  });
  const foe = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({
    x,
    y,
    facing: 180,
    class: 'ganger',
    ...more,
  });
  const P = { guns: ['P'] } as const;

  test('ATZ.SIGHT.12 ATZ.SIGHT.18 ATZ.X.24 successes 1, 3 and 2: B, C, A; with none one does not act', () => {
    const spec: SceneSpec = {
      band: [grunt(10, 18), grunt(10, 21), grunt(10, 24)],
      strangers: enemies(foe(30, 21)),
      doing: [facing(['a1', 'n1'], ['a2', 'n1'], ['a3', 'n1'])],
    };
    const order = done(
      sight(spec, [
        [1, 6, 6],
        [1, 2, 3],
        [4, 5, 6],
        [1, 2, 6, 6],
      ]),
    );
    expect(order).toEqual(['a2 duck-back', 'n1 duck-back', 'a1 duck-back']);
  });

  test('ATZ.SIGHT.33 ATZ.SIGHT.34 ATZ.X.25 B stuns C, who loses its action; A may fire at C too', () => {
    const spec: SceneSpec = {
      band: [grunt(10, 18, P), grunt(10, 21, P)],
      strangers: enemies(foe(20, 20, { ...P, class: 'survivor' })),
      doing: [facing(['a1', 'n1'], ['a2', 'n1'])],
    };
    // Noise, dice of B, damage over the Impact, and C recovers with both dice passed: Stunned. Then A.
    const met = sight(spec, [[1, 6, 6], [1, 2, 3], [1, 2, 6, 6], [1, 1], [6, 2], [6], [1, 1], [1, 1], [1, 2]]);
    expect(done(met)).toEqual(['a2 fire', 'n1 lost', 'a1 fire']);
    expect(person(met, 'n1')).toMatchObject({ status: 'stunned', prone: true });
    expect([person(met, 'a1')?.turn.firedInSight, person(met, 'a2')?.turn.firedInSight]).toEqual([true, true]);
  });

  test('ATZ.SIGHT.35 ATZ.X.25 a Star who lowers the damage to Carry On keeps its action, on the ground', () => {
    const spec: SceneSpec = {
      band: [{ ...grunt(20, 20, P), star: true, facing: 180 }],
      strangers: enemies(foe(10, 20, { ...P, facing: 0 })),
      doing: [facing(['a1', 'n1'])],
    };
    const met = sight(spec, [[1, 2, 6], [1, 2, 3, 6], [1, 1], [6, 2], [6], [1, 1], [1, 4, 4, 4], 'sight-duck:a1']);
    expect(done(met)).toEqual(['n1 fire', 'a1 duck-back']);
  });

  test('ATZ.SIGHT.19 ATZ.SIGHT.45 two with equal successes shoot each other, whatever that does to them', () => {
    const spec: SceneSpec = {
      band: [grunt(10, 20, P)],
      strangers: enemies(foe(18, 20, P)),
      doing: [facing(['a1', 'n1'])],
    };
    const met = sight(spec, [[1, 2, 6], [1, 2, 6, 6], [1, 1], [1, 1], [6, 1], [6, 2], [1], [1]]);
    expect(done(met)).toEqual(['a1 fire', 'n1 fire']);
    expect([person(met, 'a1')?.status, person(met, 'n1')?.status]).toEqual(['od', 'od']);
  });

  test('ATZ.SIGHT.20 the closest enemy; a die settles equal distances', () => {
    const spec: SceneSpec = {
      band: [grunt(10, 20, P)],
      strangers: enemies(foe(18, 17), foe(18, 23)),
      doing: [facing(['a1', 'n1'], ['a1', 'n2'])],
    };
    const met = sight(spec, [[1, 2, 6], [6, 6, 6, 6], [6, 6, 6, 6], [4], [1, 1], [1, 2]]);
    expect(met.asked[3]).toBe('ATZ.SIGHT.20 1d6');
    expect(met.encounter.pending.map(({ who }) => who)).toEqual(['n2']);
  });

  test('ATZ.SIGHT.23 ATZ.T.INSIGHTRES a Grunt who retrieves wounded goes on; out of its turn it makes for the edge', () => {
    const met = sight(
      {
        band: [grunt(10, 20)],
        strangers: enemies(foe(18, 30, { ...P, carries: 'n2' }), foe(30, 30, { status: 'oof' })),
        doing: [facing(['a1', 'n1'])],
      },
      [
        [6, 6, 6],
        [1, 1, 1, 6],
      ],
    );
    expect(done(met)).toEqual(['n1 move']);
    expect(person(met, 'n1')?.y).toBe(35.5);
  });

  test('ATZ.SIGHT.24 ATZ.SIGHT.28 ATZ.T.INSIGHTRES fired at by something stronger it forfeits its action and ducks back', () => {
    const outgunned = (theirs: 'SMG' | 'P'): Driven =>
      sight(
        {
          band: [grunt(10, 20, P)],
          strangers: enemies(foe(18, 20, { guns: [theirs] })),
          doing: [facing(['a1', 'n1'])],
        },
        theirs === 'SMG'
          ? [
              [1, 6, 6],
              [1, 2, 6, 6],
              [1, 1, 1],
              [1, 2, 3],
            ]
          : [
              [1, 6, 6],
              [1, 2, 6, 6],
              [1, 1],
              [1, 2],
              [1, 1],
              [1, 2],
            ],
      );
    expect(done(outgunned('SMG'))).toEqual(['n1 fire', 'a1 duck-back']);
    expect(done(outgunned('P'))).toEqual(['n1 fire', 'a1 fire']);
  });

  test('ATZ.SIGHT.26 ATZ.SIGHT.27 ATZ.T.INSIGHTRES without a gun it charges who is in reach, or ducks back', () => {
    const unarmed = (far: number): Driven =>
      sight({ size: 48, band: [grunt(10, 20)], strangers: enemies(foe(10 + far, 20)), doing: [facing(['a1', 'n1'])] }, [
        [6, 6, 6],
        [1, 6, 6, 6],
      ]);
    expect(unarmed(14).encounter.doing.at(-1)).toMatchObject({ do: 'charge', target: 'a1', chargers: ['n1'] });
    expect(done(unarmed(15))).toEqual(['n1 duck-back']);
  });

  test('ATZ.X.47 ATZ.CHARGE.6 three Gangers with as many successes charge at the same time', () => {
    const met = sight(
      {
        band: [grunt(10, 20)],
        strangers: enemies(foe(18, 20), foe(18, 22), foe(18, 18)),
        doing: [facing(['a1', 'n1'], ['a1', 'n2'], ['a1', 'n3'])],
      },
      [
        [1, 1, 6],
        [1, 1, 1, 6],
        [1, 1, 1, 6],
        [1, 1, 1, 6],
      ],
    );
    expect(met.encounter.doing.at(-1)).toMatchObject({ do: 'charge', target: 'a1', chargers: ['n1', 'n2', 'n3'] });
  });

  test('ATZ.SIGHT.29 ATZ.SIGHT.30 ATZ.SIGHT.31 a Citizen without the nerve ducks back, and nobody can shoot at it any more', () => {
    const citizen = (die: number): Driven =>
      sight(
        {
          band: [grunt(10, 20, P)],
          strangers: enemies(foe(18, 20, { ...P, class: 'citizen' })),
          doing: [facing(['a1', 'n1'])],
        },
        die > 4 ? [[1, 6, 6], [1, 2, 6, 6], [die]] : [[1, 6, 6], [1, 2, 6, 6], [die], [1, 1], [1, 2], [1, 1], [1, 2]],
      );
    const brave = citizen(4);
    expect(done(brave)).toEqual(['n1 fire', 'a1 fire']);
    const shy = citizen(5);
    expect(person(shy, 'n1')?.status).toBe('ducked-back');
    // Nobody else is there, so the other one charges or ducks: it does not fire.
    expect(done(shy)).toEqual(['a1 duck-back']);
  });

  test('ATZ.SIGHT.32 ATZ.STAR.22 a Star who is a Citizen rolls, too', () => {
    const met = sight(
      {
        band: [{ x: 10, y: 20, facing: 0, class: 'citizen', star: true }],
        strangers: enemies(foe(18, 20)),
        doing: [facing(['a1', 'n1'])],
      },
      [[1, 1, 6], [6, 6, 6, 6], [5]],
    );
    expect(met.asked.at(-1)).toBe('ATZ.SIGHT.29 1d6');
    expect(person(met, 'a1')?.status).toBe('ducked-back');
  });

  test('ATZ.SIGHT.21 ATZ.SIGHT.22 ATZ.STAR.27 ATZ.T.INSIGHTRES a Star chooses freely, and whom', () => {
    const star = (...answers: Said[]): Driven =>
      sight(
        {
          band: [{ x: 10, y: 20, facing: 0, guns: ['P'] }],
          strangers: enemies(foe(18, 17), foe(21, 23)),
          zombies: [{ x: 18, y: 28 }],
          doing: [facing(['a1', 'n1'], ['a1', 'n2'])],
        },
        [[1, 1, 6], [6, 6, 6, 6], [6, 6, 6, 6], ...answers],
      );
    const nothing = star('sight-nothing:a1');
    expect(nothing.asked.at(-1)).toBe(
      'ATZ.SIGHT.22 sight-fire:a1:n1 sight-fire:a1:z1 sight-fire:a1:n2 sight-charge:a1:n1 sight-charge:a1:n2 sight-duck:a1 sight-move:a1 sight-fast-move:a1 sight-runaway:a1 sight-nothing:a1',
    );
    expect(person(star('sight-runaway:a1'), 'a1')?.fate).toBe('ran');
    expect(person(star('sight-duck:a1'), 'a1')?.status).toBe('ducked-back');
    expect(star('sight-charge:a1:n2').encounter.doing.at(-1)).toMatchObject({ do: 'charge', target: 'n2' });
    const moved = star('sight-move:a1', { to: { x: 10, y: 12 } } as never);
    expect(person(moved, 'a1')).toMatchObject({ x: 10, y: 12 });
    const fast = star('sight-fast-move:a1', [1, 6], { to: { x: 10, y: 8.5 } } as never);
    expect(person(fast, 'a1')).toMatchObject({ x: 10, y: 8.5, turn: { fast: true } });
  });

  test('ATZ.SIGHT.36 ATZ.SIGHT.38 ATZ.X.28 the test under fire comes after all have acted, and a Ganger who has ducked back stays so', () => {
    const spec = (): SceneSpec => ({
      size: 48,
      band: [grunt(10, 20, { guns: ['AR'] })],
      strangers: enemies(foe(30, 20, P)),
      doing: [facing(['a1', 'n1'])],
    });
    const answers: Said[] = [
      [1, 1, 1],
      [1, 6, 6, 6],
      [1, 1, 1],
      [1, 1, 2],
    ];
    const acted = drive(spec(), answers, null, ['reactions']);
    expect(done(acted)).toEqual(['a1 fire', 'n1 duck-back']);
    expect(acted.encounter.pending).toMatchObject([{ who: 'n1', test: 'received-fire', by: ['a1'] }]);
    const after = drive(spec(), [...answers, [1, 1]], null, []);
    expect(person(after, 'n1')?.status).toBe('ducked-back');
    expect(person(drive(spec(), [...answers, [6, 6]], null, []), 'n1')?.fate).toBe('ran');
  });
});
