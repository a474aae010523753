import { expect, test } from 'vitest';
import { type AnyGame, canonical, copy, Match, parseSetup, Seeded, seedWords } from '../../../../kernel/index.ts';
import { randomPlay } from '../../../../kernel/testing.ts';
import { lastDays } from '../../index.ts';
import type { State } from '../../state.ts';
import { setup as begin } from '../setup.ts';

/** Plays at random; at every boundary the position is set up anew and must be the same. */
function roundTrips(setup: unknown, seed: string, until: number): Set<string> {
  const luck = new Seeded(seedWords(`custom ${seed}`));
  const match = Match.start(lastDays as AnyGame, setup, { seed });
  const seen = new Set<string>();
  for (let steps = -1; match.request !== null && match.answered < until; ) {
    if (match.steps !== steps) {
      steps = match.steps;
      const state = copy(match.position().state) as State;
      lastDays.forgetAnswers?.(state);
      const said = JSON.parse(JSON.stringify(lastDays.customOf?.(state))) as unknown;
      const again = parseSetup(lastDays, said);
      expect(canonical(begin(undefined as never, again))).toBe(canonical(state));
      seen.add(state.battle?.phase ?? 'between');
    }
    const { seat, answer } = randomPlay(match, (n) => luck.below(n));
    match.answer(seat, answer);
  }
  return seen;
}

test.each(['scavengers', 'bushwhack', 'home-defense', 'massacre-site', 'rescue', 'the-escape'])(
  'LD.TURN.1 a position out of a random match of %s can be entered, and is the same',
  { timeout: 120_000 },
  (name) => {
    const seen = roundTrips(lastDays.examples[name], `${name} 0`, 100);
    expect([...seen]).toEqual(expect.arrayContaining(['prepare', 'initiative', 'action']));
  },
);

test.each(['campaign', 'campaign-fast'])(
  'LD.CAMP.2 a position out of a random match of %s can be entered, and is the same',
  { timeout: 120_000 },
  (name) => {
    const seen = roundTrips(lastDays.examples[name], `${name} 1`, 200);
    expect(seen).toContain('between');
  },
);
