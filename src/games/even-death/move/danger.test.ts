import { expect } from 'vitest';
import { battle, block, herd, human, scene, type SceneSpec, test } from '../testing.ts';
import type { Morale } from '../words.ts';

const fires: NonNullable<SceneSpec['pieces']> = [
  block('fire', [14, 0, 2, 30], { kind: 'dangerous' }),
  block('mines', [17, 0, 1, 30], { kind: 'dangerous' }),
];
const far = { zombies: [[50, 50]] } as const;

test('EDM.DANGER.1 EDM.DANGER.4 one Psych Check for the whole Move; passed, nothing happens but to morale', () => {
  const m = scene({
    humans: [{ x: 13, y: 10, class: 'seasoned', perks: ['parkour'], morale: 'shaken' }],
    herds: [far],
    pieces: fires,
  });
  m.answer('a', 'move').answer('a', [{ x: 19, y: 10 }]);
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'EDM.PSYCH.8' });
  m.answer('a', [8]);
  expect(human(m, 'a1')).toMatchObject({ x: 19, vitality: 5, morale: 'willing' });
  expect(m.under('EDM.DANGER.1')).toHaveLength(1);
});

/** A human goes into the fire and fails its check. */
const burnt = (more: { morale?: Morale; vitality?: number }, x: number): ReturnType<typeof scene> =>
  scene({
    humans: [
      { x: 13, y: 10, ...more },
      { x: 2, y: 2 },
    ],
    herds: [far],
    pieces: fires,
  })
    .answer('a', 'a1')
    .answer('a', 'move')
    .answer('a', [{ x, y: 10 }])
    .answer('a', [1]);

test('EDM.DANGER.3 EDM.DANGER.4 failed, it takes a Wound without a roll, loses heart, and goes on', () => {
  const m = burnt({ morale: 'shaken' }, 16);
  expect(human(m, 'a1')).toMatchObject({ x: 16, y: 10, vitality: 3, morale: 'broken' });
  expect(battle(m).activation).toMatchObject({ unit: 'a1', actions: 1 });
});

test('EDM.DANGER.5 whoever dies of it does not turn', () => {
  const m = burnt({ vitality: 1 }, 15);
  expect(battle(m).humans.map(({ id }) => id)).toEqual(['a2']);
  expect(battle(m).herds).toHaveLength(1);
});

const three = {
  zombies: [
    [12.5, 10],
    [11, 10],
    [9.5, 10],
  ],
} as const;
const walking = (): ReturnType<typeof scene> =>
  scene({
    humans: [
      { x: 40, y: 40 },
      { x: 42, y: 40 },
    ],
    herds: [three],
    active: 'b',
    pieces: fires,
  })
    .answer('b', [3])
    .answer('b', 'move');

test('EDM.DANGER.2 EDM.ZOMBIE.6 a herd that passes its Brain Check goes on or stops at the edge', () => {
  const m = walking();
  m.answer('b', { x: 14.5, y: 10 });
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'EDM.BRAIN.1' });
  m.answer('b', [6]);
  expect(m.asked()).toMatchObject({ rule: 'EDM.DANGER.2', options: ['go', 'stop'] });
  m.answer('b', 'stop');
  expect(herd(m, 'h1').zombies[0]?.x).toBeCloseTo(13.99, 2);
  expect(herd(m, 'h1').zombies).toHaveLength(3);
  const on = walking().answer('b', { x: 14.5, y: 10 }).answer('b', [6]).answer('b', 'go');
  expect(herd(on, 'h1').zombies[0]?.x).toBe(14.5);
});

test('EDM.DANGER.2 EDM.DANGER.3 failed, it loses a zombie that its player chooses, not the leader, and goes on', () => {
  const m = walking().answer('b', { x: 14.5, y: 10 }).answer('b', [5]);
  expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'EDM.DANGER.3', options: ['z3', 'z4'] });
  m.answer('b', 'z3');
  expect(herd(m, 'h1').zombies).toMatchObject([
    { id: 'z2', x: 14.5 },
    { id: 'z4', x: 11.5 },
  ]);
  expect(battle(m).activation).toMatchObject({ actions: 1 });
});

test('EDM.DANGER.2 EDM.HERD.4 only a herd that dared the danger is arranged in it', () => {
  const arranging = (way: 'go' | 'stop'): ReturnType<typeof scene> =>
    walking()
      .answer('b', { x: 14.5, y: 10 })
      .answer('b', [6])
      .answer('b', way)
      .answer('b', 'arrange')
      .answer('b', 'z2');
  const inFire = { x: 14.2, y: 11 };
  expect(arranging('stop').refused('b', inFire)).toMatchObject({ reason: { key: 'ed.no.danger' } });
  expect(herd(arranging('go').answer('b', inFire), 'h1').zombies[0]).toMatchObject(inFire);
});

test('EDM.DANGER.3 a lone zombie is its own victim', () => {
  const m = scene({ humans: [{ x: 40, y: 40 }], herds: [{ zombies: [[13, 10]] }, far], active: 'b', pieces: fires });
  m.answer('b', 'h1').answer('b', [8]).answer('b', 'move').answer('b', { x: 14.5, y: 10 }).answer('b', [1]);
  expect(battle(m).herds.map(({ id }) => id)).toEqual(['h3']);
});

test('EDM.RAMBLE.6 EDM.DANGER.2 an opponent walks a rambling herd into danger unless its Brain Check stops it', () => {
  const begin = (): ReturnType<typeof scene> =>
    scene({ humans: [{ x: 40, y: 40 }], herds: [three], active: 'b', pieces: fires })
      .answer('b', [2])
      .answer('b', 'let')
      .answer('a', 'move')
      .answer('a', { x: 14.5, y: 10 });
  const stopped = begin();
  expect(stopped.asked()).toMatchObject({ kind: 'roll', seats: ['b'] });
  stopped.answer('b', [6]);
  expect(herd(stopped, 'h1').zombies[0]?.x).toBeCloseTo(13.99, 2);
  expect(stopped.asked()).toMatchObject({ seats: ['a'] });
  const lured = begin().answer('b', [5]).answer('b', 'z4');
  expect(herd(lured, 'h1').zombies).toMatchObject([
    { id: 'z2', x: 14.5 },
    { id: 'z3', x: 13 },
  ]);
});
