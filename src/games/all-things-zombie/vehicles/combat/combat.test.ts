import { expect } from 'vitest';
import { humanOf } from '../../figures.ts';
import {
  block,
  type Driven,
  drive,
  encounter,
  type Said,
  said,
  scene,
  type SceneSpec,
  stateOf,
  test,
  zombie,
} from '../../testing.ts';
import { unsound } from '../../sound.ts';
import type { Encounter } from '../../state.ts';
import { acting, AT_WHEEL, type Car, driven, inSeat, ROAD, rolling, vehicleIn, withCars } from '../testing.ts';

const SEEN = (enc: Encounter): void => {
  const ids = enc.humans.map(({ id }) => id).sort();
  enc.sighted = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => `${a} ${b}`));
};
const foe = (x: number, y: number, more = {}) => [{ attitude: 'enemy' as const, people: [{ x, y, ...more }] }];
/** A Sedan on the road that drives 12" ahead, with these in its way. */
const straight = (spec: SceneSpec, answers: readonly Said[], car: Car = {}): Driven =>
  driven(withCars([{ x: 8, ...car }], { band: [AT_WHEEL], pieces: [ROAD], change: SEEN, ...spec }), [
    'drive:car',
    { to: { x: 20, y: 18 } } as never,
    ...answers,
  ]);
const six = (n: number): number[] => Array.from({ length: n }, () => 6);
const hits = (n: number): number[] => Array.from({ length: n }, () => 1);

test('ATZ.VCOMB.1 ATZ.VCOMB.2 ATZ.VCOMB.15 running somebody over is a Charge into Melee; hit and outweighed, it is the end', () => {
  const run = straight({ strangers: foe(15, 18) }, [[1, 1, 1], [6, 6, 6], hits(5), [6]]);
  expect(run.asked.slice(2)).toEqual(['ATZ.CHARGE.8 3d6', 'ATZ.CHARGE.8 3d6', 'ATZ.VCOMB.13 5d6', 'ATZ.VCOMB.13 1d6']);
  expect(run.told).toContain('ATZ.VCOMB.2 atz.run-down.hit');
  expect(humanOf(run.encounter, 'n1').status).toBe('od');
  expect(vehicleIn(run.encounter)).toMatchObject({ x: 20, speed: 12 });
});

test('ATZ.VCOMB.3 who passes more may fire, and lands 3" to the side, on the ground in Carry On', () => {
  const dodged = (die: number, guns: 'P'[] = []): Driven =>
    straight({ strangers: foe(15, 18, { guns }) }, [[6, 6, 6], [1, 1, 1], ...(guns.length > 0 ? [[1, 2]] : []), [die]]);
  expect(humanOf(dodged(3).encounter, 'n1')).toMatchObject({ x: 15, y: 15, prone: true, status: 'carry-on' });
  expect(humanOf(dodged(4).encounter, 'n1')).toMatchObject({ x: 15, y: 21, prone: true });
  expect(vehicleIn(dodged(3).encounter).x).toBe(20);
  expect(dodged(3, ['P']).told).toContain('ATZ.VCOMB.3 atz.run-down.dodges');
});

test('ATZ.VCOMB.4 with as many passed the target fires one shot and is hit', () => {
  const run = straight({ strangers: foe(15, 18, { guns: ['P'] }) }, [[1, 6, 6], [1, 6, 6], [1], hits(5), [6]]);
  expect(run.asked[4]).toBe('ATZ.SHOOT.6 1d6');
  expect(run.told).toContain('ATZ.VCOMB.4 atz.run-down.hit');
  expect(humanOf(run.encounter, 'n1').status).toBe('od');
});

