import { expect } from 'vitest';
import { Match } from '../../../../kernel/index.ts';
import { EVENTS } from '../../course/events.ts';
import { newEncounter } from '../../encounter.ts';
import { vehiclesHere } from '../../figures.ts';
import { allThingsZombie } from '../../index.ts';
import { pefsFor } from '../../prepare/pefs.ts';
import type { State } from '../../state.ts';
import { drive, encounter, said, scene, stateOf, test } from '../../testing.ts';
import { giveVehicles } from './gangers.ts';
import { AT_WHEEL, inSeat, ROAD, vehicleIn, withCars } from '../testing.ts';

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

test('ATZ.ZGEN.2 or on foot, and the vehicle stays where it is', () => {
  const m = atEdge().answer('a', '');
  expect(m.match.request).toMatchObject({ kind: 'place', rule: 'ATZ.PEF.4' });
  expect(vehiclesHere(encounter(m))).toEqual([]);
});

test('ATZ.FIRST.19 in Escape! a vehicle doubles the PEFs', () => {
  const of = (setup: unknown): number =>
    pefsFor((Match.start(allThingsZombie, setup, { seed: 's' }).state as State).encounter);
  expect([of(escape), of(allThingsZombie.examples['escape'])]).toEqual([6, 3]);
  expect(pefsFor(stateOf(withCars([{}], { kind: 'search', band: [AT_WHEEL] })).encounter)).toBe(3);
});

test('ATZ.FIRST.19 Gangers who are met then have vehicles too, six to a car', () => {
  const people = Array.from({ length: 7 }, (_, i) => ({
    x: 10 + i,
    y: 30,
    class: 'ganger' as const,
    rep: i === 3 ? 5 : 3,
  }));
  const run = drive({ band: [{ x: 18, y: 4 }], strangers: [{ attitude: 'neutral', people }] }, [], function* (t) {
    yield* [];
    giveVehicles(t, t.state.encounter.sides.find(({ id }) => id === 'people-1') as never, { x: 14, y: 30, level: 0 });
  });
  expect(run.encounter.vehicles).toHaveLength(2);
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
  const m = scene({
    ...withCars([{ speed: 0, running: false }], { band: [{ x: 4, y: 4 }] }),
    doing: [{ do: 'random-event', total: 6, stage: 0, who: null }],
  });
  expect(vehicleIn(encounter(m)).keys).toBe('inside');
  expect(said(m, 'atz.event.6')).toHaveLength(1);
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
