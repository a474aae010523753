import { describe, expect } from 'vitest';
import { Viewer } from '../../../kernel/index.ts';
import { brainNeeded } from '../mind/brain.ts';
import type { Herd } from '../state.ts';
import { battle, herd, scene, test } from '../testing.ts';
import type { HerdType } from '../words.ts';

const near = [
  { x: 40, y: 40 },
  { x: 42, y: 40 },
] as const;
const lone = { zombies: [[10, 10]] } as const;

describe('Rambling Checks', () => {
  test('EDM.RAMBLE.1 EDM.RAMBLE.2 EDM.TURN.8 selecting a herd rolls a D8; on 3 or more its player keeps it', () => {
    const m = scene({ humans: near, herds: [lone], active: 'b' });
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'EDM.RAMBLE.1' });
    m.answer('b', [3]);
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'EDM.TURN.3' });
  });

  test('EDM.RAMBLE.3 EDM.RAMBLE.5 on 1 or 2 an opponent may move it twice and nothing else, or leave it', () => {
    const m = scene({
      humans: [{ x: 11, y: 10 }, near[0]],
      herds: [
        {
          zombies: [
            [10, 10],
            [8.5, 10],
          ],
        },
      ],
      active: 'b',
    });
    m.answer('b', [2]).answer('b', 'let');
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['move', 'done'] });
    m.answer('a', 'move');
    // What is suggested first leads away from the mover's own units.
    const [first, ...others] = (new Viewer(m.match, 'a').request()?.suggestions ?? []) as { x: number; y: number }[];
    const far = (at = { x: 11, y: 10 }): number => Math.hypot(at.x - 11, at.y - 10);
    expect(far(first)).toBe(Math.max(...[first, ...others].map(far)));
    expect(Math.min(...others.map(far))).toBeLessThan(far(first) - 1);
    m.answer('a', { x: 8.5, y: 8 });
    m.answer('a', 'move').answer('a', { x: 8.5, y: 10 }).answer('a', 'done');
    expect(herd(m, 'h1').used).toBe(true);
    const left = scene({ humans: near, herds: [lone], active: 'b' })
      .answer('b', [1])
      .answer('b', 'let')
      .answer('a', 'done');
    expect(herd(left, 'h1')).toMatchObject({ zombies: [{ x: 10, y: 10 }] });
  });

  test('EDM.RAMBLE.4 the nearest human player moves it; who is equally near, by the order of turns', () => {
    const three = (x: number): string | undefined =>
      scene({
        players: ['survivors', 'military', 'zombies'],
        humans: [
          { x: 10, y: 30 },
          { seat: 'b', x, y: 30 },
        ],
        herds: [{ zombies: [[30, 30]] }],
        active: 'c',
        order: ['b', 'a', 'c'],
      })
        .answer('c', [1])
        .answer('c', 'let')
        .asked().seats[0];
    expect([three(40), three(55), three(50)]).toEqual(['b', 'a', 'b']);
  });

  test('EDM.RAMBLE.7 EDM.WIN.3 it obeys the rules of movement and is not led off the table', () => {
    const down = scene({ humans: near, herds: [{ zombies: [{ x: 10, y: 10, down: true }] }], active: 'b' });
    down.answer('b', [1]).answer('b', 'let');
    expect(down.asked().options).toEqual(['done']);
    const m = scene({ humans: near, herds: [{ zombies: [[2, 10]] }], active: 'b' });
    m.answer('b', [1]).answer('b', 'let');
    expect(m.asked().options).toEqual(['move', 'done']);
    m.answer('a', 'move');
    expect(m.refused('a', { x: 2, y: 14.5 }).code).toBe('bad-answer');
  });

  test('EDM.RAMBLE.8 Agitated does not help against Rambling', () => {
    const behaviour = { decay: 'fresh', brains: 'agitated', hunger: 'hungry' } as const;
    const m = scene({ humans: near, herds: [lone], active: 'b', campaign: true, behaviour }).answer('b', [2]);
    expect(m.under('EDM.RAMBLE.3')).toHaveLength(1);
    m.answer('b', 'let');
    expect(m.asked().seats).toEqual(['a']);
  });

  test('EDM.RAMBLE.6 a Brain Check keeps the opponent from moving it; then nobody does, and it is used', () => {
    const ramble = (): ReturnType<typeof scene> =>
      scene({ humans: near, herds: [lone, { zombies: [[20, 50]] }], active: 'b' })
        .answer('b', 'h1')
        .answer('b', [2]);
    const m = ramble();
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'EDM.RAMBLE.6', options: ['try', 'let'] });
    m.answer('b', 'try');
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'EDM.BRAIN.1' });
    m.answer('b', [6]);
    expect(herd(m, 'h1')).toMatchObject({ used: true, zombies: [{ x: 10, y: 10 }] });
    expect(m.under('EDM.RAMBLE.6')).toHaveLength(1);
    const lost = ramble().answer('b', 'try').answer('b', [5]);
    expect(lost.asked()).toMatchObject({ seats: ['a'], options: ['move', 'done'] });
    expect(battle(lost).activation).toMatchObject({ unit: 'h1', rambler: 'a', actions: 2 });
  });
});