test('ATZ.VCOMB.14 ATZ.ITEM.16 a wreck counts as a building of DV 1; what lay in a vehicle lies in its wreck, out of reach', () => {
  const wrecked = (answers: readonly Said[]) =>
    driven(
      withCars(
        [
          { x: 8, items: ['food'] },
          { id: 'other', name: 'Other', type: 'bus', x: 20, y: 18, facing: 90, state: 'destroyed' },
        ],
        {
          band: [AT_WHEEL],
          pieces: [ROAD],
        },
      ),
      ['drive:car', { to: { x: 20, y: 18 } } as never, ...answers],
    );
  const won = wrecked([hits(5), six(3)]);
  expect(won.asked.slice(2)).toEqual(['ATZ.VCOMB.13 5d6', 'ATZ.VCOMB.13 3d6']);
  expect(vehicleIn(won.encounter)).toMatchObject({ state: 'whole', speed: 0 });
  const lost = wrecked([six(5), hits(3), [6], [1, 1], [1, 1, 1, 1]]);
  expect(vehicleIn(lost.encounter)).toMatchObject({ state: 'overturned', items: ['food'] });
});

const crowd = (...xs: number[]) => xs.map((x) => ({ x, y: 18, facing: 180 }));

test('ATZ.X.71 ATZ.ZMELEE.7 ATZ.ZMELEE.8 four zombies together roll four dice, and a Sedan that loses by two rolls over', () => {
  const run = straight({ zombies: crowd(13, 15, 17, 19) }, [[1, 1, 1], [1, 6, 6, 6, 6], [1, 1, 1, 6], [6], [1, 1]]);
  expect(run.asked.slice(2, 6)).toEqual([
    'ATZ.CHARGE.8 3d6',
    'ATZ.VCOMB.13 5d6',
    'ATZ.VCOMB.13 4d6',
    'ATZ.VCOMB.17 1d6',
  ]);
  expect(vehicleIn(run.encounter)).toMatchObject({ state: 'overturned', running: false, speed: 0 });
  expect(run.encounter.zombies).toHaveLength(4);
  expect(humanOf(run.encounter, 'a1').aboard).toBeNull();
});

test('ATZ.ZMELEE.10 a vehicle driven through several meets them all at the last of them', () => {
  const run = straight({ zombies: crowd(13, 16, 19) }, [[1, 1, 1], hits(5), six(3)]);
  const order = run.told.filter((one) => /moved|ATZ.VCOMB.13|ZMELEE/.test(one));
  expect(order).toEqual([
    'ATZ.VMOVE.3 atz.drive.moved',
    'ATZ.VMOVE.3 atz.drive.moved',
    'ATZ.VMOVE.3 atz.drive.moved',
    'ATZ.ZMELEE.10 atz.run-down.zombies',
    'ATZ.VCOMB.13 atz.bash',
    'ATZ.VMOVE.3 atz.drive.moved',
  ]);
  expect(run.encounter.zombies).toEqual([]);
  expect(humanOf(run.encounter, 'a1').deeds.zombies).toBe(3);
});

test('ATZ.VCOMB.3 ATZ.ZMELEE.1 a zombie counts as passing one: a driver who passes none drives past it', () => {
  const run = straight({ zombies: crowd(15) }, [[6, 6, 6], [1]]);
  expect(run.encounter.zombies[0]).toMatchObject({ x: 15, y: 15, prone: true });
});

/** Two cars, one at each side: n1 drives the other one, which stands across or along. */
const ramming = (facing: number, answers: readonly Said[], star = false): Driven =>
  driven(
    withCars(
      [{ x: 8 }, { id: 'other', name: 'Other', type: 'suv', x: 17, y: 18, facing, owner: 'people-1', speed: 0 }],
      {
        band: [{ ...AT_WHEEL, star: false }],
        pieces: [ROAD],
        strangers: [{ attitude: 'enemy', people: [{ ...inSeat(0, 'other'), star, ...(star ? { seat: 'a' } : {}) }] }],
        change: SEEN,
      },
    ),
    ['drive:car', { to: { x: 20, y: 18 } } as never, ...answers],
  );

test('ATZ.VCOMB.9 ATZ.VCOMB.10 ATZ.VCOMB.16 ramming is a test between the drivers; the rammed vehicle that loses to a lighter one rolls over', () => {
  const run = ramming(90, [[1, 1, 1], [6, 6, 6], hits(5), six(6), [6], [1, 1]]);
  expect(run.asked.slice(2, 6)).toEqual([
    'ATZ.CHARGE.8 3d6',
    'ATZ.CHARGE.8 3d6',
    'ATZ.VCOMB.13 5d6',
    'ATZ.VCOMB.13 6d6',
  ]);
  expect(vehicleIn(run.encounter, 'other').state).toBe('overturned');
  expect(vehicleIn(run.encounter)).toMatchObject({ state: 'whole', speed: 0 });
});

