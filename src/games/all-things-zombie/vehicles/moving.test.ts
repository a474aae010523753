import { expect } from 'vitest';
import type { Placed } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { duckBack } from '../move/duck.ts';
import { humanOf } from '../figures.ts';
import type { Encounter } from '../state.ts';
import { block, drive, type SceneSpec, stateOf, test } from '../testing.ts';
import { driveByRule } from './driving/npc.ts';
import { stopRolling } from './driving/wheel.ts';
import { judgeDrive, plansFor, wayOf } from './plan.ts';
import { AT_WHEEL, type Car, inSeat, ROAD, rolling, vehicleIn, withCars } from './testing.ts';

const open = (car: Car, spec: SceneSpec = {}): Encounter =>
  stateOf(withCars([car], { band: [AT_WHEEL], pieces: [ROAD], ...spec })).encounter;

test('ATZ.VMOVE.8 ATZ.VMOVE.9 ATZ.VMOVE.10 a way of two points is a turn before, one halfway and none at the end', () => {
  const way: Placed[] = [
    { x: 13, y: 13 },
    { x: 13, y: 17 },
  ];
  const planOf = (type: 'atv' | 'sedan' | 'bus') => {
    const enc = open({ type, x: 10, y: 10 });
    return judgeDrive(enc, vehicleIn(enc), way).plan;
  };
  const { before, halfway, end, speed } = planOf('atv');
  expect([before, halfway, end]).toEqual([45, 45, 0]);
  expect(speed).toBeCloseTo(8.2, 1);
  expect(planOf('sedan')).toMatchObject({ before: 0, halfway: 45 });
  expect(planOf('bus')).toMatchObject({ before: 0, halfway: 0 });
});

test('ATZ.VMOVE.5 ATZ.VMOVE.8 each move that is offered ends where the vehicle then stands', () => {
  for (const type of ['atv', 'sedan', 'bus'] as const) {
    const enc = open({ type, x: 18, y: 18, facing: 30 });
    const plans = plansFor(enc, vehicleIn(enc)).filter(({ swept }) => swept.stopped === null);
    expect(plans.length).toBeGreaterThan(3);
    for (const judged of plans) {
      const last = wayOf(vehicleIn(enc), judged).at(-1) as Placed;
      expect(apart(last, judged.swept.end)).toBeLessThan(0.01);
      expect(last.facing).toBe(judged.swept.end.facing);
    }
  }
});

test('ATZ.VCOMB.7 ATZ.VMOVE.6 who hangs on comes along and fights on; who only fought at its windows is left behind', () => {
  const side = (who: string) => ({ who });
  const { encounter: enc } = drive(
    {
      ...withCars([{ x: 10 }], {
        band: [AT_WHEEL, { x: 30, y: 30, star: false }],
        pieces: [ROAD],
        zombies: [
          { x: 10, y: 19.5, rides: 'car' },
          { x: 10, y: 16.5 },
          { x: 31, y: 30 },
        ],
        strangers: [{ attitude: 'enemy', people: [inSeat(-1)] }],
      }),
      doing: [rolling({ steps: [{ do: 'go', inches: 3 }] })],
      change: (now) => {
        withCars([{ x: 10 }]).change?.(now);
        now.melees = ['z1', 'z2', 'n1'].map((who) => ({ sides: [side('a1'), side(who)] })) as never;
        now.melees.push({ sides: [side('a2'), side('z3')] } as never);
        now.sighted = ['a1 n1', 'a2 n1'];
      },
    },
    [],
    null,
    ['reactions', 'melee', 'in-sight'],
  );
  expect(enc.melees.map(({ sides }) => sides.map(({ who }) => who).join(' '))).toEqual(['a1 z1', 'a1 n1', 'a2 z3']);
});

test('ATZ.VMOVE.6 ATZ.VCOMB.16 a wreck and a car that has left the table roll no farther', () => {
  for (const car of [{ state: 'overturned' }, { here: false }] as const) {
    const { encounter: enc } = drive(
      {
        ...withCars([{ x: 10, ...car }], { band: [{ x: 4, y: 4 }], pieces: [ROAD] }),
        doing: [rolling({ steps: [{ do: 'go', inches: 5 }] })],
      },
      [],
    );
    expect(vehicleIn(enc).x).toBe(10);
  }
});

