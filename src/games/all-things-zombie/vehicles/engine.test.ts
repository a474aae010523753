import { expect } from 'vitest';
import { vehiclesHere } from '../figures.ts';
import { encounter, person, said, test } from '../testing.ts';
import type { Area } from '../words.ts';
import { acting, AT_WHEEL, type Car, inSeat, vehicleIn, withCars } from './testing.ts';

const off: Car = { running: false };
const offered = (m: ReturnType<typeof acting>, what: string): string[] =>
  m.asked().options.filter((one) => one.startsWith(what));

test('ATZ.VEH.1 ATZ.VEH.24 ATZ.TERR.11 the vehicles that a table has parked stand there to be driven', () => {
  const parked = {
    id: 'taxi',
    outline: [
      [10, 10],
      [14, 10],
      [14, 11.75],
      [10, 11.75],
    ] as [number, number][],
    name: 'Taxi',
  };
  const m = acting({
    band: [{ x: 12, y: 13 }],
    pieces: [{ ...parked, height: 1, kind: 'impassable', cover: true, blocksSight: true, tags: { vehicle: 'taxi' } }],
  });
  expect(vehiclesHere(encounter(m))).toMatchObject([
    { id: 'taxi', type: 'sedan', x: 12, y: 10.875, facing: 0, length: 4, width: 1.75, keys: 'unknown', fuel: null },
  ]);
  expect(offered(m, 'board')).toEqual([]);
});

test('ATZ.VEH.2 ATZ.VEH.3 to Day 20 every vehicle has Fuel', () => {
  const m = acting(withCars([{ ...off, fuel: null }], { day: 20, band: [AT_WHEEL] }));
  m.answer('a', 'start:a1').answer('a', [6]);
  expect(vehicleIn(encounter(m))).toMatchObject({ fuel: 1, running: true });
  expect(said(m, 'atz.fuel.some')).toMatchObject([{ fuel: 1 }]);
});

test('ATZ.VEH.4 ATZ.VEH.5 later it may be dry: on Days 21 to 30, and one face more after that', () => {
  const dryOn = (day: number, area: Area): number[] =>
    [1, 2, 3, 4, 5, 6].filter((die) => {
      const m = acting(withCars([{ ...off, fuel: null }], { day, area, band: [AT_WHEEL] }));
      m.answer('a', 'start:a1').answer('a', [die]);
      return vehicleIn(encounter(m)).fuel === 0;
    });
  const areas = ['urban', 'suburban', 'rural'] as const;
  expect(areas.map((area) => dryOn(21, area))).toEqual([[4, 5, 6], [5, 6], [6]]);
  expect(areas.map((area) => dryOn(31, area))).toEqual([
    [3, 4, 5, 6],
    [4, 5, 6],
    [5, 6],
  ]);
});

test('ATZ.RES.8 with Fuel it holds its Bash Value less a die, and 1 at least', () => {
  const fuel = (die: number, type: Car['type'] = 'big-rig'): number | null => {
    const m = acting(withCars([{ ...off, type: type as never, fuel: null }], { day: 10, band: [AT_WHEEL] }));
    m.answer('a', 'start:a1').answer('a', [die]);
    return vehicleIn(encounter(m)).fuel;
  };
  expect([fuel(1), fuel(6), fuel(2, 'motorcycle')]).toEqual([11, 6, 1]);
});

test('ATZ.VEH.6 ATZ.VEH.15 its owners start it with their keys, and it drives at once at half its speed', () => {
  const m = acting(withCars([off], { band: [AT_WHEEL] }));
  expect(offered(m, 'start')).toEqual(['start:a1']);
  m.answer('a', 'start:a1');
  expect(m.asked()).toMatchObject({ rule: 'ATZ.VMOVE.5', options: ['drive:car', 'stand:car', 'stop:car'] });
  m.answer('a', 'drive:car');
  expect(m.refused('a', { to: { x: 23, y: 18 } })).toMatchObject({ rule: 'ATZ.VEH.15' });
  m.answer('a', { to: { x: 22, y: 18 } });
  expect(vehicleIn(encounter(m))).toMatchObject({ x: 22, y: 18, running: true, speed: 4 });
});