test('ATZ.VCOMB.10 a Star who is rammed may drive into the charger instead', () => {
  const run = ramming(90, [[1, 1, 1], [6, 6, 6], 'bash-back', hits(6), six(5)], true);
  expect(run.asked[4]).toBe('ATZ.VCOMB.10 bash-back take-it');
  expect(vehicleIn(run.encounter).state).toBe('destroyed');
  expect(humanOf(run.encounter, 'a1').status).toBe('od');
});

test('ATZ.VCOMB.11 a driver who passes more gets out of the way, and the charger goes on past', () => {
  const run = ramming(90, [
    [6, 6, 6],
    [1, 1, 1],
  ]);
  expect(run.told).toContain('ATZ.VCOMB.11 atz.ram.misses');
  expect([vehicleIn(run.encounter).state, vehicleIn(run.encounter, 'other').state]).toEqual(['whole', 'whole']);
});

test('ATZ.VCOMB.12 with as many passed it rams if its head strikes a side, and misses otherwise', () => {
  expect(ramming(90, [[1, 6, 6], [1, 6, 6], hits(5), six(6), [6], [1, 1]]).told).toContain('ATZ.VCOMB.12 atz.ram.hits');
  expect(
    ramming(180, [
      [1, 6, 6],
      [1, 6, 6],
    ]).told,
  ).toContain('ATZ.VCOMB.12 atz.ram.misses');
});

const bash = (spec: SceneSpec, answers: readonly Said[], car: Car, against: object, by: string | null = null): Driven =>
  drive({ ...withCars([car], spec), doing: [{ do: 'bash', vehicle: 'car', against, by } as never] }, answers);
const two = [AT_WHEEL, { ...inSeat(1), star: false }];
const parked = (car: Car): Car => ({ id: 'other', name: 'Other', x: 24, owner: null, ...car });

const exploding = (): SceneSpec => ({
  ...withCars([{ type: 'suv' }, parked({})], { band: [AT_WHEEL, { ...inSeat(0, 'other'), star: false }] }, true),
  doing: [{ do: 'bash', vehicle: 'car', against: { what: 'vehicle', id: 'other' }, by: null }],
});

test('ATZ.VCOMB.15 ATZ.ZGEN.8 nobody sits in a wreck while people roll for who hears it', () => {
  const state = stateOf(exploding());
  expect(() => drive(state, [hits(6), six(5)])).toThrow('ATZ.ZGEN.8');
  expect(unsound(state)).toBeNull();
});

test('ATZ.VCOMB.13 ATZ.VCOMB.15 ATZ.ZGEN.8 more successes and more weight: it explodes, with all inside, and is heard', () => {
  const run = drive(exploding(), [hits(6), six(5), hits(6)]);
  expect(run.asked).toEqual(['ATZ.VCOMB.13 6d6', 'ATZ.VCOMB.13 5d6', 'ATZ.ZGEN.8 6d6']);
  expect(vehicleIn(run.encounter, 'other').state).toBe('destroyed');
  expect(humanOf(run.encounter, 'a2')).toMatchObject({ status: 'od', aboard: null });
  expect(run.encounter.noises).toMatchObject([{ x: 24, y: 18, shots: 6 }]);
});

test('ATZ.VCOMB.16 ATZ.VCOMB.17 against as much weight it rolls over at the end of its move: one roll at Impact 3 for everybody in it', () => {
  const doing = [
    rolling({ steps: [{ do: 'go', inches: 4 }] }),
    { do: 'bash', vehicle: 'car', against: { what: 'figures', ids: ['z1'] }, by: 'a1' } as never,
  ];
  const run = drive({ ...withCars([{ speed: 8 }], { band: two, zombies: [{ x: 30, y: 30 }] }), doing }, [
    six(5),
    [1],
    [6],
    [1, 1],
    [6],
    [1, 1],
  ]);
  expect(run.asked.filter((one) => one.startsWith('ATZ.VCOMB'))).toEqual([
    'ATZ.VCOMB.13 5d6',
    'ATZ.VCOMB.13 1d6',
    'ATZ.VCOMB.17 1d6',
    'ATZ.VCOMB.17 1d6',
  ]);
  expect(vehicleIn(run.encounter)).toMatchObject({ x: 22, state: 'overturned' });
  const damage = run.events.filter(({ key }) => key === 'atz.damage').map(({ params }) => params['impact']);
  expect(damage).toEqual([3, 3]);
});

