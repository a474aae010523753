import { expect } from 'vitest';
import { Match } from '../../../../kernel/index.ts';
import { EVENTS } from '../../course/events.ts';
import { newEncounter } from '../../encounter.ts';
import { vehiclesHere } from '../../figures.ts';
import { allThingsZombie } from '../../index.ts';
import { pefsFor } from '../../prepare/pefs.ts';
import type { State } from '../../state.ts';
import { drive, encounter, said, scene, stateOf, test } from '../../testing.ts';
import { comeInCars, GANG_CARS } from './crews.ts';
import { AT_WHEEL, type Car, inSeat, ROAD, vehicleIn, withCars } from '../testing.ts';

const escape: unknown = allThingsZombie.examples['escape-by-car'];
const preparing = (left: string[]) => ({
  do: 'prepare',
  left,
  entering: ['a1', 'a2'],
  paces: {},
  meeting: [],
  placed: 0,
});
/** A band of two before the table, with a Sedan. */
const atEdge = () =>
  scene({
    ...withCars([{ id: 'car-a', here: false, speed: 0 }], {
      kind: 'search',
      pieces: [ROAD],
      band: [
        { x: 0, y: 0, fate: 'waiting' },
        { x: 0, y: 0, fate: 'waiting', star: false },
      ],
    }),
    doing: [preparing(['enter']) as never],
  });

test('ATZ.VMOVE.1 ATZ.ZGEN.2 a band comes on in its vehicle, as far as a full move and at any speed', () => {
  const m = atEdge();
  expect(m.asked()).toMatchObject({ rule: 'ATZ.ZGEN.2', options: ['a1', 'a2', ''] });
  m.answer('a', 'a1').answer('a', ['a2']);
  expect(m.refused('a', { x: 18, y: 25, facing: 90 })).toMatchObject({ rule: 'ATZ.ZGEN.2' });
  m.answer('a', { x: 18, y: 12, facing: 90 } as never);
  expect(m.match.request).toMatchObject({ kind: 'amount', rule: 'ATZ.VMOVE.1', min: 0, max: 16 });
  m.answer('a', 14);
  expect(vehicleIn(encounter(m), 'car-a')).toMatchObject({
    here: true,
    x: 18,
    y: 12,
    facing: 90,
    speed: 14,
    running: true,
  });
  expect(encounter(m).humans.map(({ fate, aboard }) => [fate, aboard])).toEqual([
    ['here', { vehicle: 'car-a', seat: 0 }],
    ['here', { vehicle: 'car-a', seat: 1 }],
  ]);
});

test('ATZ.ZGEN.2 where only a spot off the road is free it is offered; where none is, the band comes on foot', () => {
  const come = (free: number) => {
    const wall = {
      ...ROAD,
      id: 'rocks',
      looks: 'rock',
      kind: 'impassable',
      height: 3,
      outline: [
        [0, 0],
        [36 - free, 0],
        [36 - free, 20],
        [0, 20],
      ],
    };
    const street = {
      ...ROAD,
      outline: [
        [0, 12.5],
        [36, 12.5],
        [36, 16],
        [0, 16],
      ],
    };
    return scene({
      ...withCars([{ id: 'car-a', here: false, speed: 0 }], {
        kind: 'search',
        pieces: [wall, street] as never,
        band: [{ x: 0, y: 0, fate: 'waiting' }],
      }),
      doing: [{ ...preparing(['enter']), entering: ['a1'] } as never],
    });
  };
  const narrow = come(6).answer('a', 'a1');
  const places = (narrow.match.request as unknown as { suggestions: { x: number; y: number }[] }).suggestions;
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(({ x }) => x > 30)).toBe(true);
  const none = come(1);
  expect(said(none, 'atz.come.no-room')).toHaveLength(1);
  expect(none.asked()).toMatchObject({ rule: 'ATZ.PEF.4' });
});

test('ATZ.ZGEN.2 or on foot, and the vehicle stays where it is', () => {
  const m = atEdge().answer('a', '');
  expect(m.match.request).toMatchObject({ kind: 'place', rule: 'ATZ.PEF.4' });
  expect(vehiclesHere(encounter(m))).toEqual([]);
});

test('ATZ.FIRST.19 in Escape! a vehicle doubles the PEFs; one that was brought and is not used does not', () => {
  const of = (setup: unknown): number =>
    pefsFor((Match.start(allThingsZombie, setup, { seed: 's' }).state as State).encounter);
  expect([of(escape), of(allThingsZombie.examples['escape'])]).toEqual([3, 3]); // nobody has come on yet
  const withCar = (car: Car): number =>
    pefsFor(stateOf(withCars([car], { kind: 'escape', band: [AT_WHEEL] })).encounter);
  expect([withCar({}), withCar({ here: false, leftWith: 'a' }), withCar({ here: false })]).toEqual([6, 6, 3]);
  expect([withCar({ keys: 'none' }), withCar({ owner: null })]).toEqual([3, 3]);
  expect(pefsFor(stateOf(withCars([{}], { kind: 'search', band: [AT_WHEEL] })).encounter)).toBe(3);
});