test('ATZ.VEH.7 a search finds the keys in it on a 1; then anybody can start it', () => {
  const search = (die: number) => {
    const m = acting(
      withCars([{ ...off, owner: null, keys: 'unknown' }], {
        band: [
          { x: 18, y: 16.5 },
          { ...AT_WHEEL, star: false },
        ],
      }),
    );
    m.answer('a', 'search:a1:car').answer('a', [die]).answer('a', [6, 6]);
    return m;
  };
  expect(vehicleIn(encounter(search(1))).keys).toBe('inside');
  expect(offered(search(1), 'start')).toEqual(['start:a2']);
  expect(vehicleIn(encounter(search(2))).keys).toBe('none');
  expect(offered(search(2), 'start')).toEqual([]);
  expect(offered(search(2), 'hotwire')).toEqual(['hotwire:a2']);
});

const locked: Car = { ...off, keys: 'none', owner: null };

test('ATZ.VEH.8 ATZ.VEH.10 without keys it is hotwired: a difficult Savvy Challenge, and off at half speed', () => {
  const m = acting(withCars([locked], { band: [AT_WHEEL] }));
  m.answer('a', 'hotwire:a1').answer('a', 'try:');
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.CHAL.7', count: 2 });
  m.answer('a', [3, 2]); // Rep 4, and 1 less
  expect(said(m, 'atz.challenge.rolled')).toMatchObject([{ passed: 2, challenge: 'hotwire' }]);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.VMOVE.5', options: ['drive:car', 'stand:car', 'stop:car'] });
  m.answer('a', 'drive:car');
  expect(m.refused('a', { to: { x: 23, y: 18 } })).toMatchObject({ rule: 'ATZ.VEH.15' });
});

test('ATZ.VEH.9 Citizens find it harder, Gangers easier', () => {
  const passed = (kind: 'citizen' | 'ganger' | 'survivor'): unknown => {
    const m = acting(withCars([locked], { day: 10, band: [{ ...AT_WHEEL, class: kind }] }));
    m.answer('a', 'hotwire:a1').answer('a', 'try:').answer('a', [3, 4]);
    return said(m, 'atz.challenge.rolled')[0]?.['passed'];
  };
  expect([passed('citizen'), passed('survivor'), passed('ganger')]).toEqual([0, 1, 2]);
});

test('ATZ.VEH.11 who has failed cannot hotwire that vehicle', () => {
  const m = acting(withCars([locked], { band: [AT_WHEEL] }));
  m.answer('a', 'hotwire:a1').answer('a', 'try:').answer('a', [6, 5]);
  expect(person(m, 'a1').barred).toEqual(['hotwire car']);
  expect(offered(m, 'hotwire')).toEqual([]);
});

test('ATZ.VEH.12 ATZ.VCOMB.32 any doubles set off the alarm for a turn: six dice of noise', () => {
  const m = acting(withCars([locked], { band: [AT_WHEEL] }, true));
  m.answer('a', 'hotwire:a1').answer('a', 'try:').answer('a', [1, 1]);
  expect(m.match.request).toMatchObject({ kind: 'roll', count: 6, rule: 'ATZ.ZGEN.10' });
  m.answer('a', [1, 1, 1, 1, 1, 1]);
  expect(encounter(m).lasting).toMatchObject([{ what: 'alarm', shots: 6, until: 2, of: 'car', x: 18, y: 18 }]);
});

const zombie = { x: 18, y: 28, facing: 270 };

