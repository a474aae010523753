import { describe, expect, it } from 'vitest';
import { Match, Seeded, seedWords } from '../../kernel/index.ts';
import { playUnderLaws, randomPlay } from '../../kernel/testing.ts';
import { bitersAt, MOST_BITERS } from './fight/contact.ts';
import { evenDeath } from './index.ts';
import type { State } from './state.ts';
import { HERD_MAX } from './words.ts';

const battles = Object.keys(evenDeath.examples).filter((name) => evenDeath.examples[name]?.kind === 'battle');

/** EDM.CONTACT.3, EDM.HERD.1: no human has seven zombies in contact, and no herd more than it may. */
function checkLimits({ battle }: State): void {
  for (const human of battle?.humans ?? []) expect(bitersAt(battle as never, human)).toBeLessThanOrEqual(MOST_BITERS);
  for (const { zombies } of battle?.herds ?? []) expect(zombies.length).toBeLessThanOrEqual(HERD_MAX);
}

describe('whole battles at random', () => {
  it.each(battles)('%s is fought to an end', { timeout: 120_000 }, (name) => {
    for (const seed of ['1', '2']) {
      const luck = new Seeded(seedWords(`${name} ${seed}`));
      const match = Match.start<State>(evenDeath, evenDeath.examples[name], { seed });
      while (match.request !== null && match.answered < 20_000) {
        const { seat, answer } = randomPlay(match as never, (n) => luck.below(n));
        expect(match.answer(seat, answer)).toMatchObject({ ok: true });
        if (match.answered % 10 === 0) checkLimits(match.state);
      }
      expect(match.outcome).not.toBeNull();
    }
  });

  it.each(['first-night', 'military-bandits'])('%s keeps the laws of the kernel', { timeout: 240_000 }, (name) => {
    const match = playUnderLaws(evenDeath, { setup: evenDeath.examples[name], seed: name, closely: 150 });
    expect(match.outcome).not.toBeNull();
  });
});
