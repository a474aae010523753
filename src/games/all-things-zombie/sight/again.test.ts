import { describe, expect } from 'vitest';
import type { Doing, Encounter, Leg, MeleeSide } from '../state.ts';
import { unsound } from '../sound.ts';
import { block, type Driven, drive, type Said, type SceneSpec, type Somebody, test } from '../testing.ts';

/** Who tests when, who fires, and who fires again. */

const leg = (x: number, y: number, cost: number): Leg => ({ to: { x, y, level: 0 }, cost, through: null });
const activation = (...group: string[]): Doing => ({
  do: 'activate',
  side: 'players',
  group,
  with: group,
  waking: [],
  stuck: [],
  handed: false,
});
const BARN = block('barn', [10, 0, 1, 18], { height: 3, kind: 'impassable', blocksSight: true });
const enemies = (...people: Somebody[]): NonNullable<SceneSpec['strangers']> => [
  { attitude: 'enemy', people: people.map((one) => ({ facing: 180, ...one })) },
];
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
const run = (spec: SceneSpec, answers: Said[]): Driven =>
  drive(spec, answers, null, ['reactions', 'activate', 'charge']);
const did = ({ events }: Driven): string[] =>
  events
    .filter(({ key }) => key.startsWith('atz.sight.does'))
    .map(({ key, params }) => `${(params as { unit: string }).unit} ${key.replace('atz.sight.does.', '')}`);
const grunt = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({
  x,
  y,
  star: false,
  facing: 0,
  guns: ['P'],
  ...more,
});

describe('when', () => {
  const walking = (sighted: string[], ...people: Somebody[]): SceneSpec => ({
    band: [grunt(5, 10, { facing: 90 })],
    strangers: enemies(...people),
    pieces: [BARN],
    change: (enc: Encounter) => void (enc.sighted = sighted),
    doing: [activation('a1'), { do: 'walk', who: 'a1', legs: [leg(5, 17, 7)], as: 'move', met: [] }],
  });
  const rolls = ({ asked }: Driven): number => asked.filter((one) => one.startsWith('ATZ.SIGHT.10')).length;
  const NONE: Said[] = ['sight-stay:a1', [6, 6, 6], [6, 6, 6, 6]];

  test('ATZ.SIGHT.4 the first time in a phase that opponents come into each other’s LOS both test', () => {
    const foe = { x: 20, y: 26 };
    expect(rolls(run(walking([], foe), NONE))).toBe(2);
    expect(rolls(run(walking(['a1 n1'], foe), []))).toBe(0);
  });

  test('ATZ.X.27 ATZ.SIGHT.42 A has tested with C; in sight of D it may come closer, rolls anew and may fire again', () => {
    const spec = walking(['a1 n1'], { x: 20, y: 26, guns: [] }, { x: 13, y: 22, guns: [] });
    const change = (enc: Encounter): void => {
      enc.sighted = ['a1 n1'];
      const [one] = enc.humans;
      if (one !== undefined) one.turn.firedInSight = true;
    };
    const met = run({ ...spec, band: [grunt(5, 10, { facing: 90, guns: ['SAR'] })], change }, [
      'sight-stay:a1',
      [1, 1, 6],
      [6, 6, 6, 6],
      [1, 1],
      [1, 2],
    ]);
    expect(met.asked.slice(0, 3)).toEqual([
      'ATZ.SIGHT.8 sight-closer:a1 sight-stay:a1',
      'ATZ.SIGHT.10 3d6',
      'ATZ.SIGHT.10 4d6',
    ]);
    expect(did(met)).toEqual(['a1 fire']);
  });
});

