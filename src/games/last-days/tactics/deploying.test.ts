import { describe, expect, test } from 'vitest';
import { type AnyGame, Match } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { lastDays } from '../index.ts';
import type { Battle, Character, State } from '../state.ts';
import { battle, scene } from '../testing.ts';
import { goalsFor } from './goals.ts';
import { advise } from './index.ts';

/** A ready battle as both deploy who know the game. */
function deployed(example: 'bushwhack' | 'home-defense', seed: string): Battle {
  const match = Match.start(lastDays as unknown as AnyGame, lastDays.examples[example] as never, { seed });
  for (;;) {
    const state = match.state as State;
    const now = state.battle as Battle;
    const { request } = match;
    if (now.phase !== 'prepare' || request === null || request.kind === 'roll') return now;
    const [seat] = match.waitingFor as [string];
    expect(match.answer(seat, advise(state, request, seat).answer)).toMatchObject({ ok: true });
  }
}
const of = ({ sides, characters }: Battle, part: 'attacker' | 'defender'): Character[] => {
  const seat = sides.find((side) => side.part === part)?.seat;
  return characters.filter((one) => one.seat === seat && one.fate === 'here');
};

describe('where they begin', () => {
  test('LD.BUSH.3 LD.BUSH.4 the waylaid stand away from each other, each of them on the way to an edge', () => {
    const now = deployed('bushwhack', 'deploy');
    const defenders = of(now, 'defender');
    expect(defenders).toHaveLength(3);
    for (const one of defenders) {
      const others = defenders.filter(({ id }) => id !== one.id);
      expect(Math.min(...others.map((other) => apart(one, other)))).toBeGreaterThan(3.5);
      expect(apart(one, { x: 18, y: 18 })).toBeGreaterThan(4.5); // of the 6 inches that there are
    }
  });

  test('LD.HOME.6 the attackers of a Refuge come from one side', () => {
    const attackers = of(deployed('home-defense', 'deploy'), 'attacker');
    expect(attackers.length).toBeGreaterThan(4);
    const [first] = attackers as [Character];
    for (const one of attackers) expect(apart(first, one)).toBeLessThan(12);
  });
});

describe('a Refuge is left together', () => {
  /** b defends; a1 stands near the edge, and a2 where it is said. */
  const raid = (a2: { x: number; y: number }, tokens: readonly string[], more = {}): Map<string, string> => {
    const m = scene({
      encounter: 'home-defense',
      people: [
        { x: 3, y: 2 },
        { ...a2, ...more },
        { x: 33, y: 33, seat: 'b' },
      ],
      tokens: ['a1', 'a2', ''].map((carrier, i) => (tokens.includes(carrier) ? { carrier } : { x: 30, y: 28 + 2 * i })),
      change: (now) => {
        now.sides.forEach((side) => Object.assign(side, { part: side.seat === 'a' ? 'attacker' : 'defender' }));
      },
    });
    return new Map([...goalsFor(battle(m), 'a')].map(([id, { kind }]) => [id, kind]));
  };

  test('LD.BREAK.5 LD.HOME.8 who has a token waits at the edge while somebody still fetches another', () => {
    expect(raid({ x: 20, y: 20 }, ['a1']).get('a1')).toBe('hold');
    expect(raid({ x: 20, y: 20 }, ['a1']).get('a2')).toBe('token');
  });

  test('LD.DEPLOY.11 with more than half of them in hand all wait for the last one, and then go', () => {
    expect([...raid({ x: 20, y: 20 }, ['a1', 'a2']).values()]).toEqual(['hold', 'hold']);
    expect([...raid({ x: 6, y: 2 }, ['a1', 'a2']).values()]).toEqual(['edge', 'edge']);
  });

  test('LD.HOME.10 whom hardly anybody is left to stop takes everything', () => {
    const m = raid({ x: 6, y: 2 }, ['a1', 'a2'], { fate: 'out' });
    expect(m.get('a1')).toBe('edge');
  });
});