test('ATZ.VEH.13 ATZ.VCOMB.31 with zombies within 12", or after a failed Challenge, it may not start, and is heard', () => {
  const start = (car: Car, die: number | null, zombies = [zombie]) => {
    const m = acting(withCars([{ ...off, ...car }], { band: [AT_WHEEL], zombies }, true));
    m.answer('a', 'start:a1');
    return die === null ? m : m.answer('a', [die]);
  };
  const fails = start({}, 4);
  expect(fails.match.request).toMatchObject({ kind: 'roll', count: 6, rule: 'ATZ.VCOMB.31' });
  expect(vehicleIn(encounter(fails.answer('a', [1, 1, 1, 1, 1, 1]))).running).toBe(false);
  expect(vehicleIn(encounter(start({}, 3))).running).toBe(true);
  expect(vehicleIn(encounter(start({ stalled: true }, 3, [])))).toMatchObject({ running: true, stalled: false });
  expect(vehicleIn(encounter(start({}, null, [{ ...zombie, y: 32 }]))).running).toBe(true);
  expect(vehicleIn(encounter(start({}, null, [{ ...zombie, prone: true } as never]))).running).toBe(true);
});

test('ATZ.VEH.14 one attempt for each vehicle and turn', () => {
  const m = acting(withCars([off], { band: [AT_WHEEL], zombies: [zombie] }));
  m.answer('a', 'start:a1').answer('a', [6]);
  expect(offered(m, 'start')).toEqual([]);
  const later = acting(withCars([{ ...off, tried: 1 }], { turn: 2, band: [AT_WHEEL] }));
  expect(offered(later, 'start')).toEqual(['start:a1']);
});

test('ATZ.RES.7 ATZ.AVAIL.4 ATZ.AVAIL.6 siphoning takes a whole activation beside it, one person at a time', () => {
  const band = [
    { x: 18, y: 16.5 },
    { x: 20, y: 16.5, star: false },
  ];
  const m = acting(withCars([{ ...off, fuel: 2 }], { band }));
  expect(offered(m, 'siphon')).toEqual(['siphon:a1:car', 'siphon:a2:car']);
  m.answer('a', 'siphon:a1:car');
  expect(vehicleIn(encounter(m)).fuel).toBe(1);
  expect(person(m, 'a1').items).toEqual(['fuel']);
  // It is what they came with, and nothing that has been found.
  expect(person(m, 'a1').deeds.found).toEqual([]);
  const nobodys = { ...off, owner: null, fuel: 2 } as const;
  const stock = { armor: 0, food: 0, fuel: 1, luxury: 0, medical: 0, weapon: 0 };
  const left = (fuel: number) =>
    acting(
      withCars([nobodys], { band, change: (enc) => void (enc.stock = { left: { ...stock, fuel }, together: [] }) }),
    );
  const found = left(1).answer('a', 'siphon:a1:car');
  expect([person(found, 'a1').deeds.found, encounter(found).stock?.together]).toEqual([['fuel'], ['fuel']]); // ATZ.AVAIL.4
  expect(person(left(0).answer('a', 'siphon:a1:car'), 'a1').items).toEqual([]); // ATZ.AVAIL.6
  // Example ATZ.X.76: out of somebody else's it is found, but not in the area.
  const theirs = acting(
    withCars([{ ...nobodys, owner: 'people-1' }], {
      band,
      change: (enc) => void (enc.stock = { left: { ...stock, fuel: 0 }, together: [] }),
    }),
  ).answer('a', 'siphon:a1:car');
  expect([person(theirs, 'a1').deeds.found, encounter(theirs).stock?.together]).toEqual([['fuel'], []]);
  expect(offered(m, 'siphon')).toEqual([]);
  const moved = acting(
    withCars([off], {
      band: [{ x: 18, y: 16.5 }],
      change: (enc) => void (enc.humans[0] && (enc.humans[0].turn.inches = 1)),
    }),
  );
  expect(offered(moved, 'siphon')).toEqual([]);
});

test('ATZ.VEH.2 Fuel is all that it lacks: filled up, it runs again', () => {
  const m = acting(
    withCars([{ ...off, fuel: 0 }], {
      band: [
        { x: 18, y: 16.5, items: ['fuel'] },
        { ...inSeat(0), star: false },
      ],
    }),
  );
  expect(offered(m, 'start')).toEqual([]);
  m.answer('a', 'tank-up:a1:car');
  expect(person(m, 'a1').items).toEqual([]);
  expect(offered(m, 'start')).toEqual(['start:a2']);
});
