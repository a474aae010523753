import { describe, expect, it } from 'vitest';
import { Match, Seeded, seedWords } from '../../kernel/index.ts';
import { playUnderLaws, randomPlay } from '../../kernel/testing.ts';
import { evenDeath } from './index.ts';

const battles = Object.keys(evenDeath.examples).filter((name) => evenDeath.examples[name]?.kind === 'battle');

describe('whole battles at random', () => {
  it.each(battles)('%s is fought to an end', { timeout: 120_000 }, (name) => {
    for (const seed of ['1', '2']) {
      const luck = new Seeded(seedWords(`${name} ${seed}`));
      const match = Match.start<unknown>(evenDeath, evenDeath.examples[name], { seed });
      while (match.request !== null && match.answered < 20_000) {
        const { seat, answer } = randomPlay(match, (n) => luck.below(n));
        expect(match.answer(seat, answer)).toMatchObject({ ok: true });
      }
      expect(match.outcome).not.toBeNull();
    }
  });

  it.each(['first-night', 'military-bandits'])('%s keeps the laws of the kernel', { timeout: 240_000 }, (name) => {
    const match = playUnderLaws(evenDeath, { setup: evenDeath.examples[name], seed: name, closely: 150 });
    expect(match.outcome).not.toBeNull();
  });
});
