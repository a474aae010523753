import { describe, expect } from 'vitest';
import { battle, block, herd, scene, type SceneSpec, test } from '../testing.ts';

type Pieces = NonNullable<SceneSpec['pieces']>;
type Spot = readonly [x: number, y: number];
const lone = { zombies: [[40, 40]] } as const;
/** Ground along the left edge, so many inches deep. */
const strip = (kind: 'difficult' | 'dangerous', wide: number): Pieces => [block(kind, [0, 20, wide, 20], { kind })];

describe('humans', () => {
  /** The first of several humans, who moves 6", is selected. */
  const withHumans = (spots: readonly Spot[], pieces: Pieces = []): ReturnType<typeof scene> =>
    scene({ humans: spots.map(([x, y]) => ({ x, y })), herds: [lone], pieces }).answer('a', 'a1');
  const leaves = (spots: readonly Spot[], pieces: Pieces = []): boolean =>
    withHumans([...spots, [30, 30]], pieces)
      .asked()
      .options.includes('withdraw');

  test('EDM.WIN.3 the line must reach the edge within its distance, over rough ground half of it', () => {
    expect([leaves([[6, 30]]), leaves([[6.1, 30]])]).toEqual([true, false]);
    const swamp = strip('difficult', 4);
    expect([leaves([[3, 30]], swamp), leaves([[3.1, 30]], swamp)]).toEqual([true, false]);
  });

  test('EDM.WIN.3 any straight line will do, to any edge: only who is shut off by others stays', () => {
    const beside: Spot = [3, 30];
    expect(leaves([[5, 30], beside])).toBe(true);
    expect(
      leaves([
        [5.5, 30],
        [4.45, 30],
      ]),
    ).toBe(false);
    // A wall along one edge, and another edge in reach.
    const wall = [block('wall', [0, 0, 2, 60], { kind: 'impassable', height: 3 })];
    expect([leaves([[3, 30]], wall), leaves([[3, 56]], wall)]).toEqual([false, true]);
  });

  test('EDM.WIN.3 EDM.DANGER.1 over Dangerous ground it takes the check first, and a Wound if that fails', () => {
    const mines = strip('dangerous', 2);
    const begin = (): ReturnType<typeof scene> =>
      withHumans(
        [
          [3, 30],
          [30, 30],
        ],
        mines,
      ).answer('a', 'withdraw');
    expect(begin().asked()).toMatchObject({ kind: 'roll', rule: 'EDM.PSYCH.8' });
    const hurt = begin().answer('a', [1]);
    expect(battle(hurt).sides[0]?.withdrawn).toMatchObject([{ id: 'a1', vitality: 3 }]);
    const unhurt = begin().answer('a', [8]);
    expect(battle(unhurt).sides[0]?.withdrawn).toMatchObject([{ id: 'a1', vitality: 4 }]);
  });
});

describe('herds', () => {
  const two = {
    zombies: [
      [2, 30],
      [3.5, 30],
    ],
  } as const;
  const begin = (x: number, pieces: Pieces = []): ReturnType<typeof scene> =>
    scene({ humans: [{ x, y: 30 }], herds: [two, lone], active: 'b', pieces })
      .answer('b', 'h1')
      .answer('b', [8]);

  test('EDM.WIN.3 a herd leaves whole, and not while one of it touches an enemy', () => {
    const m = begin(40).answer('b', 'withdraw');
    expect(battle(m).herds.map(({ id }) => id)).toEqual(['h4']);
    expect(battle(m).sides[1]?.withdrawn).toMatchObject([{ id: 'h1' }]);
    expect(begin(4.5).asked().options).toEqual(['move', 'bite:a1', 'split', 'face', 'done']);
  });

  test('EDM.WIN.3 EDM.DANGER.2 over Dangerous ground it takes the Brain Check first, and may stop at the edge', () => {
    const ask = (): ReturnType<typeof scene> => begin(40, strip('dangerous', 1.8)).answer('b', 'withdraw');
    const stays = ask().answer('b', [8]).answer('b', 'stop');
    expect(herd(stays, 'h1').zombies[0]?.x).toBeCloseTo(1.81, 2);
    expect(herd(ask().answer('b', [8]).answer('b', 'go'), 'h1')).toBeUndefined();
    const hurt = ask().answer('b', [1]);
    expect(battle(hurt).sides[1]?.withdrawn).toMatchObject([{ id: 'h1', zombies: [{ id: 'z2' }] }]);
  });
});
