import { expect } from 'vitest';
import { humanOf } from '../../figures.ts';
import { harm } from '../../people/harm.ts';
import { duckBack, runAway } from '../../move/duck.ts';
import { sightChanges } from '../../sight/rolling.ts';
import { sees } from '../../sight/los.ts';
import { flawsOf } from '../../shoot/firing.ts';
import { block, drive, encounter, person, said, scene, stateOf, test } from '../../testing.ts';
import type { Encounter, State } from '../../state.ts';
import { AT_WHEEL, type Car, inSeat, ROAD, rolling, vehicleIn, withCars } from '../testing.ts';

const foe = (x: number, y: number, more = {}) => [
  { attitude: 'enemy' as const, people: [{ x, y, guns: ['P' as const], ...more }] },
];
const passenger = { ...inSeat(1), star: false };

/** They have seen each other before. */
const SEEN = (enc: Encounter): void => void (enc.sighted = ['a1 n1', 'a2 n1']);

const ducked = (car: Car, who: string, answers: readonly (readonly number[])[], spec = {}) =>
  drive(
    withCars([car], { band: [AT_WHEEL, passenger], strangers: foe(18, 26), change: SEEN, ...spec }),
    answers,
    function* (t) {
      yield* [];
      duckBack(t, humanOf(t.state.encounter, who), ['n1']);
    },
  );

test('ATZ.VREACT.1 ATZ.VREACT.4 a passenger ducks down inside, sees nobody and is not seen', () => {
  const run = ducked({ speed: 8 }, 'a2', []);
  const { encounter: enc } = run;
  expect(humanOf(enc, 'a2')).toMatchObject({ status: 'ducked-back', aboard: { vehicle: 'car', seat: 1 } });
  const [two, one] = [humanOf(enc, 'a2'), humanOf(enc, 'n1')];
  expect([sees(enc, { ...one, facing: 270 }, two), sees(enc, { ...two, facing: 90 }, one)]).toEqual([false, false]);
});

test('ATZ.VREACT.5 ATZ.VREACT.6 a driver turns 45 degrees away from the cause and goes half as far as its speed', () => {
  const run = ducked({ speed: 8 }, 'a1', [[3, 3]]); // inactive: a Challenge at -1
  expect(run.asked).toEqual(['ATZ.CHAL.7 2d6']);
  expect(vehicleIn(run.encounter)).toMatchObject({ facing: 315, x: 20.828, y: 15.172 });
  expect(humanOf(run.encounter, 'a1').status).toBe('carry-on');
  const left = ducked({ speed: 8 }, 'a1', [[3, 3]], { strangers: foe(18, 10) });
  expect(vehicleIn(left.encounter).facing).toBe(45);
});

test('ATZ.VREACT.7 failed, it goes 1d6" on and then turns', () => {
  const run = ducked({ speed: 8 }, 'a1', [[5, 5], [4]]);
  expect(vehicleIn(run.encounter)).toMatchObject({ x: 22, y: 18, facing: 315 });
});

test('ATZ.VREACT.4 at the wheel of a vehicle that stands it is no more than ducking down', () => {
  expect(humanOf(ducked({ speed: 0 }, 'a1', []).encounter, 'a1').status).toBe('ducked-back');
});

test('ATZ.VREACT.8 a passenger who runs away stays down inside for good', () => {
  const run = drive(withCars([{ speed: 8 }], { band: [AT_WHEEL, passenger] }), [], function* (t) {
    yield* [];
    runAway(t, humanOf(t.state.encounter, 'a2'));
  });
  expect(humanOf(run.encounter, 'a2')).toMatchObject({ fate: 'ran', aboard: { vehicle: 'car', seat: 1 } });
});

