import { expect } from 'vitest';
import { driveSeen } from '../shown/driving.ts';
import { stateOf, test } from '../testing.ts';
import { judgeDrive } from './plan.ts';
import { bashOdds, driveOdds, holdOdds } from './odds.ts';
import { AT_WHEEL, type Car, inSeat, ROAD, vehicleIn, withCars } from './testing.ts';

const FACES = [1, 2, 3, 4, 5, 6];
/** All throws of so many dice. */
const throws = (dice: number): number[][] =>
  dice === 0 ? [[]] : throws(dice - 1).flatMap((rest) => FACES.map((face) => [...rest, face]));
const low = (dice: readonly number[]): number => dice.filter((die) => die <= 3).length;
const share = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

test('ATZ.VMOVE.11 ATZ.VMOVE.20 ATZ.CHAL.7 the odds of a turn are those of the dice, with one passed rolled again', () => {
  for (const rep of [2, 4, 6]) {
    const passed = throws(2).map((dice) => dice.filter((die) => die <= rep && die < 6).length);
    const both = share(passed.map((count) => count === 2));
    const one = share(passed.map((count) => count === 1));
    expect(holdOdds(rep)).toBeCloseTo(both + one * both, 9);
  }
});

test('ATZ.VCOMB.13 ATZ.VCOMB.18 ATZ.T.BASH the odds of a Bash are those of the dice on both sides', () => {
  const all = throws(3).flatMap((own) => throws(2).map((other) => low(own) - low(other)));
  const { wins, even, loses } = bashOdds(3, 2);
  expect(wins).toBeCloseTo(share(all.map((by) => by > 0)), 9);
  expect(even).toBeCloseTo(share(all.map((by) => by === 0)), 9);
  expect(loses).toBeCloseTo(share(all.map((by) => by < 0)), 9);
});

const spec = (more: object = {}, car: Car = {}, ...others: Car[]) =>
  stateOf(withCars([{ x: 8, ...car }, ...others], { band: [{ ...AT_WHEEL, rep: 4 }], pieces: [ROAD], ...more }, true));
const to = (state: ReturnType<typeof spec>, x: number, facing = 0) =>
  driveOdds(
    state,
    vehicleIn(state.encounter),
    judgeDrive(state.encounter, vehicleIn(state.encounter), { to: { x, y: 18, facing } }),
  );
/** ATZ.CHARGE.8: of the three dice of a Star of Rep 4, more than so many against those of somebody else. */
const passing = (rep: number): number[] => throws(3).map((dice) => dice.filter((die) => die <= rep).length);

test('ATZ.ZMELEE.10 ATZ.ZMELEE.1 zombies in a row are one Bash, and struck unless the driver passes no die', () => {
  const { strikes } = to(spec({ zombies: [13, 15, 17].map((x) => ({ x, y: 18 })) }), 20);
  expect(strikes.map(({ against }) => against)).toEqual([{ what: 'figures', ids: ['z1', 'z2', 'z3'] }]);
  expect(strikes[0]?.bash).toEqual(bashOdds(5, 3));
  expect(strikes[0]?.struck).toBeCloseTo(share(passing(4).map((dice) => dice >= 1)), 9);
});

test('ATZ.VCOMB.2 ATZ.VCOMB.4 ATZ.VCOMB.12 people may get out of the way; a rammed driver, too, and head to side a tie hits', () => {
  const foe = [{ attitude: 'enemy', people: [{ x: 15, y: 18, rep: 3 }] }];
  const [person] = to(spec({ strangers: foe }), 20).strikes;
  const against = (holds: (by: number) => boolean): number =>
    share(passing(4).flatMap((own) => passing(3).map((other) => holds(own - other))));
  expect(person?.against).toEqual({ what: 'figures', ids: ['n1'] });
  expect(person?.struck).toBeCloseTo(
    against((by) => by >= 0),
    9,
  );
  const driver = [{ attitude: 'enemy', people: [{ ...inSeat(0, 'other'), rep: 3 }] }];
  const rammed = (facing: number) =>
    to(spec({ strangers: driver }, {}, { id: 'other', x: 18, y: 18, facing, speed: 0, owner: 'people-1' }), 20).strikes;
  expect(rammed(90).map(({ against: what }) => what)).toEqual([{ what: 'vehicle', id: 'other' }]);
  expect(rammed(90)[0]?.struck).toBeCloseTo(
    against((by) => by >= 0),
    9,
  );
  expect(rammed(180)[0]?.struck).toBeCloseTo(
    against((by) => by > 0),
    9,
  );
});

test('ATZ.VCOMB.14 ATZ.VCOMB.16 walls, parked cars and wrecks do not get out of the way', () => {
  const parked = to(spec({}, {}, { id: 'other', x: 18, y: 18, facing: 90, running: false }), 20).strikes;
  expect(parked).toEqual([{ against: { what: 'vehicle', id: 'other' }, struck: 1, bash: bashOdds(5, 5) }]);
  const wreck = to(spec({}, {}, { id: 'other', x: 18, y: 18, facing: 90, state: 'destroyed' }), 20).strikes;
  expect(wreck[0]?.bash).toEqual(bashOdds(5, 3));
});

test('ATZ.VMOVE.11 ATZ.VCOMB.30 fast turns and the noise of the engine are told, with numbers', () => {
  const state = spec({ area: 'urban' });
  expect(to(state, 20)).toEqual({ holds: 1, strikes: [], drawn: 3 });
  expect(to(state, 20, 45).holds).toBeCloseTo(holdOdds(4), 9);
  vehicleIn(state.encounter).heard = state.encounter.turn;
  expect(to(state, 20).drawn).toBe(0);
  state.encounter.clocks.noMoreZombies = true;
  vehicleIn(state.encounter).heard = 0;
  expect(to(state, 20).drawn).toBe(0);
});

test('ATZ.VCOMB.2 ATZ.VCOMB.16 a screen says what is struck, how likely, and what it may cost', () => {
  const words = (state: ReturnType<typeof spec>): string[] =>
    driveSeen(state, 'car', [{ x: 20, y: 18, facing: 0 }], false).strikes.map((one) => one.words);
  expect(words(spec({ zombies: [13, 15, 17].map((x) => ({ x, y: 18 })) }))).toEqual([
    'Zombie 1',
    'Zombie 2',
    '3 zombies: run down 61 %, wrecked 14 %',
  ]);
  expect(words(spec({}, {}, { id: 'other', name: 'Van', x: 18, y: 18, facing: 90, running: false }))).toEqual([
    'Crash: Van, wrecked 38 %',
  ]);
});
