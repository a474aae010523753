import { expect } from 'vitest';
import { block, encounter, said, scene, test } from '../../testing.ts';
import { AT_WHEEL, type Car, driveDoing, driven, ROAD, rolling, vehicleIn, withCars } from '../testing.ts';

const WALL = (x: number) => block('wall', [x, 10, 1, 16], { height: 3, kind: 'impassable', blocksSight: true });
const band = [AT_WHEEL];
const at = (run: { encounter: Parameters<typeof vehicleIn>[0] }, id = 'car') => {
  const { x, y, facing, speed } = vehicleIn(run.encounter, id);
  return { x, y, facing, speed };
};
const asked = (cars: readonly Car[], spec = {}) => scene({ ...withCars(cars, { band, ...spec }), doing: [driveDoing] });

test('ATZ.VMOVE.3 ATZ.TERR.17 ATZ.VMOVE.5 its first speed from road to road, its second off it, and any distance up to that', () => {
  const off = asked([{}]).answer('a', 'drive:car');
  expect(off.refused('a', { to: { x: 27, y: 18 } })).toMatchObject({ rule: 'ATZ.VMOVE.5' });
  expect(at({ encounter: encounter(off.answer('a', { to: { x: 26, y: 18 } })) })).toEqual({
    x: 26,
    y: 18,
    facing: 0,
    speed: 8,
  });
  const on = asked([{}], { pieces: [ROAD] }).answer('a', 'drive:car');
  expect(vehicleIn(encounter(on.answer('a', { to: { x: 33, y: 18 } })))).toMatchObject({ x: 33, speed: 15 });
  const half = block('road', [0, 0, 24, 36], { height: 0, kind: 'normal', looks: 'road' } as never);
  const leaves = asked([{}], { pieces: [half] }).answer('a', 'drive:car');
  expect(leaves.refused('a', { to: { x: 27, y: 18 } })).toMatchObject({ rule: 'ATZ.VMOVE.5' });
  leaves.answer('a', { to: { x: 20.5, y: 18 } });
  expect(vehicleIn(encounter(leaves))).toMatchObject({ x: 20.5, speed: 2.5 });
});

test('ATZ.VMOVE.5 it may halt with its engine on, be turned off, or back straight up', () => {
  const halts = asked([{ speed: 8 }]).answer('a', 'stand:car');
  expect(vehicleIn(encounter(halts))).toMatchObject({ x: 18, speed: 0, running: true });
  expect(vehicleIn(encounter(asked([{ speed: 8 }]).answer('a', 'stop:car')))).toMatchObject({
    speed: 0,
    running: false,
  });
  const back = asked([{}]).answer('a', 'drive:car');
  expect(back.refused('a', { to: { x: 13, y: 18 } })).toMatchObject({ rule: 'ATZ.VMOVE.5' });
  back.answer('a', { to: { x: 15, y: 18 } });
  expect(vehicleIn(encounter(back))).toMatchObject({ x: 15, facing: 0, speed: 0 });
});

test('ATZ.VMOVE.8 rating A turns once, up to 45 degrees, at the end of its move', () => {
  const m = asked([{ type: 'bus', length: 6, x: 12 }], { pieces: [ROAD] }).answer('a', 'drive:car');
  m.answer('a', { to: { x: 17, y: 20, facing: 90 } }); // it goes straight, and turns as far as it may
  expect(at({ encounter: encounter(m) })).toEqual({ x: 17, y: 18, facing: 45, speed: 5 });
});

test('ATZ.VMOVE.9 rating B turns halfway and at the end', () => {
  const m = asked([{}], { pieces: [ROAD] }).answer('a', 'drive:car');
  m.answer('a', [
    { x: 21, y: 18 },
    { x: 23.121, y: 20.121, facing: 90 },
  ] as never);
  expect(at({ encounter: encounter(m) })).toEqual({ x: 23.121, y: 20.121, facing: 90, speed: 6 });
});

test('ATZ.VMOVE.10 rating C turns before it moves, halfway and at the end', () => {
  const m = asked([{ type: 'motorcycle' }], { pieces: [ROAD] }).answer('a', 'drive:car');
  m.answer('a', [
    { x: 20, y: 20 },
    { x: 20, y: 22.8, facing: 135 },
  ] as never);
  const { facing, x, y } = at({ encounter: encounter(m) });
  expect(facing).toBe(135);
  expect([Math.round(x), Math.round(y)]).toEqual([20, 23]);
});

/** A Sedan on the road that goes 10" with a turn halfway: 5 on, 45 degrees to the right, 5 on. */
const bend = [
  { x: 23, y: 18 },
  { x: 26.536, y: 21.536 },
] as never;
const bending = { ...withCars([{}], { band, pieces: [ROAD] }) };