test('ATZ.VREACT.9 a driver who runs away leaves the table with the vehicle and all in it', () => {
  const run = drive(
    withCars([{ speed: 8 }], { band: [AT_WHEEL, passenger], strangers: foe(30, 18, { facing: 180 }) }),
    [[6], [1]],
    function* (t) {
      yield* [];
      runAway(t, humanOf(t.state.encounter, 'a1'));
    },
  );
  expect(run.asked).toEqual(['ATZ.LEAVE.3 1d6', 'ATZ.LEAVE.4 1d6']);
  expect(vehicleIn(run.encounter).here).toBe(false);
  expect(['a1', 'a2'].map((id) => humanOf(run.encounter, id).fate)).toEqual(['left', 'left']);
});

/** A moving car whose driver goes down. */
const driverHit = (answers: readonly unknown[], band: object[] = [passenger], car: Car = {}) =>
  drive(
    withCars([{ speed: 8, ...car }], { band: [{ ...AT_WHEEL, star: false }, ...band] as never, pieces: [ROAD] }),
    answers as never,
    function* (t) {
      yield* harm(t, humanOf(t.state.encounter, 'a1'), ['oof'], { by: null, how: 'fire', quiet: true });
    },
  );

test('ATZ.VCOMB.27 ATZ.VCOMB.28 with the driver down another takes the wheel, and it goes on half its move', () => {
  const run = driverHit(['take-wheel:a2', [3, 3]]);
  expect(run.asked).toEqual(['ATZ.VCOMB.27 take-wheel:a2 let-it-go', 'ATZ.CHAL.7 2d6']);
  expect(vehicleIn(run.encounter)).toMatchObject({ x: 22, y: 18, speed: 8 });
  expect([humanOf(run.encounter, 'a2').aboard?.seat, humanOf(run.encounter, 'a1').aboard?.seat]).toEqual([0, 1]);
  // 4 and 4 are too much at Rep 4 less 1, and from the back 3 and 3 are, too.
  expect(driverHit(['take-wheel:a2', [4, 4], [1]]).told).toContain('ATZ.VCOMB.29 atz.wheel.veers');
  const back = [{ ...inSeat(3), star: false }];
  expect(driverHit(['take-wheel:a2', [3, 3], [1]], back).told).toContain('ATZ.VCOMB.29 atz.wheel.veers');
});

test('ATZ.VCOMB.29 nobody at the wheel: it veers 45 degrees, goes half its move and stops', () => {
  const left = driverHit([[3]], []);
  expect(vehicleIn(left.encounter)).toMatchObject({ facing: 315, x: 20.828, y: 15.172, speed: 0 });
  expect(vehicleIn(driverHit([[4]], []).encounter)).toMatchObject({ facing: 45, y: 20.828, speed: 0 });
});

test('ATZ.VCOMB.29 what is in its way is crashed into, with nothing to avoid it', () => {
  const run = drive(
    withCars([{ speed: 8 }], {
      band: [{ ...AT_WHEEL, star: false }],
      pieces: [block('post', [21.5, 14, 1, 1.5], { height: 3, kind: 'impassable' })],
    }),
    [[2], [6, 6, 6, 6, 6], [6, 6, 6]],
    function* (t) {
      yield* harm(t, humanOf(t.state.encounter, 'a1'), ['oof'], { by: null, how: 'fire', quiet: true });
    },
  );
  expect(run.asked).toEqual(['ATZ.VCOMB.29 1d6', 'ATZ.VCOMB.13 5d6', 'ATZ.VCOMB.13 3d6']);
});

const shooting = (car: Car, who: string, target: string): string[] => {
  const state: State = stateOf(
    withCars([car], {
      band: [
        { ...AT_WHEEL, guns: ['P'] },
        { ...passenger, guns: ['P'] },
      ],
      strangers: foe(18, 24),
    }),
  );
  const enc = state.encounter;
  return flawsOf(state, humanOf(enc, who), humanOf(enc, target), { rush: false, guns: [0] }, 'active');
};