test('ATZ.VCOMB.18 as many successes are a near miss: half its speed, away', () => {
  const doing = [
    rolling({ steps: [{ do: 'go', inches: 6 }] }),
    { do: 'bash', vehicle: 'car', against: { what: 'vehicle', id: 'other' }, by: null } as never,
  ];
  const run = drive({ ...withCars([{ speed: 8 }, parked({})], { band: two }), doing }, [six(5), six(5)]);
  expect(run.told).toContain('ATZ.VCOMB.18 atz.bash.near-miss');
  const { x, y, state, speed } = vehicleIn(run.encounter);
  expect([Math.hypot(x - 18, y - 18), state, speed]).toEqual([expect.closeTo(4, 2), 'whole', 8]);
});

const house = {
  id: 'house',
  name: 'House',
  outline: [
    [22, 12],
    [32, 12],
    [32, 24],
    [22, 24],
  ] as [number, number][],
  height: 3,
  tags: { defence: 1 },
};

test('ATZ.VCOMB.19 ATZ.VCOMB.14 a building that loses has a hole as wide as the vehicle, which stops there', () => {
  const run = bash(
    { band: two, buildings: [house] },
    [hits(5), six(3)],
    { speed: 8, x: 20 },
    { what: 'building', id: 'house' },
  );
  expect(run.asked).toEqual(['ATZ.VCOMB.13 5d6', 'ATZ.VCOMB.13 3d6']);
  const [hole] = run.encounter.changes.holes ?? [];
  expect(hole).toMatchObject({ in: 'house', level: 0, from: { x: 22 }, to: { x: 22 } });
  expect(Math.abs((hole?.to.y ?? 0) - (hole?.from.y ?? 0))).toBeCloseTo(1.75, 2);
  expect(vehicleIn(run.encounter)).toMatchObject({ state: 'whole', speed: 0 });
});

const shot = (die: number, gun: 'BAP' | 'AR' | 'SG' = 'AR', more: readonly Said[] = []) => {
  const band = [{ x: 10, y: 18, guns: [gun], facing: 0 }];
  const spec = { band, strangers: [{ attitude: 'enemy' as const, people: [{ ...inSeat(0), rep: 4 }] }], change: SEEN };
  const m = acting(withCars([{ owner: 'people-1' }], spec));
  m.answer('a', 'fire-at-vehicle:a1:0:car').answer('a', [die]);
  for (const answer of more) m.answer('a', answer as never);
  return m;
};

test('ATZ.VCOMB.24 a die and the Target Rating: 8 or more hits, less does nothing and calls for no test', () => {
  const missed = shot(4);
  expect(said(missed, 'atz.vehicle.missed')).toMatchObject([{ total: 7 }]);
  expect(encounter(missed).pending).toEqual([]);
  expect(missed.asked().rule).toBe('ATZ.ACT.1');
  expect(said(shot(5), 'atz.vehicle.hit')).toMatchObject([{ total: 8 }]);
});

test('ATZ.VCOMB.24 ATZ.VCOMB.25 ATZ.VCOMB.26 a hit is a Bash with twice the Impact; undamaged it does not move, and its driver takes Received Fire', () => {
  const m = shot(5);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.VCOMB.13', count: 5 });
  m.answer('a', [1, 1, 6, 6, 6]);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.VCOMB.13', count: 6 });
  m.answer('a', [1, 1, 6, 6, 6, 6]);
  expect(said(m, 'atz.bash.unhurt')).toHaveLength(1);
  expect(vehicleIn(encounter(m))).toMatchObject({ x: 18, y: 18, state: 'whole' });
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.REACT.3' });
});

