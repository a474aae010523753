import { describe, expect, test } from 'vitest';
import { playUnderLaws } from '../../kernel/laws.ts';
import { lastStand } from './index.ts';

describe('whole matches at random', () => {
  test.each(Object.keys(lastStand.examples))('%s plays to an end under the laws', (name) => {
    for (const seed of ['1', '2']) {
      const match = playUnderLaws(lastStand, { setup: lastStand.examples[name], seed: `${name} ${seed}`, closely: 40 });
      expect(match.outcome).not.toBeNull();
    }
  });
});
