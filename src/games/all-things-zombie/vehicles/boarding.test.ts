import { expect } from 'vitest';
import { groupsOf } from '../people/groups.ts';
import { encounter, person, stateOf, test } from '../testing.ts';
import { coverOf } from '../shoot/cover.ts';
import { seatsIn } from './boxes.ts';
import { acting, AT_WHEEL, type Car, carOf, inSeat, vehicleIn, withCars } from './testing.ts';
import { isInsideVehicle } from './vehicle.ts';

const off: Car = { running: false };
const offered = (m: ReturnType<typeof acting>, ...what: string[]): string[] =>
  m.asked().options.filter((one) => what.includes(one.split(':')[0] ?? ''));

test('ATZ.VEH.16 in and out by a door costs 2" of movement', () => {
  const m = acting(withCars([off], { band: [{ x: 18, y: 16.5 }] }));
  expect(offered(m, 'board')).toEqual(['board:a1:car:wheel:door', 'board:a1:car:front:door']);
  m.answer('a', 'board:a1:car:front:door');
  expect(person(m, 'a1')).toMatchObject({ aboard: { vehicle: 'car', seat: 1 }, turn: { inches: 2 } });
  expect(offered(m, 'get-out', 'shift')).toEqual(['get-out:a1:door:left', 'get-out:a1:door:right', 'shift:a1:wheel']);
  m.answer('a', 'get-out:a1:door:right');
  expect(person(m, 'a1')).toMatchObject({ aboard: null, turn: { inches: 4 } });
  expect(person(m, 'a1').y).toBeGreaterThan(18.9);
  const far = acting(withCars([off], { band: [{ x: 18, y: 15 }] }));
  expect(offered(far, 'board')).toEqual([]);
  expect(offered(acting(withCars([{ speed: 8 }], { band: [{ x: 18, y: 16.5 }] })), 'board')).toEqual([]);
});

test('ATZ.VEH.17 by a window, or over the side of a bed, the move is over, but one may still shoot', () => {
  const bed = { ...off, type: 'pickup', looks: 'pickup' } as const;
  const zombies = [{ x: 18, y: 26, facing: 270 }];
  const m = acting(withCars([bed], { band: [{ x: 18, y: 16.5, guns: ['P'] }], zombies }));
  expect(offered(m, 'board')).toEqual(['board:a1:car:wheel:door', 'board:a1:car:front:door', 'board:a1:car:back:dive']);
  m.answer('a', 'board:a1:car:back:dive');
  expect(person(m, 'a1')).toMatchObject({ aboard: { vehicle: 'car', seat: 3 }, turn: { inches: 8 } });
  expect(offered(m, 'get-out', 'fire', 'shift')).toEqual(['fire:a1:0']);
  const late = acting(
    withCars([off], {
      band: [{ x: 18, y: 16.5 }],
      change: ({ humans }) => void Object.assign(humans[0]?.turn ?? {}, { inches: 7 }),
    }),
  );
  expect(offered(late, 'board')).toEqual(['board:a1:car:wheel:dive', 'board:a1:car:front:dive']);
});

test('ATZ.VEH.18 nobody gets in beside people of another side', () => {
  const beside = (status: 'carry-on' | 'oof') =>
    acting(
      withCars([{ ...off, owner: null }], {
        band: [{ x: 18, y: 16.5 }],
        strangers: [{ attitude: 'neutral', people: [{ ...AT_WHEEL, status }], side: { met: true } }],
      }),
    );
  expect(offered(beside('carry-on'), 'board')).toEqual([]);
  expect(offered(beside('oof'), 'board')).toEqual(['board:a1:car:front:door']);
});

const groups = (cars: readonly Car[], band: readonly object[]): string[][] =>
  groupsOf(stateOf(withCars(cars, { band: band as never })).encounter, 'players').map((group) =>
    group.map(({ id }) => id),
  );

test('ATZ.VEH.18 ATZ.VEH.19 all in a vehicle are one group, and so are vehicles within 4"', () => {
  const bus = { type: 'bus', x: 6, y: 18, length: 6 } as const;
  expect(groups([bus], [inSeat(0), { ...inSeat(39), star: false }])).toEqual([['a1', 'a2']]);
  const second = (x: number): Car => ({ id: 'other', x, y: 18, facing: 0 });
  const two = [inSeat(0), { ...inSeat(0, 'other'), star: false }];
  expect(groups([{}, second(26)], two)).toEqual([['a1', 'a2']]);
  expect(groups([{}, second(26.1)], two)).toEqual([['a1'], ['a2']]);
});

