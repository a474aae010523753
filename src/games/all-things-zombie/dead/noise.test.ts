import { expect } from 'vitest';
import { test } from '../testing.ts';
import type { Encounter } from '../state.ts';
import { beginNoise, lastingNoises, makeNoise, startZombies } from './noise.ts';
import { play } from './testing.ts';

const at = { x: 18, y: 18, level: 0 };
const spots = ({ zombies }: Encounter): number[][] =>
  zombies.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);

test('ATZ.ZGEN.4 ATZ.ZGEN.11 ATZ.ZGEN.12 ATZ.X.63 three shots draw three zombies to 2, 8 and 12 o’clock', () => {
  const enc = play({ band: [at], turn: 3 }, (t) => makeNoise(t, at, 3), [5, 6, 6], [1, 4, 6]);
  // Twelve o'clock points to the far edge; the clock runs as facings grow.
  expect(spots(enc)).toEqual([
    [7.6, 24],
    [28.4, 12],
    [18, 30],
  ]);
  expect(enc.zombies.map(({ facing, placed }) => [facing, placed])).toEqual([
    [330, 3],
    [150, 3],
    [270, 3],
  ]);
  expect(enc.noises).toEqual([{ x: 18, y: 18, level: 0, shots: 3, turn: 3 }]);
});

test('ATZ.ZGEN.4 ATZ.ZGEN.6 a die draws a zombie on 4, 5 or 6, by the area', () => {
  for (const [area, drawn] of [
    ['urban', 3],
    ['suburban', 2],
    ['rural', 1],
  ] as const) {
    const placing = Array.from({ length: drawn }, () => 6);
    expect(play({ area }, (t) => makeNoise(t, at, 6), [1, 2, 3, 4, 5, 6], placing).zombies).toHaveLength(drawn);
  }
  expect(play({}, (t) => makeNoise(t, at, 2), [4, 1]).zombies).toEqual([]);
});

test('ATZ.EVENT.3 ATZ.EVENT.21 events stop the dead from coming, or add 1 to every die', () => {
  const clocks = (change: Partial<Encounter['clocks']>) => (enc: Encounter) => void Object.assign(enc.clocks, change);
  expect(play({ change: clocks({ noMoreZombies: true }) }, (t) => makeNoise(t, at, 3)).noises).toHaveLength(1);
  const more = play({ change: clocks({ moreZombies: 1 }) }, (t) => makeNoise(t, at, 2), [4, 3], [6]);
  expect(more.zombies).toHaveLength(1);
});

test('ATZ.ZGEN.15 ATZ.X.64 off the table the spot moves on clockwise, degree by degree, still 12" away', () => {
  const corner = { x: 34, y: 2, level: 0 };
  const enc = play({ band: [corner] }, (t) => makeNoise(t, corner, 1), [6], [4]);
  const [zombie] = enc.zombies;
  const { x = 0, y = 0 } = zombie ?? {};
  expect(Math.hypot(x - 34, y - 2)).toBeCloseTo(12, 2);
  expect([x <= 35.5, y <= 35.5, x >= 0.5, y >= 0.5]).toEqual([true, true, true, true]);
  // 8 o'clock lies at 330 degrees, off the table; the first degree that fits is the one just past the right edge.
  expect(Math.round(x * 10) / 10).toBe(35.5);
});

test('ATZ.ZGEN.14 a spot in a building is inside it', () => {
  const building = {
    id: 'house',
    outline: [
      [14, 26],
      [22, 26],
      [22, 34],
      [14, 34],
    ] as [number, number][],
    height: 3,
  };
  const enc = play({ buildings: [building] }, (t) => makeNoise(t, at, 2), [6, 6], [6, 3]);
  expect(spots(enc)).toEqual([
    [18, 30],
    [18, 6],
  ]);
  // It makes for the source as for somebody whom it has seen there; outdoors it faces it, and hears it.
  expect(enc.zombies.map(({ lastSeen }) => lastSeen)).toEqual([at, null]);
});

test('ATZ.ZGEN.3 ATZ.X.62 each human brings 1+1d6, 1d6 or half a die of zombies', () => {
  const count = (area: Encounter['area'], die: number, zombies: number): number => {
    const placing = Array.from({ length: zombies }, (_, i) => 1 + (i % 6));
    return play({ area, band: [at] }, (t) => startZombies(t, t.state.encounter.humans[0] as never), [die], placing)
      .zombies.length;
  };
  expect(count('suburban', 2, 2) + count('suburban', 3, 3) + count('suburban', 6, 6)).toBe(11);
  expect([count('urban', 3, 4), count('rural', 3, 2)]).toEqual([4, 2]);
});

test('ATZ.ZGEN.10 ATZ.TURN.17 a noise that goes on draws at once and at the start of each turn, until it ends', () => {
  const noise = { ...at, what: 'alarm' as const, shots: 6, until: 3, of: 'bank' };
  const enc = play({ turn: 2 }, (t) => beginNoise(t, noise), [1, 1, 1, 1, 1, 1]);
  expect(enc.lasting).toEqual([{ ...noise, id: 'noise-101' }]);
  const lasting = (turn: number) => (now: Encounter) =>
    void Object.assign(now, { turn, lasting: [{ ...noise, id: 'n' }] });
  expect(play({ change: lasting(3) }, lastingNoises, [1, 1, 1, 1, 1, 1]).lasting).toHaveLength(1);
  expect(play({ change: lasting(4) }, lastingNoises).lasting).toEqual([]);
});