describe('who fires', () => {
  const pair = (one: Partial<Somebody>, other: Partial<Somebody> = {}): SceneSpec => ({
    band: [grunt(10, 20, one)],
    strangers: enemies({ x: 18, y: 20, ...other }),
    doing: [facing(['a1', 'n1'])],
  });
  const FIRST: Said[] = [
    [1, 1, 6],
    [6, 6, 6, 6],
  ];
  const SHOT: Said[] = [
    [1, 1],
    [1, 2],
  ];

  test('ATZ.SIGHT.25 a Grunt with a loaded gun in range fires, whoever could be charged', () => {
    expect(did(run(pair({}), [...FIRST, ...SHOT]))).toEqual(['a1 fire']);
    expect(did(run({ ...pair({ guns: [] }) }, FIRST))).toEqual(['a1 charge']);
    expect(did(run(pair({ x: 4 }), FIRST))).toEqual(['a1 charge']); // 14" is out of its range
  });

  test('ATZ.SIGHT.17 ATZ.MOVE.14 who has ducked back or was forced down cannot fire in the test', () => {
    expect(did(run(pair({ status: 'ducked-back', duckedFrom: ['n1'], cowed: true }), FIRST))).not.toContain('a1 fire');
    expect(did(run(pair({ cowed: true }), FIRST))).not.toContain('a1 fire');
  });

  test('ATZ.STAR.27 ATZ.WPN.19 a Star with several guns says which it fires, or two at once', () => {
    const spec = (): SceneSpec => pair({ star: true, guns: ['BAR', 'P', 'crossbow'] }, { x: 26 });
    const asked = run(spec(), [...FIRST, 'sight-fire:a1:n1', 'with-gun:2', [3]]);
    expect(asked.asked[3]).toBe('ATZ.STAR.27 with-gun:0 with-gun:2 with-both:0:2'); // a P does not reach so far
    expect(asked.encounter.shotsFired).toBe(false); // nobody hears a crossbow
    const both = run(spec(), [...FIRST, 'sight-fire:a1:n1', 'with-both:0:2', [1], [5], [5]]);
    expect(both.encounter.humans[1]?.status).toBe('carry-on'); // 9 with each: a Rush Shot
    const one = run(pair({ star: true, guns: ['P'] }), [...FIRST, 'sight-fire:a1:n1', 'share:n1 n1', ...SHOT]);
    expect(one.asked[3]).toBe('ATZ.SHOOT.5 share:n1 n1 share:n1');
  });

  test('ATZ.SIGHT.31 ATZ.WPN.17 who has lost its nerve is not shot at beside somebody else, either', () => {
    const spec: SceneSpec = {
      band: [grunt(10, 20, { star: true })],
      strangers: enemies({ x: 18, y: 20 }, { x: 18, y: 21 }),
      doing: [{ ...facing(['a1', 'n1'], ['a1', 'n2']), gone: ['n2'] } as Doing],
    };
    const met = run(spec, [[1, 1, 6], [6, 6, 6, 6], [6, 6, 6, 6], 'sight-fire:a1:n1', 'share:n1', [1], [1]]);
    expect(met.asked[4]).toBe('ATZ.SHOOT.5 share:n1 n1 share:n1');
  });

  test('ATZ.ZREACT.8 ATZ.SIGHT.25 who stares at a feast reacts as ever: it fires, charges or ducks back, and has still to sit out', () => {
    const staring = { status: 'stunned' as const, stun: { left: 1, reacts: true } };
    expect(did(run(pair(staring), [...FIRST, ...SHOT]))).toEqual(['a1 fire']);
    expect(did(run(pair({ ...staring, guns: [] }), FIRST))).toEqual(['a1 charge']);
    const far = run(pair({ ...staring, guns: [], x: 1 }), FIRST);
    expect(did(far)).toEqual(['a1 duck-back']);
    expect(far.encounter.humans[0]).toMatchObject({ ...staring, prone: true, cowed: true, duckedFrom: null });
    expect(unsound(far.state)).toBeNull();
  });

  test('ATZ.SIGHT.34 who is put down by fire before it acts loses its action', () => {
    const met = run(pair({}, { guns: ['P'] }), [[1, 1, 1], [1, 6, 6, 6], [1, 1], [6, 1], [1]]);
    expect(did(met)).toEqual(['a1 fire']);
    expect(met.told).toContain('ATZ.SIGHT.34 atz.sight.lost');
  });

  test('ATZ.SIGHT.33 what is fired does its damage at once, before the next one acts', () => {
    const spec: SceneSpec = {
      band: [grunt(10, 20), grunt(10, 23)],
      strangers: enemies({ x: 18, y: 20 }, { x: 19, y: 24 }),
      doing: [facing(['a1', 'n1'], ['a2', 'n1'], ['a2', 'n2'])],
    };
    const met = run(spec, [[1, 1, 1], [1, 6, 6], [6, 6, 6, 6], [6, 6, 6, 6], [1, 1], [6, 1], [1], [1, 1], [1, 2]]);
    // a2 stands nearer to n1, who is dead by now.
    const fires = met.events.filter(({ key }) => key === 'atz.sight.does.fire');
    expect(fires.map(({ params }) => (params as { target: string }).target)).toEqual(['n1', 'n2']);
  });

  test('ATZ.SIGHT.37 who is held in melee by then cannot use its action', () => {
    const side = (who: string): MeleeSide => ({ who, even: 1, unarmed: null, arm: null, mild: false });
    const held = (enc: Encounter): void => void enc.melees.push({ id: 'm1', sides: [side('n1'), side('a2')] });
    const acting: Doing = {
      ...facing(['a1', 'n1']),
      stage: 'act',
      sightings: [{ who: 'n1', dice: 4, rolled: [1, 1, 1, 1], successes: 4, over: false }],
    } as Doing;
    const spec: SceneSpec = {
      band: [grunt(10, 20), grunt(17, 20)],
      strangers: enemies({ x: 18, y: 20, guns: ['P'] }),
      doing: [acting],
    };
    const met = run({ ...spec, change: held }, []);
    expect(met.told).toContain('ATZ.SIGHT.37 atz.sight.does.none');
    expect(did(met)).toEqual(['n1 none']);
  });
});