/** z1 comes for somebody in a vehicle, in the phase of the dead. */
const dead = (car: Car, zombies: SceneSpec['zombies'], band: SceneSpec['band'] = [AT_WHEEL]) =>
  scene({
    ...withCars([car], { band, zombies: zombies ?? [], change: (enc) => enc.sides.forEach((side) => (side.die = 3)) }),
    doing: [{ do: 'dead-phase', left: null }],
  });
const near = { x: 18, y: 22, facing: 270 };

test('ATZ.ZMELEE.6 ATZ.ZMELEE.9 zombies within 6" charge a vehicle that stands, and fight those inside through its windows', () => {
  const m = dead({}, [near]);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.CHARGE.8', count: 3 });
  m.answer('a', [1, 1, 1]);
  expect(zombie(m, 'z1')?.y).toBeCloseTo(19.475, 2);
  expect(encounter(m).melees).toMatchObject([{ sides: [{ who: 'z1' }, { who: 'a1' }] }]);
  expect(said(dead({}, [{ ...near, y: 25.5 }]), 'atz.dead.charge')).toEqual([]);
});

test('ATZ.VCOMB.5 ATZ.VCOMB.6 who charges a moving vehicle and does not pass more is struck by it', () => {
  const m = dead({ speed: 7 }, [near]);
  m.answer('a', [1, 6, 6]); // one die passed, as the zombie has
  expect(said(m, 'atz.leap.struck')).toMatchObject([{ figures: 1 }]);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.VCOMB.13', count: 5 });
  m.answer('a', [1, 1, 1, 1, 1]).answer('a', [6]);
  expect(encounter(m).zombies).toEqual([]);
});

test('ATZ.ZMELEE.7 all who are struck together add their dice', () => {
  const m = dead({ speed: 7 }, [near, { x: 17, y: 22, facing: 270 }, { x: 19.5, y: 22, facing: 270 }]);
  m.answer('a', [1, 1, 1]).answer('a', [1, 1, 1, 1, 1]);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.VCOMB.13', count: 3 });
});

test('ATZ.VCOMB.7 ATZ.VCOMB.8 who passes more jumps on and fights through the window, and falls off when it loses', () => {
  const m = dead({ speed: 7 }, [near]);
  m.answer('a', [6, 6, 6]);
  expect(said(m, 'atz.leap.on')).toMatchObject([{ unit: 'z1', target: 'a1' }]);
  expect(zombie(m, 'z1')).toMatchObject({ rides: 'car', x: 18, y: 18 });
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.MELEE.1' });
  m.answer('a', [6, 6, 6]).answer('a', [1, 1, 1]).answer('a', [5]);
  expect(said(m, 'atz.leap.falls')).toMatchObject([{ unit: 'z1' }]);
  expect(zombie(m, 'z1')).toMatchObject({ rides: null, prone: true });
});

test('ATZ.ZMELEE.6 passengers test as usual', () => {
  const m = dead(
    { speed: 0 },
    [{ ...near, y: 21 }],
    [{ ...AT_WHEEL }, { ...inSeat(1), star: false, class: 'citizen' }],
  );
  expect(m.match.request).toMatchObject({ rule: 'ATZ.CHARGE.18' });
});

test('ATZ.VCOMB.5 people may charge a moving vehicle, too', () => {
  const band = [{ x: 18, y: 22.5, facing: 270 }];
  const m = acting(
    withCars([{ speed: 7, owner: 'people-1' }], {
      band,
      strangers: [{ attitude: 'enemy', people: [inSeat(0)] }],
      change: SEEN,
    }),
  );
  m.answer('a', 'charge:a1:n1');
  m.answer('a', [1, 6, 6]).answer('a', [1, 1, 6]);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.VCOMB.13', count: 5 });
});

test('ATZ.MOVE.24 a crash into a wall that wins is the end of a vehicle that is lighter', () => {
  const wall = block('wall', [24, 10, 1, 16], { height: 3, kind: 'impassable' });
  const run = drive(
    {
      ...withCars([{ type: 'motorcycle', x: 14 }], { band: [{ ...AT_WHEEL, star: false }], pieces: [wall] }),
      doing: [rolling({ steps: [{ do: 'go', inches: 12 }], as: 'loose' })],
    },
    [[1, 6, 6]],
  );
  expect(vehicleIn(run.encounter).state).toBe('destroyed');
});