describe('Brain Checks', () => {
  const sized = (type: HerdType, zombies: number): Herd => ({ type, zombies: new Array(zombies).fill(null) }) as never;

  test.each([
    { type: 'regular', needed: [6, 4, 2] },
    { type: 'military', needed: [6, 4, 2] },
    { type: 'fast', needed: [7, 5, 3] },
  ] as const)('EDM.T.BRAIN EDM.BRAIN.1 EDM.BRAIN.2 EDM.T.BRAINSIZE $type herds', ({ type, needed }) => {
    expect([5, 10, 15].map((zombies) => brainNeeded(sized(type, zombies)))).toEqual(needed);
    expect([1, 6, 11].map((zombies) => brainNeeded(sized(type, zombies)))).toEqual(needed);
  });

  const pair = {
    zombies: [
      [10, 10],
      [11.5, 10],
    ],
  } as const;

  test('EDM.BRAIN.3 EDM.ZOMBIE.4 failed, the action does not happen and is spent', () => {
    const m = scene({ humans: near, herds: [pair], active: 'b' })
      .answer('b', [8])
      .answer('b', 'split')
      .answer('b', [5]);
    expect(battle(m).herds).toHaveLength(1);
    expect(battle(m).activation).toMatchObject({ actions: 1 });
  });

  test('EDM.BRAIN.4 EDM.ZOMBIE.2 EDM.ZOMBIE.3 Split Up, Merge and Climb need it; passed, the herd does it', () => {
    const m = scene({ humans: near, herds: [pair], active: 'b' })
      .answer('b', [8])
      .answer('b', 'split');
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.BRAIN.1', seats: ['b'] });
    m.answer('b', [6]);
    expect(m.asked().rule).toBe('EDM.SPLIT.1');
  });

  test('EDM.BRAIN.5 EDM.UNIT.9 EDM.SPLIT.8 Runners pass it without a roll', () => {
    const m = scene({ humans: near, herds: [{ ...pair, type: 'fast' }], active: 'b' })
      .answer('b', [8])
      .answer('b', 'split');
    expect(m.asked().rule).toBe('EDM.SPLIT.1');
    expect(m.under('EDM.SPLIT.8')).toHaveLength(1);
  });

  test('EDM.BRAIN.6 EDM.ZVAR.6 Agitated herds always pass', () => {
    const behaviour = { decay: 'fresh', brains: 'agitated', hunger: 'hungry' } as const;
    const m = scene({ humans: near, herds: [pair], active: 'b', campaign: true, behaviour });
    m.answer('b', [8]).answer('b', 'split');
    expect(m.asked().rule).toBe('EDM.SPLIT.1');
    expect(m.under('EDM.BRAIN.6')).toHaveLength(1);
  });

  test('EDM.SETUP.13 outside a campaign every herd is Shambling', () => {
    const behaviour = { decay: 'fresh', brains: 'agitated', hunger: 'hungry' } as const;
    const m = scene({ humans: near, herds: [pair], active: 'b', behaviour });
    m.answer('b', [8]).answer('b', 'split');
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.BRAIN.1' });
  });

  test('EDM.BRAIN.7 EDM.ZVAR.7 Docile herds roll two dice, and the lower counts; Runner still passes', () => {
    const behaviour = { decay: 'fresh', brains: 'docile', hunger: 'hungry' } as const;
    const of = (type: HerdType): ReturnType<typeof scene> =>
      scene({ humans: near, herds: [{ ...pair, type }], active: 'b', campaign: true, behaviour })
        .answer('b', [8])
        .answer('b', 'split');
    expect(battle(of('regular').answer('b', [8, 5])).activation).toMatchObject({ actions: 1 });
    expect(of('regular').answer('b', [6, 8]).asked().rule).toBe('EDM.SPLIT.1');
    expect(of('fast').asked().rule).toBe('EDM.SPLIT.1');
  });

  test('EDM.ZOMBIE.1 EDM.ZOMBIE.5 EDM.HUMAN.5 what a herd can choose: Interact and the like are for humans', () => {
    const m = scene({ humans: near, herds: [pair, { zombies: [[10, 13]] }], active: 'b' });
    m.answer('b', 'h1').answer('b', [8]);
    expect(m.asked().options).toEqual(['move', 'split', 'merge:h4', 'face', 'done']);
  });

  test('EDM.ZOMBIE.6 a Move needs no Brain Check', () => {
    const m = scene({ humans: near, herds: [pair], active: 'b' })
      .answer('b', [8])
      .answer('b', 'move');
    m.answer('b', { x: 13, y: 10 });
    expect(m.asked().kind).toBe('choose');
  });
});
