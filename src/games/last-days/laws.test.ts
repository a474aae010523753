import { describe, expect, test } from 'vitest';
import { playUnderLaws } from '../../kernel/testing.ts';
import { rulesOf } from '../../rules/index.ts';
import { lastDays } from './index.ts';

/** One position in so many is looked at closely. */
const CLOSELY = 150;

describe.each(Object.entries(lastDays.examples))('%s', (_name, setup) => {
  test('LD.TURN.3 a match of random answers keeps the laws and comes to an end', { timeout: 600_000 }, async () => {
    const rules = new Set((await rulesOf('last-days')).map(({ id }) => id));
    const match = playUnderLaws(lastDays, { setup: setup as never, seed: 'one', closely: CLOSELY, rules });
    expect(match.outcome).not.toBeNull();
  });
});