test('ATZ.FIRST.19 Gangers who are met then have vehicles too, six to a car', () => {
  const people = Array.from({ length: 7 }, (_, i) => ({
    x: 10 + i,
    y: 30,
    class: 'ganger' as const,
    rep: i === 3 ? 5 : 3,
  }));
  const spec = { band: [{ x: 18, y: 4 }], strangers: [{ attitude: 'neutral' as const, people }] };
  const run = drive(spec, [[2], [6]], function* (t) {
    const gang = t.state.encounter.sides.find(({ id }) => id === 'people-1') as never;
    yield* comeInCars(t, gang, { x: 14, y: 30, level: 0 }, GANG_CARS);
  });
  expect(run.asked).toEqual(['ATZ.RES.8 1d6', 'ATZ.RES.8 1d6']);
  expect(run.encounter.vehicles.map(({ fuel, owner, running }) => [fuel, owner, running])).toEqual([
    [3, 'people-1', true],
    [1, 'people-1', true],
  ]);
  expect(run.encounter.humans.filter(({ aboard }) => aboard?.seat === 0).map(({ rep }) => rep)).toEqual(
    [5, 3].filter((rep) => rep > 0),
  );
  expect(run.encounter.humans.filter(({ aboard }) => aboard !== null)).toHaveLength(7);
});

test('ATZ.EVENT.6 the keys of a vehicle in use were left in it: anybody can start it', () => {
  const event = EVENTS[6];
  const parked = stateOf(withCars([{ speed: 0, running: false }], { band: [{ x: 4, y: 4 }] })).encounter;
  const driven = stateOf(withCars([{}], { band: [AT_WHEEL] })).encounter;
  expect([event?.can(parked), event?.can(driven), event?.can(stateOf({ band: [{ x: 4, y: 4 }] }).encounter)]).toEqual([
    true,
    false,
    false,
  ]);
  const police = { band: [{ x: 4, y: 4 }], strangers: [{ attitude: 'neutral' as const, people: [{ x: 9, y: 30 }] }] };
  const theirs = stateOf(withCars([{ owner: 'people-1', speed: 0, running: false }], police)).encounter;
  expect(event?.can(theirs)).toBe(false);
  const m = scene({
    ...withCars([{ speed: 0, running: false }], { band: [{ x: 4, y: 4 }] }),
    doing: [{ do: 'random-event', total: 6, stage: 0, who: null }],
  });
  expect(vehicleIn(encounter(m)).keys).toBe('inside');
  expect(said(m, 'atz.event.6')).toHaveLength(1);
});

test('ATZ.EVENT.18 ATZ.VCOMB.27 ATZ.VCOMB.29 who disappears leaves the wheel to somebody else, or the car to itself', () => {
  const gone = (people: readonly object[], answers: readonly (readonly number[] | string)[]) =>
    drive(
      withCars([{ speed: 8 }], {
        band: people as never,
        pieces: [ROAD],
        doing: [{ do: 'random-event', total: 15, stage: 0, who: null }],
      }),
      answers,
    );
  const alone = gone([AT_WHEEL], [[2]]);
  expect(alone.asked).toEqual(['ATZ.VCOMB.29 1d6']);
  expect([alone.encounter.humans[0]?.fate, vehicleIn(alone.encounter).speed]).toEqual(['lost', 0]);
  // Nobody else is up: it is the driver who disappears, and the other one has nobody to help.
  const down = gone([AT_WHEEL, { ...inSeat(1), star: false, status: 'stunned' }], [[6]]);
  expect([down.told.includes('ATZ.VCOMB.29 atz.wheel.veers'), vehicleIn(down.encounter).speed]).toEqual([true, 0]);
});

test('ATZ.LEAVE.6 ATZ.VREACT.9 over the edge is off the table, with everybody in it', () => {
  const m = scene({
    ...withCars([{ x: 30 }], { band: [AT_WHEEL, { ...inSeat(1), star: false }], pieces: [ROAD] }),
    doing: [{ do: 'drive', vehicle: 'car' }],
  });
  m.answer('a', 'drive:car').answer('a', { to: { x: 36, y: 18 } });
  expect(vehicleIn(encounter(m)).here).toBe(false);
  expect(encounter(m).humans.map(({ fate }) => fate)).toEqual(['left', 'left']);
});

test('ATZ.FIRST.15 in Escape! a vehicle that drives off the right section is through, and comes back', () => {
  const cross = (y: number) => {
    const m = scene({
      ...withCars([{ id: 'car-a', x: 30, y }], {
        kind: 'escape',
        band: [{ ...AT_WHEEL, aboard: { vehicle: 'car-a', seat: 0 } }],
        pieces: [ROAD],
      }),
      doing: [{ do: 'drive', vehicle: 'car-a' }],
    });
    m.answer('a', 'drive:car-a').answer('a', { to: { x: 36, y } });
    return encounter(m);
  };
  expect(cross(6).humans[0]?.fate).toBe('waiting'); // section 9
  expect(cross(18).humans[0]?.fate).toBe('left');
});

test('ATZ.VEH.1 ATZ.VEH.6 a set-up says what each band drives: with keys and Fuel, and not on the table yet', () => {
  const enc = newEncounter({
    kind: 'search',
    day: 40,
    area: 'rural',
    dayPart: 'daytime',
    table: { kind: 'ready', table: 'farm' } as never,
    bands: { a: [] as never },
    vehicles: { a: 'rv' },
  });
  expect(enc.vehicles.find(({ id }) => id === 'car-a')).toMatchObject({
    type: 'rv',
    here: false,
    keys: 'held',
    owner: 'players',
    fuel: 8,
  });
});
