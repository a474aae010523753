import { expect, test } from 'vitest';
import { playUnderLaws } from '../../../kernel/testing.ts';
import { rulesOf } from '../../../rules/index.ts';
import { allThingsZombie } from '../index.ts';

/** One position in so many is looked at closely. */
const CLOSELY = 25;

/** More of them, and longer ones, with `npm run soak -- all-things-zombie --setup first-month`. */
test.each(['one', 'two'])(
  'ATZ.CAMP.1 ATZ.CAMP.17 random answers keep the laws in a month of a campaign (%s)',
  async (seed) => {
    const rules = new Set((await rulesOf('all-things-zombie')).map(({ id }) => id));
    const setup = { ...allThingsZombie.examples['first-month'], battles: 'fast' };
    const match = playUnderLaws(allThingsZombie, { setup, seed, closely: CLOSELY, rules });
    expect(match.outcome).not.toBeNull();
  },
  600_000,
);