test('ATZ.VMOVE.11 ATZ.VMOVE.12 a turn at more than half its top speed is a Physical Challenge', () => {
  const run = driven(bending, ['drive:car', bend, [4, 4]]);
  expect(run.asked).toEqual(['ATZ.VMOVE.5 drive:car stand:car stop:car', 'ATZ.VMOVE.5', 'ATZ.CHAL.7 2d6']);
  expect(at(run)).toMatchObject({ x: 26.536, y: 21.536, facing: 45 });
  const slow = driven(bending, [
    'drive:car',
    [
      { x: 22, y: 18 },
      { x: 24.828, y: 20.828 },
    ] as never,
  ]);
  expect(slow.asked).toHaveLength(2);
});

test('ATZ.VMOVE.13 failed, it goes 1d6" more before it turns', () => {
  const run = driven(bending, ['drive:car', bend, [5, 5], [3]]);
  expect(at(run)).toMatchObject({ x: 29.536, y: 21.536, facing: 45 });
  expect(run.told).toContain('ATZ.VMOVE.13 atz.drive.late');
});

test('ATZ.VMOVE.13 ATZ.VMOVE.15 that late it may have to turn again, or crash', () => {
  const post = block('post', [27.2, 17.5, 1, 1], { height: 3, kind: 'impassable' });
  const m = scene({ ...withCars([{}], { band, pieces: [ROAD, post] }), doing: [driveDoing] });
  m.answer('a', 'drive:car').answer('a', bend).answer('a', [5, 5]).answer('a', [3]);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.VMOVE.14', options: ['swerve:left', 'swerve:right', 'brace'] });
  m.answer('a', 'brace');
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.VCOMB.13' });
});

test('ATZ.VMOVE.20 one die passed at the wheel is rolled again at once, and counts for nothing then', () => {
  const again = driven(bending, ['drive:car', bend, [4, 5], [4, 5], [1]]);
  expect(again.told.filter((one) => one.startsWith('ATZ.VMOVE.1') || one.startsWith('ATZ.VMOVE.20'))).toEqual([
    'ATZ.VMOVE.20 atz.drive.again',
    'ATZ.VMOVE.11 atz.drive.fails',
    'ATZ.VMOVE.13 atz.drive.late',
    'ATZ.VMOVE.12 atz.drive.turns',
  ]);
  expect(at(driven(bending, ['drive:car', bend, [4, 5], [4, 4]]))).toMatchObject({ facing: 45, x: 26.536 });
});

test('ATZ.VMOVE.4 in the phase of its side a vehicle goes first, whatever the die and the driver’s Rep', () => {
  const m = scene({
    ...withCars([{}], {
      band: [{ ...AT_WHEEL, rep: 3 }],
      change: (enc) => enc.sides.forEach((side) => (side.die = 6)),
    }),
    doing: [{ do: 'phase', side: 'players', groups: null, passed: [] }],
  });
  expect(m.asked()).toMatchObject({ rule: 'ATZ.VMOVE.5', options: ['drive:car', 'stand:car', 'stop:car'] });
  m.answer('a', 'stand:car');
  expect(said(m, 'atz.menu')).toEqual([]);
  expect(encounter(m).doing.some((one) => one.do === 'activate')).toBe(false);
});

const deadPhase = (car: Car, turn = {}) =>
  scene({
    ...withCars([car], { band, ...turn, change: (enc) => enc.sides.forEach((side) => (side.die = 6)) }),
    doing: [{ do: 'phase', side: 'dead', groups: null, passed: [] }],
  });

test('ATZ.VMOVE.2 ATZ.VMOVE.6 in the first phase of another side it goes on as fast as it did, once a turn', () => {
  const moved = vehicleIn(encounter(deadPhase({ speed: 6 })));
  expect(moved).toMatchObject({ x: 24, speed: 6, coasted: 2 });
  expect(vehicleIn(encounter(deadPhase({ speed: 6, coasted: 2 }))).x).toBe(18);
  expect(vehicleIn(encounter(deadPhase({ speed: 0 }))).x).toBe(18);
});

test('ATZ.VMOVE.7 ATZ.VMOVE.14 inactive it turns only to avoid a crash, with a Physical Challenge at -1', () => {
  const m = deadPhase({ speed: 8 }, { pieces: [block('post', [24, 17, 1, 1], { height: 3, kind: 'impassable' })] });
  expect(m.asked()).toMatchObject({ rule: 'ATZ.VMOVE.14', options: ['swerve:left', 'swerve:right', 'brace'] });
  m.answer('a', 'swerve:right');
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.CHAL.7', count: 2 });
  m.answer('a', [3, 3]); // Rep 4, and 1 less
  const { facing, y } = vehicleIn(encounter(m));
  expect([facing > 0, y > 18]).toEqual([true, true]);
});

