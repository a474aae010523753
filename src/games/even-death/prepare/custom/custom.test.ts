import { expect, test } from 'vitest';
import { type AnyGame, canonical, copy, Match, parseSetup, Seeded, seedWords } from '../../../../kernel/index.ts';
import { randomPlay } from '../../../../kernel/testing.ts';
import { evenDeath } from '../../index.ts';
import type { State } from '../../state.ts';
import { setup as begin } from '../setup.ts';

/** Plays at random; at every boundary the position is set up anew and must be the same. */
function roundTrips(setup: unknown, seed: string, until: number): number {
  const luck = new Seeded(seedWords(`custom ${seed}`));
  const match = Match.start(evenDeath as AnyGame, setup, { seed });
  let seen = 0;
  for (let steps = -1; match.request !== null && match.answered < until; ) {
    if (match.steps !== steps) {
      steps = match.steps;
      const { state } = match.position();
      const said = JSON.parse(JSON.stringify(evenDeath.customOf?.(copy(state) as State))) as unknown;
      const again = parseSetup(evenDeath, said);
      expect(canonical(begin(undefined as never, again))).toBe(canonical(state));
      seen++;
    }
    const { seat, answer } = randomPlay(match, (n) => luck.below(n));
    match.answer(seat, answer);
  }
  return seen;
}

test.each([
  'first-night',
  'three-ways',
  'all-four',
  'last-stand',
  'cornered',
  'campaign',
  'campaign-midway',
  'campaign-three',
])('a position out of a random match of %s can be entered, and is the same', { timeout: 120_000 }, (name) => {
  const seen = [0, 1, 2].map((i) => roundTrips(evenDeath.examples[name], `${name} ${i}`, 120));
  expect(seen.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(30);
});