test('ATZ.VCOMB.27 only the car whose wheel is lost stops what it was doing', () => {
  const enc = open({});
  enc.doing.push(
    rolling({ steps: [{ do: 'go', inches: 5 }] }),
    rolling({ vehicle: 'other', steps: [{ do: 'go', inches: 4 }] }),
  );
  stopRolling(enc, vehicleIn(enc));
  expect(enc.doing.slice(-2).map((one) => (one as { steps: unknown[] }).steps.length)).toEqual([0, 1]);
});

test('ATZ.VREACT.5 a driver who is active and slow needs no Challenge to turn away, whatever other cars do', () => {
  const asked = (vehicle: string, speed: number) =>
    drive(
      {
        ...withCars([{ speed }], {
          band: [AT_WHEEL],
          pieces: [ROAD],
          strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 26 }] }],
          change: (enc) => void (enc.sighted = ['a1 n1']),
        }),
        doing: [rolling({ vehicle, steps: [], speed })],
      },
      vehicle === 'car' && speed <= 8 ? [] : [[1, 1]],
      function* (t) {
        yield* [];
        duckBack(t, humanOf(t.state.encounter, 'a1'), ['n1']);
      },
    ).asked;
  expect(asked('car', 8)).toEqual([]);
  expect(asked('car', 9)).toEqual(['ATZ.CHAL.7 2d6']);
});

test('ATZ.VCOMB.27 people whom nobody plays help themselves to the wheel without a question', () => {
  const { encounter: enc, asked } = drive(
    {
      ...withCars([{ speed: 4, owner: 'people-1' }], {
        band: [{ x: 4, y: 4 }],
        pieces: [ROAD],
        strangers: [{ attitude: 'enemy', people: [{ ...inSeat(0), status: 'oof' }, inSeat(1)] }],
        change: (now) => void (now.sighted = ['a1 n1', 'a1 n2']),
      }),
      doing: [{ do: 'driver-down', vehicle: 'car' }],
    },
    [[1, 1]],
  );
  expect(asked).toEqual(['ATZ.CHAL.7 2d6']);
  expect([humanOf(enc, 'n2').aboard?.seat, humanOf(enc, 'n1').aboard?.seat, vehicleIn(enc).x]).toEqual([0, 1, 20]);
});

test('ATZ.NPC.4 Enemies at the wheel go for the nearest who can still fight', () => {
  const state = stateOf(
    withCars([{ x: 18, y: 6, facing: 90, owner: 'people-1' }], {
      band: [
        { x: 18, y: 14, status: 'oof', prone: true },
        { x: 18, y: 24, star: false },
      ],
      pieces: [ROAD],
      strangers: [{ attitude: 'enemy', people: [inSeat(0)] }],
    }),
  );
  const driver = humanOf(state.encounter, 'n1');
  const judged = driveByRule(state, vehicleIn(state.encounter), driver, false, 'attack');
  expect(judged?.swept.strikes.map(({ id }) => id)).toContain('a2');
});

test('ATZ.VCOMB.16 a car that rolls over goes on for the rest of its move, but not through a wall', () => {
  const wall = block('wall', [22, 10, 2, 16], { height: 3, kind: 'impassable' } as never);
  const over = (pieces: SceneSpec['pieces']) =>
    drive(
      {
        ...withCars([{ x: 12 }], {
          band: [{ ...AT_WHEEL, star: false }],
          pieces: pieces ?? [],
          zombies: [{ x: 14.4, y: 18 }],
        }),
        doing: [
          rolling({ steps: [{ do: 'go', inches: 10 }] }),
          { do: 'bash', vehicle: 'car', against: { what: 'figures', ids: ['z1'] }, by: 'a1' },
        ],
      },
      [[6, 6, 6, 6, 6], [1], [6], [1, 1]],
    ).encounter;
  expect(vehicleIn(over([ROAD])).x).toBe(22);
  expect(vehicleIn(over([ROAD, wall])).x).toBeCloseTo(20, 1);
});
