import { describe, expect, it } from 'vitest';
import { Match, Seeded, seedWords } from '../../kernel/index.ts';
import { playUnderLaws, randomPlay } from '../../kernel/testing.ts';
import { lastStand } from './index.ts';

describe('whole matches at random', () => {
  it.each(Object.keys(lastStand.examples))('%s plays to an end', (name) => {
    for (const seed of ['1', '2', '3', '4']) {
      const luck = new Seeded(seedWords(`${name} ${seed}`));
      const match = Match.start<unknown>(lastStand, lastStand.examples[name], { seed });
      while (match.request !== null && match.answered < 20_000) {
        const { seat, answer } = randomPlay(match, (n) => luck.below(n));
        expect(match.answer(seat, answer)).toMatchObject({ ok: true });
      }
      expect(match.outcome).not.toBeNull();
    }
  });

  it.each(['lightning-three', 'defend-two', 'flight-one'])('%s keeps the laws of the kernel', (name) => {
    const match = playUnderLaws(lastStand, { setup: lastStand.examples[name], seed: name, closely: 60 });
    expect(match.outcome).not.toBeNull();
  });
});
