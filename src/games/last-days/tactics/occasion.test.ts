import { describe, expect } from 'vitest';
import type { Character } from '../state.ts';
import { battle, type BattleScene, scene, test } from '../testing.ts';
import { goalsFor } from './goals.ts';
import { advise } from './index.ts';
import { cautionIn, hasReserves, noiseCost } from './occasion.ts';
import { WEIGHTS } from './weights.ts';

/** Three of the defenders are there, and Eve still waits for a noise. */
const ambush = (fate: Character['fate'], phase: 'action' | 'shooting' = 'action', seat: 'a' | 'b' = 'a'): BattleScene =>
  scene({
    encounter: 'bushwhack',
    phase,
    aggressor: seat,
    people: [
      { x: 10, y: 10, name: 'Ann', guns: ['hunting-rifle'], activated: phase === 'shooting' },
      { x: 30, y: 30, name: 'Bob', guns: ['hunting-rifle'], activated: phase === 'shooting', seat: 'b' },
      { x: 30, y: 28, name: 'Eve', seat: 'b', fate },
    ],
    zombies: [{ x: 20, y: 18 }],
    tokens: [{ carrier: 'b1' }],
    change: (now) => {
      now.sides.forEach((side) => Object.assign(side, { part: side.seat === 'a' ? 'attacker' : 'defender' }));
    },
  });

describe('while somebody waits in reserve', () => {
  test('LD.ENC.4 LD.ENC.6 Noise helps the defender and costs the attacker more, until all have come', () => {
    const waiting = battle(ambush('reserve'));
    expect([hasReserves(waiting, 'a'), hasReserves(waiting, 'b')]).toEqual([false, true]);
    // A Survivor of 6 points: half of that for one in six.
    expect(noiseCost(waiting, 'b')).toBeCloseTo(-(WEIGHTS.reserve * 6) / 6);
    expect(noiseCost(waiting, 'a')).toBeCloseTo(WEIGHTS.noise + (WEIGHTS.reserve * 6) / 6);
    const all = battle(ambush('here'));
    expect([noiseCost(all, 'a'), noiseCost(all, 'b')]).toEqual([WEIGHTS.noise, WEIGHTS.noise]);
  });

  const goal = (fate: Character['fate'], encounter: 'bushwhack' | 'rescue'): string | undefined =>
    goalsFor({ ...battle(ambush(fate)), encounter }, 'b').get('b1')?.kind;

  test('LD.RESCUE.8 the defender holds the place with the token, and carries it off once they are there', () => {
    expect(goal('reserve', 'rescue')).toBe('hold');
    expect(goal('here', 'rescue')).toBe('edge');
  });

  test('LD.BUSH.4 but who is waylaid with a token in hand makes for the edge at once', () => {
    expect([goal('reserve', 'bushwhack'), goal('here', 'bushwhack')]).toEqual(['edge', 'edge']);
  });

  test('LD.SHOOT.10 a shot that is worth no Noise to others is worth it to the defender', () => {
    const first = (fate: Character['fate'], seat: 'a' | 'b'): unknown => {
      const m = ambush(fate, 'shooting', seat === 'a' ? 'b' : 'a'); // LD.SHOOT.8: the Defender fires first
      const { request, state, waitingFor } = m.match;
      return request === null ? null : [waitingFor[0], advise(state, request, waitingFor[0] ?? '').answer];
    };
    expect([first('reserve', 'b'), first('here', 'b')]).toEqual([
      ['b', 'shoot:0:z1'],
      ['b', 'hold'],
    ]);
  });
});

test('LD.TURN.3 danger counts in full for seven turns, and no more from the nineteenth', () => {
  const at = (turn: number): number => cautionIn({ ...battle(ambush('here')), turn });
  expect([1, 7, 13, 19, 40].map(at)).toEqual([1, 1, 0.5, 0, 0]);
});