test('ATZ.VCOMB.20 ATZ.COVER.5 ATZ.SIGHT.14 those inside are concealed', () => {
  const state = stateOf(withCars([{}], { band: [AT_WHEEL], strangers: foe(18, 24, { facing: 270 }) }));
  const n1 = humanOf(state.encounter, 'n1');
  const test = { active: 'players' } as never;
  expect(sightChanges(state, n1, test, false).map(({ rule }) => rule)).toEqual(['ATZ.SIGHT.14']);
  const open = stateOf(
    withCars([{ type: 'pickup', looks: 'pickup' }], { band: [inSeat(3)], strangers: foe(18, 24, { facing: 270 }) }),
  );
  expect(sightChanges(open, humanOf(open.encounter, 'n1'), test, false)).toEqual([]);
});

test('ATZ.VCOMB.21 ATZ.VCOMB.23 faster than 8" they count as moving fast, and a driver has a Rush Shot', () => {
  expect(shooting({ speed: 9 }, 'a2', 'n1')).toEqual(['moved-fast']);
  expect(shooting({ speed: 8 }, 'a2', 'n1')).toEqual([]);
  expect(shooting({ speed: 9 }, 'a1', 'n1')).toEqual(['moved-fast', 'rush-shot']);
  expect(shooting({ speed: 4 }, 'a1', 'n1')).toEqual(['rush-shot']);
  expect(shooting({ speed: 0 }, 'a1', 'n1')).toEqual([]);
  expect(shooting({ speed: 9 }, 'n1', 'a2')).toEqual(['target-moved-fast']);
});

test('ATZ.VCOMB.22 ATZ.SIGHT.16 those inside react; inactive in a moving vehicle they have a die less', () => {
  const state = stateOf(withCars([{ speed: 8 }], { band: [AT_WHEEL], strangers: foe(30, 18, { facing: 180 }) }));
  const a1 = humanOf(state.encounter, 'a1');
  expect(sightChanges(state, a1, { active: 'people-1' } as never, false)).toEqual([
    { rule: 'ATZ.SIGHT.16', label: 'sight.vehicle', dice: -1 },
  ]);
  const mine = sightChanges(state, a1, { active: 'players' } as never, false);
  expect(mine.map(({ rule }) => rule)).toEqual(['ATZ.SIGHT.13']);
});

test('ATZ.VREACT.3 a driver whose action is a charge runs down whom it sees within its move', () => {
  const sighting = {
    do: 'in-sight',
    stage: 'act',
    active: 'people-1',
    pairs: [['n1', 'a1']],
    closer: [],
    sightings: [{ who: 'a1', dice: 4, rolled: [1, 1, 1, 1], successes: 4, over: false }],
    firedAt: [],
    acting: null,
  } as never;
  const m = scene({
    ...withCars([{ speed: 8, x: 8 }], { band: [AT_WHEEL], pieces: [ROAD], strangers: foe(20, 18), change: SEEN }),
    doing: [sighting],
  });
  expect(m.asked().options).toEqual(['sight-charge:a1:n1', 'sight-duck:a1', 'sight-runaway:a1', 'sight-nothing:a1']);
  m.answer('a', 'sight-charge:a1:n1');
  expect(said(m, 'atz.run-down.aims')).toMatchObject([{ unit: 'a1', other: 'n1' }]);
  expect(vehicleIn(encounter(m)).x).toBeGreaterThan(15);
  expect(person(m, 'a1').aboard).toEqual({ vehicle: 'car', seat: 0 });
});

test('ATZ.VMOVE.6 a move that is going on is over for a driver who turns away', () => {
  const m = drive(
    {
      ...withCars([{ speed: 8 }], { band: [AT_WHEEL], strangers: foe(18, 26), pieces: [ROAD], change: SEEN }),
      doing: [rolling({ steps: [{ do: 'go', inches: 6 }], top: 16 })],
    },
    [],
    function* (t) {
      yield* [];
      duckBack(t, humanOf(t.state.encounter, 'a1'), ['n1']);
    },
  );
  expect(m.asked).toEqual([]); // active, and not fast: no Challenge
  expect(vehicleIn(m.encounter)).toMatchObject({ facing: 315, x: 20.828 });
});