test('ATZ.VMOVE.15 ATZ.VCOMB.13 failed, it crashes into what is in the way', () => {
  const m = deadPhase({ speed: 8 }, { pieces: [block('post', [24, 17, 1, 1], { height: 3, kind: 'impassable' })] });
  m.answer('a', 'swerve:right').answer('a', [4, 6]);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.VCOMB.13', count: 5 });
  expect(vehicleIn(encounter(m))).toMatchObject({ x: 22, y: 18, facing: 0 });
});

const road = { pieces: [ROAD] };
const fast: Car = { x: 10, speed: 12 };

test('ATZ.VMOVE.16 a bootlegger turn is for five types, on the move, from lane to lane', () => {
  const offers = (car: Car, spec: object = road): string[] =>
    asked([{ ...fast, ...car }], spec)
      .asked()
      .options.filter((one) => one.startsWith('boot'));
  const both = ['bootlegger:car:left', 'bootlegger:car:right'];
  expect((['suv', 'sports-car', 'sedan', 'pickup', 'motorcycle'] as const).map((type) => offers({ type }))).toEqual([
    both,
    both,
    both,
    both,
    both,
  ]);
  expect((['atv', 'big-rig', 'bus', 'rv'] as const).map((type) => offers({ type }))).toEqual([[], [], [], []]);
  expect([offers({ speed: 0 }), offers({}, {})]).toEqual([[], []]);
  const lane = block('road', [0, 17, 36, 3], { height: 0, kind: 'normal', looks: 'road' } as never);
  expect(offers({}, { pieces: [lane] })).toEqual(['bootlegger:car:right']);
});

test('ATZ.VMOVE.17 ATZ.VMOVE.18 half its speed, a Challenge at -1, then a width to the side, round, and stopped', () => {
  const run = driven(withCars([fast], { band, ...road }), ['bootlegger:car:right', [3, 3]]);
  expect(run.asked[1]).toBe('ATZ.CHAL.7 2d6');
  expect(vehicleIn(run.encounter)).toMatchObject({ x: 16, y: 19.75, facing: 180, speed: 0, running: true });
});

test('ATZ.VMOVE.17 ATZ.VMOVE.19 failed, it skids half of the rest, turned to the left, and its engine dies', () => {
  const run = driven(withCars([fast], { band, ...road }), ['bootlegger:car:right', [4, 6]]);
  expect(vehicleIn(run.encounter)).toMatchObject({
    x: 19,
    y: 18,
    facing: 270,
    speed: 0,
    running: false,
    stalled: true,
  });
});

test('ATZ.VCOMB.30 a moving vehicle is heard as six shots, once a turn, where it sets off; one that stands with its engine on, too', () => {
  const heard = (answers: readonly (string | { x: number; y: number })[], car: Car = {}) =>
    driven(withCars([car], { band }, true), [...answers, ...(car.heard === 2 ? [] : [[1, 1, 1, 1, 1, 1]])] as never);
  const run = heard(['drive:car', { to: { x: 24, y: 18 } } as never]);
  expect(run.encounter.noises).toEqual([{ x: 18, y: 18, level: 0, shots: 6, turn: 2 }]);
  expect(run.asked.at(-1)).toBe('ATZ.VCOMB.30 6d6');
  expect(heard(['stand:car']).encounter.noises).toMatchObject([{ shots: 6 }]);
  expect(heard(['drive:car', { to: { x: 24, y: 18 } } as never], { heard: 2 }).encounter.noises).toEqual([]);
  expect(driven(withCars([{}], { band }, true), ['stop:car']).encounter.noises).toEqual([]);
});

test('ATZ.VREACT.2 ATZ.SIGHT.5 who comes into sight of those in a moving vehicle brings an In Sight test', () => {
  const wall = block('wall', [22, 20, 1, 14], { height: 3, kind: 'impassable', blocksSight: true });
  const foes = [{ attitude: 'enemy' as const, people: [{ x: 30, y: 30, facing: 225, guns: ['P' as const] }] }];
  const m = scene({
    ...withCars([{ x: 6 }], { band: [{ ...AT_WHEEL, guns: ['P'] }], pieces: [ROAD, wall], strangers: foes }),
    doing: [driveDoing],
  });
  m.answer('a', 'drive:car').answer('a', { to: { x: 22, y: 18 } });
  expect(said(m, 'atz.sight.begins')).toMatchObject([{ unit: 'a1', foe: 'n1' }]);
  const { x } = vehicleIn(encounter(m));
  expect([x > 6, x < 22]).toEqual([true, true]);
});

test('ATZ.VMOVE.13 a straight that is gone on late strikes what lies there', () => {
  const run = driven(
    withCars([{}], { band, pieces: [WALL(28)] }),
    [
      [1, 1, 1, 4, 4],
      [4, 4, 4],
    ],
    rolling({ steps: [{ do: 'go', inches: 12 }], as: 'loose' }),
  );
  expect(vehicleIn(run.encounter)).toMatchObject({ x: 26, speed: 0 });
});