test('ATZ.VEH.20 ATZ.VEH.21 ATZ.VEH.22 a Big Rig takes 6 and 40, a motorcycle 2, a pickup 3 and 8', () => {
  const seats = (type: Car['type']): number => seatsIn(carOf({ type: type as never }));
  expect([seats('big-rig'), seats('motorcycle'), seats('pickup')]).toEqual([46, 2, 11]);
});

test('ATZ.VEH.22 on an open bed one is neither covered nor concealed; in the rear of a van one is concealed', () => {
  const inside = (looks: string, seat: number): [boolean, boolean] => {
    const state = stateOf(withCars([{ type: 'pickup', looks }], { band: [inSeat(seat)] }));
    const human = state.encounter.humans[0] as never;
    return [isInsideVehicle(state.encounter, human), coverOf(state, human, { x: 30, y: 18, level: 0 }).concealed];
  };
  expect([inside('pickup', 3), inside('pickup', 2), inside('van', 3)]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});

test('ATZ.VEH.23 ATZ.WOUND.8 no more get in than there are seats, and a wounded person needs one too', () => {
  const full = acting(
    withCars([{ ...off, type: 'sports-car' }], {
      band: [
        { x: 18, y: 16.5 },
        { ...inSeat(1), star: false },
      ],
    }),
  );
  expect(offered(full, 'board')).toEqual(['board:a1:car:wheel:door']);
  const carrying = { x: 18, y: 16.5, carries: 'a2' };
  const wounded = { x: 18, y: 16.5, status: 'oof', prone: true, star: false } as const;
  const m = acting(withCars([off], { band: [carrying, wounded] }));
  m.answer('a', 'board:a1:car:wheel:door');
  expect(person(m, 'a1')).toMatchObject({ carries: null, aboard: { vehicle: 'car', seat: 0 } });
  expect(person(m, 'a2').aboard).toEqual({ vehicle: 'car', seat: 1 });
  const one = acting(
    withCars([{ ...off, type: 'sports-car' }], { band: [carrying, wounded, { ...inSeat(1), star: false }] }),
  );
  expect(offered(one, 'board')).toEqual([]);
});

test('ATZ.ITEM.15 what is put into it stays there, up to twice its seats', () => {
  const m = acting(withCars([off], { band: [{ ...AT_WHEEL, items: ['food', 'rope'] }] }));
  expect(offered(m, 'stow')).toEqual(['stow:a1:food', 'stow:a1:rope']);
  m.answer('a', 'stow:a1:food');
  expect([vehicleIn(encounter(m)).items, person(m, 'a1').items]).toEqual([['food'], ['rope']]);
  m.answer('a', 'unstow:a1:food');
  expect(person(m, 'a1').items).toEqual(['rope', 'food']);
  const items = Array.from({ length: 12 }, () => 'food' as const);
  expect(offered(acting(withCars([{ ...off, items }], { band: [{ ...AT_WHEEL, items: ['rope'] }] })), 'stow')).toEqual(
    [],
  );
});

test('ATZ.VEH.21 ATZ.VEH.23 a Motorcycle carries a driver and one passenger, and nobody else', () => {
  const bike = { ...off, type: 'motorcycle' } as const;
  const beside = { x: 18, y: 16.6 };
  const rider = (seat: number) => ({ ...inSeat(seat), star: false });
  expect(offered(acting(withCars([bike], { band: [beside] })), 'board')).toEqual([
    'board:a1:car:wheel:door',
    'board:a1:car:front:door',
  ]);
  expect(offered(acting(withCars([bike], { band: [beside, rider(0)] })), 'board')).toEqual(['board:a1:car:front:door']);
  expect(offered(acting(withCars([bike], { band: [beside, rider(0), rider(1)] })), 'board')).toEqual([]);
});

test('ATZ.ITEM.15 weapons stay in the car, too', () => {
  const m = acting(withCars([off], { band: [{ ...AT_WHEEL, guns: ['SG'], blades: ['axe'] }] }));
  expect(offered(m, 'stow')).toEqual(['stow:a1:SG', 'stow:a1:axe']);
  m.answer('a', 'stow:a1:SG');
  expect([person(m, 'a1').guns, vehicleIn(encounter(m)).arms?.guns.map(({ id }) => id)]).toEqual([[], ['SG']]);
  m.answer('a', 'unstow:a1:SG');
  expect([person(m, 'a1').guns.map(({ id }) => id), vehicleIn(encounter(m)).arms]).toEqual([['SG'], undefined]);
});
